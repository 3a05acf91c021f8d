// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A cell of a spreadsheet: a number at the right, or a name at the left of a heading, with fine
/// lines around.
public final class SheetCell: UICollectionViewCell {
  private static let lineWidth: CGFloat = 0.5
  private static let inset: CGFloat = 8
  private let line = UIView()
  private let ground = UIView()
  private let label = UILabel()
  private var isHeading = false

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the cell shows; the colour of a number's ground has parts from 0 to 1.
  ///
  /// The name of a column stands at the right, as the numbers below it do.
  public func show(
    _ text: String,
    isHeading: Bool,
    isColumn: Bool,
    colour: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) {
    self.isHeading = isHeading
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: isHeading ? .semibold : .regular)
    label.textAlignment = isHeading && !isColumn ? .left : .right
    ground.backgroundColor =
      isHeading
      ? .themed(light: (0.95, 0.955, 0.965), dark: (0.13, 0.14, 0.16))
      : .tint(of: colour, light: 0.2, dark: 0.3)
    accessibilityLabel = text
    setNeedsLayout()
  }

  private func setUp() {
    line.backgroundColor = .themed(light: (0.82, 0.84, 0.87), dark: (0.24, 0.26, 0.29))
    label.textColor = .pageInk
    for view in [line, ground, label] { contentView.addSubview(view) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    line.frame = box
    // Neighbours share lines: each cell has its own at the right and below.
    ground.frame = CGRect(
      x: 0,
      y: 0,
      width: max(0, box.width - Self.lineWidth),
      height: max(0, box.height - Self.lineWidth)
    )
    label.frame = box.insetBy(dx: Self.inset, dy: 0)
  }
}
