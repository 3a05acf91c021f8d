// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CThreadLimit.h"

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef int start_function(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

static int most_threads;
static start_function *start;

// A folder has two links more than folders in it, and each thread is a folder.
static long threads(void) {
  struct stat state;
  return stat("/proc/self/task", &state) == 0 ? (long)state.st_nlink - 2 : 0;
}

__attribute__((noreturn)) static void refuse(const char *reason) {
  char text[200];
  int count = snprintf(text, sizeof text, "Fatal error: %s\n", reason);
  if (write(STDERR_FILENO, text, (size_t)count) < 0) _exit(1);
  abort();
}

void thread_limit_set(int most) {
  start = (start_function *)dlsym(RTLD_NEXT, "pthread_create");
  most_threads = most;
  // Without it, glibc reserves 64 MB of addresses for the memory of each further thread.
  enum { arenas = 2 };
  mallopt(M_ARENA_MAX, arenas);
}

// The dynamic linker finds this function before that of glibc, for every library in the process.
__attribute__((visibility("default"))) int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  if (!start) start = (start_function *)dlsym(RTLD_NEXT, "pthread_create");
  char reason[180];
  if (most_threads > 0 && threads() >= most_threads) {
    snprintf(reason, sizeof reason, "the layout started more than %d threads, the most that it may have",
             most_threads);
    refuse(reason);
  }
  int code = start(thread, attributes, run, argument);
  // Dispatch waits for threads of its own to end, and few need no explanation.
  enum { usual_threads = 64 };
  if (code == EAGAIN && most_threads > 0 && threads() >= usual_threads) {
    snprintf(reason, sizeof reason,
             "the layout started %ld threads, and there is no room for more of them; it may have at most %d",
             threads(), most_threads);
    refuse(reason);
  }
  return code;
}
