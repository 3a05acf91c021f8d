// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The files of a stage.
struct StageSource: Equatable {
  /// A layout file, Swift source, or a default layout for a data file that was given alone.
  enum Layout: Equatable {
    case file(path: String)
    case synthetic(StageInput.File)
    /// Swift source to compile.
    case swift(SwiftModule)
  }

  var entry: ServerMessage.StageEntry
  var layout: Layout
  /// The path of the data file; `nil` for a Swift layout without one.
  var dataPath: String?
  /// The folder whose pictures are the data.
  var pictures: String?

  /// The files and folders beside which its pictures are.
  var besides: [String] {
    if case .swift(let module) = layout { module.roots } else { pictures.map { [$0] } ?? [] }
  }

  /// The name of the stage in the journal, the same in every run of the server: the path of its
  /// main file.
  var journalKey: String {
    switch layout {
    case .file(let path): path
    case .synthetic: dataPath ?? pictures ?? entry.id
    case .swift(let module): module.key
    }
  }
}

/// The members of a layout file that the server reads for its list of stages; it reads no others.
struct LayoutHeadline: Equatable {
  var title: String?
  var subtitle: String?
  var group: String?
  /// The path of the data file, relative to the layout's folder.
  var data: String?
  /// The other layout files that it names, relative to its folder.
  var layouts: [String] = []

  /// Whether the file is an object.
  private(set) var isRead = false

  /// Reads the members; a file that cannot be read has none.
  init(_ bytes: Data) {
    let main = (try? LayoutBundle(bytes, limits: .standard))?.main ?? bytes
    guard let object = try? JSONSerialization.jsonObject(with: main) as? [String: Any] else {
      return
    }
    isRead = true
    title = object["title"] as? String
    subtitle = object["subtitle"] as? String
    group = object["group"] as? String
    data = object["data"] as? String
    layouts = (object["layouts"] as? [Any])?.compactMap { $0 as? String } ?? []
  }

  /// The names of the stage of a file in the list: those in the file, or else that of the file.
  func names(ofFile path: String) -> (title: String, subtitle: String) {
    let file = (path as NSString).lastPathComponent
    let name = String(file.dropLast(StageCatalog.layoutSuffix.count))
    return (title ?? name, subtitle ?? file)
  }
}
