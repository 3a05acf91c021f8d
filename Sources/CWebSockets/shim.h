// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CWEBSOCKETS_SHIM_H
#define TESSERA_CWEBSOCKETS_SHIM_H

#include <libwebsockets.h>

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

#endif
