// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CNats.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

/* The library's calls that are used, with its pointers as `void *`: so neither the build nor the start of a server that
   stands alone needs its package. None of them takes a structure, whose members could change. */
typedef struct calls {
  int (*options_create)(void **);
  int (*options_url)(void *, const char *);
  int (*options_name)(void *, const char *);
  int (*options_timeout)(void *, int64_t);
  int (*options_credentials)(void *, const char *, const char *);
  int (*options_reconnects)(void *, int);
  int (*options_reconnect_wait)(void *, int64_t);
  int (*options_reconnect_bytes)(void *, int);
  int (*options_ping)(void *, int64_t);
  int (*options_shared_delivery)(void *, bool);
  int (*options_send_asap)(void *, bool);
  int (*options_reconnected)(void *, void (*)(void *, void *), void *);
  int (*options_errors)(void *, void (*)(void *, void *, int, void *), void *);
  void (*options_destroy)(void *);
  int (*connect)(void **, void *);
  int (*connection_status)(void *);
  int64_t (*bound)(void *);
  int (*flush)(void *, int64_t);
  void (*connection_close)(void *);
  void (*connection_destroy)(void *);
  int (*subscribe)(void **, void *, const char *, void (*)(void *, void *, void *, void *), void *);
  int (*pending_limits)(void *, int, int);
  void (*subscription_destroy)(void *);
  int (*publish)(void *, void *);
  int (*message_create)(void **, const char *, const char *, const char *, int);
  int (*header_set)(void *, const char *, const char *);
  int (*header_get)(void *, const char *, const char **);
  const char *(*subject)(const void *);
  const char *(*data)(const void *);
  int (*count)(const void *);
  void (*message_destroy)(void *);
  const char *(*words)(int);
  const char *(*last_error)(int *);
} calls;

struct tessera_bus {
  calls nats;
  void *connection;
  int descriptor;
  pthread_mutex_t lock;
  pthread_cond_t arrival;
  tessera_message *first, *last;
  uint64_t reconnects;
};

enum { connected_status = 2, timeout_ms = 3000, reconnect_ms = 200, ping_ms = 1000, forever = -1 };
/* While a connection is away, nothing is kept: what is late belongs to a past that others have left. */
enum { reconnect_bytes = 1 };

static const char *const library_names[] = {"libnats.so.3.4", "libnats.so.3.10", "libnats.so.3.9", "libnats.so.3.8",
                                            "libnats.so.3.7", "libnats.so.3.6",  "libnats.so.3.5", "libnats.so"};

static int load(calls *nats, char *error) {
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof library_names / sizeof *library_names; i++)
    library = dlopen(library_names[i], RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(error, TESSERA_BUS_ERROR_BYTES, "the library libnats is missing; install Debian's package libnats3.4");
    return 0;
  }
  const struct {
    void *place;
    const char *name;
  } table[] = {
      {&nats->options_create, "natsOptions_Create"},
      {&nats->options_url, "natsOptions_SetURL"},
      {&nats->options_name, "natsOptions_SetName"},
      {&nats->options_timeout, "natsOptions_SetTimeout"},
      {&nats->options_credentials, "natsOptions_SetUserCredentialsFromFiles"},
      {&nats->options_reconnects, "natsOptions_SetMaxReconnect"},
      {&nats->options_reconnect_wait, "natsOptions_SetReconnectWait"},
      {&nats->options_reconnect_bytes, "natsOptions_SetReconnectBufSize"},
      {&nats->options_ping, "natsOptions_SetPingInterval"},
      {&nats->options_shared_delivery, "natsOptions_UseGlobalMessageDelivery"},
      {&nats->options_send_asap, "natsOptions_SetSendAsap"},
      {&nats->options_reconnected, "natsOptions_SetReconnectedCB"},
      {&nats->options_errors, "natsOptions_SetErrorHandler"},
      {&nats->options_destroy, "natsOptions_Destroy"},
      {&nats->connect, "natsConnection_Connect"},
      {&nats->connection_status, "natsConnection_Status"},
      {&nats->bound, "natsConnection_GetMaxPayload"},
      {&nats->flush, "natsConnection_FlushTimeout"},
      {&nats->connection_close, "natsConnection_Close"},
      {&nats->connection_destroy, "natsConnection_Destroy"},
      {&nats->subscribe, "natsConnection_Subscribe"},
      {&nats->pending_limits, "natsSubscription_SetPendingLimits"},
      {&nats->subscription_destroy, "natsSubscription_Destroy"},
      {&nats->publish, "natsConnection_PublishMsg"},
      {&nats->message_create, "natsMsg_Create"},
      {&nats->header_set, "natsMsgHeader_Set"},
      {&nats->header_get, "natsMsgHeader_Get"},
      {&nats->subject, "natsMsg_GetSubject"},
      {&nats->data, "natsMsg_GetData"},
      {&nats->count, "natsMsg_GetDataLength"},
      {&nats->message_destroy, "natsMsg_Destroy"},
      {&nats->words, "natsStatus_GetText"},
      {&nats->last_error, "nats_GetLastError"},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    void *call = dlsym(library, table[i].name);
    if (!call) {
      snprintf(error, TESSERA_BUS_ERROR_BYTES, "the library libnats has no %s; 3.4 or newer is needed", table[i].name);
      return 0;
    }
    memcpy(table[i].place, &call, sizeof call);
  }
  return 1;
}

