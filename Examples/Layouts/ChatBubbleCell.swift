// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A message in a bubble: a text or a picture, with the time, and a tail at the speaker's side.
public final class ChatBubbleCell: UICollectionViewCell {
  /// What a bubble shows; a picture has its size in points.
  public struct Message {
    /// The text; empty for a picture.
    public var text: String
    /// The time of day.
    public var time: String
    /// Who says it, for people who hear the screen.
    public var speaker: String
    /// The name of the picture and its size in points; `nil` for a text.
    public var picture: (name: String, size: CGSize)?

    /// Makes a message.
    public init(
      text: String,
      time: String,
      speaker: String,
      picture: (name: String, size: CGSize)? = nil
    ) {
      self.text = text
      self.time = time
      self.speaker = speaker
      self.picture = picture
    }
  }

  private static let radius: CGFloat = 17
  /// The room for the tail at the speaker's side.
  private static let tail: CGFloat = 6
  private static let inset = CGSize(width: 12, height: 8)
  private static let gap: CGFloat = 8
  private static let pictureMargin: CGFloat = 8
  private static let font = UIFont.systemFont(ofSize: 15)
  private static let timeFont = UIFont.systemFont(ofSize: 10.5, weight: .medium)
  /// The greatest share of the width and the greatest height of a picture.
  private static let pictureRoom: (share: CGFloat, height: CGFloat) = (0.82, 260)
  private static let other: (ground: UIColor, ink: UIColor, time: UIColor) = (
    .themed(light: (0.914, 0.918, 0.929), dark: (0.15, 0.16, 0.18)), .pageInk,
    .themed(light: (0.38, 0.40, 0.44), dark: (0.66, 0.68, 0.72))
  )
  private static let own: (ground: UIColor, ink: UIColor, time: UIColor) = (
    .themed(light: (0.15, 0.40, 0.90), dark: (0.16, 0.38, 0.82)),
    .themed(light: (1, 1, 1), dark: (1, 1, 1)),
    .themed(light: (0.94, 0.96, 1), dark: (0.92, 0.95, 1))
  )

  private let ground = UIView()
  private let picture = UIImageView()
  private let shade = UIView()
  private let label = UILabel()
  private let time = UILabel()
  private var isOwn = false
  private var hasTail = true

  /// Makes a bubble.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bubble from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = Self.font
    label.numberOfLines = 0
    time.font = Self.timeFont
    time.textAlignment = .right
    shade.backgroundColor = UIColor(white: 0, alpha: 0.45)
    picture.contentMode = .scaleAspectFill
    for view in [ground, picture, shade, label, time] { contentView.addSubview(view) }
  }

  /// The size of a bubble in points, for a greatest width.
  public static func size(of message: Message, within width: CGFloat) -> CGSize {
    if let picture = message.picture, picture.size.width > 0, picture.size.height > 0 {
      let scale = min(
        width * pictureRoom.share / picture.size.width,
        pictureRoom.height / picture.size.height
      )
      return CGSize(
        width: (picture.size.width * scale).rounded() + tail,
        height: (picture.size.height * scale).rounded()
      )
    }
    let time = measured(message.time, timeFont, .infinity)
    let frame = 2 * inset.width + tail
    let alone = measured(message.text, font, .infinity)
    let beside = alone.width + gap + time.width
    if beside + frame <= width {
      return CGSize(width: beside + frame, height: alone.height + 2 * inset.height)
    }
    let text = measured(message.text, font, max(0, width - frame))
    return CGSize(
      width: max(text.width, time.width) + frame,
      height: text.height + time.height + 2 * inset.height
    )
  }

  private static func measured(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
  }

  /// What the bubble shows.
  public func show(_ message: Message) {
    label.text = message.text
    time.text = message.time
    picture.image = message.picture.flatMap { UIImage(named: $0.name) }
    accessibilityLabel = message.text.isEmpty ? "Picture" : message.text
    accessibilityValue = "\(message.speaker), \(message.time)"
    setNeedsLayout()
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ChatLayoutAttributes else { return }
    (isOwn, hasTail) = (attributes.isOwn, attributes.hasTail)
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let look = isOwn ? Self.own : Self.other
    let box = contentView.bounds
    let bubble = CGRect(
      x: isOwn ? 0 : Self.tail,
      y: 0,
      width: max(0, box.width - Self.tail),
      height: box.height
    )
    let shape = CAShapeLayer()
    shape.path = outline(bubble).cgPath
    layer.mask = shape
    ground.frame = box
    ground.backgroundColor = look.ground
    label.textColor = look.ink
    let hasPicture = picture.image != nil
    picture.isHidden = !hasPicture
    picture.frame = box
    let size = time.sizeThatFits(.zero)
    let margin = hasPicture ? Self.pictureMargin + Self.gap / 2 : Self.inset.width
    let below = hasPicture ? Self.pictureMargin : Self.inset.height
    time.frame = CGRect(
      x: bubble.maxX - margin - size.width,
      y: bubble.maxY - below - size.height,
      width: size.width,
      height: size.height
    )
    time.textColor = hasPicture ? .themed(light: (1, 1, 1), dark: (1, 1, 1)) : look.time
    shade.isHidden = !hasPicture
    shade.frame = time.frame.insetBy(dx: -Self.gap / 2, dy: -2)
    shade.layer.cornerRadius = shade.frame.height / 2
    label.isHidden = hasPicture
    let width = max(0, bubble.width - 2 * Self.inset.width)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: bubble.minX + Self.inset.width,
      y: Self.inset.height,
      width: width,
      height: height
    )
  }

  /// A rounded box, with a tail at the lower corner of the speaker's side.
  private func outline(_ bubble: CGRect) -> UIBezierPath {
    let radius = min(Self.radius, bubble.height / 2, bubble.width / 2)
    guard hasTail else { return UIBezierPath(roundedRect: bubble, cornerRadius: radius) }
    // Drawn for the right side; `side` mirrors it.
    let near = isOwn ? bubble.maxX : bubble.minX
    let far = isOwn ? bubble.minX : bubble.maxX
    let side: CGFloat = isOwn ? 1 : -1
    let (top, bottom) = (bubble.minY, bubble.maxY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: far + side * radius, y: top))
    path.addLine(to: CGPoint(x: near - side * radius, y: top))
    path.addQuadCurve(
      to: CGPoint(x: near, y: top + radius),
      controlPoint: CGPoint(x: near, y: top)
    )
    path.addLine(to: CGPoint(x: near, y: bottom - radius))
    path.addQuadCurve(
      to: CGPoint(x: near + side * Self.tail, y: bottom),
      controlPoint: CGPoint(x: near, y: bottom - 1)
    )
    path.addQuadCurve(
      to: CGPoint(x: near - side * radius / 2, y: bottom - radius / 5),
      controlPoint: CGPoint(x: near, y: bottom)
    )
    path.addQuadCurve(
      to: CGPoint(x: near - side * radius, y: bottom),
      controlPoint: CGPoint(x: near - side * radius * 3 / 4, y: bottom)
    )
    path.addLine(to: CGPoint(x: far + side * radius, y: bottom))
    path.addQuadCurve(
      to: CGPoint(x: far, y: bottom - radius),
      controlPoint: CGPoint(x: far, y: bottom)
    )
    path.addLine(to: CGPoint(x: far, y: top + radius))
    path.addQuadCurve(
      to: CGPoint(x: far + side * radius, y: top),
      controlPoint: CGPoint(x: far, y: top)
    )
    path.close()
    return path
  }
}
