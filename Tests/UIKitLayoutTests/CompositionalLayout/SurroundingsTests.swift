// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What a section provider is told about the device, and which part of it sections leave free.
@MainActor
@Suite(.ownProcess) struct SurroundingsTests {
  /// Sizes in points and Apple's size classes for them, width before height.
  private nonisolated static let devices: [(String, CGFloat, CGFloat, Bool, Bool)] = [
    ("iPhone SE upright", 375, 667, false, true),
    ("iPhone SE on its side", 667, 375, false, false),
    ("iPhone 16 upright", 393, 852, false, true),
    ("iPhone 16 on its side", 852, 393, false, false),
    ("iPhone 16 Plus upright", 430, 932, false, true),
    ("iPhone 16 Plus on its side", 932, 430, true, false),
    ("iPhone 8 Plus on its side", 736, 414, true, false),
    ("iPad mini upright", 744, 1133, true, true),
    ("iPad on its side", 1180, 820, true, true),
    ("iPad, a third of it", 375, 820, false, true),
  ]

  @Test(arguments: devices.indices) func `has Apple's size classes`(index: Int) {
    let (name, width, height, isWide, isTall) = Self.devices[index]
    let stage = stage(size: CGSize(width: width, height: height))
    let traits = stage.view.traitCollection
    expect(traits.horizontalSizeClass, equals: (isWide ? .regular : .compact), "\(name)")
    expect(traits.verticalSizeClass, equals: (isTall ? .regular : .compact), "\(name)")
  }

  private func stage(
    size: CGSize,
    _ section: NSCollectionLayoutSection? = nil
  ) -> CompositionalStage {
    let section = section ?? Sections.rows(.absolute(50))
    return CompositionalStage(
      [3],
      size: size,
      layout: UICollectionViewCompositionalLayout(section: section)
    )
  }

  @Test func `asks for sections again when the style, the text or the scale is another`() {
    var told: [UITraitCollection] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      told.append(environment.traitCollection)
      return Sections.rows(.absolute(50))
    }
    let size = CGSize(width: 393, height: 852)
    let stage = CompositionalStage([3], size: size, layout: layout)
    stage.view.layoutIfNeeded()
    expect(told.map(\.userInterfaceStyle), equals: [.light])
    expect(told.map(\.preferredContentSizeCategory), equals: [.large])
    stage.view.surroundings.style = .dark
    stage.view.layoutIfNeeded()
    expect(told.last?.userInterfaceStyle, equals: .dark)
    stage.view.surroundings.contentSize = .accessibilityLarge
    stage.view.layoutIfNeeded()
    expect(told.last?.preferredContentSizeCategory, equals: .accessibilityLarge)
    expect(told.count, equals: 3)
    stage.view.layoutIfNeeded()
    expect(told.count, equals: 3)
  }

  @Test func `forgets measures when text has another size`() {
    let stage = stage(size: CGSize(width: 100, height: 200), Sections.rows(.estimated(50)))
    for item in 0..<3 { stage.heights[IndexPath(item: item, section: 0)] = 30 }
    stage.view.layoutIfNeeded()
    expect(stage.frame(2)?.minY, equals: 60)
    for item in 0..<3 { stage.heights[IndexPath(item: item, section: 0)] = 40 }
    stage.view.surroundings.contentSize = .extraExtraLarge
    stage.view.layoutIfNeeded()
    expect(stage.frame(2)?.minY, equals: 80)
  }

  /// A phone in landscape covers 59 pt at the left and the right of 852: 734 pt are free.
  ///
  /// Content that scrolls down has the whole width, and the reference of each section takes its part of it.
  @Test(arguments: [
    (UIContentInsetsReference.safeArea, 59.0, 734.0),
    (.none, 0, 852),
    (.layoutMargins, 79, 694),
    // (734 − 672) / 2 on each side, beside the 59.
    (.readableContent, 90, 672),
  ])
  func `keeps sections out of what the device covers, as far as they say`(
    reference: UIContentInsetsReference,
    x: Double,
    width: Double
  ) {
    let section = Sections.rows(.absolute(50))
    section.contentInsetsReference = reference
    let stage = stage(size: CGSize(width: 852, height: 393), section)
    stage.view.coveredInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never] {
      stage.view.contentInsetAdjustmentBehavior = behavior
      stage.view.layoutIfNeeded()
      expect(stage.frame(0), equals: CGRect(x: x, y: 0, width: width, height: 50))
      expect(stage.view.contentSize.width, equals: 852)
      expect(stage.view.contentOffset.x, equals: 0)
    }
  }

  /// The content has the 734 pt that are free, and its beginning is 59 pt from the edge.
  @Test(arguments: [
    (UIContentInsetsReference.safeArea, 0.0, 734.0), (.none, -59, 852), (.layoutMargins, 20, 694),
  ])
  func `counts from what is free where the device always narrows the content`(
    reference: UIContentInsetsReference,
    x: Double,
    width: Double
  ) {
    let section = Sections.rows(.absolute(50))
    section.contentInsetsReference = reference
    let stage = stage(size: CGSize(width: 852, height: 393), section)
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.view.coveredInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    stage.view.layoutIfNeeded()
    expect(stage.frame(0), equals: CGRect(x: x, y: 0, width: width, height: 50))
  }

  @Test func `orders the sizes of text`() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