void tessera_bus_ring(tessera_bus *bus) {
  uint64_t one = 1;
  while (write(bus->descriptor, &one, sizeof one) < 0 && errno == EINTR) {
  }
}

static void arrived(void *connection, void *subscription, void *message, void *context) {
  (void)connection, (void)subscription;
  tessera_bus *bus = context;
  const char *subject = bus->nats.subject(message);
  size_t count = (size_t)bus->nats.count(message), length = strlen(subject) + 1;
  tessera_message *copy = malloc(sizeof *copy + count + length);
  if (copy) {
    const char *status = NULL;
    copy->next = NULL;
    copy->count = count;
    copy->status = bus->nats.header_get(message, "Status", &status) == 0 && status ? atoi(status) : 0;
    if (count) memcpy(copy->bytes, bus->nats.data(message), count);
    copy->subject = (char *)copy->bytes + count;
    memcpy(copy->subject, subject, length);
    pthread_mutex_lock(&bus->lock);
    int was_empty = !bus->first;
    if (was_empty)
      bus->first = copy;
    else
      bus->last->next = copy;
    bus->last = copy;
    pthread_cond_signal(&bus->arrival);
    pthread_mutex_unlock(&bus->lock);
    if (was_empty) tessera_bus_ring(bus);
  }
  bus->nats.message_destroy(message);
}

static void reconnected(void *connection, void *context) {
  (void)connection;
  tessera_bus *bus = context;
  pthread_mutex_lock(&bus->lock);
  bus->reconnects++;
  pthread_mutex_unlock(&bus->lock);
  tessera_bus_ring(bus);
}

/* Errors that are no answer to a call, such as those of slow consumers, are found by the numbers in messages. The
   library's own handler would print them. */
static void went_wrong(void *connection, void *subscription, int status, void *context) {
  (void)connection, (void)subscription, (void)status, (void)context;
}

/* Threads begin with the signals of the thread that makes them. All signals are the loop's, so the library's have none. */
static sigset_t without_signals(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  return before;
}

static void with_signals(sigset_t before) { pthread_sigmask(SIG_SETMASK, &before, NULL); }

