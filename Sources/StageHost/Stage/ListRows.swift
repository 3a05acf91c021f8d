// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Makes cells of lists look like items and sections of the data.
@MainActor
enum ListRows {
  /// The largest side of a picture in a row, in points.
  private static let pictureSide: CGFloat = 32
  private static let pictureRadius: CGFloat = 7

  /// A row: text and picture of an item, with what the data puts beside them.
  ///
  /// `command` is called when a button of the row is tapped.
  static func configure(
    _ cell: UICollectionViewListCell,
    as item: StageData.Item,
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
    cell.contentConfiguration = content
    cell.accessories = accessories(of: item, command)
  }

  /// A header or footer.
  static func configure(_ cell: UICollectionViewListCell, text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  private static func accessories(
    of item: StageData.Item,
    _ command: @escaping (ItemCommand) -> Void
  ) -> [UICellAccessory] {
    var found = item.accessories.map { accessory($0, command) }
    if !item.label.isEmpty { found.append(.label(text: item.label)) }
    return found
  }

  private static func accessory(
    _ word: RowAccessory,
    _ command: @escaping (ItemCommand) -> Void
  ) -> UICellAccessory {
    switch word {
    case .checkmark: .checkmark()
    case .disclosureIndicator: .disclosureIndicator(displayed: .whenNotEditing)
    case .detail: .detail()
    case .delete: .delete { command(.delete) }
    case .insert: .insert { command(.insertBefore) }
    case .multiselect: .multiselect()
    case .reorder: .reorder()
    }
  }
}

extension UIColor {
  private static let byte: CGFloat = 255
  private static let redShift: UInt32 = 16
  private static let greenShift: UInt32 = 8
  private static let mask: UInt32 = 0xFF

  /// A colour of 0xRRGGBB.
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> Self.redShift & Self.mask) / Self.byte,
      green: CGFloat(rgb >> Self.greenShift & Self.mask) / Self.byte,
      blue: CGFloat(rgb & Self.mask) / Self.byte,
      alpha: 1
    )
  }
}
