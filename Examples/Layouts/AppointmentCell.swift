// SPDX-License-Identifier: Apache-2.0
import UIKit

/// An appointment in a calendar: a bar and a ground in its colour, the title, and the hours if
/// there is room.
public final class AppointmentCell: UICollectionViewCell {
  private static let radius: CGFloat = 6
  private static let barWidth: CGFloat = 4
  private static let inset = CGSize(width: 8, height: 5)
  private static let gap: CGFloat = 1
  /// The width from which a title may have several lines.
  private static let leastWidth: CGFloat = 48
  private let ground = UIView()
  private let bar = UIView()
  private let title = UILabel()
  private let hours = UILabel()

  /// Makes an appointment.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an appointment from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the cell shows; the colour's parts are from 0 to 1.
  public func show(
    title text: String,
    hours span: String,
    colour: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) {
    title.text = text
    hours.text = span
    ground.backgroundColor = .tint(of: colour, light: 0.16, dark: 0.34)
    bar.backgroundColor = .themed(light: colour, dark: colour)
    title.textColor = .ink(of: colour)
    hours.textColor = .ink(of: colour)
    accessibilityLabel = text
    accessibilityValue = span
    setNeedsLayout()
  }

  private func setUp() {
    contentView.layer.cornerRadius = Self.radius
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.numberOfLines = 0
    hours.font = .systemFont(ofSize: 11)
    for view in [ground, bar, title, hours] { contentView.addSubview(view) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    ground.frame = box
    bar.frame = CGRect(x: 0, y: 0, width: Self.barWidth, height: box.height)
    let left = Self.barWidth + Self.inset.width
    let width = max(0, box.width - left - Self.inset.width)
    let room = max(0, box.height - 2 * Self.inset.height)
    // Words in a narrow column would break at every letter.
    title.numberOfLines = width < Self.leastWidth ? 1 : 0
    let wanted = title.sizeThatFits(CGSize(width: width, height: 0)).height
    let line = hours.sizeThatFits(CGSize(width: width, height: 0)).height
    let height = min(wanted, room)
    title.frame = CGRect(x: left, y: Self.inset.height, width: width, height: height)
    hours.isHidden = height + Self.gap + line > room || width < Self.leastWidth
    hours.frame = CGRect(x: left, y: title.frame.maxY + Self.gap, width: width, height: line)
  }
}
