// SPDX-License-Identifier: Apache-2.0
// Many clients in one process: each opens a WebSocket, says what FILE contains, a line for each message, and answers
// every binary message with `seen`, as a page does.
//
// followers PORT COUNT [FILE]: prints `ready` when everybody has a binary message. For each line on the standard input,
// it prints how many messages were answered until then. It ends when its standard input ends.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { readBytes = 1 << 16, eventsAtOnce = 256, textBytes = 1 << 12 };

static const char request[] =
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

typedef struct client {
  int descriptor;
  int isOpen;
  int hasMessage;
  unsigned char *kept;
  size_t keptBytes;
} client;

static char lines[64][textBytes];
static int lineCount;
static int readyCount;
static unsigned long answered;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void sendText(client *one, const char *text) {
  static unsigned char bytes[textBytes + 16];
  size_t length = strlen(text), at = 0;
  bytes[at++] = 0x81;
  if (length < 126) {
    bytes[at++] = 0x80 | length;
  } else {
    bytes[at++] = 0x80 | 126;
    bytes[at++] = length >> 8;
    bytes[at++] = length;
  }
  const unsigned char mask[4] = {7, 77, 177, 27};
  memcpy(bytes + at, mask, 4);
  at += 4;
  for (size_t index = 0; index < length; index++) bytes[at++] = text[index] ^ mask[index & 3];
  if (send(one->descriptor, bytes, at, MSG_NOSIGNAL) != (ssize_t)at) fail("send");
}

static uint64_t varint(const unsigned char **place, const unsigned char *end) {
  uint64_t value = 0;
  for (int shift = 0; *place < end && shift < 64; shift += 7) {
    unsigned char byte = *(*place)++;
    value |= (uint64_t)(byte & 127) << shift;
    if (byte < 128) break;
  }
  return value;
}

static void answer(client *one, const unsigned char *payload, size_t length) {
  const unsigned char *place = payload + 1, *end = payload + length;
  uint64_t view = varint(&place, end), revision = varint(&place, end);
  char text[96];
  snprintf(text, sizeof text, "{\"kind\":\"seen\",\"view\":%llu,\"rev\":%llu}", (unsigned long long)view,
           (unsigned long long)revision);
  sendText(one, text);
  answered++;
  if (!one->hasMessage) {
    one->hasMessage = 1;
    readyCount++;
  }
}

// Reads all whole frames and returns how many bytes these were.
static size_t readFrames(client *one, const unsigned char *bytes, size_t count) {
  size_t place = 0;
  while (count - place >= 2) {
    size_t length = bytes[place + 1] & 127, header = 2;
    if (length == 126) header = 4;
    if (length == 127) header = 10;
    if (count - place < header) break;
    if (header > 2) {
      length = 0;
      for (size_t index = 2; index < header; index++) length = length << 8 | bytes[place + index];
    }
    if (count - place - header < length) break;
    int opcode = bytes[place] & 15;
    if (opcode == 8) {
      fprintf(stderr, "the server closed: %.*s\n", (int)length, bytes + place + header + 2);
      exit(1);
    }
    if (opcode == 2) answer(one, bytes + place + header, length);
    place += header + length;
  }
  return place;
}

static void readClient(client *one) {
  static unsigned char bytes[readBytes + (1 << 22)];
  if (one->keptBytes) memcpy(bytes, one->kept, one->keptBytes);
  ssize_t count = recv(one->descriptor, bytes + one->keptBytes, readBytes, MSG_DONTWAIT);
  if (count < 0 && errno == EAGAIN) return;
  if (count <= 0) fail("a connection was lost");
  size_t all = one->keptBytes + count, used = 0;
  if (!one->isOpen) {
    unsigned char *end = memmem(bytes, all, "\r\n\r\n", 4);
    if (end) {
      if (memcmp(bytes, "HTTP/1.1 101", 12)) fail((char *)bytes);
      used = end + 4 - bytes;
      one->isOpen = 1;
      for (int line = 0; line < lineCount; line++) sendText(one, lines[line]);
    }
  }
  if (one->isOpen) used += readFrames(one, bytes + used, all - used);
  one->keptBytes = all - used;
  if (one->keptBytes > (1 << 22)) fail("a message is too long");
  if (one->keptBytes) {
    one->kept = realloc(one->kept, one->keptBytes);
    memcpy(one->kept, bytes + used, one->keptBytes);
  }
}

static void connectTo(client *one, int port, int poller) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int on = 1;
  one->descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (one->descriptor < 0 || connect(one->descriptor, (struct sockaddr *)&address, sizeof address)) fail("connect");
  setsockopt(one->descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = one};
  epoll_ctl(poller, EPOLL_CTL_ADD, one->descriptor, &event);
  char text[512];
  int length = snprintf(text, sizeof text, request, port);
  if (send(one->descriptor, text, length, MSG_NOSIGNAL) != length) fail("send");
}

static void readEvents(int poller, int timeoutMs) {
  struct epoll_event events[eventsAtOnce];
  int count = epoll_wait(poller, events, eventsAtOnce, timeoutMs);
  for (int index = 0; index < count; index++) {
    if (events[index].data.ptr) {
      readClient(events[index].data.ptr);
    } else {
      char line[256];
      if (read(0, line, sizeof line) <= 0) exit(0);
      printf("%lu\n", answered);
      fflush(stdout);
    }
  }
}

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  int port = atoi(argv[1]), count = atoi(argv[2]);
  if (count < 1) return 64;
  FILE *file = argc > 3 ? fopen(argv[3], "r") : 0;
  while (file && lineCount < 64 && fgets(lines[lineCount], textBytes, file)) {
    lines[lineCount][strcspn(lines[lineCount], "\n")] = 0;
    lineCount++;
  }
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  int poller = epoll_create1(0);
  struct epoll_event input = {.events = EPOLLIN, .data.ptr = 0};
  epoll_ctl(poller, EPOLL_CTL_ADD, 0, &input);
  client *all = calloc(count, sizeof *all);
  for (int index = 0; index < count; index++) {
    connectTo(all + index, port, poller);
    readEvents(poller, 0);
  }
  int isTold = 0;
  for (;;) {
    readEvents(poller, -1);
    if (!isTold && readyCount == count) {
      isTold = 1;
      puts("ready");
      fflush(stdout);
    }
  }
}
