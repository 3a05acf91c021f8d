// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Where a stage's files come from.
struct StageSource: Equatable {
  /// A layout on disk, or one made up for a data file that was given alone.
  enum Layout: Equatable {
    case file(path: String)
    case synthetic(StageInput.File)
    /// Swift source that is compiled.
    case swift(SwiftModule)
  }

  var entry: ServerMessage.StageEntry
  var layout: Layout
  /// Where the data file lies; `nil` for a Swift layout that was given none.
  var dataPath: String?

  /// What names the stage over runs of the server: the path of its leading file.
  var journalKey: String {
    switch layout {
    case .file(let path): path
    case .synthetic: dataPath ?? entry.id
    case .swift(let module): module.key
    }
  }
}

/// The few words of a layout file that the server reads for its list of stages; it never looks further.
struct LayoutHeadline: Equatable {
  var title: String?
  var subtitle: String?
  var group: String?
  /// Path of the data file, relative to the layout's folder.
  var data: String?
  /// Other layout files that it names, relative to its folder.
  var layouts: [String] = []

  /// Reads what is there; a file that cannot be read has no headline.
  init(_ bytes: Data) {
    let main = (try? LayoutBundle(bytes, limits: .standard))?.main ?? bytes
    guard let object = try? JSONSerialization.jsonObject(with: main) as? [String: Any] else {
      return
    }
    title = object["title"] as? String
    subtitle = object["subtitle"] as? String
    group = object["group"] as? String
    data = object["data"] as? String
    layouts = (object["layouts"] as? [Any])?.compactMap { $0 as? String } ?? []
  }
}
