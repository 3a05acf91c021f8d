// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The numbers are the same on every architecture. Older headers do not have them, or only the first
// members of the structures.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { version_flag = 1, path_beneath = 1 };

struct ruleset_attributes {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct path_beneath_attributes {
  uint64_t access;
  int32_t parent;
} __attribute__((packed));

int confinement_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, version_flag);
  return version < 0 ? 0 : (int)version;
}

int confinement_make_ruleset(int version, uint64_t files, uint64_t network, uint64_t scopes) {
  struct ruleset_attributes attributes = {files, network, scopes};
  enum { network_version = 4, scopes_version = 6 };
  size_t members = version >= scopes_version ? 3 : version >= network_version ? 2 : 1;
  return (int)syscall(create_ruleset, &attributes, members * sizeof(uint64_t), 0);
}

int confinement_allow(int ruleset, int path, uint64_t access) {
  struct path_beneath_attributes attributes = {access, path};
  return (int)syscall(add_rule, ruleset, path_beneath, &attributes, 0);
}

int confinement_open_path(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int confinement_restrict(int ruleset) { return (int)syscall(restrict_self, ruleset, 0); }

int confinement_forbid_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

int confinement_drop_capabilities(uint64_t kept) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct data[2];
  if (syscall(SYS_capget, &header, data) != 0) return -1;
  for (int word = 0; word < 2; word++) {
    uint32_t bits = (uint32_t)(kept >> (32 * word));
    data[word].effective &= bits;
    data[word].permitted &= bits;
    data[word].inheritable = 0;
  }
  return (int)syscall(SYS_capset, &header, data);
}

int confinement_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

int confinement_has_filters(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int confinement_unnamed_file(void) { return memfd_create("tessera", MFD_CLOEXEC); }

// Runs in the child, which uses this process's memory until the program starts: it only calls the kernel.
static int prepare(const struct confinement_program *program, pid_t parent) {
  if (confinement_end_with_parent() != 0) return errno;
  // The parent may have ended before the kernel was asked.
  if (getppid() != parent) return ESRCH;
  if (program->input >= 0 && dup2(program->input, STDIN_FILENO) < 0) return errno;
  if (dup2(program->output, STDOUT_FILENO) < 0) return errno;
  if (dup2(program->output, STDERR_FILENO) < 0) return errno;
  // The child has descriptors of its own, so this process's stays closed for other programs.
  if (program->shared >= 0 && fcntl(program->shared, F_SETFD, 0) != 0) return errno;
  if (program->ruleset < 0) return 0;
  if (confinement_forbid_privileges() != 0) return errno;
  return confinement_restrict(program->ruleset) == 0 ? 0 : errno;
}

__attribute__((noinline)) pid_t confinement_spawn(const struct confinement_program *program) {
  pid_t parent = getpid();
  volatile int failure = 0;
  pid_t child = vfork();
  if (child == 0) {
    failure = prepare(program, parent);
    if (failure == 0) {
      execve(program->path, program->arguments, program->environment);
      failure = errno;
    }
    _exit(127);
  }
  if (child < 0) return -errno;
  if (failure != 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    return -failure;
  }
  return child;
}

pid_t confinement_copy(uint64_t permission) {
  // The kernel does not read the last two arguments without flags for them.
  return (pid_t)syscall(SYS_clone, (unsigned long)SIGCHLD, 0UL, 0UL, 0UL, (unsigned long)permission);
}
