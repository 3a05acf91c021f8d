// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A page with a picture and words on a dark bar, each of which is made when it is asked for.
@preconcurrency @MainActor
open class FSPagerViewCell: UICollectionViewCell {
  private static let shade: CGFloat = 0.6
  private static let pressed: CGFloat = 0.75
  private static let margin: CGFloat = 8

  private var bar: UIView?
  private var words: UILabel?
  private var picture: UIImageView?

  open var textLabel: UILabel? {
    if let words { return words }
    let (bar, label) = (UIView(), UILabel())
    bar.backgroundColor = UIColor.black.withAlphaComponent(Self.shade)
    bar.isUserInteractionEnabled = false
    (label.textColor, label.font) = (.white, .preferredFont(forTextStyle: .body))
    contentView.addSubview(bar)
    bar.addSubview(label)
    (self.bar, words) = (bar, label)
    setNeedsLayout()
    return label
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView()
    contentView.insertSubview(view, at: 0)
    picture = view
    setNeedsLayout()
    return view
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shine()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shine()
  }

  private func shine() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 5
    layer.shadowOpacity = Float(Self.pressed)
    layer.shadowOffset = .zero
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = contentView.bounds
    guard let bar, let words else { return }
    let height = words.font.pointSize * 1.5
    bar.frame = CGRect(
      x: 0,
      y: contentView.bounds.height - height,
      width: contentView.bounds.width,
      height: height
    )
    words.frame = bar.bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
