// SPDX-License-Identifier: Apache-2.0

extension SourceState {
  static let form = ObjectForm(
    "SourceState",
    SourceState.init(phase:files:fingerprint:entry:step:size:entries:numbers:),
    .one("phase", \.phase, .word),
    .one("files", \.files, .first(\.sourceFiles, of: .notice)),
    .one("fingerprint", \.fingerprint, .text),
    .maybe("entry", \.entry, .notice),
    .maybe("step", \.step, .notice),
    .maybe("size", \.size, .notice),
    .one("entries", \.entries, .first(\.sourceEntries, of: Entry.form.value)),
    .one("numbers", \.numbers, .first(\.sourceNumbers, of: Number.form.value))
  )
}

extension SourceState.Entry {
  static let form = ObjectForm(
    "SourceEntry",
    Self.init(id:file:line:notes:),
    .one("id", \.id, .notice),
    .one("file", \.file, .notice),
    .one("line", \.line, .count),
    .one("notes", \.notes, .first(\.sourceNotes, of: .notice))
  )
}

extension SourceState.Number {
  fileprivate static let form = ObjectForm(
    "SourceNumber",
    Self.init(index:file:line:column:length:value:isInteger:label:code:),
    .one("index", \.index, .integer(in: \.constantIndex)),
    .one("file", \.file, .notice),
    .one("line", \.line, .count),
    .one("column", \.column, .count),
    .one("length", \.length, .count),
    .one("value", \.value, .number(in: \.constantValue)),
    .one("integer", \.isInteger, .flag),
    .one("label", \.label, .notice),
    .one("code", \.code, .notice)
  )
}

extension LibraryConstant {
  static let form = ObjectForm(
    "LibraryConstant",
    LibraryConstant.init(index:value:),
    .one("index", \.index, .integer(in: \.constantIndex)),
    .one("value", \.value, .number(in: \.constantValue))
  )

  static let list = ValueForm<[LibraryConstant]>.list(form.value, atMost: \.constants)
}
