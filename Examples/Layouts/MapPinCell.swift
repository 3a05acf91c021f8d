// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A place on a map: a dot in its colour and its name, in a capsule
/// that is as wide as it needs.
public final class MapPinCell: UICollectionViewCell {
  private static let dotSide: CGFloat = 10
  private static let margin: CGFloat = 7
  private static let gap: CGFloat = 5
  /// From the cell's left edge to the middle of the dot, in points.
  public static let dotCentre: CGFloat = margin + dotSide / 2
  private let capsule = UIView()
  private let dot = UIView()
  private let label = UILabel()

  /// Makes a pin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a pin from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The name of the place and its colour.
  public func show(name: String, colour: UIColor) {
    label.text = name
    dot.backgroundColor = colour
    accessibilityLabel = name
    setNeedsLayout()
  }

  private func setUp() {
    capsule.backgroundColor = .themed(light: (1, 1, 1), dark: (0.25, 0.28, 0.32))
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = .themed(light: (0.10, 0.12, 0.15), dark: (0.95, 0.96, 0.97))
    dot.layer.cornerRadius = Self.dotSide / 2
    for view in [capsule, dot, label] { contentView.addSubview(view) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    let text = label.sizeThatFits(CGSize(width: 0, height: 0)).width
    let wanted = Self.margin + Self.dotSide + Self.gap + text + Self.margin
    let shape = CAShapeLayer()
    let visible = CGRect(x: 0, y: 0, width: min(box.width, wanted), height: box.height)
    shape.path = UIBezierPath(roundedRect: visible, cornerRadius: box.height / 2).cgPath
    layer.mask = shape
    capsule.frame = visible
    dot.frame = CGRect(
      x: Self.margin,
      y: (box.height - Self.dotSide) / 2,
      width: Self.dotSide,
      height: Self.dotSide
    )
    let start = dot.frame.maxX + Self.gap
    label.frame = CGRect(
      x: start,
      y: 0,
      width: max(0, visible.maxX - start - Self.margin),
      height: box.height
    )
  }
}
