// SPDX-License-Identifier: Apache-2.0
#ifndef TESSERA_CSECCOMP_SHIM_H
#define TESSERA_CSECCOMP_SHIM_H

#include <errno.h>
#include <seccomp.h>

/* Macros with arguments, which the importer skips. */
static inline uint32_t cseccomp_refuse(int code) { return SCMP_ACT_ERRNO(code); }
static inline uint32_t cseccomp_allow(void) { return SCMP_ACT_ALLOW; }

#endif
