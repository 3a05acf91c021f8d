// SPDX-License-Identifier: Apache-2.0
// Calls of the kernel that Swift cannot import, because they are variadic or have no function in glibc.
#ifndef TESSERA_CCONFINEMENT_H
#define TESSERA_CCONFINEMENT_H

#include <stdint.h>
#include <sys/types.h>

/// The version of the kernel's Landlock; 0 when there is none.
int confinement_landlock_version(void);

/// Makes a ruleset that refuses these kinds of access; members that the version does not know are not sent.
/// Returns its descriptor, or -1 with `errno`.
int confinement_make_ruleset(int version, uint64_t files, uint64_t network, uint64_t scopes);

/// Allows kinds of access below an open path. Returns 0, or -1 with `errno`.
int confinement_allow(int ruleset, int path, uint64_t access);

/// Opens a path only to name it; -1 when there is none.
int confinement_open_path(const char *path);

/// Restricts the calling thread, and what it starts, to a ruleset. Returns 0, or -1 with `errno`.
int confinement_restrict(int ruleset);

/// Forbids this process and what it starts to gain privileges. Returns 0, or -1 with `errno`.
int confinement_forbid_privileges(void);

/// Gives up all capabilities but those in `kept`, by bits. Returns 0, or -1 with `errno`.
int confinement_drop_capabilities(uint64_t kept);

/// Lets the kernel kill this process when the thread that started it ends. Returns 0, or -1 with `errno`.
int confinement_end_with_parent(void);

/// Whether this process can use filters of system calls.
int confinement_has_filters(void);

/// Opens a file without a name, in memory; -1 with `errno`.
int confinement_unnamed_file(void);

/// What a started program gets.
struct confinement_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// Becomes the standard input; -1 leaves it.
  int input;
  /// Becomes the standard output and error.
  int output;
  /// A descriptor that the program has under the same number; -1 for none.
  int shared;
  /// The ruleset for the program; -1 for none of its own.
  int ruleset;
};

/// Starts a program that ends with the calling thread. Returns its identifier, or the negated `errno`.
pid_t confinement_spawn(const struct confinement_program *program);

/// Copies this process as `fork` does, also where a filter demands `permission` for it.
/// Returns 0 in the copy, its identifier in this process, or -1 with `errno`.
///
/// The copy has only the calling thread; functions registered by `pthread_atfork` are not called.
pid_t confinement_copy(uint64_t permission);

#endif
