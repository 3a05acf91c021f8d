// SPDX-License-Identifier: Apache-2.0

/// Why a command could not do what it was asked, in words that say what to do.
struct CommandFailure: Error, Equatable {
  /// What the program ends with: 1 for a result that is not as wanted, else as in <sysexits.h>.
  enum Reason: Int32 {
    /// The layout failed, or differs.
    case failed = 1
    /// The command line says something wrong.
    case usage = 64
    /// A file says something wrong.
    case wrongFile = 65
    /// A file cannot be read.
    case noFile = 66
    /// A part of Tessera is missing.
    case unavailable = 69
    /// A file cannot be written.
    case cannotWrite = 73
  }

  var reason: Reason
  var message: String
}
