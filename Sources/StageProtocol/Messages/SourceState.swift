// SPDX-License-Identifier: Apache-2.0

/// What there is to know about a stage's Swift source: how far its newest version has come, what of it can
/// be shown, and the numbers in it.
public struct SourceState: Hashable, Sendable {
  /// How far the newest version has come.
  public enum Phase: String, CaseIterable, Sendable {
    /// The compiler gets ready, which it does once; what is shown is older.
    case warming
    /// It is being compiled; what is shown is older.
    case compiling
    /// It is compiled and lays the stage out for the first time, unseen.
    case rehearsing
    /// It is shown.
    case current
    /// It cannot be shown; the diagnostics say why, and the last good version stays.
    case failed
    /// There is nothing in it that can be shown.
    case nothing
    /// Its file is gone.
    case missing
  }

  /// Something in the source that can be shown.
  public struct Entry: Hashable, Sendable {
    /// Its name in the source.
    public var id: String
    /// File and line of its declaration.
    public var file: String
    /// Line of its declaration, from 1.
    public var line: Int
    /// What stands in for things that an app would give it, one sentence each.
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
    /// Its index in the version that `fingerprint` names.
    public var index: Int
    /// Name of the file that it stands in.
    public var file: String
    /// Line, from 1.
    public var line: Int
    /// Column of its first digit, from 1, in UTF-8 bytes.
    public var column: Int
    /// How many bytes of the line it takes.
    public var length: Int
    /// What the source says.
    public var value: Double
    /// Whether it has to stay whole.
    public var isInteger: Bool
    /// What it is given to, where the source tells.
    public var label: String
    /// The line that it stands in.
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

  /// How far the newest version has come.
  public var phase: Phase
  /// Names of the files, the first of which names the stage.
  public var files: [String]
  /// Names the structure that the numbers' indices belong to.
  public var fingerprint: String
  /// What is shown; `nil` when there is nothing.
  public var entry: String?
  /// What the stage is to be shown in: a device's id, or width and height as in `390x844`; `nil` for any.
  public var size: String?
  /// What can be shown, in the order of the source.
  public var entries: [Entry]
  /// Numbers, in the order of the source.
  public var numbers: [Number]

  /// Makes a state.
  public init(
    phase: Phase,
    files: [String],
    fingerprint: String = "",
    entry: String? = nil,
    size: String? = nil,
    entries: [Entry] = [],
    numbers: [Number] = []
  ) {
    self.phase = phase
    self.files = files
    self.fingerprint = fingerprint
    self.entry = entry
    self.size = size
    self.entries = entries
    self.numbers = numbers
  }
}

/// A number of a compiled library and the value that it takes instead of the compiled one.
public struct LibraryConstant: Hashable, Sendable {
  /// Its index in the library's table.
  public var index: Int
  /// The value that it takes.
  public var value: Double

  /// Makes a constant.
  public init(index: Int, value: Double) {
    self.index = index
    self.value = value
  }
}
