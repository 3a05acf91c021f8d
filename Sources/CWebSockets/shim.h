// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CWEBSOCKETS_SHIM_H
#define TESSERA_CWEBSOCKETS_SHIM_H

#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/socket.h>

/* LWS_PRE is a conditional macro, which the importer skips. */
enum { cws_pre = LWS_PRE };

/* The logging entry point is variadic. */
static inline void cws_log(int level, const char *text) { _lws_log(level, "%s", text); }

/* A function-like macro in the original. Closes the connection from the loop's next turn. */
static inline void cws_close_soon(struct lws *wsi) {
  lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* A timer with its owner: the list entry stands first, so that one cast finds the owner. */
typedef struct cws_timer {
  lws_sorted_usec_list_t entry;
  void *owner;
} cws_timer;

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

/* <sys/signalfd.h> is missing from the Glibc module: SIGINT, SIGTERM, SIGQUIT and SIGHUP as a descriptor. With nohup,
   SIGHUP is ignored, and stays so; a blocked signal would be reported all the same. */
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
