// SPDX-License-Identifier: Apache-2.0
// The least that a server can do for a crowd: it sends one message to every client at a steady rate and reads the
// clients' answers, in one epoll loop without any library. The cost of Tessera's fan-out is compared with it.
//
// epollServer RATE FILE: prints its port, then sends the bytes of FILE to everybody RATE times a second. It ends when
// its standard input ends.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { clientBound = 20000, readBytes = 65536, eventsAtOnce = 256 };

// The client does not check the answer to its key, so this is the same for all.
static const char upgrade[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";

static struct {
  int descriptor;
  int isOpen;
} clients[clientBound];
static int clientCount;
static unsigned char frame[1 << 20];
static size_t frameBytes;
static unsigned long answers;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void watch(int poller, int descriptor, uint64_t key) {
  struct epoll_event event = {.events = EPOLLIN, .data.u64 = key};
  if (epoll_ctl(poller, EPOLL_CTL_ADD, descriptor, &event)) fail("epoll_ctl");
}

static void loadFrame(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) fail(path);
  static unsigned char payload[1 << 19];
  size_t count = fread(payload, 1, sizeof payload, file);
  fclose(file);
  frame[frameBytes++] = 0x82;
  if (count < 126) {
    frame[frameBytes++] = count;
  } else if (count < 65536) {
    frame[frameBytes++] = 126;
    frame[frameBytes++] = count >> 8;
    frame[frameBytes++] = count;
  } else {
    frame[frameBytes++] = 127;
    for (int shift = 56; shift >= 0; shift -= 8) frame[frameBytes++] = (uint64_t)count >> shift;
  }
  memcpy(frame + frameBytes, payload, count);
  frameBytes += count;
}

static int listenAnywhere(void) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 4096)) fail("listen");
  getsockname(listener, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

static void acceptAll(int poller, int listener) {
  int one = 1, descriptor;
  while (clientCount < clientBound && (descriptor = accept4(listener, 0, 0, SOCK_NONBLOCK)) >= 0) {
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    clients[clientCount].descriptor = descriptor;
    watch(poller, descriptor, clientCount++);
  }
}

// Unmasks every frame that has come; a client sends only short ones, each with one write.
static void readAnswers(unsigned char *bytes, ssize_t count) {
  for (ssize_t place = 0; place + 6 <= count;) {
    ssize_t length = bytes[place + 1] & 127;
    if (place + 6 + length > count) return;
    unsigned char *mask = bytes + place + 2, *payload = bytes + place + 6;
    for (ssize_t index = 0; index < length; index++) payload[index] ^= mask[index & 3];
    if (length && payload[0] == '{') answers++;
    place += 6 + length;
  }
}

static void readClient(int index) {
  static unsigned char bytes[readBytes];
  ssize_t count = recv(clients[index].descriptor, bytes, sizeof bytes, 0);
  if (count > 0 && clients[index].isOpen) return readAnswers(bytes, count);
  if (count > 0) {
    clients[index].isOpen = 1;
    send(clients[index].descriptor, upgrade, sizeof upgrade - 1, MSG_NOSIGNAL);
  } else if (count == 0 || errno != EAGAIN) {
    close(clients[index].descriptor);
    clients[index].isOpen = 0;
    clients[index].descriptor = -1;
  }
}

static void sendAll(void) {
  for (int index = 0; index < clientCount; index++) {
    if (clients[index].isOpen) send(clients[index].descriptor, frame, frameBytes, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  long rate = atol(argv[1]);
  if (rate < 1) return 64;
  loadFrame(argv[2]);
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  int poller = epoll_create1(0), listener = listenAnywhere();
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  struct timespec interval = {.tv_sec = rate == 1, .tv_nsec = rate == 1 ? 0 : 1000000000 / rate};
  struct itimerspec setting = {interval, interval};
  timerfd_settime(timer, 0, &setting, 0);
  enum { listenerKey = clientBound, timerKey, inputKey };
  watch(poller, listener, listenerKey);
  watch(poller, timer, timerKey);
  watch(poller, 0, inputKey);
  struct epoll_event events[eventsAtOnce];
  for (;;) {
    int count = epoll_wait(poller, events, eventsAtOnce, -1);
    for (int index = 0; index < count; index++) {
      uint64_t key = events[index].data.u64, expired;
      if (key == inputKey) return 0;
      if (key == listenerKey) acceptAll(poller, listener);
      else if (key != timerKey) readClient(key);
      else if (read(timer, &expired, sizeof expired) > 0) sendAll();
    }
  }
}
