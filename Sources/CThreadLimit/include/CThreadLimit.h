// SPDX-License-Identifier: Apache-2.0
// A limit of a process's threads, told in words. The kernel's own limit counts all processes of a user.
#ifndef TESSERA_CTHREADLIMIT_H
#define TESSERA_CTHREADLIMIT_H

/// The most threads that this process may have from now on; 0 for no limit. A thread beyond it ends the
/// process with a message of the form "Fatal error: …". All threads share a few areas of memory from now on.
void thread_limit_set(int most);

#endif
