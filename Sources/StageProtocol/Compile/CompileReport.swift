// SPDX-License-Identifier: Apache-2.0

/// The layout compiler's report about a set of source files: one JSON object.
public struct CompileReport: Codable, Hashable, Sendable {
  /// A layout or screen in the source.
  public struct Entry: Codable, Hashable, Sendable {
    /// The kind of an entry's declaration.
    public enum Kind: String, Codable, Sendable {
      /// A subclass of a layout.
      case layoutClass = "class"
      /// A function or method that returns a layout, a section or a section provider.
      case function
      /// A property of such a type.
      case property
      /// A controller or view with a collection view of its own.
      case screen
      /// The first screen of an app, which its delegate makes.
      case root
    }

    /// The name in the source, unique in the report: `MosaicLayout`,
    /// `GridViewController.createLayout()`.
    public var id: String
    /// The kind of its declaration.
    public var kind: Kind
    /// The name of the file as the user gave it.
    public var file: String
    /// The line of its name, from 1.
    public var line: Int
    /// The column of its name, from 1, in bytes of UTF-8.
    public var column: Int
    /// What replaces the things that an app would give the layout, one sentence each.
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
    /// The index in the library's table.
    public var index: Int
    /// The name of the file as the user gave it.
    public var file: String
    /// The line of its first digit, from 1; a sign belongs to the expression around it.
    public var line: Int
    /// The column of its first digit, from 1, in bytes of UTF-8.
    public var column: Int
    /// The place of its first digit in the file, in bytes of UTF-8.
    public var offset: Int
    /// The number of its bytes in the file.
    public var length: Int
    /// The value in the source.
    public var value: Double
    /// Whether it is written without a point, so that only whole numbers can replace it.
    public var isInteger: Bool
    /// The name of the property, constant or argument that gets the number, if the source has one.
    public var label: String
    /// Whether every new layout reads the number again, so that a running host can take another
    /// value.
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

  /// Identifies the source without its numbers: as long as it stays the same, no compiling is
  /// needed.
  public var fingerprint: String
  /// The path of the library; `nil` when there is none, because the source has errors or is
  /// `unchanged`.
  public var library: String?
  /// Whether the fingerprint is the given one, so that only `constants` are new.
  public var unchanged: Bool
  /// The layouts, in the order of the source; empty when the source is `unchanged`.
  public var entries: [Entry]
  /// Numbers that can be changed without compiling, in the order of the source.
  public var constants: [Constant]
  /// Errors, warnings and parts that are not supported, at their places in the user's source.
  public var diagnostics: [Diagnostic]
  /// The source line of a diagnostic, by "file:line".
  public var sourceLines: [String: String]

  /// Where lines moved since a file was compiled, by file, from the top; only bodies of its functions
  /// were compiled after that.
  public var movedLines: [String: [MovedLines]]?

  /// Lines of a file that are further down or up than when it was compiled.
  public struct MovedLines: Codable, Hashable, Sendable {
    /// The lines after this one, as they were.
    public var after: Int
    /// How far they moved down.
    public var by: Int

    /// Makes the lines.
    public init(after: Int, by: Int) {
      self.after = after
      self.by = by
    }
  }

  /// The present number of a line that was compiled with its whole file.
  public func presentLine(_ line: Int, of file: String) -> Int {
    let moved = movedLines?[file]?.last { $0.after < line }
    return line + (moved?.by ?? 0)
  }

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
