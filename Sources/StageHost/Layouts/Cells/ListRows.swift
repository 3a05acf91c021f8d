// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// Configures cells of lists for items and sections of the data.
@MainActor
enum ListRows {
  /// The greatest side of a picture in a row, in points.
  private static let pictureSide: CGFloat = 32
  private static let pictureRadius: CGFloat = 7
  private static let markSide: CGFloat = 10
  /// Small text, with a contrast of at least 4.5 on every ground of lists; the system's has 3.3 on some.
  private static let quiet = UIColor.secondaryLabel.withAlphaComponent(0.78)

  /// Configures a row with an item's text and picture, and with the accessories in the data.
  ///
  /// `command` is called when the user taps a button of the row.
  static func configure(
    _ cell: UICollectionViewListCell,
    as item: StageData.Item,
    _ actions: RowActions?,
    command: @escaping (ItemCommand) -> Void
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    if !item.detail.isEmpty {
      content.prefersSideBySideTextAndSecondaryText = true
      content.secondaryText = item.detail
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    } else if !item.subtitle.isEmpty {
      content.secondaryText = item.subtitle
    }
    if !item.symbol.isEmpty {
      content.image = UIImage(systemName: item.symbol)
      content.imageProperties.reservedLayoutSize.width =
        UIListContentConfiguration.ImageProperties.standardDimension
      if let colour = item.colour { content.imageProperties.tintColor = UIColor(rgb: colour) }
    } else if !item.image.isEmpty {
      content.image = UIImage(named: item.image)
      content.imageProperties.maximumSize = CGSize(width: pictureSide, height: pictureSide)
      content.imageProperties.cornerRadius = pictureRadius
    }
    darkenSmallText(of: &content)
    cell.contentConfiguration = content
    cell.accessories = accessories(of: item, actions, command)
  }

  /// Sets the background of a row; `nil` means the list's own.
  static func configure(_ cell: UICollectionViewListCell, on ground: RowBackground?) {
    guard let ground else {
      cell.backgroundConfiguration = nil
      return
    }
    var shown = cell.defaultBackgroundConfiguration()
    shown.take(ground)
    cell.backgroundConfiguration = shown
  }

  /// Configures a header or footer.
  static func configure(_ cell: UICollectionViewListCell, text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    darkenSmallText(of: &content)
    cell.contentConfiguration = content
  }

  private static func darkenSmallText(of content: inout UIListContentConfiguration) {
    if content.textProperties.color == .secondaryLabel { content.textProperties.color = quiet }
    content.secondaryTextProperties.color = quiet
  }

  private static func accessories(
    of item: StageData.Item,
    _ actions: RowActions?,
    _ command: @escaping (ItemCommand) -> Void
  ) -> [UICellAccessory] {
    let reveals = !(actions?.trailing.isEmpty ?? true)
    var found = item.accessories.map { accessory($0, reveals, command) }
    if !item.label.isEmpty {
      found.append(.label(text: item.label, options: .init(tintColor: quiet)))
    }
    if item.isFlagged { found.append(mark) }
    if item.outline.place?.isParent == true {
      let style = UICellAccessory.OutlineDisclosureOptions.Style(item.outline.disclosure)
      found.append(
        .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: style))
      )
    }
    return found
  }

  /// A dot on a row that a user has flagged.
  private static var mark: UICellAccessory {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: markSide, height: markSide))
    dot.backgroundColor = .systemOrange
    return .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: dot,
        placement: .trailing(displayed: .always)
      )
    )
  }

  /// An accessory; the button that deletes reveals the actions behind the row, if there are any.
  private static func accessory(
    _ word: RowAccessory,
    _ reveals: Bool,
    _ command: @escaping (ItemCommand) -> Void
  ) -> UICellAccessory {
    switch word {
    case .checkmark: .checkmark()
    case .disclosureIndicator: .disclosureIndicator(displayed: .whenNotEditing)
    case .detail: .detail()
    case .delete: reveals ? .delete() : .delete { command(.delete) }
    case .insert: .insert { command(.insertBefore) }
    case .multiselect: .multiselect()
    case .reorder: .reorder()
    }
  }
}

extension UICellAccessory.OutlineDisclosureOptions.Style {
  /// The disclosure of an item in the data.
  init(_ disclosure: OutlineItem.Disclosure) {
    switch disclosure {
    case .automatic: self = .automatic
    case .cell: self = .cell
    case .header: self = .header
    }
  }
}

extension UIBackgroundConfiguration {
  /// Takes the background of a section in the data.
  @MainActor fileprivate mutating func take(_ ground: RowBackground) {
    if let colour = UIColor(ground.colour) { backgroundColor = colour }
    if let radius = ground.cornerRadius { cornerRadius = radius }
    if let insets = ground.insets {
      backgroundInsets = NSDirectionalEdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
    if let colour = UIColor(ground.strokeColour) {
      strokeColor = colour
      strokeWidth = ground.strokeWidth ?? 1
    }
    if let shadow = ground.shadow { shadowProperties.take(shadow) }
  }
}

extension UIShadowProperties {
  /// Takes the shadow of a section in the data.
  ///
  /// Missing values are UIKit's, except for the offset, which is 0.
  @MainActor fileprivate mutating func take(_ shadow: RowBackground.Shadow) {
    if let colour = UIColor(shadow.colour) { color = colour }
    opacity = shadow.opacity
    if let radius = shadow.radius { self.radius = radius }
    offset = CGSize(width: shadow.x ?? 0, height: shadow.y ?? 0)
    path = shadow.oval.map {
      UIBezierPath(ovalIn: CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
    }
  }
}

extension UIColor {
  /// A colour in the form of data files.
  fileprivate convenience init?(_ words: String?) {
    guard let rgb = words.flatMap(FileColour.value(of:)) else { return nil }
    self.init(rgb: rgb)
  }
}
