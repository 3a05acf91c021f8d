// SPDX-License-Identifier: Apache-2.0
import PinLayout
import UIKit

final class OutlinedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(3)
    context?.setTextDrawingMode(.stroke)
    super.drawText(in: rect.insetBy(dx: 2, dy: 0))
  }
}

final class ScoreBadge: UIView {
  var score: Double = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2))
    UIColor.systemYellow.setFill()
    path.fill()
    UIColor.systemOrange.setStroke()
    path.lineWidth = 2
    path.stroke()
    let text = String(format: "%.1f", score) as NSString
    text.draw(
      at: CGPoint(x: 8, y: 10),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.black]
    )
  }
}

final class RankCell: UICollectionViewCell {
  private let rankLabel = OutlinedLabel()
  private let titleLabel = UILabel()
  private let badge = ScoreBadge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    rankLabel.font = .systemFont(ofSize: 32, weight: .heavy)
    [rankLabel, titleLabel, badge].forEach(contentView.addSubview)
    contentView.layer.borderColor = UIColor.separator.cgColor
    contentView.layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(rank: Int, _ strip: Strip) {
    rankLabel.text = "\(rank)"
    let text = NSMutableAttributedString(string: strip.title)
    text.addAttribute(
      .foregroundColor,
      value: UIColor.systemGreen,
      range: NSRange(location: 0, length: 5)
    )
    titleLabel.attributedText = text
    badge.score = strip.score
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rankLabel.pin.left(12).vertically().width(40)
    badge.pin.right(12).vCenter().width(36).height(36)
    titleLabel.pin.after(of: rankLabel).before(of: badge).vertically().marginHorizontal(8)
  }
}
