// SPDX-License-Identifier: Apache-2.0

/// What the layout compiler says of a set of source files: one JSON object.
public struct CompileReport: Codable, Hashable, Sendable {
  /// Something in the source that can be shown as a layout.
  public struct Entry: Codable, Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
      /// A subclass of a layout.
      case layoutClass = "class"
      /// A function or method that returns a layout, a section or a section provider.
      case function
      /// A property of such a type.
      case property
    }

    /// Its name in the source, unique in the report: `MosaicLayout`, `GridViewController.createLayout()`.
    public var id: String
    /// What it is.
    public var kind: Kind
    /// Name of the file as the user gave it.
    public var file: String
    /// Line of its name, from 1.
    public var line: Int
    /// Column of its name, from 1, in bytes of UTF-8.
    public var column: Int
    /// What stands in for things that an app would give it, one sentence each.
    public var notes: [String]

    /// Makes an entry.
    public init(id: String, kind: Kind, file: String, line: Int, column: Int, notes: [String] = [])
    {
      self.id = id
      self.kind = kind
      self.file = file
      self.line = line
      self.column = column
      self.notes = notes
    }
  }

  /// A number in the source that can be changed without compiling.
  public struct Constant: Codable, Hashable, Sendable {
    /// Its index in the library's table.
    public var index: Int
    /// Name of the file as the user gave it.
    public var file: String
    /// Line of its first digit, from 1; a sign belongs to the expression around it.
    public var line: Int
    /// Column of its first digit, from 1, in bytes of UTF-8.
    public var column: Int
    /// Where its first digit stands in the file's bytes (UTF-8).
    public var offset: Int
    /// How many bytes it takes in the file.
    public var length: Int
    /// What the source says.
    public var value: Double
    /// Whether it is written without a point, so that only whole numbers may take its place.
    public var isInteger: Bool
    /// What it is for, where the source tells: the name of the property, constant or argument it is given to.
    public var label: String
    /// Whether the layout reads it whenever it is made, so that a running host can take another value.
    public var isLive: Bool

    /// Makes a constant.
    public init(
      index: Int,
      file: String,
      line: Int,
      column: Int,
      offset: Int,
      length: Int,
      value: Double,
      isInteger: Bool,
      label: String,
      isLive: Bool = false
    ) {
      self.index = index
      self.file = file
      self.line = line
      self.column = column
      self.offset = offset
      self.length = length
      self.value = value
      self.isInteger = isInteger
      self.label = label
      self.isLive = isLive
    }
  }

  /// Names the source but for the numbers in it: while it stays the same, no compiling is needed.
  public var fingerprint: String
  /// Path of the library; `nil` when there is none: the source has errors, or it is `unchanged`.
  public var library: String?
  /// Whether the fingerprint is the one that was given, so that only `constants` are new.
  public var unchanged: Bool
  /// What can be shown, in the order of the source; empty when it is `unchanged`.
  public var entries: [Entry]
  /// Numbers that can be changed without compiling, in the order of the source.
  public var constants: [Constant]
  /// Errors, warnings and what could not be carried, at their places in the user's source.
  public var diagnostics: [Diagnostic]
  /// The source line of a diagnostic, by "file:line".
  public var sourceLines: [String: String]

  /// Makes a report.
  public init(
    fingerprint: String,
    library: String? = nil,
    unchanged: Bool = false,
    entries: [Entry] = [],
    constants: [Constant] = [],
    diagnostics: [Diagnostic] = [],
    sourceLines: [String: String] = [:]
  ) {
    self.fingerprint = fingerprint
    self.library = library
    self.unchanged = unchanged
    self.entries = entries
    self.constants = constants
    self.diagnostics = diagnostics
    self.sourceLines = sourceLines
  }
}
