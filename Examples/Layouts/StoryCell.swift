// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A story in a list: a title and the text below it, with room for a picture at the end and a fine
/// line below.
public final class StoryCell: UICollectionViewCell {
  private static let inset: CGFloat = 16
  private static let lineWidth: CGFloat = 0.5
  private static let gap: CGFloat = 4
  private let ground = UIView()
  private let line = UIView()
  private let title = UILabel()
  private let text = UILabel()
  /// The width that a picture in front of the cell needs.
  private var room: CGFloat = 0

  /// Makes a story.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a story from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the cell shows, and how much room a picture in front of it needs at the end, in points.
  public func show(title words: String, text body: String, room: CGFloat) {
    self.room = room
    title.text = words
    text.text = body
    accessibilityLabel = words
    accessibilityValue = body
    setNeedsLayout()
  }

  private func setUp() {
    ground.backgroundColor = .themed(light: (1, 1, 1), dark: (0.063, 0.067, 0.078))
    line.backgroundColor = .themed(light: (0.85, 0.86, 0.88), dark: (0.2, 0.21, 0.24))
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.numberOfLines = 2
    text.font = .systemFont(ofSize: 13)
    text.numberOfLines = 3
    title.textColor = .pageInk
    text.textColor = .themed(light: (0.35, 0.38, 0.43), dark: (0.65, 0.68, 0.73))
    for view in [ground, line, title, text] { contentView.addSubview(view) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    ground.frame = box
    line.frame = CGRect(
      x: Self.inset,
      y: box.height - Self.lineWidth,
      width: max(0, box.width - Self.inset),
      height: Self.lineWidth
    )
    let left = box.minX + Self.inset
    let width = max(0, box.maxX - left - max(Self.inset, room))
    let high = title.sizeThatFits(CGSize(width: width, height: 0)).height
    let below = text.sizeThatFits(CGSize(width: width, height: 0)).height
    let top = max(0, (box.height - high - Self.gap - below) / 2)
    title.frame = CGRect(x: left, y: top, width: width, height: high)
    text.frame = CGRect(x: left, y: title.frame.maxY + Self.gap, width: width, height: below)
  }
}
