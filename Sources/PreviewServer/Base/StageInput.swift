// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files that make a stage.
struct StageInput: Hashable, Sendable {
  /// One file as it was read.
  struct File: Hashable, Sendable {
    /// Name as the user knows it.
    var name: String
    var bytes: Data
    /// What stands for the bytes when the layout was compiled; the journal does not keep it.
    var library: StageLibrary?
  }

  var layout: File
  var data: File
}

/// A compiled layout as a host takes it in place of a layout file.
struct StageLibrary: Hashable, Sendable {
  var path: String
  /// Which of the library's layouts is shown.
  var entry: SourceState.Entry
  /// Numbers that differ from those that were compiled, by index.
  var constants: [LibraryConstant] = []
  /// What the file beside the source says of parameters.
  var values: [String: ParameterValue] = [:]
}
