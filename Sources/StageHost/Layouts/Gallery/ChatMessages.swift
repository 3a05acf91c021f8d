// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Gives a chat its bubbles, faces and days; the messages of the first speaker are the reader's own.
///
/// The subtitle of an item is its speaker and the detail its time. A message without text shows its
/// picture; the picture of a message with text is its speaker's face.
@MainActor
final class ChatMessages: LayoutCompanion, ChatLayoutDelegate {
  var data = StageData() { didSet { takeFaces() } }
  let cellClass: UICollectionViewCell.Type? = ChatBubbleCell.self
  let sectionViewKinds = [ChatLayout.faceKind]
  private var faces: [String: String] = [:]
  private static let dayFont = TextFont(size: 12, weight: .semibold)
  private static let dayColour = ContentColour(light: 0x5C63_70FF, dark: 0x9AA1_AEFF)
  /// The size for which parts of views are described; the page stretches them to the view's.
  private static let unit: CGFloat = 100

  init(_ layout: ChatLayout) { layout.delegate = self }

  private func takeFaces() {
    faces = [:]
    for item in data.sections.lazy.flatMap(\.items) where !item.title.isEmpty {
      if faces[item.subtitle] == nil, !item.image.isEmpty { faces[item.subtitle] = item.image }
    }
  }

  private func item(at indexPath: IndexPath) -> StageData.Item? {
    data.item(at: ElementPosition(indexPath))
  }

  private func message(_ item: StageData.Item) -> ChatBubbleCell.Message {
    var message = ChatBubbleCell.Message(
      text: item.title,
      time: item.detail,
      speaker: item.subtitle
    )
    guard item.title.isEmpty, !item.image.isEmpty else { return message }
    let width = CGFloat(item.width ?? Double(Self.unit))
    message.picture = (item.image, CGSize(width: width, height: width * item.heightPerWidth))
    return message
  }

  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {
    (cell as? ChatBubbleCell)?.show(message(item))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    sizeForMessageAt indexPath: IndexPath,
    within width: CGFloat
  ) -> CGSize {
    guard let item = item(at: indexPath) else { return .zero }
    return ChatBubbleCell.size(of: message(item), within: width)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    isOwnMessageAt indexPath: IndexPath
  ) -> Bool {
    let first = data.sections.first { !$0.items.isEmpty }?.items.first
    return item(at: indexPath)?.subtitle == first?.subtitle
  }

  func collectionView(
    _ collectionView: UICollectionView,
    continuesMessageAt indexPath: IndexPath
  ) -> Bool {
    let before = IndexPath(item: indexPath.item - 1, section: indexPath.section)
    return item(at: before)?.subtitle == item(at: indexPath)?.subtitle
  }

  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: day(indexPath.section)
    case ChatLayout.faceKind: face(at: indexPath)
    default: nil
    }
  }

  private func day(_ section: Int) -> CellContent? {
    guard let title = data.section(section)?.title, !title.isEmpty else { return nil }
    var part = CellPart(frame: CGRect(x: 0, y: 0, width: Self.unit, height: Self.unit))
    part.text = ListText(title, font: Self.dayFont, colour: Self.dayColour)
    part.text?.alignment = .center
    return Self.content(title, part)
  }

  /// The speaker's face in a circle.
  private func face(at indexPath: IndexPath) -> CellContent? {
    guard let speaker = item(at: indexPath)?.subtitle, let face = faces[speaker] else {
      return CellContent(style: .header)
    }
    var part = CellPart(frame: CGRect(x: 0, y: 0, width: Self.unit, height: Self.unit))
    part.cornerRadius = Self.unit / 2
    let size = CGSize(width: Self.unit, height: Self.unit)
    let clear = ContentColour(light: 0)
    part.image = ListImage(name: face, isSymbol: false, size: size, tint: clear)
    return Self.content(speaker, part)
  }

  private static func content(_ title: String, _ part: CellPart) -> CellContent {
    var content = CellContent(style: .header, title: title)
    content.figure = CellFigure(size: part.frame.size, parts: [part])
    return content
  }
}
