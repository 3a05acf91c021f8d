// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CALLOCATOR_SHIM_H
#define TESSERA_CALLOCATOR_SHIM_H

/* The module Glibc leaves this header out. */
#include <malloc.h>

#endif
