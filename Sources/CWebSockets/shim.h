// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CWEBSOCKETS_SHIM_H
#define TESSERA_CWEBSOCKETS_SHIM_H

#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
/* These headers of the kernel are missing from the Glibc module. */
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <fcntl.h>
#include <unistd.h>

/* LWS_PRE is a conditional macro, which the importer skips. */
enum { cws_pre = LWS_PRE };

/* The descriptor is a member of a union, which is clumsy to fill from Swift. */
static inline struct lws *cws_adopt_file(struct lws_vhost *host, int descriptor, const char *protocol) {
  lws_sock_file_fd_type file;
  file.filefd = descriptor;
  return lws_adopt_descriptor_vhost(host, LWS_ADOPT_RAW_FILE_DESC, file, protocol, 0);
}

/* The constant is missing from the Glibc module. */
static inline int cws_limit_unsent(int descriptor, int bytes) {
  return setsockopt(descriptor, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes, sizeof bytes);
}

/* With _GNU_SOURCE the headers would declare these two, but they would also give fd_set another member than it has in the
   Glibc module, and whether the compiler notices differs from build to build. */
extern int dup3(int other, int descriptor, int flags);
extern int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags);

/* Makes a descriptor another name of what `other` names. */
static inline int cws_replace(int descriptor, int other) { return dup3(other, descriptor, O_CLOEXEC); }

static inline int cws_accept(int descriptor, struct sockaddr *address, socklen_t *length) {
  return accept4(descriptor, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/* Constants of an unnamed enumeration with macros of the same names. */
static inline int cws_timer_flags(void) { return TFD_NONBLOCK | TFD_CLOEXEC; }

/* SIGINT, SIGTERM, SIGQUIT and SIGHUP as a descriptor. With nohup, SIGHUP is ignored, and stays so; a blocked signal
   would be reported all the same. */
static inline int cws_signals(void) {
  sigset_t set;
  struct sigaction hangup;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGQUIT);
  if (sigaction(SIGHUP, 0, &hangup) || hangup.sa_handler != SIG_IGN) sigaddset(&set, SIGHUP);
  if (sigprocmask(SIG_BLOCK, &set, 0)) return -1;
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

#endif
