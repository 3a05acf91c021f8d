// SPDX-License-Identifier: Apache-2.0

/// A line of an app's source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Makes a place from what the compiler knows of a call.
  public init(_ fileID: String, _ line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }

  /// The place as people write it.
  public var description: String { "\(file):\(line)" }
}
