// SPDX-License-Identifier: Apache-2.0

/// The exit codes of the process, as in <sysexits.h>.
enum ExitCode {
  static let usage: Int32 = 64
  static let dataError: Int32 = 65
  static let unavailable: Int32 = 69
  static let ioError: Int32 = 74
}
