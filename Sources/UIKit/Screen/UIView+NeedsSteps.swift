// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutEngine

extension UICollectionReusableView {
  /// How the view is painted on an app's screen, if parts cannot say it all; empty otherwise.
  var paintedSteps: [ScreenStep] {
    guard isOnScreen, !bounds.isEmpty else { return [] }
    if (self as? UICollectionViewCell)?.finelyShown != nil { return ScreenPainter.steps(of: self) }
    return needsSteps(in: self, level: 0) ? ScreenPainter.steps(of: self) : []
  }
}

extension UIView {
  /// The most levels of views within views that are looked at.
  private static let mostLevels = 40

  /// Whether it takes more than a cell's parts to show the view and what is in it.
  fileprivate func needsSteps(in cell: UICollectionReusableView, level: Int) -> Bool {
    guard level == 0 || !isHidden && alpha > 0, level < Self.mostLevels else { return false }
    if needsOwnSteps(in: cell, isRoot: level == 0) { return true }
    // Those of a collection view are its cells, too.
    return subviews.contains { $0.needsSteps(in: cell, level: level + 1) }
  }

  private func needsOwnSteps(in cell: UICollectionReusableView, isRoot: Bool) -> Bool {
    if !isRoot {
      if !transform.isIdentity || alpha < 1 && !tree.subviews.isEmpty { return true }
      if isMasked { return true }
    }
    if let cell = self as? UICollectionViewCell {
      // The page paints the rows of the shown list, but not those of a list in one of its cells.
      if cell.showsListContent {
        if !isRoot { return true }
      } else if cell.backgroundView != nil || cell.selectedBackgroundView != nil
        || cell.backgroundConfiguration != nil
      {
        return true
      }
    }
    return usedLayer?.needsSteps(isImage: self is UIImageView, isInner: !isWhole(of: cell)) == true
      || showsMoreThanParts || ownDrawing != nil
  }

  /// Whether the view is the cell itself or its content, whose round corners are the cell's outline.
  private func isWhole(of cell: UICollectionReusableView) -> Bool {
    self === cell || self === cell.constrainedView
  }

  /// Whether the view is of a kind that parts do not know.
  private var showsMoreThanParts: Bool {
    switch self {
    case let label as UILabel:
      label.variedText != nil || label.adjustsFontSizeToFitWidth
        || label.font?.text.isOwn == true || label.hangsOver || label.shadowColor != nil
        || label.lineBreakMode != .byTruncatingTail && label.isShortened
    case let view as UIImageView:
      view.shownImage.map { $0.needsSteps(in: view.contentMode) } ?? false
    case is UIControl, is UIActivityIndicatorView, is UIProgressView, is UIVisualEffectView,
      is UIListContentView:
      true
    default: false
    }
  }
}

extension UIListContentConfiguration {
  /// Whether the plain values of a row cannot say what the configuration shows.
  @MainActor var needsSteps: Bool {
    let texts = [attributedText, secondaryAttributedText].compactMap { $0 }
    let fonts =
      [textProperties, secondaryTextProperties].map(\.font) + texts.compactMap(\.leadingFont)
    return image?.isPlain == false || texts.contains(where: \.needsLines)
      || fonts.contains(where: \.text.isOwn)
      || [textProperties, secondaryTextProperties].contains { $0.cut != .end }
  }
}

extension UIImage {
  /// Whether the plain values of a row can say what the image shows.
  var isPlain: Bool {
    drawn.isEmpty && (!isPicture || renderingMode != .alwaysTemplate && drawnTint == nil)
  }

  /// Whether a part cannot show the image in a view with this mode.
  fileprivate func needsSteps(in mode: UIView.ContentMode) -> Bool {
    if !drawn.isEmpty || drawnTint != nil || renderingMode == .alwaysTemplate { return true }
    guard case .symbol = source else { return false }
    return mode != .scaleAspectFit && mode != .scaleAspectFill && mode != .scaleToFill
  }
}

extension CALayer {
  /// Whether the layer shows something that no part of a cell can.
  ///
  /// - Parameters:
  ///   - isImage: Whether it is the layer of an image, whose corners a part has.
  ///   - isInner: Whether its view is neither the cell nor its content.
  /// - Returns: Whether it does.
  fileprivate func needsSteps(isImage: Bool, isInner: Bool) -> Bool {
    if shadowOpacity > 0, shadowColor != nil { return true }
    if isInner, zPosition != 0 { return true }
    if contents != nil { return true }
    if type(of: self) != CALayer.self { return true }
    if sublayers?.contains(where: { $0.view == nil }) == true { return true }
    guard isInner, cornerRadius > 0 else { return false }
    return maskedCorners != .everyCorner || masksToBounds && !isImage
  }
}

extension TextFont {
  /// Whether its letters have other widths than those of the built-in font, which is the one that the page measures with.
  var isOwn: Bool { face != nil || hasEqualDigits }
}

extension UILabel {
  /// Whether spaces at the end move its text, which ends or is centred with them.
  fileprivate var hangsOver: Bool {
    textAlignment != .natural && textAlignment != .left && text?.last == " "
  }
}
