// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about `UICollectionViewLayout`, its attributes and its invalidation contexts.
@MainActor @Suite(.ownProcess) struct LayoutSentenceTests {
  private final class Tinted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tinted)?.tint == tint
    }
  }

  private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  /// Notes its contexts and what it makes.
  private final class Own: RowsLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override class var invalidationContextClass: AnyClass { OwnContext.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test func `attributes start plain and know what they are of`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: .at(1, 2))
    says("alpha is 1", cell.alpha, 1)
    says("zIndex is 0", cell.zIndex, 0)
    says("it is not hidden", cell.isHidden, false)
    says("no transform", cell.transform, .identity)
    says("no 3D transform", CATransform3DIsIdentity(cell.transform3D), true)
    says("no frame", cell.frame, .zero)
    says("its path", cell.indexPath, .at(1, 2))
    says("a cell", cell.representedElementCategory, .cell)
    says("without a kind", cell.representedElementKind, nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: .at(0, 0))
    says("a supplementary view", header.representedElementCategory, .supplementaryView)
    says("with its kind", header.representedElementKind, "h")
    let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "g", with: .at(0, 0))
    says("a decoration view", ground.representedElementCategory, .decorationView)
    says("with its kind", ground.representedElementKind, "g")
  }

  @Test func `frame, centre, size and bounds follow one another`() {
    let one = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    one.frame = box(10, 20, 100, 50)
    says("the frame sets the centre", one.center, CGPoint(x: 60, y: 45))
    says("and the size", one.size, CGSize(width: 100, height: 50))
    says("and the bounds", one.bounds, box(0, 0, 100, 50))
    one.size = CGSize(width: 20, height: 10)
    says("the size keeps the centre", one.frame, box(50, 40, 20, 10))
    one.center = .zero
    says("the centre keeps the size", one.frame, box(-10, -5, 20, 10))
    one.bounds = box(0, 0, 40, 40)
    says("the bounds set the size", one.size, CGSize(width: 40, height: 40))
    one.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    says("the frame is around the transformed", one.frame, box(-40, -10, 80, 20))
    says("the size is not", one.size, CGSize(width: 40, height: 40))
    says("the 3D transform follows", one.transform3D.m11, 2)
    one.transform3D = CATransform3DMakeScale(3, 3, 1)
    says("the affine one, too", one.transform, CGAffineTransform(scaleX: 3, y: 3))
    one.transform = .identity
    says("either replaces the other", CATransform3DIsIdentity(one.transform3D), true)
  }

  @Test func `attributes are equal by their values, and copies are apart`() throws {
    let one = Tinted(forCellWith: .at(0, 1))
    one.tint = 3
    one.frame = box(1, 2, 3, 4)
    let copy = try #require(one.copy() as? Tinted)
    says("a copy has its class and values", copy.tint, 3)
    says("it is equal", copy == one && copy.isEqual(one), true)
    let changes: [(String, (Tinted) -> Void)] = [
      ("frame", { $0.frame.origin.x = 9 }), ("alpha", { $0.alpha = 0.5 }),
      ("zIndex", { $0.zIndex = 1 }), ("isHidden", { $0.isHidden = true }),
      ("transform", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
      ("indexPath", { $0.indexPath = .at(0, 2) }), ("of the subclass", { $0.tint = 4 }),
    ]
    for (name, change) in changes {
      let other = try #require(one.copy() as? Tinted)
      change(other)
      says("another \(name) is not equal", one.isEqual(other), false)
    }
    says(
      "nor is another kind of element",
      one == Tinted(forDecorationViewOfKind: "a", with: .at(0, 1)),
      false
    )
    says("hashes of equal ones are equal", copy.hash, one.hash)
  }

  @Test func `the base layout answers nothing and changes nothing`() {
    let layout = UICollectionViewLayout()
    says("no content", layout.collectionViewContentSize, .zero)
    says("no view", layout.collectionView == nil, true)
    says(
      "no elements",
      layout.layoutAttributesForElements(in: box(0, 0, 9, 9))?.isEmpty ?? true,
      true
    )
    says("no item", layout.layoutAttributesForItem(at: .at(0, 0)) == nil, true)
    says(
      "no header",
      layout.layoutAttributesForSupplementaryView(ofKind: "a", at: .at(0, 0)) == nil,
      true
    )
    says(
      "no decoration",
      layout.layoutAttributesForDecorationView(ofKind: "a", at: .at(0, 0)) == nil,
      true
    )
    says(
      "scrolling invalidates nothing",
      layout.shouldInvalidateLayout(forBoundsChange: .zero),
      false
    )
    let one = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    says(
      "preferred sizes neither",
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: one, withOriginalAttributes: one),
      false
    )
    let point = CGPoint(x: 3, y: 4)
    says(
      "a proposed offset stays",
      layout.targetContentOffset(forProposedContentOffset: point),
      point
    )
    says(
      "also at the end of a drag",
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: point),
      point
    )
    says("nothing to insert", layout.indexPathsToInsertForSupplementaryView(ofKind: "a"), [])
    says("nothing to delete", layout.indexPathsToDeleteForDecorationView(ofKind: "a"), [])
    says("no mirroring", layout.flipsHorizontallyInOppositeLayoutDirection, false)
    says("made from left to right", layout.developmentLayoutDirection, .leftToRight)
    says(
      "its attributes' class",
      UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self,
      true
    )
    says(
      "its contexts' class",
      UICollectionViewLayout.invalidationContextClass
        == UICollectionViewLayoutInvalidationContext.self,
      true
    )
  }

  @Test func `every context is of the layout's own class and tells what is invalid`() {
    let layout = Own()
    let scene = Scene([numbered(9)], layout: layout)
    layout.contexts = []
    layout.invalidateLayout()
    says("of its own class", layout.contexts.last is OwnContext, true)
    says(
      "counts stay when code invalidates",
      layout.contexts.last?.invalidateDataSourceCounts,
      false
    )
    scene.view.layoutIfNeeded()
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    says("a reload is of the own class", layout.contexts.last is OwnContext, true)
    says("everything is invalid then", layout.contexts.last?.invalidateEverything, true)
    says("and the counts", layout.contexts.last?.invalidateDataSourceCounts, true)
    layout.contexts = []
    scene.source.sections[0].append("new")
    scene.view.insertItems(at: [.at(0, 9)])
    says("a batch invalidates the counts", layout.contexts.first?.invalidateDataSourceCounts, true)
    says("not everything", layout.contexts.first?.invalidateEverything, false)
    says("in a context of the own class", layout.contexts.first is OwnContext, true)
    layout.contexts = []
    layout.invalidatesOnScroll = true
    scene.view.contentOffset.y = 30
    scene.view.layoutIfNeeded()
    says("scrolling, too", layout.contexts.first is OwnContext, true)
    says("without counts", layout.contexts.first?.invalidateDataSourceCounts, false)
  }

  @Test func `a context gathers paths and adjustments`() {
    let context = UICollectionViewLayoutInvalidationContext()
    says("no items at first", context.invalidatedItemIndexPaths, nil)
    says("no supplementary views", context.invalidatedSupplementaryIndexPaths, nil)
    says("no decorations", context.invalidatedDecorationIndexPaths, nil)
    says("no adjustments", context.contentOffsetAdjustment, .zero)
    says("of either kind", context.contentSizeAdjustment, .zero)
    says("no moving items", context.previousIndexPathsForInteractivelyMovingItems, nil)
    says("nor targets", context.targetIndexPathsForInteractivelyMovingItems, nil)
    context.invalidateItems(at: [.at(0, 1)])
    context.invalidateItems(at: [.at(0, 2)])
    says("items are added", Set(context.invalidatedItemIndexPaths ?? []), [.at(0, 1), .at(0, 2)])
    context.invalidateSupplementaryElements(ofKind: "h", at: [.at(0, 0)])
    context.invalidateSupplementaryElements(ofKind: "f", at: [.at(1, 0)])
    says(
      "kinds apart",
      context.invalidatedSupplementaryIndexPaths,
      ["h": [.at(0, 0)], "f": [.at(1, 0)]]
    )
    context.invalidateDecorationElements(ofKind: "g", at: [.at(2, 0)])
    says("decorations, too", context.invalidatedDecorationIndexPaths, ["g": [.at(2, 0)]])
  }

  @Test func `an adjustment of a context moves the offset`() {
    let scene = Scene([numbered(20)])
    scene.view.contentOffset.y = 300
    scene.view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 50
    scene.layout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
    says("by its amount", scene.view.contentOffset.y, 350)
  }

  @Test func `prepare comes first, and only again when something is invalid`() {
    let scene = Scene([numbered(20)], isShown: false)
    scene.view.layoutIfNeeded()
    let first = scene.layout.takeTrace()
    says(
      "before the content size",
      first.first { $0 == "prepare" || $0 == "contentSize" },
      "prepare"
    )
    says("once", first.filter { $0 == "prepare" }.count, 1)
    scene.view.layoutIfNeeded()
    scene.view.setNeedsLayout()
    scene.view.layoutIfNeeded()
    says(
      "a pass without a cause prepares nothing",
      scene.layout.takeTrace().contains("prepare"),
      false
    )
    scene.layout.invalidateLayout()
    says("invalidating waits", scene.layout.takeTrace().contains("prepare"), false)
    scene.layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    says("two are one", scene.layout.takeTrace().filter { $0 == "prepare" }.count, 1)
  }

  /// Adds a header, a hidden row and other orders of depth.
  private final class Deep: RowsLayout {
    override func prepare() {
      super.prepare()
      rows[1].isHidden = true
      rows[0].zIndex = 5
    }
  }

  @Test func `hidden elements are not seen, and depth decides the order`() {
    let scene = Scene([numbered(3)], layout: Deep())
    let hidden = scene.view.cellForItem(at: .at(0, 1))
    says("a hidden item has no cell or a hidden one", hidden?.isHidden ?? true, true)
    let front = scene.view.subviews.last as? UICollectionViewCell
    says(
      "the greatest zIndex is in front",
      front.flatMap { scene.view.indexPath(for: $0) },
      .at(0, 0)
    )
  }

  /// Asks for more than what is there.
  private final class Decorated: RowsLayout {
    override func prepare() {
      super.prepare()
      let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "g", with: .at(0, 0))
      ground.frame = box(0, 0, 300, 300)
      ground.zIndex = -1
      extras = [ground]
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      extras.first { $0.representedElementKind == kind && $0.indexPath == path }
    }
  }

  private final class Ground: UICollectionReusableView {
    var applied: [UICollectionViewLayoutAttributes] = []
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      applied.append(attributes)
    }
  }

  @Test func `decoration views come from the layout alone`() {
    let layout = Decorated()
    layout.register(Ground.self, forDecorationViewOfKind: "g")
    let scene = Scene([numbered(3)], layout: layout)
    let ground = scene.view.subviews.first as? Ground
    says("the registered class, behind", ground?.frame, box(0, 0, 300, 300))
    says("it is given its attributes", ground?.applied.last?.representedElementKind, "g")
    says(
      "decoration is no supplementary view",
      scene.view.visibleSupplementaryViews(ofKind: "g").count,
      0
    )
  }
}
