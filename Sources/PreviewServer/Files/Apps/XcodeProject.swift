// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The targets of an Xcode project and their Swift files.
struct XcodeProject {
  /// A target that makes an app or a module of one.
  struct Target: Equatable {
    var name: String
    var isApp: Bool
    /// Paths of its Swift files; some may be missing.
    var files: [String]
  }

  private(set) var targets: [Target] = []
  private let objects: PropertyTree
  /// Paths of groups and files by their identities.
  private var paths: [String: String] = [:]

  private static let fileBytes = 32 * 1024 * 1024
  private static let deepest = 64
  private static let appType = "com.apple.product-type.application"
  private static let skipped = [
    "unit-test", "ui-testing", "app-extension", "watchkit", "watchapp", "messages-extension",
  ]

  /// Reads the project in a folder `NAME.xcodeproj`; `nil` when it cannot be read.
  init?(_ project: String) {
    guard
      let bytes = try? FileReader.read(project + "/project.pbxproj", bound: Self.fileBytes),
      let tree = PropertyTree(Array(bytes)), let objects = tree["objects"],
      let root = tree["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    let home = (project as NSString).deletingLastPathComponent
    let base = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : home + "/" + $0 } ?? home
    if let group = root["mainGroup"]?.text { place(group, in: base, base, depth: 0) }
    targets = (root["targets"]?.texts ?? []).compactMap { objects[$0] }.compactMap(target)
  }

  /// Notes the path of a group or file, and of all in it.
  private mutating func place(_ id: String, in folder: String, _ base: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text
    let start: String
    switch object["sourceTree"]?.text {
    case "<group>", nil: start = folder
    case "SOURCE_ROOT": start = base
    case "<absolute>": start = ""
    default: return
    }
    let path = own.map { start.isEmpty ? $0 : start + "/" + $0 } ?? start
    paths[id] = path
    for child in object["children"]?.texts ?? [] { place(child, in: path, base, depth: depth + 1) }
  }

  private func target(_ object: PropertyTree) -> Target? {
    guard let name = object["name"]?.text, let type = object["productType"]?.text,
      !Self.skipped.contains(where: type.contains)
    else { return nil }
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    let listed = phases.flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }.compactMap { paths[$0] }
      .filter { $0.hasSuffix(SwiftModule.suffix) }
    // Newer projects name folders, whose files all belong to the target.
    let folders = (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] }
    let files = listed + folders.flatMap { AppSources.swiftFiles(in: $0) }
    return Target(
      name: name,
      isApp: type == Self.appType,
      files: Set(files.map(StageCatalog.absolute)).sorted()
    )
  }
}
