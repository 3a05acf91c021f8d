// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>
#include <stdint.h>

/* A picture: rows of pixels without gaps; a pixel has four bytes: blue, green, red, and one without meaning. */
typedef struct tessera_jpeg {
  uint8_t *pixels;
  int width, height;
} tessera_jpeg;

/* The number of pixels of a JPEG file in memory; 0 if it is none. */
int64_t tessera_jpeg_area(const uint8_t *bytes, size_t count);

/* Reads a JPEG file in memory, in the smallest of eight sizes that has these sides; the whole size if none has.
   Returns 0 for what is none, or has colours for printing. The caller frees the pixels. */
int tessera_jpeg_read(const uint8_t *bytes, size_t count, int least_width, int least_height, tessera_jpeg *picture);
