// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sentences about `UICollectionViewFlowLayout` and its delegate.
@MainActor @Suite(.ownProcess) struct FlowSentenceTests {
  private func stage(_ counts: [Int], _ width: CGFloat = 200, _ height: CGFloat = 400) -> FlowStage
  {
    FlowStage(counts, size: CGSize(width: width, height: height))
  }

  @Test func `a flow layout starts with the documented values`() {
    let flow = UICollectionViewFlowLayout()
    says("items are 50 by 50", flow.itemSize, CGSize(width: 50, height: 50))
    says("lines are 10 apart", flow.minimumLineSpacing, 10)
    says("items are 10 apart", flow.minimumInteritemSpacing, 10)
    says("it scrolls down", flow.scrollDirection, .vertical)
    says("no headers", flow.headerReferenceSize, .zero)
    says("no footers", flow.footerReferenceSize, .zero)
    says("no insets", flow.sectionInset, .zero)
    says("from the content inset", flow.sectionInsetReference, .fromContentInset)
    says("no estimate", flow.estimatedItemSize, .zero)
    says("headers do not pin", flow.sectionHeadersPinToVisibleBounds, false)
    says("footers do not pin", flow.sectionFootersPinToVisibleBounds, false)
    says("automatic is not zero", UICollectionViewFlowLayout.automaticSize != .zero, true)
    says(
      "its context",
      UICollectionViewFlowLayout.invalidationContextClass
        == UICollectionViewFlowLayoutInvalidationContext.self,
      true
    )
    let context = UICollectionViewFlowLayoutInvalidationContext()
    says("which asks the delegate", context.invalidateFlowLayoutDelegateMetrics, true)
    says("and lays out", context.invalidateFlowLayoutAttributes, true)
  }

  @Test func `items fill lines, whose first and last touch the edges`() {
    let flow = stage([8])
    // Three of 50 with two gaps of 10 need 170; the remaining 30 go to the two gaps: 25 each.
    let expected = [box(0, 0, 50, 50), box(75, 0, 50, 50), box(150, 0, 50, 50), box(0, 60, 50, 50)]
    says("items", (0..<4).map { flow.frame($0) }, expected)
    says("a last line keeps the columns", flow.frame(7), box(75, 120, 50, 50))
    says(
      "the content ends with the last line",
      flow.layout.collectionViewContentSize,
      CGSize(width: 200, height: 170)
    )
    says("nothing beyond the data", flow.frame(8), nil)
  }

  @Test func `a horizontal layout fills columns`() {
    let flow = stage([8])
    flow.layout.scrollDirection = .horizontal
    flow.layout.headerReferenceSize = CGSize(width: 30, height: 7)
    flow.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    // 390 hold six of 50 with five gaps of 10; the remaining 40 go to the gaps: 18 each.
    says("down first", flow.frame(1), box(40, 73, 50, 50))
    says("then the next column", flow.frame(6), box(100, 5, 50, 50))
    says("a header takes its width and the whole height", flow.header()?.frame, box(0, 0, 30, 400))
    says("the content", flow.layout.collectionViewContentSize, CGSize(width: 170, height: 400))
  }

  @Test func `headers and footers span the view, and insets are around items only`() {
    let flow = stage([1, 0])
    flow.layout.headerReferenceSize = CGSize(width: 9, height: 20)
    flow.layout.footerReferenceSize = CGSize(width: 9, height: 30)
    flow.layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    says("a header is as wide as the view", flow.header(0)?.frame, box(0, 0, 200, 20))
    says("items keep off the edges", flow.frame(0), box(2, 21, 50, 50))
    says("a footer follows the inset", flow.footer(0)?.frame, box(0, 74, 200, 30))
    says("a section without items has both", flow.header(1)?.frame, box(0, 104, 200, 20))
    says("and its insets", flow.footer(1)?.frame, box(0, 128, 200, 30))
    says("the content", flow.layout.collectionViewContentSize.height, 158)
    flow.layout.headerReferenceSize = CGSize(width: 100, height: 0)
    says("without height there is none", flow.header(0) == nil, true)
  }

