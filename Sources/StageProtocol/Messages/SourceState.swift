// SPDX-License-Identifier: Apache-2.0

/// The state of a stage's Swift source: the progress of its newest version, its layouts, and its
/// numbers.
public struct SourceState: Hashable, Sendable {
  /// The progress of the newest version.
  public enum Phase: String, CaseIterable, Sendable {
    /// The compiler fills its cache, which happens once; an older version is shown.
    case warming
    /// It is being compiled; an older version is shown.
    case compiling
    /// It is compiled and lays the stage out for the first time, unseen.
    case rehearsing
    /// It is shown.
    case current
    /// It cannot be shown; the diagnostics say why, and the last good version stays.
    case failed
    /// It contains no layout.
    case nothing
    /// The file is gone.
    case missing
  }

  /// A layout in the source.
  public struct Entry: Hashable, Sendable {
    /// The name in the source.
    public var id: String
    /// The file of its declaration.
    public var file: String
    /// The line of its declaration, from 1.
    public var line: Int
    /// What replaces the things that an app would give the layout, one sentence each.
    public var notes: [String]

    /// Makes an entry.
    public init(id: String, file: String, line: Int, notes: [String] = []) {
      self.id = id
      self.file = file
      self.line = line
      self.notes = notes
    }
  }

  /// A number in the source that can be changed without compiling.
  public struct Number: Hashable, Sendable {
    /// The index in the version that `fingerprint` names.
    public var index: Int
    /// The name of its file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column of its first digit, from 1, in UTF-8 bytes.
    public var column: Int
    /// The number of its bytes in the line.
    public var length: Int
    /// The value in the source.
    public var value: Double
    /// Whether only whole numbers can replace it.
    public var isInteger: Bool
    /// The name of what gets the number, if the source has one.
    public var label: String
    /// The text of its line.
    public var code: String

    /// Makes a number.
    public init(
      index: Int,
      file: String,
      line: Int,
      column: Int,
      length: Int,
      value: Double,
      isInteger: Bool,
      label: String,
      code: String
    ) {
      self.index = index
      self.file = file
      self.line = line
      self.column = column
      self.length = length
      self.value = value
      self.isInteger = isInteger
      self.label = label
      self.code = code
    }
  }

  /// The progress of the newest version.
  public var phase: Phase
  /// The names of the files; the first one is also the stage's.
  public var files: [String]
  /// Identifies the version to which the numbers' indices belong.
  public var fingerprint: String
  /// The shown layout; `nil` when there is none.
  public var entry: String?
  /// The module that is compiled for the first time, and which of how many it is, as in
  /// `SnapKit, 2 of 3`; `nil` otherwise.
  public var step: String?
  /// The wanted size of a view: a device's id, or width and height as in `390x844`; `nil` for any.
  public var size: String?
  /// The layouts, in the order of the source.
  public var entries: [Entry]
  /// Numbers, in the order of the source.
  public var numbers: [Number]

  /// Makes a state.
  public init(
    phase: Phase,
    files: [String],
    fingerprint: String = "",
    entry: String? = nil,
    step: String? = nil,
    size: String? = nil,
    entries: [Entry] = [],
    numbers: [Number] = []
  ) {
    self.phase = phase
    self.files = files
    self.fingerprint = fingerprint
    self.entry = entry
    self.step = step
    self.size = size
    self.entries = entries
    self.numbers = numbers
  }
}

/// A number of a compiled library with another value than the compiled one.
public struct LibraryConstant: Hashable, Sendable {
  /// The index in the library's table.
  public var index: Int
  /// The new value.
  public var value: Double

  /// Makes a constant.
  public init(index: Int, value: Double) {
    self.index = index
    self.value = value
  }
}
