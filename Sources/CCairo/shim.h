// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
// Swift does not see headers that are named by a macro.
#include FT_FREETYPE_H
