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

  /// The line of the app that asks, while a library in between asks for it; only on the main thread.
  @safe nonisolated(unsafe) private(set) static var asking: SourcePlace?

  /// Runs what a library asks on behalf of a line of the app; the outermost line counts.
  public static func asking<Result>(
    _ fileID: String,
    _ line: Int,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = asking
    defer { asking = outer }
    asking = outer ?? SourcePlace(fileID, line)
    return try body()
  }

  /// The place as people write it.
  public var description: String { "\(file):\(line)" }
}
