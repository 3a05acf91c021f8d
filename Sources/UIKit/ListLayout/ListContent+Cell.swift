// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewCell {
  /// Whether the cell shows the content of a list's row.
  var showsListContent: Bool {
    self is UICollectionViewListCell || contentConfiguration is UIListContentConfiguration
  }

  /// The cell's content in plain values.
  func makeListContent() -> ListContent {
    let list = self as? UICollectionViewListCell
    let configuration = contentConfiguration as? UIListContentConfiguration ?? plainConfiguration
    var shown = configuration.map { ListContent($0, in: self) } ?? ListContent()
    shown.accessorySpacing = ListMetrics.current.accessorySpacing
    if let list {
      // Signs keep their distance to the edges beside views of the cell's own, too.
      if configuration == nil, !list.accessories.isEmpty {
        let usual = ListMetrics.current.row.margins
        (shown.margins.leading, shown.margins.trailing) = (usual.leading, usual.trailing)
      }
      shown.indentation = max(0, CGFloat(list.indentationLevel) * list.indentationWidth)
      shown.indentsAccessories = list.indentsAccessories
      let state = configurationState
      let sides = AccessorySides(list.accessories, isEditing: state.isEditing)
      shown.leading = sides.leading.map {
        ListAccessory($0, state, tint: tintColor, at: preferredTextSize)
      }
      shown.trailing = sides.trailing.enumerated().map { place, accessory in
        var value = ListAccessory(accessory, state, tint: tintColor, at: preferredTextSize)
        value.showsLine = value.showsLine && place > 0
        return value
      }
    }
    shown.takeBackground(of: self)
    shown.takeSeparators(of: listRow, isSelected: isInMultipleSelection)
    if let inset = list?.ownSeparatorInset {
      shown.bottomSeparator?.leading = Self.withinReach(inset.left)
      shown.bottomSeparator?.trailing = Self.withinReach(inset.right)
    }
    if let row = self as? TableRow { shown.margins.trailing += row.indexWidth }
    if let row = self as? TableRow,
      let inset = shown.bottomSeparator.map({ $0.leading ?? row.separatorStart }) ?? nil
    {
      // The separator is indented with what is above it.
      let signs = shown.leading.reduce(0) { $0 + $1.slotWidth + shown.accessorySpacing }
      shown.bottomSeparator?.leading = inset + signs
    }
    if let listRow, owner?.isEditing == false {
      shown.hasLeadingActions = listRow.hasLeadingActions
      shown.hasTrailingActions = listRow.hasTrailingActions
    }
    return shown
  }

  /// A length that no row has: apps hide a separator by an inset without end.
  private static let farthest: CGFloat = 10_000
  private static func withinReach(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : max(-farthest, min(farthest, length))
  }

  /// Whether the row is one of several selected rows while the list is edited.
  private var isInMultipleSelection: Bool {
    let state = configurationState
    return ListPolicy.isInMultipleSelection(
      isSelected: state.isSelected,
      isEditing: state.isEditing,
      selectsSeveralWhileEditing: owner?.allowsMultipleSelectionDuringEditing ?? false
    )
  }

  /// The size that the row prefers; a given length is returned unchanged.
  func listSize(fitting limits: AxisLimits) -> CGSize {
    let shown = makeListContent()
    let width = limits.width ?? shown.preferredWidth
    let height = limits.height ?? ListContentLayout(shown, width: width).height
    return CGSize(width: width, height: height)
  }

  /// What the row's content configuration shows and the page cannot paint from plain values; `nil` for nothing.
  var finelyShown: UIListContentConfiguration? {
    guard isOnScreen, let shown = contentConfiguration as? UIListContentConfiguration else {
      return nil
    }
    return shown.needsSteps ? shown : nil
  }

  /// The content of a list's cell that has only texts.
  private var plainConfiguration: UIListContentConfiguration? {
    guard let list = self as? UICollectionViewListCell, content.hasSomethingToShow else {
      return nil
    }
    var configuration = list.defaultContentConfiguration()
    if !content.title.isEmpty { configuration.text = content.title }
    if !content.subtitle.isEmpty { configuration.secondaryText = content.subtitle }
    if !content.image.isEmpty { configuration.image = UIImage(named: content.image) }
    return configuration
  }
}

