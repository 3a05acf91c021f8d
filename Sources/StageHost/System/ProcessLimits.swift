// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What a host may take of the machine, so that a layout that leaks or runs wild harms only itself.
enum ProcessLimits {
  /// Address space in bytes: far above any real stage, far below a machine's memory.
  static let addressSpaceBytes: rlim_t = 4 << 30
  /// The same for code that was compiled from people's files, whose leaks are to be seen soon.
  static let compiledAddressSpaceBytes: rlim_t = 2 << 30
  /// Open descriptors: the three standard ones, the socket and a few for the system's libraries.
  static let openFiles: rlim_t = 32
  /// Bytes of a file that it may write, as standard output and error can be.
  static let fileBytes: rlim_t = 64 << 20
  /// `PR_SET_PDEATHSIG` of <sys/prctl.h>, which the Glibc module leaves out.
  private static let setParentDeathSignal: CInt = 1

  /// Address space in bytes for one snapshot, which is over before much is needed.
  static let snapshotAddressSpaceBytes: rlim_t = 1 << 30

  /// Limits this process for good and ties its life to its parent's.
  static func apply(addressSpace: rlim_t = addressSpaceBytes) {
    limit(RLIMIT_AS, to: addressSpace)
    limit(RLIMIT_NOFILE, to: openFiles)
    limit(RLIMIT_FSIZE, to: fileBytes)
    limit(RLIMIT_CORE, to: 0)
    signal(SIGPIPE, SIG_IGN)
    dieWithParent()
  }

  /// Limits this process further, ahead of code that nobody has run before.
  static func applyToCompiledCode() { limit(RLIMIT_AS, to: compiledAddressSpaceBytes) }

  private static func limit(_ resource: __rlimit_resource, to bound: rlim_t) {
    var current = rlimit()
    let number = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(number, &current) == 0 else { return }
    current.rlim_cur = min(bound, current.rlim_max)
    current.rlim_max = current.rlim_cur
    setrlimit(number, &current)
  }

  /// Asks the kernel for a SIGKILL when the server is gone.
  ///
  /// An endless loop would never see the end of the socket. `prctl` is variadic, which Swift does not
  /// import, so it is looked up by name.
  static func dieWithParent() {
    typealias Prctl =
      @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") else { return }
    let prctl = unsafeBitCast(symbol, to: Prctl.self)
    _ = prctl(setParentDeathSignal, CUnsignedLong(SIGKILL), 0, 0, 0)
  }
}
