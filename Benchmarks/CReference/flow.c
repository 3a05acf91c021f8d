// SPDX-License-Identifier: Apache-2.0
#include "creference.h"

static const double tolerance = 1e-6;

static void place_line(const cref_size *sizes, int64_t first, int64_t end, double start, double gap,
                       double origin, double thickness, cref_frame *frames) {
  double x = start;
  for (int64_t i = first; i < end; i++) {
    frames[i].x = x;
    frames[i].y = origin + (thickness - sizes[i].main) * 0.5;
    frames[i].width = sizes[i].cross;
    frames[i].height = sizes[i].main;
    x += sizes[i].cross + gap;
  }
}

double cref_flow(const cref_size *sizes, int64_t count, double available, double gap, double spacing,
                 double inset, cref_frame *frames, cref_line *lines, int64_t *line_count) {
  double origin = inset;
  const double limit = available + tolerance;
  int64_t first = 0, n = 0;
  while (first < count) {
    double used = sizes[first].cross, thickness = sizes[first].main;
    int64_t end = first + 1;
    while (end < count) {
      double next = used + gap + sizes[end].cross;
      if (next > limit) break;
      used = next;
      if (sizes[end].main > thickness) thickness = sizes[end].main;
      end++;
    }
    double start = inset, between = gap;
    if (end < count) {
      if (end - first > 1)
        between += (available - used) / (double)(end - first - 1);
      else if (used < available)
        start += (available - used) * 0.5;
    }
    place_line(sizes, first, end, start, between, origin, thickness, frames);
    lines[n++] = (cref_line){first, origin, thickness};
    origin += thickness + spacing;
    first = end;
  }
  lines[n] = (cref_line){count, origin, 0};
  *line_count = n;
  return (count > 0 ? origin - spacing : origin) + inset;
}

double cref_grid(int64_t count, double width, double height, double available, double gap,
                 double spacing, cref_frame *frames) {
  int64_t columns = (int64_t)((available + tolerance + gap) / (width + gap));
  if (columns < 1) columns = 1;
  double between = columns > 1 ? (available - columns * width) / (double)(columns - 1) : 0;
  double y = 0;
  for (int64_t i = 0; i < count; y += height + spacing) {
    for (int64_t column = 0; column < columns && i < count; column++, i++)
      frames[i] = (cref_frame){column * (width + between), y, width, height};
  }
  return y - spacing;
}

int64_t cref_query(const cref_frame *frames, const cref_line *lines, int64_t line_count, double x,
                   double y, double width, double height, int64_t *items) {
  int64_t low = 0, high = line_count, found = 0;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (lines[middle].origin + lines[middle].thickness > y)
      high = middle;
    else
      low = middle + 1;
  }
  for (; low < line_count && lines[low].origin < y + height; low++) {
    for (int64_t i = lines[low].first; i < lines[low + 1].first; i++) {
      cref_frame f = frames[i];
      if (f.x < x + width && f.x + f.width > x && f.y < y + height && f.y + f.height > y)
        items[found++] = i;
    }
  }
  return found;
}
