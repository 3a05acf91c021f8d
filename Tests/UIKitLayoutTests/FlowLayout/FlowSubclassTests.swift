// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What custom subclasses of the flow layout do.
@MainActor @Suite(.ownProcess) struct FlowSubclassTests {
  /// Sets its own properties in `prepare()`, after calling super.
  final class Carousel: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: 80, height: 60)
      minimumLineSpacing = 20
    }
  }

  /// Never calls super's `prepare()`, and overrides a property.
  final class Half: UICollectionViewFlowLayout {
    override func prepare() {}
    override var itemSize: CGSize {
      get { CGSize(width: (collectionView?.bounds.width ?? 0) / 2 - 5, height: 30) }
      set {}
    }
  }

  /// Changes the attributes that super returns, and adds an element of its own.
  final class Decorated: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard var found = super.layoutAttributesForElements(in: rect) else { return nil }
      for attributes in found { attributes.alpha = 0.5 }
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground",
        with: IndexPath(item: 0, section: 0)
      )
      found.append(ground)
      return found
    }
  }

  final class Marked: UICollectionViewLayoutAttributes {
    var mark = 7
  }

  final class Marking: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Marked.self }
  }

  @Test func `10: lays out what a subclass sets while preparing`() {
    let stage = FlowStage([2], size: CGSize(width: 100, height: 480), layout: Carousel())
    stage.view.layoutIfNeeded()
    expect(stage.frame(1), equals: CGRect(x: 10, y: 80, width: 80, height: 60))
  }

  @Test func `10: needs no call of super and reads overridden properties`() {
    let stage = FlowStage([2], size: CGSize(width: 200, height: 480), layout: Half())
    stage.view.layoutIfNeeded()
    expect(stage.frame(1), equals: CGRect(x: 105, y: 0, width: 95, height: 30))
  }

  @Test func `lets a subclass change and add attributes`() {
    let stage = FlowStage([2], size: CGSize(width: 200, height: 480), layout: Decorated())
    let found = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    expect(found.map(\.alpha), equals: [0.5, 0.5, 1])
    expect(found.last?.representedElementKind, equals: "ground")
    expect(
      stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha,
      equals: 1
    )
  }

  @Test func `makes attributes of the class that a subclass names`() {
    let stage = FlowStage([1], size: CGSize(width: 200, height: 480), layout: Marking())
    let attributes = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expect((attributes as? Marked)?.mark, equals: 7)
  }
}
