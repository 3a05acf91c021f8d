// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionReusableView {
  /// The content of the view with the colours of its backgrounds.
  ///
  /// Only this property turns background colours into the content's colours. From back to front, in
  /// UIKit's order, these are: the view's own `backgroundColor`, the `backgroundView`'s, the
  /// `selectedBackgroundView`'s while the view is selected or highlighted, and the `contentView`'s.
  /// The front one among the first two and the last becomes `colour`. The
  /// `selectedBackgroundView`'s becomes `selectedColour`, unless the `contentView` covers it.
  /// Without any colour, `content` keeps its own. A colour with opacity 0 is ignored, and any other
  /// one is taken as opaque.
  ///
  /// If the content has parts of its own, which are painted instead of its texts, these are the
  /// view's `accessibilityLabel` and `accessibilityValue`, if it has a label.
  package var shownContent: CellContent {
    var shown =
      isOnScreen ? ChosenStyle.within(chosenStyle, level) { chosenContent } : paintedContent
    guard shown.figure != nil || shown.list != nil, let label = accessibilityLabel, !label.isEmpty
    else { return shown }
    shown.title = label
    shown.subtitle = accessibilityValue ?? ""
    return shown
  }

  /// The content in the style that the app has chosen; the ground of a list was made before there was one.
  private var chosenContent: CellContent {
    var shown = paintedContent
    if let ground = (self as? ListGround)?.ground {
      shown.list?.background.colour = ContentColour(ground)
    } else if let ground = shown.list?.background.colour {
      shown.list?.background.colour = ground.chosen
    }
    return shown
  }

  private var paintedContent: CellContent {
    let figure = figure
    noteTold(figure)
    var shown = describedContent
    // Parts that the description has itself stay, if the view draws none.
    shown.figure = figure ?? shown.figure
    if isOnScreen {
      if let figure, !figure.parts.isEmpty || !figure.steps.isEmpty { return cleared(shown) }
      if isBare { return CellContent(style: .header) }
    }
    if let own = Self.ground(of: self) { shown.colour = own }
    guard let cell = self as? UICollectionViewCell else {
      // A header with custom subviews has no background except its own.
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

  /// Whether nobody says what the view shows besides its views: on a screen, one without any is not seen.
  private var isBare: Bool {
    content == CellContent() && (self as? UICollectionViewCell)?.showsListContent != true
  }

  /// The content of a view on an app's screen, whose grounds are among its parts.
  private func cleared(_ content: CellContent) -> CellContent {
    var shown = content
    (shown.style, shown.colour, shown.selectedColour) = (.header, nil, nil)
    if let cell = self as? UICollectionViewCell, cell.showsListContent {
      let row = cell.makeListContent()
      shown.take(row)
      if cell.finelyShown != nil { shown.list = row.withoutContent(bounds.size) }
    }
    return shown
  }

  /// The view's own content or, if it has none, the content of its labels and images.
  ///
  /// The first text is the title, the second one the subtitle, and the first named image the image.
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
  /// Collects the texts and the first image of the view and its subviews, in the order in which
  /// they were added.
  fileprivate func collect(_ texts: inout [String], _ picture: inout String) {
    guard !isHidden else { return }
    if let text = (self as? UILabel)?.shownText, !text.isEmpty { texts.append(text) }
    if picture.isEmpty, case .file(let name)? = (self as? UIImageView)?.image?.source {
      picture = name
    }
    for view in subviews { view.collect(&texts, &picture) }
  }
}

extension CellContent {
  /// Takes a row of a list; its texts also become the texts of the content, for readers of those
  /// only.
  fileprivate mutating func take(_ list: ListContent) {
    style = .list
    title = list.text?.string ?? ""
    subtitle = list.secondaryText?.string ?? ""
    image = list.image.map { $0.isSymbol ? "" : $0.name } ?? ""
    self.list = list
  }
}