extension ListContent {
  /// The row without its texts and picture, which are painted by steps in front of it.
  func withoutContent(_ size: CGSize) -> ListContent {
    var shown = self
    let start = ListContentLayout(self, width: size.width, height: size.height).textStart
    (shown.image, shown.text, shown.secondaryText) = (nil, nil, nil)
    // Separators begin at the text that is no longer there.
    shown.topSeparator?.leading = topSeparator?.leading ?? start
    shown.bottomSeparator?.leading = bottomSeparator?.leading ?? start
    return shown
  }

  /// The content of a configuration, without accessories and background.
  @MainActor init(_ configuration: UIListContentConfiguration, in view: UIView) {
    self.init()
    let metrics = ListMetrics.current
    isRightToLeft = Self.isRightToLeft(view)
    margins = configuration.directionalLayoutMargins.sound
    let style = configuration.style.resolved(in: configuration.shownState.environment)
    minimumHeight = style.lengths(metrics).minimumHeight
    imageToText = configuration.imageToTextPadding.sound
    textToSecondaryHorizontal = configuration.textToSecondaryTextHorizontalPadding.sound
    textToSecondaryVertical = configuration.textToSecondaryTextVerticalPadding.sound
    prefersSideBySide = configuration.prefersSideBySideTextAndSecondaryText
    opacity = min(1, configuration.alpha.sound)
    let size = view.preferredTextSize
    text = configuration.text.map {
      let attributes = configuration.attributedText?.leadingAttributes ?? [:]
      return ListText(
        view.shown($0),
        configuration.textProperties,
        attributes: attributes,
        at: size
      )
    }
    secondaryText = configuration.secondaryText.map {
      let attributes = configuration.secondaryAttributedText?.leadingAttributes ?? [:]
      let properties = configuration.secondaryTextProperties
      return ListText(view.shown($0), properties, attributes: attributes, at: size)
    }
    if (view as? UICollectionReusableView)?.isOnScreen == false {
      // The page measures these rows itself, and it has the widths of the built-in font only.
      if let font = text?.font { text?.font = font.builtIn }
      if let font = secondaryText?.font { secondaryText?.font = font.builtIn }
    } else {
      text = text?.styled(as: configuration.attributedText, in: view)
      secondaryText = secondaryText?.styled(as: configuration.secondaryAttributedText, in: view)
    }
    image = configuration.image.map {
      ListImage($0, configuration.imageProperties, metrics, tint: view.tintColor, at: size)
    }
  }

