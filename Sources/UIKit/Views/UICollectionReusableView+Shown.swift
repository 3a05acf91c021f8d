// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionReusableView {
  /// What the view shows, with the colours of its backgrounds.
  ///
  /// The one place where background colours become grounds, stacked as UIKit stacks them, from the back:
  /// the view's own `backgroundColor`, the `backgroundView`'s, while selected or highlighted the
  /// `selectedBackgroundView`'s, the `contentView`'s. The front one of the first two and the last
  /// becomes `colour`; the `selectedBackgroundView`'s becomes `selectedColour`, unless the `contentView`
  /// covers it. Where a view sets no colour, `content` keeps its own; a colour without opacity is
  /// none, any other one is taken as opaque.
  package var shownContent: CellContent {
    let figure = figure
    noteTold(figure)
    var shown = describedContent
    shown.figure = figure
    if let own = Self.ground(of: self) { shown.colour = own }
    guard let cell = self as? UICollectionViewCell else {
      // A header that somebody built lies on no ground but its own.
      let isClear = shown.colour == nil && shown.style == .tile && figure?.parts.isEmpty == false
      if isClear { shown.style = .header }
      return shown
    }
    if cell.showsListContent { shown.take(cell.makeListContent()) }
    if let back = Self.ground(of: cell.backgroundConfiguration) { shown.colour = back }
    if let back = Self.ground(of: cell.backgroundView) { shown.colour = back }
    if let selected = Self.ground(of: cell.selectedBackgroundView) {
      shown.selectedColour = selected
    }
    if let front = Self.ground(of: cell.contentView) {
      shown.colour = front
      shown.selectedColour = nil
    }
    return shown
  }

  /// What the view was given to show or, where that is nothing, what the labels and pictures in it show: the
  /// first text is the title, the second the smaller text, the first picture with a name the picture.
  var describedContent: CellContent {
    guard !subviews.isEmpty, content == CellContent() else { return content }
    var described = content
    var texts: [String] = []
    for view in subviews { view.collect(&texts, &described.image) }
    described.title = texts.first ?? ""
    described.subtitle = texts.dropFirst().first ?? ""
    return described
  }

  private static func ground(of background: UIBackgroundConfiguration?) -> UInt32? {
    guard let background else { return nil }
    let colour = background.resolvedBackgroundColor(for: .tintColor)
    return colour.components.alpha > 0 ? colour.rgb : nil
  }

  private static func ground(of view: UIView?) -> UInt32? {
    guard let colour = view?.backgroundColor, colour.components.alpha > 0 else { return nil }
    return colour.rgb
  }
}

extension UIView {
  /// Collects what the view and those within it show, in the order in which they were added.
  fileprivate func collect(_ texts: inout [String], _ picture: inout String) {
    guard !isHidden else { return }
    if let text = (self as? UILabel)?.text, !text.isEmpty { texts.append(text) }
    if picture.isEmpty, case .file(let name)? = (self as? UIImageView)?.image?.source {
      picture = name
    }
    for view in subviews { view.collect(&texts, &picture) }
  }
}

extension CellContent {
  /// Shows a row of a list; its texts are also those of the content, for whoever reads only these.
  fileprivate mutating func take(_ list: ListContent) {
    style = .list
    title = list.text?.string ?? ""
    subtitle = list.secondaryText?.string ?? ""
    image = list.image.map { $0.isSymbol ? "" : $0.name } ?? ""
    self.list = list
  }
}
