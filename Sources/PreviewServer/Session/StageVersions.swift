// SPDX-License-Identifier: Apache-2.0

/// The versions of a stage's files that matter.
struct StageVersions {
  /// The files as they are now; `nil` while one is missing.
  var layout: StageInput.File?
  var data: StageInput.File?
  /// The files that a host last took.
  var good: StageInput?
  /// Files that ended a host while it took them.
  var suspect: StageInput?
  /// Files that a host has shown in a view.
  var proven: StageInput?

  /// The files as they are now, when both are there.
  var current: StageInput? {
    guard let layout, let data else { return nil }
    return StageInput(layout: layout, data: data)
  }

  /// Whether what people did to the data still holds with other files.
  func keepsEdits(with files: StageInput) -> Bool {
    good.map { $0.data.bytes == files.data.bytes } ?? false
  }
}
