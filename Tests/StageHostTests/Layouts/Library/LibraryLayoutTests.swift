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

/// A protocol that a layout file would declare for its app.
@MainActor
private protocol RowHeights: AnyObject {
  func height(at indexPath: IndexPath) -> CGFloat
}

/// Rows with heights of the collection view's delegate, which the layout casts.
private final class Rows: UICollectionViewLayout {
  var spacing: CGFloat = 4
  var isTight = false
  var tint = UIColor.systemRed.withAlphaComponent(0.5)
  var contentHeight: CGFloat = 0
  var rowsPlaced = 0
  private var frames: [CGRect] = []

  override func prepare() {
    guard let view = collectionView else { return }
    let heights = view.delegate as? any RowHeights
    frames = []
    var y: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: 0) {
      let height = heights?.height(at: IndexPath(item: item, section: 0)) ?? 1
      frames.append(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
      y += height + (isTight ? 0 : spacing)
    }
    contentHeight = y
    rowsPlaced = frames.count
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.map { index in
      let path = IndexPath(item: index, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frames[index]
      return attributes
    }
  }
}

private final class Heights: NSObject, UICollectionViewDelegate, RowHeights {
  let data: any PreviewData

  init(_ data: any PreviewData) { self.data = data }

  func height(at indexPath: IndexPath) -> CGFloat { data.size(at: indexPath).height ?? 10 }
}

/// A number in the source of a layout.
@MainActor
private final class Numbers { var gap: CGFloat = 4 }

/// A data source with always three items.
private final class OwnSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor
@Suite(.ownProcess) struct LibraryLayoutTests {
  private static let entry = CompileReport.Entry(
    id: "Rows",
    kind: .layoutClass,
    file: "Rows.swift",
    line: 3,
    column: 7,
    notes: ["Its delegate is a stand-in."]
  )

  private func kind(
    _ id: String = "Rows",
    _ change: @escaping @MainActor (LayoutInstance) -> Void = { _ in }
  ) throws -> LayoutKind {
    LayoutRegistry.shared.add(id) { data in
      let rows = Rows()
      let instance = LayoutInstance(rows)
      instance.delegate = Heights(data)
      instance.expose("spacing", line: 5, of: rows, \.spacing)
      instance.expose("isTight", line: 6, of: rows, \.isTight)
      instance.expose("contentHeight", line: 7, of: rows, \.contentHeight)
      change(instance)
      return instance
    }
    let layout = try #require(LayoutRegistry.shared.entry(id))
    return LibraryKind.make(.init(layout: layout), of: Self.entry)
  }

  private func document(_ kind: LayoutKind, _ heights: [Double]) -> StageDocument {
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Rows.swift")
    let items = heights.enumerated().map { StageData.Item(id: "\($0)", height: $1) }
    document.edits.load(file: StageData(sections: [StageData.Section(id: "a", items: items)]))
    return document
  }

  private func open(_ document: StageDocument) -> StageView {
    StageView.opened(on: document)
  }

  private func tops(_ view: StageView) -> [CGFloat] {
    view.collectionView.placedElements(
      in: CGRect(x: 0, y: 0, width: 100, height: 200),
      keepingAll: true
    ).map(\.attributes.frame.minY)
  }

  @Test func `doc comments say what people read, and what can be set`() throws {
    let kind = try kind("Spoken") { instance in
      instance.comment = LayoutComment(
        label: "Spoken rows",
        scrolls: "vertical",
        pinch: "gap",
        detents: [0, 8]
      )
      let rows = instance.layout as? Rows
      guard let rows else { return }
      instance.expose("rowsPlaced", line: 8, of: rows, \.rowsPlaced)
      instance.describe(
        "rowsPlaced",
        PropertyComment(
          key: "gap",
          label: "Gap",
          group: "Rows",
          help: "Between rows.",
          range: 0...9,
          step: 3,
          unit: "pt"
        )
      )
      instance.describe("missing", PropertyComment(label: "Nobody's"))
    }
    let gap = try #require(kind.parameters.first { $0.key == "gap" })
    expect(gap.label, equals: "Gap")
    expect(gap.group, equals: "Rows")
    expect(gap.help, equals: "Between rows. Rows.rowsPlaced, Rows.swift line 8.")
    expect(
      gap.kind,
      equals: .number(minimum: 0, maximum: 9, step: 3, unit: "pt", isWhole: true)
    )
    expect(kind.name, equals: "Spoken rows")
    expect(kind.scrolls(LayoutValues(parameters: kind.parameters, layers: [])), equals: "vertical")
    expect(kind.pinch, equals: PinchRule(parameter: "gap", detents: [0, 8]))
  }

