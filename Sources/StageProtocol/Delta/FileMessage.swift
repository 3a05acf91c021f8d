// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An input file's bytes on their way from server to stage host, ahead of the message that uses them.
public struct FileMessage: Hashable, Sendable {
  /// What the file is for.
  public enum Role: UInt8, Sendable {
    case layout = 1
    case data = 2
    /// The data as people have edited it; stands for the data file when there is one.
    case edited = 3
    /// Items that nobody gave, for a layout without data; they fill the sections that the layout knows.
    case plain = 4
  }

  /// What the file is for.
  public var role: Role
  /// The file's name as the user knows it, for messages.
  public var name: String
  /// What the file says.
  public var bytes: Data

  /// Makes the message.
  public init(role: Role, name: String, bytes: Data) {
    self.role = role
    self.name = name
    self.bytes = bytes
  }
}
