// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A view of a custom class that shows its description and nothing else, apart from its outline.
@preconcurrency @MainActor
package protocol DescribedView: UICollectionReusableView {}

extension UICollectionReusableView {
  /// The most parts with which a cell is shown, from back to front.
  private static let mostParts = 64
  /// The most steps of an outline; longer outlines are not shown.
  nonisolated fileprivate static let mostSteps = 512

  /// Whether the view may draw itself: it has a custom class, subviews or a mask.
  var drawsItself: Bool {
    if isPlain {
      let hasSigns = (self as? UICollectionViewListCell)?.hasAccessoryViews == true
      let isFine = (self as? UICollectionViewCell)?.finelyShown != nil
      let hasOwn = !holder.subviews.isEmpty || hasSigns || hasOwnGround || isFine
      return isMasked || content == CellContent() && hasOwn
    }
    return !(self is any DescribedView) || isMasked
  }

  private var isPlain: Bool {
    let type = type(of: self)
    return type == UICollectionViewCell.self || type == UICollectionReusableView.self
      || type == UICollectionViewListCell.self
  }

  /// Whether the view has a ground or a border on a screen, where it looks like no tile.
  private var hasOwnGround: Bool {
    guard isOnScreen, !isListRow else { return false }
    return [self, holder].contains { view in
      (view.backgroundColor?.components.alpha ?? 0) > 0 || (view.usedLayer?.borderWidth ?? 0) > 0
    }
  }

  private var holder: UIView { constrainedView }

  /// Whether the view is on an app's screen: its grounds are parts of it, and without them it is clear.
  var isOnScreen: Bool { owner?.isOnScreen == true }

  /// Whether the view shows a list's row, with views of its own in front of it.
  var isListRow: Bool { (self as? UICollectionViewCell)?.showsListContent == true }

  /// The view's outline and its parts; `nil` if it has neither.
  ///
  /// If a text has no place, the content is shown as a plain description instead.
  var figure: CellFigure? {
    guard drawsItself else { return nil }
    // A change during this layout pass is read directly below, so it needs no new revision.
    let revision = contentRevision
    setNeedsLayout()
    layoutIfNeeded()
    contentRevision = revision
    var parts: [CellPart] = []
    var isPlaced = content == CellContent()
    if isPlaced {
      var border = CellPart(frame: CGRect(origin: .zero, size: bounds.size))
      // That of a list's row is behind what the list shows.
      if isOnScreen, !isListRow { border.showGround(of: self) }
      border.showBorder(of: usedLayer)
      if !border.isEmpty, !bounds.isEmpty { parts.append(border) }
      for view in subviews { isPlaced = view.draw(into: &parts, at: .zero, of: self) && isPlaced }
      // A text without a place is not seen on a device, and what is beside it is.
      isPlaced = isPlaced || isOnScreen
    }
    var steps = isPlaced ? paintedSteps : []
    // On a screen nothing is missing.
    if steps.isEmpty, isOnScreen, parts.count > Self.mostParts {
      steps = ScreenPainter.steps(of: self)
    }
    if !steps.isEmpty {
      return CellFigure(size: bounds.size, parts: Array(parts.prefix(Self.mostParts)), steps: steps)
    }
    var outline = CellOutline(of: self) ?? CellOutline(of: holder)
    // What scrolls in the cell may reach beyond it.
    if outline == nil, isOnScreen, holder.holdsScroller {
      outline = CellOutline(
        UIBezierPath(rect: CGRect(origin: .zero, size: bounds.size)).cgPath,
        movedBy: .zero
      )
    }
    let shown = isPlaced ? Array(parts.prefix(Self.mostParts)) : []
    let isShort = (outline?.steps.count ?? 0) <= Self.mostSteps
    guard !shown.isEmpty || outline != nil && isShort else { return nil }
    return CellFigure(size: bounds.size, outline: isShort ? outline : nil, parts: shown)
  }
}

extension UIView {
  /// Whether something in the view scrolls.
  fileprivate var holdsScroller: Bool {
    tree.subviews.contains { $0 is UIScrollView || $0.holdsScroller }
  }
}

extension CellOutline {
  /// The outline of a shadow; `nil` for a path without points, with too many steps or with values
  /// that are not finite.
  init?(shadow path: CGPath) {
    guard !path.isEmpty, path.elements.count <= UICollectionReusableView.mostSteps else {
      return nil
    }
    self.init(path, movedBy: .zero)
    let lengths = steps.flatMap(\.points).flatMap { [$0.x, $0.y] }
    guard lengths.allSatisfy(\.isFinite) else { return nil }
  }

  /// The outline by a view's mask or rounded corners; `nil` for a plain rectangle.
  @MainActor fileprivate init?(of view: UIView) {
    let layer = view.usedLayer
    if let shape = layer?.mask as? CAShapeLayer, let path = shape.path, !path.isEmpty {
      let place = shape.frame.origin
      self.init(path, movedBy: place)
      isEvenOdd = shape.fillRule == .evenOdd
      return
    }
    if let mask = view.mask {
      let path = UIBezierPath(roundedRect: mask.bounds, cornerRadius: mask.layer.cornerRadius)
      self.init(path.cgPath, movedBy: mask.frame.origin)
      return
    }
    guard let layer, layer.cornerRadius > 0, !view.bounds.isEmpty else { return nil }
    let box = CGRect(origin: .zero, size: view.bounds.size)
    let radius = layer.cornerRadius
    let path = UIBezierPath(
      roundedRect: box,
      byRoundingCorners: UIRectCorner(layer.maskedCorners),
      cornerRadii: CGSize(width: radius, height: radius)
    )
    self.init(path.cgPath, movedBy: .zero)
  }

