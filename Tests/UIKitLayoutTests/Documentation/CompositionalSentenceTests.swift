// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sentences about `UICollectionViewCompositionalLayout` and what it is composed of.
@MainActor @Suite(.ownProcess) struct CompositionalSentenceTests {
  private typealias Dimension = NSCollectionLayoutDimension
  private typealias Group = NSCollectionLayoutGroup
  private typealias Item = NSCollectionLayoutItem

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func stage(
    _ section: NSCollectionLayoutSection,
    _ counts: [Int] = [10],
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> CompositionalStage {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let stage = CompositionalStage(counts, size: CGSize(width: 300, height: 400), layout: layout)
    stage.view.layoutIfNeeded()
    return stage
  }

  /// A row of two halves, 40 high.
  private func halves() -> NSCollectionLayoutSection {
    let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    )
  }

  @Test func `dimensions know what they are`() {
    let cases: [(Dimension, [Bool], CGFloat)] = [
      (.fractionalWidth(0.5), [true, false, false, false, false], 0.5),
      (.fractionalHeight(0.25), [false, true, false, false, false], 0.25),
      (.absolute(44), [false, false, true, false, false], 44),
      (.estimated(30), [false, false, false, true, false], 30),
      (.uniformAcrossSiblings(estimate: 20), [false, false, false, true, true], 20),
    ]
    for (one, kinds, number) in cases {
      says(
        "\(number)",
        [
          one.isFractionalWidth, one.isFractionalHeight, one.isAbsolute, one.isEstimated,
          one.isUniformAcrossSiblings,
        ],
        kinds
      )
      says("its number", one.dimension, number)
    }
  }

