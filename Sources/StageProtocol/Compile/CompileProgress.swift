// SPDX-License-Identifier: Apache-2.0

/// How the layout compiler tells on standard error what it is about to compile, for people who wait.
public enum CompileProgress {
  private static let mark = "tessera-layout-compiler compiles "

  /// The line about a step, such as `SnapKit, 2 of 3`.
  public static func line(_ step: String) -> String { mark + step + "\n" }

  /// The step of a line; `nil` for another one.
  public static func step(of line: Substring) -> String? {
    line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
  }
}