  fileprivate init(_ path: CGPath, movedBy place: CGPoint) {
    self.init(
      steps: path.elements.map { step in
        step.mapped { CGPoint(x: $0.x + place.x, y: $0.y + place.y) }
      }
    )
  }
}

extension UIRectCorner {
  /// The rounded corners of a layer.
  init(_ mask: CACornerMask) {
    var corners: UIRectCorner = []
    if mask.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    self = corners
  }
}

extension UIView {
  /// Adds what the view shows to the parts of a cell, behind what its subviews show.
  ///
  /// - Parameters:
  ///   - parts: The parts of the cell.
  ///   - origin: The origin of the superview in the cell's coordinates.
  ///   - cell: The cell; its backgrounds are told in another way.
  /// - Returns: Whether every text has a place.
  fileprivate func draw(
    into parts: inout [CellPart],
    at origin: CGPoint,
    of cell: UICollectionReusableView
  ) -> Bool {
    guard !isHidden, alpha > 0 else { return true }
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    var part = CellPart(frame: frame)
    part.opacity = alpha
    let isOnScreen = cell.isOnScreen
    if isOnScreen, isUnseenGround(of: cell) { return true }
    show(in: &part, isGround: !isOnScreen && isGround(of: cell))
    if isOnScreen { part.hasPlainInk = false }
    let ofButton = isOnScreen ? (self as? UIButton)?.parts(splitting: &part) ?? [] : []
    let isPlaced = part.text == nil || !frame.isEmpty
    if !part.isEmpty, !frame.isEmpty { parts.append(part) }
    parts += ofButton
    let inner = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    let isButton = self is UIButton
    var areAllPlaced = isPlaced
    let hasOwn = !ofButton.isEmpty
    for view in subviews where !isButton || !(view is UILabel || hasOwn && view is UIImageView) {
      areAllPlaced = view.draw(into: &parts, at: inner, of: cell) && areAllPlaced
    }
    return areAllPlaced
  }

  /// Whether the view's colour is told as the cell's background.
  private func isGround(of cell: UICollectionReusableView) -> Bool {
    guard let cell = cell as? UICollectionViewCell else { return false }
    return self === cell.contentView || self === cell.backgroundView
      || self === cell.selectedBackgroundView
  }

  /// Whether the view is the ground of a selected cell and the cell is not selected.
  private func isUnseenGround(of cell: UICollectionReusableView) -> Bool {
    guard let cell = cell as? UICollectionViewCell, self === cell.selectedBackgroundView else {
      return false
    }
    return !cell.isSelected && !cell.isHighlighted
  }

  /// Adds what the view itself shows, without its subviews.
  private func show(in part: inout CellPart, isGround: Bool) {
    if !isGround { part.showGround(of: self) }
    part.showBorder(of: usedLayer)
    if let label = self as? UILabel { part.show(label) }
    if let button = self as? UIButton, let label = button.titleLabel {
      part.show(label)
      part.text?.alignment = .center
      // A stage's own cells have a light ground, on which the white of a plain button is not seen.
      if window != nil { part.text?.colour = ContentColour(button.titleInk) }
    }
    if let view = self as? UIImageView { part.show(view) }
  }
}

extension CellPart {
  /// The colour of text to which nobody gave another one.
  @MainActor private static let plainInk = UIColor.label

  @MainActor fileprivate mutating func showGround(of view: UIView) {
    guard let colour = view.backgroundColor else { return }
    ground = ContentColour(colour.shown(in: view))
    if ground?.isClear == true { ground = nil }
    cornerRadius = view.usedLayer?.cornerRadius ?? 0
  }

  @MainActor fileprivate mutating func showBorder(of layer: CALayer?) {
    guard let layer, layer.borderWidth > 0, let colour = layer.borderColor else { return }
    stroke = ContentColour(UIColor(cgColor: colour))
    strokeWidth = layer.borderWidth
    cornerRadius = layer.cornerRadius
  }

  @MainActor fileprivate mutating func show(_ label: UILabel) {
    guard let string = label.shownText, !string.isEmpty, let font = label.shownFont else { return }
    let colour = (label.attributedColour ?? label.textColor ?? Self.plainInk).shown(in: label)
    var text = ListText(string, font: font.text.builtIn, colour: ContentColour(colour))
    text.lineLimit = max(0, label.numberOfLines)
    switch label.textAlignment {
    case .center: text.alignment = .center
    case .justified: text.alignment = .justified
    case .right: isAtRight = true
    case .left: break
    case .natural: isAtRight = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    hasPlainInk = colour == Self.plainInk
    self.text = text
  }

  @MainActor fileprivate mutating func show(_ view: UIImageView) {
    guard let picture = view.shownImage else { return }
    let tint = ContentColour(view.tintColor)
    switch picture.source {
    case .file(let name):
      image = ListImage(name: name, isSymbol: false, size: frame.size, tint: tint)
    case .symbol(let name):
      image = ListImage(name: name, isSymbol: true, size: frame.size, tint: tint)
    }
    image?.cornerRadius = view.usedLayer?.cornerRadius ?? 0
    // A picture without a ground of its own is cut, too.
    if let layer = view.usedLayer, layer.masksToBounds { cornerRadius = layer.cornerRadius }
    showsWholeImage = view.contentMode == .scaleAspectFit
  }
}