  @Test func `parts start with the documented values`() {
    let item = Item(layoutSize: size(.absolute(10), .absolute(20)))
    says("an item has no insets", item.contentInsets, .zero)
    says("no edge spacing", item.edgeSpacing == nil, true)
    says("no supplementary items", item.supplementaryItems.count, 0)
    says("its size", item.layoutSize.heightDimension.dimension, 20)
    let group = Group.horizontal(layoutSize: item.layoutSize, subitems: [item])
    says("a group has no spacing", group.interItemSpacing == nil, true)
    says("its items", group.subitems.count, 1)
    says("a description", group.visualDescription().isEmpty, false)
    let section = NSCollectionLayoutSection(group: group)
    says("a section has no insets", section.contentInsets, .zero)
    says("no spacing", section.interGroupSpacing, 0)
    says("it does not scroll by itself", section.orthogonalScrollingBehavior, .none)
    says("insets from the configuration's reference", section.contentInsetsReference, .automatic)
    says("so do supplementary views", section.supplementaryContentInsetsReference, .automatic)
    says(
      "no boundary items",
      section.boundarySupplementaryItems.count + section.decorationItems.count,
      0
    )
    says("no handler", section.visibleItemsInvalidationHandler == nil, true)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    says("a layout scrolls down", configuration.scrollDirection, .vertical)
    says("its sections touch", configuration.interSectionSpacing, 0)
    says("its insets are from the safe area", configuration.contentInsetsReference, .safeArea)
    says("no boundary items", configuration.boundarySupplementaryItems.count, 0)
    let header = Sections.boundary("header", 20, .top)
    says("a header extends the boundary", header.extendsBoundary, true)
    says("it is not pinned", header.pinToVisibleBounds, false)
    says("no offset", header.offset, .zero)
    says("its alignment", header.alignment, .top)
    says(
      "a background lies at 0",
      NSCollectionLayoutDecorationItem.background(elementKind: "g").zIndex,
      0
    )
    says("spacing is fixed", NSCollectionLayoutSpacing.fixed(3).isFixed, true)
    says(
      "or flexible",
      NSCollectionLayoutSpacing.flexible(3).isFlexible
        && !NSCollectionLayoutSpacing.flexible(3).isFixed,
      true
    )
    let behaviours: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    says("behaviours are numbered", behaviours.map(\.rawValue), [0, 1, 2, 3, 4, 5])
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      absoluteOffset: CGPoint(x: 3, y: 4)
    )
    says("an anchor's edges", anchor.edges, [.top, .trailing])
    says("its offset", anchor.offset, CGPoint(x: 3, y: 4))
    says("in points", anchor.isAbsoluteOffset && !anchor.isFractionalOffset, true)
  }

  @Test func `fractions are of the group, and a group of the section`() {
    let section = halves()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 30)
    section.interGroupSpacing = 6
    let stage = stage(section)
    // 300 − 10 − 30 = 260, halved.
    says("the first", stage.frame(0), box(10, 5, 130, 40))
    says("the second", stage.frame(1), box(140, 5, 130, 40))
    says("the next group", stage.frame(2), box(10, 51, 130, 40))
    says("the content", stage.layout.collectionViewContentSize.height, 236)
  }

  @Test func `a dimension may take its fraction from the other axis`() {
    let item = Item(layoutSize: size(.fractionalWidth(0.25), .fractionalWidth(0.25)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
        subitems: [item]
      )
    )
    let stage = stage(section)
    says("squares", stage.frame(1), box(75, 0, 75, 75))
    says("the next row", stage.frame(4), box(0, 150, 75, 75))
  }

  @Test func `insets come after sizes, edge spacing before`() {
    let item = Item(layoutSize: size(.absolute(100), .absolute(40)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item]
    )
    let plain = stage(NSCollectionLayoutSection(group: group))
    says("insets shrink the item in its place", plain.frame(1), box(103, 2, 92, 34))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10),
      top: .fixed(7),
      trailing: nil,
      bottom: nil
    )
    let again = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item]
    )
    let spaced = stage(NSCollectionLayoutSection(group: again))
    says("spacing moves it first", spaced.frame(0), box(13, 9, 92, 34))
    says("and the next one further", spaced.frame(1), box(123, 9, 92, 34))
    says("so only two fit", spaced.frame(2)?.minY, 69)
  }

  @Test func `flexible spacing shares what is left`() {
    let item = Item(layoutSize: size(.absolute(80), .absolute(40)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item]
    )
    group.interItemSpacing = .flexible(10)
    // Three of 80 leave 60 for two gaps.
    says("between items", stage(NSCollectionLayoutSection(group: group)).frame(1)?.minX, 110)
    let middle = Item(layoutSize: size(.absolute(80), .absolute(20)))
    middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .flexible(0),
      trailing: nil,
      bottom: .flexible(0)
    )
    let centred = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [middle]
    )
    says("above and below", stage(NSCollectionLayoutSection(group: centred)).frame(0)?.minY, 20)
  }

  @Test func `a count of items is spread over the group`() {
    let item = Item(layoutSize: size(.absolute(10), .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(15)
    says(
      "equal widths",
      stage(NSCollectionLayoutSection(group: group)).frame(2),
      box(210, 0, 90, 30)
    )
    let repeated = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      repeatingSubitem: item,
      count: 3
    )
    let own = stage(NSCollectionLayoutSection(group: repeated))
    says("repeated items keep their width", own.frame(2), box(20, 0, 10, 30))
    says("and are as many as counted", own.frame(3), box(0, 30, 10, 30))
  }

  @Test func `groups may hold groups and custom places`() {
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let big = Item(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    let pair = Group.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      subitems: [small]
    )
    let nested = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [big, pair]
    )
    let stage = stage(NSCollectionLayoutSection(group: nested))
    says("the large one", stage.frame(0), box(0, 0, 200, 100))
    says(
      "two beside it",
      [stage.frame(1), stage.frame(2)],
      [box(200, 0, 100, 50), box(200, 50, 100, 50)]
    )
    var container = CGSize.zero
    let custom = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
      container = environment.container.contentSize
      return [.init(frame: box(5, 6, 7, 8)), .init(frame: box(100, 0, 50, 50), zIndex: 3)]
    }
    let free = self.stage(NSCollectionLayoutSection(group: custom))
    says("its container is the group", container, CGSize(width: 300, height: 80))
    says(
      "frames as given",
      [free.frame(0), free.frame(1)],
      [box(5, 6, 7, 8), box(100, 0, 50, 50)]
    )
    says("depth too", free.layout.layoutAttributesForItem(at: .at(0, 1))?.zIndex, 3)
    says("the next group below", free.frame(2), box(5, 86, 7, 8))
  }

  @Test func `badges hang on their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let item = Item(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    let stage = stage(NSCollectionLayoutSection(group: group))
    // The item is 10…140 × 10…90; half of the badge is beyond its corner.
    says("half of it beyond the corner", stage.frame("badge", 0), box(130, 0, 20, 20))
    says("one for each item", stage.frame("badge", 3), box(280, 100, 20, 20))
    let outside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
    let below = Item(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [outside])
    let other = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [below]
    )
    says(
      "its top at the item's bottom",
      self.stage(NSCollectionLayoutSection(group: other)).frame("badge", 0),
      box(40, 50, 20, 10)
    )
  }

  @Test func `boundary items are before and after the insets`() {
    let section = halves()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    section.boundarySupplementaryItems = [
      Sections.boundary("header", 20, .top), Sections.boundary("footer", 30, .bottom),
    ]
    section.decorationItems = [.background(elementKind: "ground")]
    let stage = stage(section, [2, 0]) { $0.interSectionSpacing = 9 }
    says("a header follows the insets at its sides", stage.frame("header"), box(10, 0, 280, 20))
    says("items after the upper inset", stage.frame(0), box(10, 25, 140, 40))
    says("a footer after the lower one", stage.frame("footer"), box(10, 72, 280, 30))
    let ground = stage.layout.layoutAttributesForDecorationView(ofKind: "ground", at: .at(0, 0))?
      .frame
    says("a background is behind it all, as wide as the view", ground, box(0, 0, 300, 102))
    says("space between sections", stage.frame("header", 0, 1)?.minY, 111)
    let over = Sections.boundary("header", 20, .top)
    over.extendsBoundary = false
    let covered = halves()
    covered.boundarySupplementaryItems = [over]
    says(
      "an item that does not extend lies over the content",
      self.stage(covered).frame(0)?.minY,
      0
    )
  }

  @Test func `a pinned header stays until its section ends`() {
    let header = Sections.boundary("header", 20, .top)
    header.pinToVisibleBounds = true
    let section = halves()
    section.boundarySupplementaryItems = [header]
    let stage = stage(section, [40, 40])
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    says("at the upper edge", stage.frame("header")?.minY, 100)
    // Section 0 is 20 + 20 · 40 = 820 high.
    stage.view.contentOffset.y = 810
    stage.view.layoutIfNeeded()
    says("pushed out", stage.frame("header")?.minY, 800)
    says("the next one at its place", stage.frame("header", 0, 1)?.minY, 820)
  }

  @Test func `a layout's own boundary items are around all sections`() {
    let stage = stage(halves(), [2, 2]) {
      $0.boundarySupplementaryItems = [Sections.boundary("top", 25, .top)]
      $0.interSectionSpacing = 8
    }
    says(
      "at the start",
      stage.view.layoutAttributesForSupplementaryElement(ofKind: "top", at: IndexPath(index: 0))?
        .frame,
      box(0, 0, 300, 25)
    )
    says("sections after it", stage.frame(0)?.minY, 25)
    says("one for the layout", stage.frame(0, 1)?.minY, 73)
  }

  @Test func `an orthogonal section is one row`() {
    let section = Sections.strip(200, 60, .groupPaging)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 15, bottom: 6, trailing: 15)
    let stage = stage(section, [5, 1])
    says("groups go on sideways", stage.frame(3), box(645, 4, 200, 60))
    says("the section is as high as a group", stage.frame(0, 1)?.minY, 74)
    says(
      "the content is as wide as the view",
      stage.layout.collectionViewContentSize,
      CGSize(width: 300, height: 140)
    )
  }

  @Test func `a provider is asked with the environment and may answer nothing`() {
    var asked: [Int] = []
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      asked.append(index)
      sizes.append(environment.container.effectiveContentSize)
      return index == 1 ? nil : halves()
    }
    let stage = CompositionalStage(
      [2, 2, 2],
      size: CGSize(width: 300, height: 400),
      layout: layout
    )
    stage.view.layoutIfNeeded()
    says("each section is asked for", Set(asked), [0, 1, 2])
    says("with the size of the view", Set(sizes.map(\.width)), [300])
    says("no section is empty", stage.frame(0, 2)?.minY, 40)
    asked = []
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    says("scrolling does not ask", asked, [])
    stage.view.frame.size.width = 500
    stage.view.layoutIfNeeded()
    says("another width does", Set(asked), [0, 1, 2])
    says("with the new one", sizes.last?.width, 500)
  }

  @Test func `another configuration is laid out`() {
    let stage = stage(halves(), [4, 4])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 50
    stage.layout.configuration = configuration
    stage.view.layoutIfNeeded()
    says("its spacing", stage.view.layoutAttributesForItem(at: .at(1, 0))?.frame.minY, 130)
    configuration.interSectionSpacing = 90
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    says("a configuration is copied when it is set", stage.frame(0, 1)?.minY, 130)
  }

  @Test func `a handler sees what is visible and may change it`() {
    let section = halves()
    var calls: [(Int, CGPoint, CGSize)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append((items.count, offset, environment.container.contentSize))
      items.first { $0.indexPath.item == 0 }?.alpha = 0.5
      items.first { $0.indexPath.item == 1 }?.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let stage = stage(section, [40])
    says("ten rows of two", calls.last?.0, 20)
    says("the alpha is shown", stage.view.cellForItem(at: .at(0, 0))?.alpha, 0.5)
    says(
      "so is the transform",
      stage.view.cellForItem(at: .at(0, 1))?.transform,
      CGAffineTransform(scaleX: 2, y: 2)
    )
    let before = calls.count
    stage.view.contentOffset.y = 60
    stage.view.layoutIfNeeded()
    says("it is called when content scrolls", calls.count > before, true)
    says("with the offset", calls.last?.1, CGPoint(x: 0, y: 60))
    says("and the container", calls.last?.2, CGSize(width: 300, height: 400))
  }

  @Test func `estimates give way to what cells prefer`() {
    let stage = CompositionalStage(
      [4],
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewCompositionalLayout(section: Sections.rows(.estimated(50)))
    )
    stage.heights = [.at(0, 0): 70, .at(0, 1): 30]
    stage.view.layoutIfNeeded()
    says(
      "the measured",
      [stage.frame(0), stage.frame(1)],
      [box(0, 0, 300, 70), box(0, 70, 300, 30)]
    )
    says("the others follow", stage.frame(3), box(0, 150, 300, 50))
    says("the content", stage.layout.collectionViewContentSize.height, 200)
  }

  @Test func `siblings are as high as the highest`() {
    let cases: [([CGFloat], CGFloat)] = [
      ([30, 80, 40], 80), ([50, 20, 30], 50), ([20, 30, 40], 40),
    ]
    for (heights, highest) in cases {
      let item = Item(
        layoutSize: size(.fractionalWidth(1.0 / 3), .uniformAcrossSiblings(estimate: 50))
      )
      let group = Group.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)),
        subitems: [item]
      )
      let stage = CompositionalStage(
        [3],
        size: CGSize(width: 300, height: 400),
        layout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)
        )
      )
      for (item, height) in heights.enumerated() { stage.heights[.at(0, item)] = height }
      stage.view.layoutIfNeeded()
      says("of \(heights)", (0..<3).map { stage.frame($0)?.height }, [highest, highest, highest])
      says("the content of \(heights)", stage.layout.collectionViewContentSize.height, highest)
    }
  }

  @Test func `leading is right in right to left`() {
    let section = halves()
    section.contentInsets.leading = 20
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CompositionalStage([4], size: CGSize(width: 300, height: 400), layout: layout)
    stage.view.direction = .rightToLeft
    stage.view.layoutIfNeeded()
    says(
      "the first item is at the right",
      stage.view.cellForItem(at: .at(0, 0))?.frame,
      box(140, 0, 140, 40)
    )
  }
}