tessera_bus *tessera_bus_open(const char *url, const char *credentials, const char *name, char *error) {
  tessera_bus *bus = calloc(1, sizeof *bus);
  if (!bus) return NULL;
  if (!load(&bus->nats, error)) {
    free(bus);
    return NULL;
  }
  pthread_mutex_init(&bus->lock, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&bus->arrival, &attributes);
  pthread_condattr_destroy(&attributes);
  bus->descriptor = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  calls *nats = &bus->nats;
  void *options = NULL;
  sigset_t signals = without_signals();
  int status = nats->options_create(&options);
  if (!status) status = nats->options_url(options, url);
  if (!status) status = nats->options_name(options, name);
  if (!status) status = nats->options_timeout(options, timeout_ms);
  if (!status && credentials) status = nats->options_credentials(options, credentials, NULL);
  if (!status) status = nats->options_reconnects(options, forever);
  if (!status) status = nats->options_reconnect_wait(options, reconnect_ms);
  if (!status) status = nats->options_reconnect_bytes(options, reconnect_bytes);
  if (!status) status = nats->options_ping(options, ping_ms);
  /* One thread delivers all subscriptions' messages, which keeps their order among them. */
  if (!status) status = nats->options_shared_delivery(options, true);
  if (!status) status = nats->options_send_asap(options, true);
  if (!status) status = nats->options_reconnected(options, reconnected, bus);
  if (!status) status = nats->options_errors(options, went_wrong, bus);
  if (!status) status = nats->connect(&bus->connection, options);
  with_signals(signals);
  if (status) {
    int last = 0;
    const char *words = nats->last_error(&last);
    snprintf(error, TESSERA_BUS_ERROR_BYTES, "%s", words && *words ? words : nats->words(status));
    if (options) nats->options_destroy(options);
    close(bus->descriptor);
    free(bus);
    return NULL;
  }
  nats->options_destroy(options);
  return bus;
}

int tessera_bus_descriptor(const tessera_bus *bus) { return bus->descriptor; }

int tessera_bus_is_connected(const tessera_bus *bus) {
  return bus->nats.connection_status(bus->connection) == connected_status;
}

uint64_t tessera_bus_reconnects(tessera_bus *bus) {
  pthread_mutex_lock(&bus->lock);
  uint64_t number = bus->reconnects;
  pthread_mutex_unlock(&bus->lock);
  return number;
}

int64_t tessera_bus_bound(const tessera_bus *bus) { return bus->nats.bound(bus->connection); }

void *tessera_bus_subscribe(tessera_bus *bus, const char *subject) {
  void *subscription = NULL;
  sigset_t signals = without_signals();
  int status = bus->nats.subscribe(&subscription, bus->connection, subject, arrived, bus);
  with_signals(signals);
  return status ? NULL : subscription;
}

void tessera_bus_unsubscribe(tessera_bus *bus, void *subscription) { bus->nats.subscription_destroy(subscription); }

int tessera_bus_publish(tessera_bus *bus, const char *subject, const char *reply, const char *header, const char *value,
                        const void *bytes, int count) {
  void *message = NULL;
  int status = bus->nats.message_create(&message, subject, reply, bytes, count);
  if (!status && header) status = bus->nats.header_set(message, header, value);
  if (!status) status = bus->nats.publish(bus->connection, message);
  if (message) bus->nats.message_destroy(message);
  return status;
}

tessera_message *tessera_bus_take(tessera_bus *bus) {
  pthread_mutex_lock(&bus->lock);
  tessera_message *message = bus->first;
  if (message) bus->first = message->next;
  pthread_mutex_unlock(&bus->lock);
  return message;
}

void tessera_bus_wait(tessera_bus *bus, int milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += milliseconds % 1000 * 1000000L;
  if (end.tv_nsec >= 1000000000L) end.tv_sec++, end.tv_nsec -= 1000000000L;
  pthread_mutex_lock(&bus->lock);
  while (!bus->first && pthread_cond_timedwait(&bus->arrival, &bus->lock, &end) == 0) {
  }
  pthread_mutex_unlock(&bus->lock);
}

void tessera_bus_flush(tessera_bus *bus, int milliseconds) { bus->nats.flush(bus->connection, milliseconds); }

const void *tessera_bus_bytes(const tessera_message *message) { return message->bytes; }

void tessera_bus_free_message(tessera_message *message) { free(message); }

void tessera_bus_close(tessera_bus *bus) {
  /* Its threads may still hold the bus; a server closes it when the process ends. */
  bus->nats.connection_close(bus->connection);
}

const char *tessera_bus_words(const tessera_bus *bus, int status) { return bus->nats.words(status); }
