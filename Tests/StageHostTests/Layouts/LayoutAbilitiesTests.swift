// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct LayoutAbilitiesTests {
  /// All that a layout without any ability says.
  private final class Plain: StagedLayout {
    let layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {}
  }

  private nonisolated static let sections = #"""
    {"kind": "compositional", "sections": [{"group": {"axis": "horizontal",
      "width": {"fractionalWidth": 1}, "height": {"absolute": 50}, "count": 2,
      "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}}]}
    """#

  private func abilities(_ staged: any StagedLayout) -> [String] {
    let abilities = staged.abilities
    return [
      abilities.source.map { _ in "source" }, abilities.views.map { _ in "views" },
      abilities.gestures.map { _ in "gestures" }, abilities.file.map { _ in "file" },
      abilities.rows.map { _ in "rows" }, abilities.mistakes.map { _ in "mistakes" },
    ].compactMap(\.self)
  }

  @Test func `a plain layout can nothing besides, takes all data and needs no delegate`() {
    let plain = Plain()
    let data = StageData(sections: [StageData.Section(id: "a", items: [])])
    #expect(abilities(plain).isEmpty)
    expect(plain.shownPart(of: data), equals: data)
    #expect(plain.delegate == nil)
  }

  @Test(
    arguments: [
      (#"{"kind": "flow"}"#, []), (#"{"kind": "waterfall"}"#, []),
      (#"{"kind": "list"}"#, ["file", "rows"]), (#"{"kind": "trouble"}"#, ["mistakes"]),
      (Self.sections, ["views", "file", "rows"]),
      (#"{"kind": "custom", "class": "CircleLayout"}"#, ["gestures"]),
      (#"{"kind": "custom", "class": "TimelineLayout"}"#, ["views", "gestures"]),
    ] as [(String, [String])]
  )
  func `a layout says what it can`(file: String, expected: [String]) throws {
    let message = FileMessage(role: .layout, name: "l.json", bytes: Data(file.utf8))
    let kind = try StageFiles.Layout(message, .standard).kind
    expect(abilities(kind.make()), equals: expected)
  }
}
