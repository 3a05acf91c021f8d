// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CNATS_H
#define TESSERA_CNATS_H

#include <stddef.h>
#include <stdint.h>

/* A connection to NATS whose messages wait in one queue, in the order in which they came. The library's threads only fill
   the queue; everything else is called by one thread. The library is loaded when a connection is opened, never before. */
typedef struct tessera_bus tessera_bus;

/* A message; `next` is of the queue. */
typedef struct tessera_message {
  struct tessera_message *next;
  char *subject;
  /* The number in the header `Status`: 503 when nobody answers a request. */
  int status;
  size_t count;
  unsigned char bytes[];
} tessera_message;

enum { TESSERA_BUS_ERROR_BYTES = 512 };

/* Connects; returns NULL with the reason in `error`, a buffer of TESSERA_BUS_ERROR_BYTES. */
tessera_bus *tessera_bus_open(const char *url, const char *credentials, const char *name, char *error);
/* An eventfd that can be read while messages wait. */
int tessera_bus_descriptor(const tessera_bus *bus);
int tessera_bus_is_connected(const tessera_bus *bus);
/* The number of connections that were lost and made again. */
uint64_t tessera_bus_reconnects(tessera_bus *bus);
/* The number of bytes that a message may have. */
int64_t tessera_bus_bound(const tessera_bus *bus);
/* Returns a subscription, or NULL. */
void *tessera_bus_subscribe(tessera_bus *bus, const char *subject);
void tessera_bus_unsubscribe(tessera_bus *bus, void *subscription);
/* Publishes; `reply`, `header` and `value` may be NULL. Returns 0 or the library's status. */
int tessera_bus_publish(tessera_bus *bus, const char *subject, const char *reply, const char *header, const char *value,
                        const void *bytes, int count);
/* Removes the oldest message; NULL when there is none. The caller frees it. */
tessera_message *tessera_bus_take(tessera_bus *bus);
/* Waits until a message waits, at most for some milliseconds. */
void tessera_bus_wait(tessera_bus *bus, int milliseconds);
/* Makes the descriptor readable. */
void tessera_bus_ring(tessera_bus *bus);
/* Writes what waits to the socket. */
void tessera_bus_flush(tessera_bus *bus, int milliseconds);
/* Its bytes, which Swift cannot reach in an array without a length. */
const void *tessera_bus_bytes(const tessera_message *message);
void tessera_bus_free_message(tessera_message *message);
void tessera_bus_close(tessera_bus *bus);
/* The library's words for a status. */
const char *tessera_bus_words(const tessera_bus *bus, int status);

#endif
