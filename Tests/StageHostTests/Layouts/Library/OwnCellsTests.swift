// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct OwnCellsTests {
  private let names = NamesSource()

  @Test func `A file with items of its own shows those in its own cells and sizes`() throws {
    let kind = try names.kind("own", ["Ada", "Bo"])
    let view = names.view(kind, ["1", "2", "3"])
    expect(names.texts(view), equals: ["Ada", "Bo"])
    expect(
      view.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size,
      equals: CGSize(width: 90, height: 30)
    )
    expect(kind.source?.itemOwner, equals: "Names")
    expect(
      kind.source?.findings.map(\.message),
      equals: [
        "Cells and items are those of Names; the data of the stage is not shown."
      ]
    )
    #expect(!kind.parameters.contains { $0.key == FlowParameters.sizing })
  }

  @Test func `Nobody moves items that are the file's own`() throws {
    let view = names.view(try names.kind("fixed", ["Ada", "Bo"]), ["1", "2"])
    #expect(!view.source.mayMove(IndexPath(item: 0, section: 0)))
    let filled = names.view(try names.kind("loose", [], canFill: true), ["1", "2"])
    #expect(filled.source.mayMove(IndexPath(item: 0, section: 0)))
  }

  @Test func `Lists that the file leaves empty are filled from the data`() throws {
    let kind = try names.kind("filled", [], canFill: true)
    expect(kind.source?.itemOwner, equals: nil)
    expect(
      names.texts(names.view(kind, ["Oslo", "Rome", "Lima"])),
      equals: ["Oslo", "Rome", "Lima"]
    )
    expect(
      kind.source?.findings.first?.message,
      equals: "Cells are those of Names, whose `names` is filled from the data."
    )
  }

  @Test func `A file without any item leaves the cells to the stage`() throws {
    let kind = try names.kind("empty", [])
    let view = names.view(kind, ["Oslo", "Rome"])
    expect(view.collectionView.numberOfItems(inSection: 0), equals: 2)
    #expect(names.texts(view).isEmpty)
    expect(
      kind.source?.findings.first?.message,
      equals: "Names is not asked for cells, because it has no items without its app."
    )
  }

  @Test func `A trial that stops says while doing what, and why`() {
    let ending = Rehearsal.Ending(
      isSound: false,
      words: ["setting it up", "making the cell of item 0 in section 0"],
      reason: "Index out of range"
    )
    expect(
      SourceTrial.outcome(of: ending, "Names"),
      equals: .failed(
        "Names is not asked for cells, because it stops while making the cell of item 0 in "
          + "section 0: Index out of range."
      )
    )
  }

  @Test func `Models get an item's texts by their names`() {
    let item = StageData.Item(id: "a", title: "Oslo", subtitle: "Norway")
    let section = StageData.Section(id: "s", items: [item])
    let data = StagePreviewData(data: StageData(sections: [section]))
    let texts = StandIn.list(data, ofSections: false) {
      [StandIn.text("name"), StandIn.text("detailText"), StandIn.text("photoid")]
    }
    expect(texts, equals: [["Oslo", "Norway", "photoid-0-0-0"]])
    expect(StandIn.text("name"), equals: "name")
  }
}
