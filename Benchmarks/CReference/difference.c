// SPDX-License-Identifier: Apache-2.0
#include "creference.h"

#include <stdlib.h>

typedef struct {
  uint64_t id;
  int64_t place;
} slot;

static uint64_t scatter(uint64_t id) {
  id *= 0x9E3779B97F4A7C15u;
  return id ^ (id >> 32);
}

/// The length of the longest ascending run of places.
static int64_t longest_run(const int64_t *places, int64_t count, int64_t *tails) {
  int64_t length = 0;
  for (int64_t i = 0; i < count; i++) {
    int64_t low = 0, high = length;
    if (length == 0 || places[i] > tails[length - 1]) low = length;
    while (low < high) {
      int64_t middle = low + (high - low) / 2;
      if (tails[middle] < places[i])
        low = middle + 1;
      else
        high = middle;
    }
    tails[low] = places[i];
    if (low == length) length++;
  }
  return length;
}

int64_t cref_difference(const uint64_t *old_ids, int64_t old_count, const uint64_t *new_ids,
                        int64_t new_count) {
  uint64_t capacity = 2;
  while (capacity < (uint64_t)old_count * 2) capacity *= 2;
  slot *table = calloc(capacity, sizeof(slot));
  for (int64_t i = 0; i < old_count; i++) {
    uint64_t at = scatter(old_ids[i]) & (capacity - 1);
    while (table[at].place) at = (at + 1) & (capacity - 1);
    table[at] = (slot){old_ids[i], i + 1};
  }
  int64_t *places = malloc((size_t)new_count * sizeof(int64_t) + 1);
  int64_t *tails = malloc((size_t)new_count * sizeof(int64_t) + 1);
  int64_t found = 0;
  for (int64_t i = 0; i < new_count; i++) {
    uint64_t at = scatter(new_ids[i]) & (capacity - 1);
    while (table[at].place && table[at].id != new_ids[i]) at = (at + 1) & (capacity - 1);
    if (table[at].place) places[found++] = table[at].place;
  }
  int64_t moves = found - longest_run(places, found, tails);
  free(table);
  free(places);
  free(tails);
  return moves;
}
