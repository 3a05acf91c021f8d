// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An input file's bytes, which the server sends to a stage host before the message that uses them.
public struct FileMessage: Hashable, Sendable {
  /// The purpose of a file.
  public enum Role: UInt8, Sendable {
    case layout = 1
    case data = 2
    /// The edited data, which replaces the data file.
    case edited = 3
    /// Numbered items for a layout without data; they fill the sections that the layout knows.
    case plain = 4
    /// Recorded answers to an app's requests; the file's name is their id.
    case answers = 5
  }

  /// The purpose of the file.
  public var role: Role
  /// The file's name for the user, for messages.
  public var name: String
  /// The file's content.
  public var bytes: Data

  /// Makes the message.
  public init(role: Role, name: String, bytes: Data) {
    self.role = role
    self.name = name
    self.bytes = bytes
  }
}
