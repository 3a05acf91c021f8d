// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing

@testable import UIKit

/// Makes the first controller, with the identity `v`, of a storyboard with some scenes, and expects no notes about it.
@MainActor
func withStoryboard(
  _ scenes: [String],
  wire: () -> Void = {},
  body: (UIViewController) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let text =
    "<document initialViewController=\"v\"><scenes>"
    + scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined() + "</scenes></document>"
  try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
  try AppProcess.replaced { process in
    InterfaceWiring.begin(#fileID)
    wire()
    process.files = AppFiles(folders: [folder.path])
    let board = UIStoryboard(name: "Main", bundle: nil)
    try body(try #require(board.instantiateInitialViewController()))
    expectEmpty(SourceNotes.current.all.map(\.message))
  }
}
