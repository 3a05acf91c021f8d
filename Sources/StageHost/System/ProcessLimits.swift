// SPDX-License-Identifier: Apache-2.0
import CAllocator
import CThreadLimit
import Confinement
import Glibc

/// Limits of a host's resources, so that a layout that leaks memory or never ends harms only
/// itself.
enum ProcessLimits {
  /// The address space in bytes: far more than any stage needs, far less than a machine's memory.
  static let addressSpaceBytes: rlim_t = 4 << 30
  /// The address space for compiled layout files, smaller so that a leak is noticed soon.
  static let compiledAddressSpaceBytes: rlim_t = 2 << 30
  /// Open descriptors: the three standard ones, the socket, and some for the system's libraries.
  static let openFiles: rlim_t = 32
  /// The greatest length of a written file in bytes; standard output and error can be files.
  static let fileBytes: rlim_t = 64 << 20
  /// Processes and threads of the user, all together.
  ///
  /// It bounds code that makes threads without glibc; the kernel does not count an administrator's.
  static let userProcesses: rlim_t = 8192
  /// Threads of a host: more than the 255 that Dispatch makes, far fewer than harm a machine.
  static let threads: Int32 = 300
  /// From this length on, a block has pages of its own, in bytes.
  ///
  /// The allocator would raise it, and lose long free blocks between small ones.
  static let ownPagesBytes: Int32 = 128 << 10

  /// The address space for one snapshot in bytes; a snapshot needs little.
  static let snapshotAddressSpaceBytes: rlim_t = 1 << 30

  /// Sets the limits, which cannot be raised again, and ends this process together with its parent.
  static func apply(addressSpace: rlim_t = addressSpaceBytes) {
    limit(RLIMIT_AS, to: addressSpace)
    limit(RLIMIT_NOFILE, to: openFiles)
    limit(RLIMIT_FSIZE, to: fileBytes)
    limit(RLIMIT_CORE, to: 0)
    limit(__RLIMIT_NPROC, to: userProcesses)
    thread_limit_set(threads)
    mallopt(M_MMAP_THRESHOLD, ownPagesBytes)
    signal(SIGPIPE, SIG_IGN)
    ProcessTie.endWithParent()
  }

  /// Sets a lower limit before code runs that has never run before.
  static func applyToCompiledCode() { limit(RLIMIT_AS, to: compiledAddressSpaceBytes) }

  private static func limit(_ resource: __rlimit_resource, to bound: rlim_t) {
    var current = rlimit()
    let number = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(number, &current) == 0 else { return }
    current.rlim_cur = min(bound, current.rlim_max)
    current.rlim_max = current.rlim_cur
    setrlimit(number, &current)
  }
}
