// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CREFERENCE_H
#define TESSERA_CREFERENCE_H

#include <stdint.h>

#endif