  @Test func `properties of a layout become parameters, except those that it computes itself`()
    throws
  {
    let kind = try kind()
    expect(kind.id, equals: "compiled:Rows")
    expect(kind.name, equals: "Rows")
    expect(kind.parameters.map(\.key), equals: ["spacing", "isTight"])
    expect(kind.parameters.map(\.label), equals: ["Spacing", "Is tight"])
    expect(kind.parameters.map(\.group), equals: ["Rows", "Rows"])
    expect(kind.parameters[0].defaultValue, equals: .number(4))
    #expect(kind.parameters[0].help.contains("Rows.swift line 5"))
  }

  @Test func `a layout finds its own delegate, which answers from the data`() throws {
    let view = open(document(try kind(), [20, 30, 10]))
    // 20 + 4, then 30 + 4.
    expect(tops(view), equals: [0, 24, 58])
    #expect(view.collectionView.delegate is Heights)
  }

  @Test func `the stage goes on deciding what may be selected`() throws {
    var document = document(try kind(), [10, 10, 10, 10])
    try document.set("cv.locked", to: .flag(true))
    let view = open(document)
    // The fourth row, which the stage locks, starts at 3 · 14 = 42.
    for y in [45.0, 5] {
      view.collectionView.touchBegan(at: CGPoint(x: 5, y: y))
      view.collectionView.touchEnded(at: CGPoint(x: 5, y: y))
      let isLocked = y > 42
      let selected = view.collectionView.indexPathsForSelectedItems ?? []
      expect(selected, equals: (isLocked ? [] : [IndexPath(item: 0, section: 0)]))
    }
  }

  @Test func `a changed parameter is set on the live layout, and nothing else is`() throws {
    var document = document(try kind(), [20, 30, 10])
    let view = open(document)
    let rows = try #require(view.seat.staged.layout as? Rows)
    rows.isTight = true
    try document.set("spacing", to: .number(9))
    view.show(document, animation: nil)
    expect(rows.spacing, equals: 9)
    // No user has set its parameter, so the layout's own value stays.
    #expect(rows.isTight)
    #expect(view.seat.staged.layout === rows)
  }

  @Test func `an integer takes no fraction, and one that was kept before is rounded`() throws {
    let kind = try kind("Limited") { instance in
      guard let rows = instance.layout as? Rows else { return }
      instance.expose("rowLimit", line: 8, of: rows, \.rowsPlaced)
    }
    var document = document(kind, [20])
    #expect(
      throws: ProtocolError(
        code: "wrong-type",
        field: "rowLimit",
        message: "rowLimit must be a whole number, not 5.5"
      )
    ) {
      try document.set("rowLimit", to: .number(5.5))
    }
    expect(document.values.values["rowLimit"], equals: .number(0))
    document.replaceOverrides(["rowLimit": .number(5.5), "spacing": .number(5.5)])
    expect(document.values.values["rowLimit"], equals: .number(6))
    expect(document.values.values["spacing"], equals: .number(5.5))
  }

  @Test func `a set colour keeps its opacity, and a reset restores its dark variant`() throws {
    let kind = try kind("Tinted") { instance in
      guard let rows = instance.layout as? Rows else { return }
      instance.expose("tint", line: 8, of: rows, \.tint)
    }
    let tint = try #require(kind.parameters.first { $0.key == "tint" })
    #expect(tint.kind == .colour && tint.defaultValue == .choice("#ff3b30"))
    var document = document(kind, [20])
    let view = open(document)
    let rows = try #require(view.seat.staged.layout as? Rows)
    try document.set("tint", to: .choice("#0000FF"))
    view.show(document, animation: nil)
    expect(ContentColour(rows.tint), equals: ContentColour(light: 0x0000_FF80))
    try document.set("tint", to: nil)
    view.show(document, animation: nil)
    expect(ContentColour(rows.tint), equals: ContentColour(light: 0xFF3B_3080, dark: 0xFF45_3A80))
  }

  @Test func `changed numbers of the source make the layout anew and become the defaults`() throws {
    let source = Numbers()
    let kind = try kind("Numbered") { instance in
      (instance.layout as? Rows)?.spacing = source.gap
    }
    var document = document(kind, [20, 30, 10])
    let view = open(document)
    let before = view.seat.staged.layout
    source.gap = 7
    document.remakeLayout(number: 2)
    let gap = document.state.parameters.first { $0.key == "spacing" }
    expect(gap?.defaultValue, equals: .number(7))
    view.show(document, animation: nil)
    #expect(view.seat.staged.layout !== before)
    // 20 + 7, then 30 + 7.
    expect(tops(view), equals: [0, 27, 64])
    try document.set("spacing", to: .number(1))
    document.remakeLayout(number: 3)
    view.show(document, animation: nil)
    expect(tops(view), equals: [0, 21, 52], "what people set stays")
  }

