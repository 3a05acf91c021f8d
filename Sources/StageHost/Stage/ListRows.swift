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
  private static let markSide: CGFloat = 10

  /// A row: text and picture of an item, with what the data puts beside them.
  ///
  /// `command` is called when a button of the row is tapped.
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
    cell.contentConfiguration = content
    cell.accessories = accessories(of: item, actions, command)
  }

  /// A header or footer.
  static func configure(_ cell: UICollectionViewListCell, text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  private static func accessories(
    of item: StageData.Item,
    _ actions: RowActions?,
    _ command: @escaping (ItemCommand) -> Void
  ) -> [UICellAccessory] {
    let reveals = !(actions?.trailing.isEmpty ?? true)
    var found = item.accessories.map { accessory($0, reveals, command) }
    if !item.label.isEmpty { found.append(.label(text: item.label)) }
    if item.isFlagged { found.append(mark) }
    if item.outline.place?.isParent == true {
      let style = UICellAccessory.OutlineDisclosureOptions.Style(item.outline.disclosure)
      found.append(
        .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: style))
      )
    }
    return found
  }

  /// A dot that says that somebody marked the row.
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

  /// An accessory; the button that deletes shows what is behind the row, where something is.
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
  /// What the data say.
  init(_ disclosure: OutlineItem.Disclosure) {
    switch disclosure {
    case .automatic: self = .automatic
    case .cell: self = .cell
    case .header: self = .header
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
