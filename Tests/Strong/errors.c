// SPDX-License-Identifier: Apache-2.0
// Errors of the system that cannot be made for real, or only with a broken disk: loaded into a server before its
// libraries, it lets calls fail as a plan says. Processes that the server starts do not get it.
//
// ERRORS names the plan. Each line is `CALL NUMBER PART`: calls whose path contains PART fail with this error; `*` means
// every call. The plan may change at any time; without the file, no call fails.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { planBytes = 4096, pathBytes = 4096 };

// The error of a call, or 0. It uses no function that this file replaces.
static int planned(const char *call, const char *path) {
  const char *name = getenv("ERRORS");
  int before = errno, result = 0;
  long file = name ? syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC) : -1;
  if (file >= 0) {
    char plan[planBytes];
    long count = syscall(SYS_read, file, plan, sizeof plan - 1);
    syscall(SYS_close, file);
    plan[count > 0 ? count : 0] = 0;
    char *rest = plan, *line;
    while (!result && (line = strsep(&rest, "\n"))) {
      char wanted[16], part[256];
      int number;
      if (sscanf(line, "%15s %d %255s", wanted, &number, part) != 3 || strcmp(wanted, call)) continue;
      if (!strcmp(part, "*") || (path && strstr(path, part))) result = number;
    }
  }
  errno = before;
  return result;
}

static int plannedOf(const char *call, int descriptor) {
  char link[64], path[pathBytes];
  int before = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t count = readlink(link, path, sizeof path - 1);
  errno = before;
  path[count > 0 ? count : 0] = 0;
  return planned(call, path);
}

#define NEXT(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))
#define FAIL_IF(expression)   \
  do {                        \
    int code = (expression);  \
    if (code) {               \
      errno = code;           \
      return -1;              \
    }                         \
  } while (0)

ssize_t write(int file, const void *bytes, size_t count) {
  FAIL_IF(plannedOf("write", file));
  return syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  FAIL_IF(plannedOf("write", file));
  return syscall(SYS_pwrite64, file, bytes, count, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t place) { return pwrite(file, bytes, count, place); }

ssize_t read(int file, void *bytes, size_t count) {
  FAIL_IF(plannedOf("read", file));
  return syscall(SYS_read, file, bytes, count);
}

static int openAt(const char *path, int flags, int mode) {
  FAIL_IF(planned("open", path));
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

#define OPEN(name)                                    \
  int name(const char *path, int flags, ...) {        \
    va_list more;                                     \
    va_start(more, flags);                            \
    int mode = flags & O_CREAT ? va_arg(more, int) : 0; \
    va_end(more);                                     \
    return openAt(path, flags, mode);                 \
  }
OPEN(open)
OPEN(open64)

int mkstemp(char *template) {
  FAIL_IF(planned("open", template));
  return NEXT(mkstemp)(template);
}

int rename(const char *from, const char *to) {
  FAIL_IF(planned("rename", to));
  return NEXT(rename)(from, to);
}

int socketpair(int family, int type, int protocol, int ends[2]) {
  FAIL_IF(planned("socketpair", 0));
  return NEXT(socketpair)(family, type, protocol, ends);
}

int pipe(int ends[2]) {
  FAIL_IF(planned("pipe", 0));
  return (int)syscall(SYS_pipe2, ends, 0);
}

int accept4(int file, struct sockaddr *address, socklen_t *length, int flags) {
  FAIL_IF(planned("accept", 0));
  return (int)syscall(SYS_accept4, file, address, length, flags);
}

int posix_spawn(pid_t *identifier, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const arguments[], char *const variables[]) {
  int code = planned("spawn", path);
  return code ? code : NEXT(posix_spawn)(identifier, path, actions, attributes, arguments, variables);
}
