// SPDX-License-Identifier: Apache-2.0
#include "creference.h"

#include <malloc.h>

double cref_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}
