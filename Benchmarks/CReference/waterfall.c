// SPDX-License-Identifier: Apache-2.0
#include "creference.h"

double cref_waterfall(const double *heights, int64_t count, int64_t columns, double width,
                      double gap, double spacing, cref_frame *frames, double *bottoms) {
  for (int64_t c = 0; c < columns; c++) bottoms[c] = 0;
  for (int64_t i = 0; i < count; i++) {
    int64_t shortest = 0;
    for (int64_t c = 1; c < columns; c++)
      if (bottoms[c] < bottoms[shortest]) shortest = c;
    frames[i] = (cref_frame){shortest * (width + gap), bottoms[shortest], width, heights[i]};
    bottoms[shortest] += heights[i] + spacing;
  }
  double most = 0;
  for (int64_t c = 0; c < columns; c++)
    if (bottoms[c] - spacing > most) most = bottoms[c] - spacing;
  return most;
}
