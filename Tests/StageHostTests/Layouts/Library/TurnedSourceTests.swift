// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutLibrary
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// A controller that a layout file would declare: two columns for a wide view, otherwise one.
private final class Turning: UIViewController, UICollectionViewDataSource {
  private(set) var list: UICollectionView?
  /// Whether another size makes another layout, or changes the present one.
  var rebuilds = false
  private(set) var calls: [String] = []

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.itemSize = CGSize(width: view.bounds.width / 2, height: 20)
    return layout
  }

  override func viewDidLoad() {
    let made = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    made.dataSource = self
    view.addSubview(made)
    list = made
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("will be \(Int(size.width)), is \(Int(view.bounds.width))")
    guard rebuilds else { return }
    coordinator.animate { _ in self.list?.collectionViewLayout = self.makeLayout() }
  }

  override func viewDidLayoutSubviews() {
    calls.append("laid out in \(Int(view.bounds.width))")
    guard !rebuilds, let flow = list?.collectionViewLayout as? UICollectionViewFlowLayout else {
      return
    }
    let isWide = view.bounds.width > view.bounds.height
    flow.itemSize = CGSize(width: view.bounds.width / (isWide ? 2 : 1), height: 20)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor
@Suite(.ownProcess) struct TurnedSourceTests {
  private static let entry = CompileReport.Entry(
    id: "Turning",
    kind: .function,
    file: "Turning.swift",
    line: 3,
    column: 7,
    notes: []
  )

  /// The kind of a file with a controller that makes its layout.
  private func kind(_ id: String, rebuilds: Bool, isMadeBySource: Bool = true) throws -> LayoutKind
  {
    LayoutRegistry.shared.add(id) { data in
      let controller = Turning()
      controller.rebuilds = rebuilds
      let instance = LayoutInstance(controller.makeLayout())
      let source = OwnSource("Turning", controller)
      source.step { [controller] _ in controller.loadViewIfNeeded() }
      source.controller = controller
      instance.source = source
      instance.isMadeBySource = isMadeBySource
      return instance
    }
    let layout = try #require(LayoutRegistry.shared.entry(id))
    return LibraryKind.make(.init(layout: layout), of: Self.entry) { _, _, _ in .items }
  }

  /// A view of 100 × 200 pt with such a file.
  private func view(
    _ id: String,
    rebuilds: Bool,
    isMadeBySource: Bool = true,
    spacing: Double = 0
  ) throws -> StageView {
    let kind = try kind(id, rebuilds: rebuilds, isMadeBySource: isMadeBySource)
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Turning.swift")
    try document.set("minimumLineSpacing", to: .number(spacing))
    return StageView.opened(on: document)
  }

  @Test func `A snapshot is laid out with the size that it shows`() throws {
    let kind = try kind("pictured", rebuilds: true)
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Turning.swift")
    let viewport = Viewport(width: 300, height: 80, scale: 1, insets: .zero)
    let picture = SnapshotView(document, SnapshotRequest.View(viewport: viewport, offset: nil))
    expect(
      picture.elements(all: true).map(\.attributes.frame),
      equals: rects(CGSize(width: 150, height: 20), [(0, 0), (150, 0), (0, 20)])
    )
  }

  private func turn(_ view: StageView) {
    view.resize(Viewport(width: 200, height: 100, scale: 1, insets: .zero))
  }

  private func frames(_ view: StageView) -> [CGRect] {
    view.collectionView.indexPathsForVisibleItems.sorted().compactMap {
      view.collectionView.cellForItem(at: $0)?.frame
    }
  }

  private func rects(_ size: CGSize, _ origins: [(CGFloat, CGFloat)]) -> [CGRect] {
    origins.map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) }
  }

  @Test func `A layout that its controller changes with the size of the view follows a turn`()
    throws
  {
    let view = try view("changed", rebuilds: false)
    expect(
      frames(view),
      equals: rects(CGSize(width: 100, height: 20), [(0, 0), (0, 20), (0, 40)])
    )
    turn(view)
    expect(
      frames(view),
      equals: rects(CGSize(width: 100, height: 20), [(0, 0), (100, 0), (0, 20)])
    )
    #expect(
      (view.collectionView.dataSource as? Turning)?.calls.suffix(3) == [
        "laid out in 100", "will be 200, is 100", "laid out in 200",
      ]
    )
  }

  @Test func `A layout that its controller makes anew for another size takes the old one's place`()
    throws
  {
    let view = try view("rebuilt", rebuilds: true)
    expect(
      frames(view),
      equals: rects(CGSize(width: 50, height: 20), [(0, 0), (50, 0), (0, 20)])
    )
    let before = view.collectionView.collectionViewLayout
    turn(view)
    #expect(view.collectionView.collectionViewLayout !== before)
    expect(
      frames(view),
      equals: rects(CGSize(width: 100, height: 20), [(0, 0), (100, 0), (0, 20)])
    )
  }

  @Test func `What people set counts for the layout that is made anew, too`() throws {
    let view = try view("spaced", rebuilds: true, spacing: 7)
    turn(view)
    expect(
      frames(view),
      equals: rects(CGSize(width: 100, height: 20), [(0, 0), (100, 0), (0, 27)])
    )
  }

  @Test func `A controller that would stop when it hears of sizes only gets them, with a note`() {
    let controller = Turning()
    let source = OwnSource("Still", controller)
    source.step { [controller] _ in controller.loadViewIfNeeded() }
    source.controller = controller
    OwnSource.unturned["Still"] = "Still does not get the size of its view."
    defer { OwnSource.unturned["Still"] = nil }
    source.start()
    source.turn(to: CGSize(width: 200, height: 100), UITraitCollection())
    expect(controller.view.bounds.size, equals: CGSize(width: 200, height: 100))
    #expect(controller.calls.isEmpty)
    let instance = LayoutInstance(UICollectionViewFlowLayout())
    instance.source = source
    LayoutRegistry.shared.add("still") { _ in instance }
    let kind = LayoutRegistry.shared.entry("still").map { layout in
      LibraryKind.make(.init(layout: layout), of: Self.entry) { _, _, _ in .items }
    }
    expect(kind?.source?.findings.last?.message, equals: "Still does not get the size of its view.")
  }

  @Test func `Of a type that makes several layouts the one that was chosen stays`() throws {
    let view = try view("several", rebuilds: true, isMadeBySource: false)
    let before = view.collectionView.collectionViewLayout
    turn(view)
    #expect(view.collectionView.collectionViewLayout === before)
  }
}