  @Test func `values that a layout writes become parameters only with gesture recognisers`() throws
  {
    let view = open(document(try kind(), [20]))
    let rows = try #require(view.seat.staged.layout as? Rows)
    let gestures = try #require(view.seat.staged.abilities.gestures)
    rows.spacing = 50
    #expect(gestures.changedValues.isEmpty)
    view.collectionView.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    expect(gestures.changedValues.map(\.key), equals: ["spacing"])
    expect(gestures.changedValues.map(\.value), equals: [.number(50)])
  }

  @Test func `a file's own data source says how many items there are`() throws {
    let source = OwnSource()
    let kind = try kind("Sourced") { $0.dataSource = source }
    let view = open(document(kind, [20]))
    // The stage's item is 20 high; the source's two other items are 10.
    expect(tops(view), equals: [0, 24, 38])
    #expect(view.collectionView.dataSource === source)
    expect(view.source.data.sections[0].items.map(\.id), equals: ["0", "item-0-1", "item-0-2"])
  }

  @Test func `flow layouts have the flow's parameters too, and take sizes from the data`() throws {
    LayoutRegistry.shared.add("Flow") { _ in
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.minimumLineSpacing = 3
      return LayoutInstance(flow)
    }
    let kind = LibraryKind.make(
      .init(layout: try #require(LayoutRegistry.shared.entry("Flow"))),
      of: Self.entry
    )
    let values = LayoutValues(parameters: kind.parameters, layers: [])
    expect(values.number("minimumLineSpacing"), equals: 3)
    expect(kind.scrolls(values), equals: "horizontal")
    #expect(kind.parameters.contains { $0.key == "sizing" })
    #expect(!kind.parameters.contains { $0.key == "estimatedItemSize" })
  }

  @Test func `notes become diagnostics at the entry's place`() {
    let notes = LibraryKind.diagnostics(of: Self.entry)
    expect(notes.map(\.message), equals: ["Its delegate is a stand-in."])
    expect(notes[0].file, equals: "Rows.swift")
    expect(notes[0].line, equals: 3)
    expect(notes[0].severity, equals: .note)
  }

  @Test func `a missing library is reported with its path`() {
    #expect {
      try LibraryLoader.load("/nowhere/x.so")
    } throws: { error in
      (error as? LibraryLoader.LoadError)?.message.hasPrefix("/nowhere/x.so cannot be loaded")
        == true
    }
  }
}

@MainActor
@Suite(.ownProcess) struct StagePreviewDataTests {
  private let data = StagePreviewData(
    data: StageData(sections: [
      StageData.Section(
        id: "s",
        title: "Places",
        items: [
          StageData.Item(id: "a", title: "A", subtitle: "one", width: 40, height: 60),
          StageData.Item(id: "b", height: 70), StageData.Item(id: "c"),
        ]
      )
    ])
  )

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `answers what the data say`() {
    expect(data.sectionCount, equals: 1)
    expect(data.itemCount(in: 0), equals: 3)
    expect(data.itemCount(in: 5), equals: 0)
    expect(data.size(at: path(0)).width, equals: 40)
    expect(data.size(at: path(1)).height, equals: 70)
    expect(data.size(at: path(1)).width, equals: nil)
    expect(data.heightPerWidth(at: path(0)), equals: 1.5)
    expect(data.title(at: path(0)), equals: "A")
    expect(data.subtitle(at: path(0)), equals: "one")
    expect(data.title(ofSection: 0), equals: "Places")
    expect(data.title(ofSection: -1), equals: "")
    expect(data.title(at: IndexPath(index: 0)), equals: "")
  }

  @Test func `a height of its own stands above a made-up shape`() {
    expect(data.heightPerWidth(at: path(1)), equals: nil)
  }

  @Test func `shapes that nobody says vary from item to item and are always the same`() {
    let first = (0..<20).map { data.heightPerWidth(at: path($0, 1)) }
    let again = (0..<20).map { data.heightPerWidth(at: path($0, 1)) }
    expect(first, equals: again)
    #expect(zip(first, first.dropFirst()).allSatisfy { $0 != $1 })
    #expect(first.allSatisfy { (0.5...2).contains($0 ?? 0) })
    expect(data.heightPerWidth(at: path(-1, 1)), equals: 1)
    #expect(data.heightPerWidth(at: path(.max, .max)) != nil)
  }
}
