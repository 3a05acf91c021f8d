// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

/// The whole apps of `Tests/Apps`.
struct DevelopmentAppsTests {
  private static let folder = DevelopmentSet.folder.deletingLastPathComponent()
    .appending(path: "Apps")

  static func files(of app: String) throws -> [(name: String, text: String)] {
    let home = folder.appending(path: app)
    let names = FileManager.default.enumerator(atPath: home.path())?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.sorted()
      .map { ($0, try String(contentsOf: home.appending(path: $0), encoding: .utf8)) }
  }

  @Test(
    arguments: [
      ("Covers", ["SceneDelegate", "ShelfViewController", "ShelfViewController.shelfLayout()"]),
      ("Frames", ["SceneDelegate", "FramesController"]),
      ("Headlines", ["AppDelegate", "HeadlinesViewController"]),
      ("Outline", ["OutlineSceneDelegate", "OutlineViewController"]),
      ("Purse", ["SceneDelegate"]),
      ("Studio", ["SceneDelegate", "MainTabBarController", "GalleryViewController"]),
    ]
  )
  func `an app begins with its root, and is compiled with all its code`(
    example: (app: String, entries: [String])
  ) throws {
    let files = try Self.files(of: example.app)
    let pass = SourcePass(SourceModule(files))
    let choices = pass.firstChoices
    expect(choices.isWhole)
    let result = pass.result(choices)
    expect(Array(result.entries.map(\.id).prefix(example.entries.count)), equals: example.entries)
    expect(result.entries.first?.kind, equals: .root)
    let left = choices.apart.keys.flatMap { pass.module.units[$0].names }
    for unit in pass.module.units where unit.kind == .type && unit.parent == nil {
      guard !unit.names.contains(where: left.contains) else { continue }
      #expect(result.kept.contains(unit.id), "\(unit.path)")
    }
  }
}
