// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// A stage with a source that has the items Ada and Bo, and with three items in its data.
@MainActor
@Suite(.ownProcess) struct ItemsChoiceTests {
  private let names = NamesSource()

  /// A stage with an open view, and its messages.
  @MainActor
  final class Shown {
    private(set) var messages: [HostMessage] = []
    private(set) lazy var stage = Stage(
      limits: .standard,
      nowMs: { 0 },
      send: { [unowned self] in messages.append($0) }
    )

    init(
      _ kind: LayoutKind,
      _ values: [String: ParameterValue] = [:],
      _ overrides: [String: ParameterValue] = [:]
    ) {
      let items = ["Oslo", "Rome", "Lima"].map { StageData.Item(id: $0.lowercased(), title: $0) }
      let document = DataDocument(sections: [StageData.Section(id: "a", items: items)])
      stage.load(
        StageFiles.Layout(
          name: "Names.swift",
          kind: kind,
          prototypes: [],
          choices: LayoutChoices.besides(LayoutChoice(own: kind, values: values)),
          warnings: []
        ),
        StageFiles.Content(name: "cities.data.json", document: document),
        overrides,
        edited: nil,
        number: 1
      )
      let viewport = Viewport(width: 100, height: 400, scale: 1, insets: .zero)
      stage.open(1, viewport, Point(x: 0, y: 0), revision: 0, adopting: nil)
    }

    var view: StageView { get throws { try stage.view(1) } }

    func choose(_ choice: ItemsChoice?) throws {
      try stage.set(
        ItemsChoice.key,
        to: choice?.value,
        by: 1,
        .end,
        number: 2,
        animated: false
      )
    }

    func delete(_ item: String) throws {
      let edit = StageAction.edit(.delete(items: [item]), animated: false)
      try stage.act(edit, number: 3, client: 1, view: 1)
    }

    /// The titles of the stage's own cells.
    var titles: [String] {
      get throws {
        let shown = try view.collectionView
        return shown.indexPathsForVisibleItems.sorted().compactMap { path in
          shown.cellForItem(at: path)?.shownContent.title
        }
      }
    }
  }

  @Test func `People switch from the source's items to the data and back`() throws {
    let shown = Shown(try names.kind("switched", ["Ada", "Bo"]))
    #expect(try names.texts(shown.view) == ["Ada", "Bo"])
    try shown.choose(.data)
    #expect(try shown.titles == ["Oslo", "Rome", "Lima"])
    #expect(shown.stage.document.kind.parameters.contains { $0.key == FlowParameters.sizing })
    try shown.choose(.own)
    #expect(try names.texts(shown.view) == ["Ada", "Bo"])
    #expect(!shown.stage.document.kind.parameters.contains { $0.key == FlowParameters.sizing })
  }

  @Test func `The switch is one step of the history, which says what was done`() throws {
    let shown = Shown(try names.kind("stepped", ["Ada", "Bo"]))
    try shown.choose(.data)
    expect(shown.stage.document.edits.history.state.undo, equals: "Show the data")
    try shown.stage.act(.undo, number: 4, client: 1, view: 1)
    #expect(try names.texts(shown.view) == ["Ada", "Bo"])
    expect(shown.stage.document.edits.history.state.redo, equals: "Show the data")
    try shown.stage.act(.redo, number: 5, client: 1, view: 1)
    #expect(try shown.titles == ["Oslo", "Rome", "Lima"])
  }

  @Test func `Edits are refused while the items are the source's, and taken with the data`() throws
  {
    let shown = Shown(try names.kind("edited", ["Ada", "Bo"]))
    let refusal = #expect(throws: ProtocolError.self) { try shown.delete("oslo") }
    expect(refusal?.code, equals: "own-items")
    expect(
      refusal?.message,
      equals:
        "The items are those of Names in the source; edit them there, or show the data instead."
    )
    try shown.choose(.data)
    try shown.delete("oslo")
    #expect(try shown.titles == ["Rome", "Lima"])
  }

  @Test
  func `The switch is kept for the next host, and what the file beside the source says counts`()
    throws
  {
    let kind = try names.kind("kept", ["Ada", "Bo"])
    let shown = Shown(kind)
    try shown.choose(.data)
    let again = Shown(kind, [:], shown.stage.document.overrides)
    #expect(try again.titles == ["Oslo", "Rome", "Lima"])
    let said = Shown(kind, [ItemsChoice.key: ItemsChoice.data.value])
    #expect(try said.titles == ["Oslo", "Rome", "Lima"])
    expect(
      said.stage.document.state.parameters.last { $0.key == ItemsChoice.key }?.defaultValue,
      equals: ItemsChoice.data.value
    )
    try said.choose(.own)
    #expect(try names.texts(said.view) == ["Ada", "Bo"])
  }

  @Test func `A source without items of its own has no such switch, and takes its word as said`()
    throws
  {
    let kind = try names.kind("switchless", [], canFill: true)
    #expect(kind.source?.items == nil)
    #expect(!kind.descriptors.contains { $0.key == ItemsChoice.key })
    let shown = Shown(kind, [:], [ItemsChoice.key: ItemsChoice.data.value])
    #expect(shown.stage.document.diagnostics.isEmpty)
    #expect(throws: ProtocolError.self) { try shown.choose(.data) }
  }

  @Test func `What is known of the cells changes with the choice`() throws {
    let shown = Shown(try names.kind("noted", ["Ada", "Bo"]))
    let own = "Cells and items are those of Names; the data of the stage is not shown."
    let data =
      "The data is shown in plain cells; cells, items and sizes of Names belong together and are "
      + "not used."
    expect(shown.notes, equals: [own])
    try shown.choose(.data)
    expect(shown.notes, equals: [data])
  }
}

extension ItemsChoiceTests.Shown {
  /// The last reported notes about the source.
  fileprivate var notes: [String] {
    messages.compactMap { message -> [String]? in
      guard case .report(.diagnostics(let list)) = message else { return nil }
      return list.filter { $0.code == "stand-in" }.map(\.message)
    }.last ?? []
  }
}