  /// Answers for each section and item.
  private final class Chooser: UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 200, height: 10 * (path.item + 1))
    }
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0)
    }
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      CGFloat(section * 5)
    }
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section * 40)
    }
  }

  @Test func `the delegate's answers replace the layout's properties`() {
    let flow = stage([2, 2])
    let chooser = Chooser()
    flow.layout.minimumLineSpacing = 99
    flow.layout.footerReferenceSize = CGSize(width: 0, height: 6)
    flow.delegate = chooser
    flow.view.layoutIfNeeded()
    says("sizes and spacing of section 0", flow.frame(1), box(0, 10, 200, 20))
    says("what it does not answer is the property's", flow.footer(0)?.frame, box(0, 30, 200, 6))
    says("no header in section 0", flow.header(0) == nil, true)
    says("one in section 1", flow.header(1)?.frame, box(0, 36, 200, 40))
    says("its inset", flow.frame(0, 1), box(0, 77, 200, 10))
    says("its spacing", flow.frame(1, 1), box(0, 92, 200, 20))
    let asked = chooser.asked
    flow.view.contentOffset.y = 1
    flow.view.layoutIfNeeded()
    says("scrolling does not ask again", chooser.asked, asked)
    flow.layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    says("invalidating does", chooser.asked, asked + 4)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    flow.layout.invalidateLayout(with: context)
    flow.view.layoutIfNeeded()
    says("not if metrics are said to be valid", chooser.asked, asked + 4)
  }

  @Test func `only another size across the direction of scrolling invalidates`() {
    let flow = stage([20])
    flow.view.layoutIfNeeded()
    let cases: [(String, CGRect, Bool)] = [
      ("another offset", box(0, 50, 200, 400), false),
      ("another height", box(0, 0, 200, 500), false),
      ("another width", box(0, 0, 250, 400), true),
    ]
    for (name, bounds, answer) in cases {
      says(name, flow.layout.shouldInvalidateLayout(forBoundsChange: bounds), answer)
    }
    flow.layout.sectionHeadersPinToVisibleBounds = true
    says(
      "pinned headers follow scrolling",
      flow.layout.shouldInvalidateLayout(forBoundsChange: box(0, 50, 200, 400)),
      true
    )
    flow.view.frame.size.width = 320
    flow.view.layoutIfNeeded()
    // 320 hold five of 50 with four gaps of 10, and 30 more for the gaps: 17.5 each.
    says("a wider view has more columns", flow.frame(4), box(270, 0, 50, 50))
  }

  @Test func `pinned views stay in sight until the next ones push them`() {
    let flow = stage([10, 10])
    flow.layout.itemSize = CGSize(width: 200, height: 50)
    flow.layout.minimumLineSpacing = 0
    flow.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    flow.layout.footerReferenceSize = CGSize(width: 0, height: 30)
    flow.layout.sectionHeadersPinToVisibleBounds = true
    flow.layout.sectionFootersPinToVisibleBounds = true
    flow.view.layoutIfNeeded()
    func header(_ offset: CGFloat) -> CGFloat? {
      flow.view.contentOffset.y = offset
      flow.view.layoutIfNeeded()
      return flow.header(0)?.frame.minY
    }
    says("at its place", header(0), 0)
    says("at the upper edge", header(100), 100)
    says("the footer at the lower edge", flow.footer(0)?.frame.minY, 470)
    says("it ends with its section", (header(560) ?? 0) <= 530, true)
    says("the next header at its place", flow.header(1)?.frame.minY, 570)
    flow.view.contentInset.top = 25
    says("below the content inset", header(100), 125)
  }

  @Test func `insets may be measured from the safe area or margins`() {
    let flow = stage([20], 300)
    flow.view.coveredInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    flow.layout.sectionInsetReference = .fromSafeArea
    flow.layout.sectionInset.left = 5
    flow.view.layoutIfNeeded()
    says("beyond the safe area, then the inset", flow.frame(0)?.minX, 35)
  }

  @Test func `properties take effect at once, whenever they change`() {
    let flow = stage([4])
    flow.view.layoutIfNeeded()
    let changes: [(String, (UICollectionViewFlowLayout) -> Void, Int, CGRect)] = [
      ("itemSize", { $0.itemSize = CGSize(width: 90, height: 40) }, 1, box(110, 0, 90, 40)),
      ("minimumLineSpacing", { $0.minimumLineSpacing = 30 }, 2, box(0, 70, 90, 40)),
      ("sectionInset", { $0.sectionInset.top = 8 }, 0, box(0, 8, 90, 40)),
      ("headerReferenceSize", { $0.headerReferenceSize.height = 12 }, 0, box(0, 20, 90, 40)),
      ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = 40 }, 1, box(55, 90, 90, 40)),
    ]
    for (name, change, item, frame) in changes {
      change(flow.layout)
      flow.view.layoutIfNeeded()
      says(name, flow.view.layoutAttributesForItem(at: .at(0, item))?.frame, frame)
    }
  }

  @Test func `what a rectangle touches is answered, as copies`() {
    let flow = stage([20])
    flow.layout.headerReferenceSize.height = 40
    flow.view.layoutIfNeeded()
    let found = flow.layout.layoutAttributesForElements(in: box(0, 0, 200, 60)) ?? []
    says("the header and the first line", found.count >= 4, true)
    says(
      "with the header",
      found.filter { $0.representedElementCategory == .supplementaryView }.count,
      1
    )
    for attributes in found { attributes.frame.origin.y += 7 }
    says("changing an answer changes nothing", flow.frame(0)?.minY, 40)
    says("a header is above cells", (flow.header()?.zIndex ?? 0) > 0, true)
    says("its path", flow.header(0)?.indexPath, .at(0, 0))
    says(
      "nothing where nothing is",
      flow.layout.layoutAttributesForElements(in: box(0, 9000, 9, 9))?.count,
      0
    )
  }

  @Test func `an item that does not fit has a line of its own`() {
    let flow = stage([2])
    flow.layout.itemSize = CGSize(width: 250, height: 20)
    flow.view.layoutIfNeeded()
    says("the second is below", flow.frame(1)?.minY, 30)
  }

  @Test func `a right to left view mirrors a layout that asks for it`() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layouts: [(UICollectionViewFlowLayout, CGFloat)] = [(.init(), 0), (Mirrored(), 150)]
    for (layout, x) in layouts {
      let flow = FlowStage([4], size: CGSize(width: 200, height: 400), layout: layout)
      flow.view.semanticContentAttribute = .forceRightToLeft
      flow.view.layoutIfNeeded()
      says("\(type(of: layout))", flow.view.cellForItem(at: .at(0, 0))?.frame.minX, x)
    }
  }
}
