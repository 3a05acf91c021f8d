// SPDX-License-Identifier: Apache-2.0
#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

/* Each scan goes over the whole picture, and a short file can have very many; cameras and programs make about ten. */
enum { most_scans = 100, sizes = 8, pixel_bytes = 4 };

/* The library ends the process on an error, unless one jumps away. */
typedef struct reader {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf end;
} reader;

static void leave(j_common_ptr info) { longjmp(((reader *)info)->end, 1); }

/* A file that is cut short is shown as far as it goes. */
static void ignore(j_common_ptr info, int level) { (void)info, (void)level; }

static void count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > most_scans) leave(info);
}

/* Reads the header. Only after setjmp. */
static void begin(reader *reader, const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(&reader->info);
  reader->progress.progress_monitor = count_scans;
  reader->info.progress = &reader->progress;
  jpeg_mem_src(&reader->info, bytes, count);
  jpeg_read_header(&reader->info, TRUE);
}

static reader *make(void) {
  reader *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->info.err = jpeg_std_error(&made->errors);
  made->errors.error_exit = leave;
  made->errors.emit_message = ignore;
  return made;
}

static void release(reader *reader) {
  jpeg_destroy_decompress(&reader->info);
  free(reader);
}

int64_t tessera_jpeg_area(const uint8_t *bytes, size_t count) {
  reader *reader = make();
  if (!reader) return 0;
  if (setjmp(reader->end)) {
    release(reader);
    return 0;
  }
  begin(reader, bytes, count);
  int64_t area = (int64_t)reader->info.image_width * reader->info.image_height;
  release(reader);
  return area;
}

int tessera_jpeg_read(const uint8_t *bytes, size_t count, int least_width, int least_height, tessera_jpeg *picture) {
  *picture = (tessera_jpeg){0};
  reader *reader = make();
  if (!reader) return 0;
  if (setjmp(reader->end)) {
    release(reader);
    free(picture->pixels);
    *picture = (tessera_jpeg){0};
    return 0;
  }
  begin(reader, bytes, count);
  j_decompress_ptr info = &reader->info;
  info->out_color_space = JCS_EXT_BGRX;
  info->scale_denom = sizes;
  for (info->scale_num = 1; info->scale_num < sizes; info->scale_num++) {
    jpeg_calc_output_dimensions(info);
    if ((int)info->output_width >= least_width && (int)info->output_height >= least_height) break;
  }
  jpeg_start_decompress(info);
  size_t row_bytes = (size_t)info->output_width * pixel_bytes;
  picture->pixels = malloc(row_bytes * info->output_height);
  if (!picture->pixels) leave((j_common_ptr)info);
  picture->width = (int)info->output_width;
  picture->height = (int)info->output_height;
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = picture->pixels + row_bytes * info->output_scanline;
    jpeg_read_scanlines(info, &row, 1);
  }
  jpeg_finish_decompress(info);
  release(reader);
  return 1;
}
