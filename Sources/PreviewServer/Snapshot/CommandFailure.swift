// SPDX-License-Identifier: Apache-2.0

/// The reason why a command failed, and what the user can do.
struct CommandFailure: Error, Equatable {
  /// The exit code: 1 when the result is not the wanted one, otherwise as in <sysexits.h>.
  enum Reason: Int32 {
    /// The layout failed, or the result differs.
    case failed = 1
    /// The command line has an error.
    case usage = 64
    /// A file has an error.
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
