// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CREFERENCE_H
#define TESSERA_CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// A size, main length first, with the memory layout of the engine's `AxisSize`.
typedef struct {
  double main, cross;
} cref_size;

typedef struct {
  double x, y, width, height;
} cref_frame;

/// A line: its first item, its start along the main axis, and its greatest main length.
typedef struct {
  int64_t first;
  double origin, thickness;
} cref_line;

/// Breaks items into lines greedily, spreads the space that is left over and centres each item in
/// its line. The last line keeps to the start. Returns the main length of the content. `lines` has
/// room for one entry a line and one more.
double cref_flow(const cref_size *sizes, int64_t count, double available, double gap, double spacing,
                 double inset, cref_frame *frames, cref_line *lines, int64_t *line_count);

/// Places items of one size in columns.
double cref_grid(int64_t count, double width, double height, double available, double gap,
                 double spacing, cref_frame *frames);

/// Finds the items whose frames meet the rectangle, by a search in the lines; returns their number.
int64_t cref_query(const cref_frame *frames, const cref_line *lines, int64_t line_count, double x,
                   double y, double width, double height, int64_t *items);

/// Places each item in the shortest column, or in the first of several. `bottoms` has room for one
/// entry a column. Returns the length of the longest column.
double cref_waterfall(const double *heights, int64_t count, int64_t columns, double width,
                      double gap, double spacing, cref_frame *frames, double *bottoms);

/// The fewest moves between two lists of identities, each unique in its list, from a hash table and
/// the longest ascending run. It only counts them.
int64_t cref_difference(const uint64_t *old_ids, int64_t old_count, const uint64_t *new_ids,
                        int64_t new_count);

/// A group of one item beside two that stand one below the other, repeated downwards.
typedef struct {
  double width, height, leading_share, inset, spacing;
} cref_nested;

/// Writes the frames of all items of nested groups; returns the length of the content.
double cref_nested_frames(cref_nested nested, int64_t count, cref_frame *frames);

/// Finds the items of nested groups between two heights by arithmetic; returns their number.
int64_t cref_nested_query(cref_nested nested, int64_t count, double y, double height,
                          cref_frame *found);

/// Places items of known heights one below the other; returns the length of the content.
double cref_rows(const double *heights, int64_t count, double width, cref_frame *frames);

/// The bytes that the allocator has handed out, in the heap or in mappings of their own.
double cref_heap_bytes(void);

#endif
