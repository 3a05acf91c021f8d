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

// Layouts as apps write them: they force-unwrap what is there in an app.
// swift-format-ignore: NeverForceUnwrap
/// Reads its metrics from its collection view, which it has only while it is in one.
private final class WidthGrid: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat {
    get { collectionView!.bounds.width / 39 }
    set {}
  }

  override var scrollDirection: UICollectionView.ScrollDirection {
    get { collectionView!.bounds.width > 500 ? .horizontal : .vertical }
    set {}
  }
}

// swift-format-ignore: NeverForceUnwrap
/// Has a collection view that is never `nil`.
private final class Certain: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView { super.collectionView! }

  override var minimumLineSpacing: CGFloat {
    get { collectionView.bounds.width / 39 }
    set {}
  }
}

// swift-format-ignore: NeverForceUnwrap
/// Assumes that its sections have headers.
private final class Headed: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let header = super.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    return [header!]
      + super.layoutAttributesForElements(in: rect)!.filter {
        $0.representedElementCategory == .cell
      }
  }
}

/// Flow layouts of layout files that ask their collection view, or their superclass, more than a plain one.
@MainActor
@Suite(.ownProcess) struct FlowGetterTests {
  private func kind(
    _ id: String,
    needsHeaders: @escaping LibraryKind.HeaderQuestion = { _, _, _ in false },
    _ make: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> LayoutKind {
    LayoutRegistry.shared.add(id) { _ in LayoutInstance(make()) }
    let entry = CompileReport.Entry(
      id: id,
      kind: .layoutClass,
      file: "Flow.swift",
      line: 1,
      column: 1,
      notes: []
    )
    return LibraryKind.make(
      .init(layout: try #require(LayoutRegistry.shared.entry(id))),
      of: entry,
      needsHeaders: needsHeaders
    )
  }

  @Test func `A layout whose collection view is never nil is read in a collection view`() throws {
    let kind = try kind("certain") { Certain() }
    let spacing = kind.parameters.first { $0.key == FlowParameters.minimumLineSpacing }
    // A phone's 390 points / 39.
    expect(spacing?.defaultValue, equals: .number(10))
  }

  private func document(_ kind: LayoutKind) -> StageDocument {
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Flow.swift")
    document.edits.load(file: PlainData.make([12]))
    return document
  }

  @Test func `a layout's own properties are read while it is in a collection view`() throws {
    let kind = try kind("WidthGrid") { WidthGrid() }
    let spacing = kind.parameters.first { $0.key == FlowParameters.minimumLineSpacing }
    // A phone is 390 wide.
    expect(spacing?.defaultValue, equals: .number(10))
    let view = StageView.opened(on: document(kind))
    #expect(!view.collectionView.visibleCells.isEmpty)
  }

  @Test func `a layout that takes headers for granted is given headers, and a note says so`() throws
  {
    let kind = try kind("Headed", needsHeaders: { _, _, _ in true }, { Headed() })
    let notes = (kind.source?.findings ?? []).map(\.message)
    #expect(notes.contains { $0.contains("The layout needs headers") })
    let header = kind.parameters.first { $0.key == FlowParameters.headerReferenceSize }
    expect(header?.defaultValue, equals: .size(50, 50))
    let view = StageView.opened(on: document(kind))
    let path = IndexPath(item: 0, section: 0)
    expect(
      view.collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: path
      )?.frame.height,
      equals: 50
    )
  }

  @Test func `a trial places everything, with the headers that it is to give`() throws {
    let instance = LayoutInstance(Headed())
    HeaderTrial.give(to: instance.layout)
    HeaderTrial.place(instance)
    #expect((instance.layout as? Headed)?.headerReferenceSize == HeaderTrial.size)
  }
}
