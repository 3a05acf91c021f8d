// SPDX-License-Identifier: Apache-2.0
@preconcurrency import Glibc

/// What code of users prints.
enum PrintedOutput {
  /// Passes on each line at once.
  ///
  /// Otherwise a pipe, which standard output is here, gets the first line with the last of some hundreds, or when the
  /// process ends.
  static func sendLineByLine() {
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }
}
