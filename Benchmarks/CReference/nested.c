// SPDX-License-Identifier: Apache-2.0
#include "creference.h"

/// Writes the frames of the group that starts at `top`, in the order of the data, and returns their
/// number.
static int64_t place_group(cref_nested nested, double top, int64_t left, cref_frame *frames) {
  const double gap = nested.inset;
  const double share = nested.width * nested.leading_share;
  cref_frame group[3] = {
      {gap, top + gap, share - 2 * gap, nested.height - 2 * gap},
      {share + gap, top + gap, nested.width - share - 2 * gap, nested.height * 0.5 - 2 * gap},
      {share + gap, top + nested.height * 0.5 + gap, nested.width - share - 2 * gap,
       nested.height * 0.5 - 2 * gap},
  };
  int64_t n = left < 3 ? left : 3;
  for (int64_t i = 0; i < n; i++) frames[i] = group[i];
  return n;
}

double cref_nested_frames(cref_nested nested, int64_t count, cref_frame *frames) {
  double top = 0;
  for (int64_t i = 0; i < count; top += nested.height + nested.spacing)
    i += place_group(nested, top, count - i, frames + i);
  return top - nested.spacing;
}

int64_t cref_nested_query(cref_nested nested, int64_t count, double y, double height,
                          cref_frame *found) {
  const double step = nested.height + nested.spacing;
  int64_t n = 0, group = (int64_t)((y - nested.height) / step);
  if (group < 0) group = 0;
  for (; group * step < y + height && group * 3 < count; group++) {
    cref_frame frames[3];
    int64_t placed = place_group(nested, group * step, count - group * 3, frames);
    for (int64_t i = 0; i < placed; i++)
      if (frames[i].y < y + height && frames[i].y + frames[i].height > y) found[n++] = frames[i];
  }
  return n;
}

double cref_rows(const double *heights, int64_t count, double width, cref_frame *frames) {
  double top = 0;
  for (int64_t i = 0; i < count; i++) {
    frames[i] = (cref_frame){0, top, width, heights[i]};
    top += heights[i];
  }
  return top;
}
