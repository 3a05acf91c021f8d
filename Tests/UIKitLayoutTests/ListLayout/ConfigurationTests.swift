// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Content and background configurations as values.
@MainActor
@Suite(.ownProcess) struct ConfigurationTests {
  private func state(
    _ environment: UIListEnvironment = .unspecified,
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var values = UITraitCollection.Values()
    values.listEnvironment = environment
    var state = UICellConfigurationState(traitCollection: UITraitCollection(values))
    change(&state)
    return state
  }

  @Test func `replaces a text by an attributed one and back`() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "rich")
    expect(content.text, equals: "rich")
    content.text = "plain"
    expect(content.attributedText, equals: nil)
    expect(content.text, equals: "plain")
    content.text = nil
    expect(content.text, equals: nil)
  }

  @Test func `greys out what nobody coloured while disabled`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryTextProperties.color = .systemPink
    let disabled = content.updated(for: state { $0.isDisabled = true })
    expect(disabled.textProperties.color, equals: .tertiaryLabel)
    expect(disabled.secondaryTextProperties.color, equals: .systemPink)
    expect(disabled.updated(for: state()), equals: content.updated(for: state()))
  }

  @Test func `adapts headers to the list around`() {
    let header = UIListContentConfiguration.header()
    let grouped = header.updated(for: state(.insetGrouped))
    expect(grouped.textProperties.transform, equals: .uppercase)
    expect(grouped.textProperties.font.pointSize, equals: 13)
    expect(grouped.directionalLayoutMargins.top, equals: 16)
    let sidebar = grouped.updated(for: state(.sidebar))
    expect(sidebar.textProperties.transform, equals: .none)
    expect(sidebar.textProperties.font.pointSize, equals: 20)
  }

  @Test func `makes values side by side and capital headers`() {
    expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    expect(UIListContentConfiguration.groupedHeader().textProperties.transform, equals: .uppercase)
    expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins, equals: .both)
    expect(UIListContentConfiguration.cell().textProperties.numberOfLines, equals: 0)
  }

  @Test func `fills the ground by state and list`() {
    let plain = UIBackgroundConfiguration.listPlainCell()
    expect(plain.backgroundColor, equals: .systemBackground)
    expect(plain.updated(for: state { $0.isSelected = true }).backgroundColor, equals: .systemGray4)
    let cell = UIBackgroundConfiguration.listCell()
    expect(
      cell.updated(for: state(.grouped)).backgroundColor,
      equals: .secondarySystemGroupedBackground
    )
    let sidebar = cell.updated(for: state(.sidebar))
    expect(sidebar.backgroundColor, equals: .clear)
    expect(sidebar.cornerRadius, equals: 10)
    var own = plain
    own.backgroundColor = .systemPink
    expect(own.updated(for: state { $0.isSelected = true }).backgroundColor, equals: .systemPink)
  }

  @Test func `transforms colours`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    expect(background.resolvedBackgroundColor(for: .red), equals: .red)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expect(background.resolvedBackgroundColor(for: .red), equals: .blue)
    expect(UIConfigurationColorTransformer.grayscale(.white).components.red, equals: 1)
    expect(UIConfigurationColorTransformer.grayscale, equals: .grayscale)
    #expect(UIConfigurationColorTransformer.grayscale != .preferredTint)
  }

  @Test func `knows light and dark colours`() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expect(ContentColour(colour), equals: ContentColour(light: 0x0000_00FF, dark: 0xFFFF_FFFF))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(colour.resolvedColor(with: dark), equals: .white)
    expect(ContentColour(.systemRed), equals: ContentColour(light: 0xFF3B_30FF, dark: 0xFF45_3AFF))
    // 0.6 of 255 is 153.
    expect(
      ContentColour(.secondaryLabel),
      equals: ContentColour(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    )
    expect(ContentColour(.clear).isClear)
  }

  @Test func `fits pictures into what they may take`() {
    var properties = UIListContentConfiguration.cell().imageProperties
    let image = UIImage(named: "picture.jpg")
    properties.maximumSize = CGSize(width: 20, height: 0)
    properties.reservedLayoutSize = CGSize(
      width: UIListContentConfiguration.ImageProperties.standardDimension,
      height: 0
    )
    let shown = image.map {
      ListImage($0, properties, ListMetrics.current, tint: .systemBlue, at: .large)
    }
    expect(shown?.size, equals: CGSize(width: 20, height: 20))
    expect(shown?.slot, equals: CGSize(width: 28, height: 20))
    expect(shown?.name, equals: "picture.jpg")
    expect(shown?.isSymbol, equals: false)
    expect(UIImage(named: ""), equals: nil)
    expect(UIImage(systemName: ""), equals: nil)
    // The side of a symbol is 1.25 of its point size: 17 gives 21.
    expect(UIImage(systemName: "star")?.size, equals: CGSize(width: 21, height: 21))
  }

  @Test func `keeps the content view as long as it supports the configuration`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let view = cell.contentView
    #expect(view is UIListContentView)
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    expect(!(cell.contentView is UIListContentView))
  }

  @Test func `lets a background configuration and background views replace each other`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    expect(cell.backgroundView, equals: nil)
    cell.backgroundView = UIView()
    expect(cell.backgroundConfiguration, equals: nil)
  }

  @Test func `measures list content by text and margins`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "b"
    let view = UIListContentView(configuration: content)
    expect(view.sizeThatFits(CGSize(width: 300, height: 0)), equals: CGSize(width: 300, height: 65))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 65)
    expect(view.textLayoutGuide?.layoutFrame, equals: CGRect(x: 16, y: 11, width: 268, height: 21))
    expect(view.secondaryTextLayoutGuide?.layoutFrame.minY, equals: 35)
    expect(view.imageLayoutGuide, equals: nil)
  }
}
