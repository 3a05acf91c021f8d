// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Text at the person's text size.
@MainActor
@Suite(.ownProcess) struct TextSizeTests {
  private static func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: size)
  }

  @Test func `styles have the sizes of Apple's table`() {
    let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
      (.body, .large, 17), (.body, .extraSmall, 14), (.body, .accessibilityMedium, 28),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.footnote, .small, 12),
      (.footnote, .extraLarge, 15), (.largeTitle, .extraExtraExtraLarge, 40),
      (.caption2, .accessibilityLarge, 24), (.headline, .unspecified, 17),
    ]
    for (style, category, size) in sizes {
      let font = UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: Self.traits(category)
      )
      expect(font.pointSize, equals: size, "\(style.rawValue)")
    }
    expect(UIFont.preferredFont(forTextStyle: .headline).text.weight, equals: .semibold)
  }

  @Test func `metrics scale as the style is scaled, up to a limit`() {
    let (metrics, traits) = (UIFontMetrics(forTextStyle: .body), Self.traits(.accessibilityMedium))
    let font = UIFont.systemFont(ofSize: 34)
    // 28 instead of 17.
    expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize, equals: 56)
    expect(metrics.scaledValue(for: 17, compatibleWith: traits), equals: 28)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits)
    expect(limited.pointSize, equals: 40)
  }

  @Test func `rows, lines and pictures follow the size while they are shown`() throws {
    let stage = ListStage([["x"]])
    stage.configure = { cell, text in
      guard text == "b" else { return }
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.image = UIImage(systemName: "star")
      content.imageProperties.reservedLayoutSize.width =
        UIListContentConfiguration
        .ImageProperties.standardDimension
      cell.contentConfiguration = content
    }
    stage.show([["b", "a"]])
    expect(stage.row(1)?.text?.font, equals: TextFont(size: 17))
    expect(try lineStart(stage), equals: 60)
    stage.transactions = []
    stage.view.surroundings.contentSize = .accessibilityMedium
    stage.view.layoutIfNeeded()
    expect(stage.row(1)?.text?.font, equals: TextFont(size: 28))
    // A symbol of 17 · 1.25, rounded to 21, times 28 / 17 is 34.6; the margins are 22.
    expect(stage.frame(0)?.height, equals: 57)
    // A line of 28 · 1.21 is 33.9 high.
    expect(stage.frame(1)?.height, equals: 56)
    // 16, the standard space of 28 times 28 / 17, which is 46.1 or rounded 46, and 16 to the text.
    expect(try lineStart(stage), equals: 78)
    let told = stage.transactions.flatMap(\.updated).filter(\.contentChanged).map(\.key)
    expect(Set(told.filter { $0.category == .cell }).count, equals: 2)
    stage.view.surroundings.contentSize = .large
    stage.view.layoutIfNeeded()
    expect(stage.frame(0)?.height, equals: 44)
    expect(stage.frame(1)?.height, equals: 44)
  }

  @Test func `the system's accessories grow with running text, and keep to the row's middle`() {
    let stage = ListStage([["x"]])
    stage.configure = { cell, _ in
      cell.accessories = [.disclosureIndicator(), .label(text: "9")]
    }
    stage.show([["a"]])
    expect(sizes(stage), equals: [CGSize(width: 8, height: 14)])
    stage.view.surroundings.contentSize = .accessibilityMedium
    stage.view.layoutIfNeeded()
    // 8 and 14 times 28 / 17 are 13.2 and 23.1.
    expect(sizes(stage), equals: [CGSize(width: 13, height: 23)])
    let label = stage.row(0)?.trailing.first { $0.kind == .label }
    expect(label?.text?.font.size, equals: 28)
  }

  private func sizes(_ stage: ListStage) -> [CGSize] {
    (stage.row(0)?.trailing ?? []).filter { $0.kind == .disclosureIndicator }.map(\.size)
  }

  /// The start of the separator below the first row.
  private func lineStart(_ stage: ListStage) throws -> CGFloat {
    let row = try #require(stage.row(0))
    let line = try #require(row.bottomSeparator)
    return ListContentLayout(row, width: 400).line(of: line, isTop: false, isRightToLeft: false)
      .minX
  }

  @Test func `text that does not follow the size stays as it is`() {
    let stage = ListStage([["a"]])
    stage.configure = { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.textProperties.adjustsFontForContentSizeCategory = false
      cell.contentConfiguration = content
    }
    stage.show([["z"]])
    stage.view.surroundings.contentSize = .accessibilityMedium
    stage.view.layoutIfNeeded()
    expect(stage.row(0)?.text?.font, equals: TextFont(size: 17))
    expect(stage.frame(0)?.height, equals: 44)
  }

  @Test func `a label follows the size where it is told to`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Text"
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.addSubview(label)
    view.surroundings.contentSize = .accessibilityMedium
    // Lines of 17 · 1.21 and of 28 · 1.21, rounded up.
    expect(label.intrinsicContentSize.height, equals: 21)
    label.adjustsFontForContentSizeCategory = true
    expect(label.intrinsicContentSize.height, equals: 34)
  }
}
