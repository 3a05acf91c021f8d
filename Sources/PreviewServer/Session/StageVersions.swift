// SPDX-License-Identifier: Apache-2.0

/// The important versions of a stage's files.
struct StageVersions {
  /// The present layout and data files; `nil` while a file is missing.
  var layout: StageInput.File?
  var data: StageInput.File?
  /// The files that a host accepted last.
  var good: StageInput?
  /// The files that a host was loading when it ended.
  var suspect: StageInput?
  /// The files that a host has shown in a view.
  var proven: StageInput?

  /// The present files, if both exist.
  var current: StageInput? {
    guard let layout, let data else { return nil }
    return StageInput(layout: layout, data: data)
  }

  /// Whether the users' edits of the data still apply with other files.
  func keepsEdits(with files: StageInput) -> Bool {
    good.map { $0.data.bytes == files.data.bytes } ?? false
  }
}
