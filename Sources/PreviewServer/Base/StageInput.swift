// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files that make a stage.
struct StageInput: Hashable, Sendable {
  /// The content of one file.
  struct File: Hashable, Sendable {
    /// The file's name for the user.
    var name: String
    var bytes: Data
    /// The compiled layout that replaces the bytes; the journal does not keep it.
    var library: StageLibrary?
  }

  var layout: File
  var data: File
}

/// A compiled layout, which a host loads instead of a layout file.
struct StageLibrary: Hashable, Sendable {
  var path: String
  /// The library's layout that is shown.
  var entry: SourceState.Entry
  /// Numbers that differ from the compiled ones, by index.
  var constants: [LibraryConstant] = []
  /// The values of parameters in the file beside the source.
  var values: [String: ParameterValue] = [:]
  /// Folders whose files its code may read.
  var reads: [String] = []
}