  @MainActor private static func isRightToLeft(_ view: UIView) -> Bool {
    let owner = (view as? UICollectionReusableView)?.owner
    return (owner ?? view).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  @MainActor fileprivate mutating func takeBackground(of cell: UICollectionViewCell) {
    let hasViews = cell.backgroundView != nil || cell.selectedBackgroundView != nil
    let own = cell.backgroundConfiguration
    guard !hasViews, let shown = own ?? cell.defaultBackground else { return }
    let colour = ContentColour(shown.resolvedBackgroundColor(for: cell.tintColor))
    background.colour = colour.isClear ? nil : colour
    background.insets = shown.backgroundInsets.finite
    let radius = shown.cornerRadius.sound
    background.topRadius = radius
    background.bottomRadius = radius
    background.isBlurred = shown.visualEffect is UIBlurEffect
    background.shadow = ListShadow(shown.shadowProperties)
    if shown.strokeWidth.sound > 0 {
      background.stroke = ContentColour(shown.resolvedStrokeColor(for: cell.tintColor))
      background.strokeWidth = shown.strokeWidth
    }
    // A colour of the view itself is behind the content, and its row has the corners of its place all the same.
    let isInApp = cell.isOnScreen || cell.window != nil
    if isInApp, let colour = cell.backgroundColor.map({ ContentColour($0) }),
      !colour.isClear || cell.isBare
    {
      background.colour = colour.isClear ? nil : colour
    }
    guard let row = cell.listRow, row.appearance == .insetGrouped, row.role == .cell else { return }
    let corner = ListMetrics.current.cornerRadius
    if row.isFirst { background.topRadius = max(radius, corner) }
    if row.isLast { background.bottomRadius = max(radius, corner) }
  }

  @MainActor fileprivate mutating func takeSeparators(of row: ListRow?, isSelected: Bool) {
    guard let row, var lines = row.separators else { return }
    if isSelected { lines.color = lines.multipleSelectionColor }
    let outer = row.appearance == .grouped
    if lines.topSeparatorVisibility == .visible {
      let isOutermost = outer && row.isFirst
      topSeparator = ListSeparator(lines, lines.topSeparatorInsets, isOutermost: isOutermost)
    }
    if lines.bottomSeparatorVisibility == .visible {
      let isOutermost = outer && row.isLast
      bottomSeparator = ListSeparator(lines, lines.bottomSeparatorInsets, isOutermost: isOutermost)
    }
  }
}

extension ListShadow {
  /// A visible shadow; `nil` if its opacity is 0.
  @MainActor fileprivate init?(_ properties: UIShadowProperties) {
    guard properties.opacity > 0 else { return nil }
    self.init(
      colour: ContentColour(properties.color),
      opacity: min(1, properties.opacity),
      radius: properties.radius.sound,
      offset: CGSize(
        width: properties.offset.width.finite,
        height: properties.offset.height.finite
      )
    )
    self.outline = properties.path.flatMap { CellOutline(shadow: $0.cgPath) }
  }
}

extension ListSeparator {
  /// A separator.
  ///
  /// An automatic inset follows from the text, or reaches the edge at the ends of a section.
  @MainActor fileprivate init(
    _ lines: UIListSeparatorConfiguration,
    _ insets: NSDirectionalEdgeInsets,
    isOutermost: Bool
  ) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let isAtText = insets.leading == automatic.leading
    self.init(
      leading: isAtText ? (isOutermost ? 0 : nil) : insets.leading.sound,
      trailing: insets.trailing == automatic.trailing
        ? ListMetrics.current.separatorTrailing : insets.trailing.sound,
      colour: ContentColour(lines.color)
    )
  }
}

extension UICollectionViewCell {
  /// Whether it is a table's row with a clear colour of its own, which has no ground until it is selected.
  fileprivate var isBare: Bool {
    self is TableRow && backgroundConfiguration == nil && !isSelected && !isHighlighted
  }

  /// The background of a list's cell without a background configuration.
  fileprivate var defaultBackground: UIBackgroundConfiguration? {
    self is UICollectionViewListCell && listRow != nil ? defaultBackgroundConfiguration() : nil
  }
}

extension CGFloat {
  /// The greatest length, in points; it keeps sums finite.
  private static let longestListLength: CGFloat = 10000

  /// The length itself; zero if it is negative, far too long or not a number.
  fileprivate var sound: CGFloat { (0...Self.longestListLength).contains(self) ? self : 0 }

  /// The length itself, which may be negative; zero if it is far too long or not a number.
  fileprivate var finite: CGFloat { magnitude <= Self.longestListLength ? self : 0 }
}

extension NSDirectionalEdgeInsets {
  fileprivate var sound: DirectionalInsets {
    DirectionalInsets(
      top: top.sound,
      leading: leading.sound,
      bottom: bottom.sound,
      trailing: trailing.sound
    )
  }

  fileprivate var finite: DirectionalInsets {
    DirectionalInsets(
      top: top.finite,
      leading: leading.finite,
      bottom: bottom.finite,
      trailing: trailing.finite
    )
  }
}

extension ListText {
  /// The text with its attributes, if they change its size.
  @MainActor
  fileprivate func styled(as attributed: NSAttributedString?, in view: UIView) -> ListText {
    guard let attributed, attributed.needsLines else { return self }
    var text = self
    text.styled = AttributedLines.paragraphs(of: view.shown(attributed), standard: font)
    return text
  }
}
