// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A button of the bar: a picture beside the words.
@preconcurrency @MainActor
open class ButtonBarViewCell: UICollectionViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var imageView: UIImageView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var label: UILabel!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    makeParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeParts()
  }

  private func makeParts() {
    imageView = UIImageView(frame: contentView.bounds)
    imageView.contentMode = .center
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label = UILabel(frame: contentView.bounds)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }
}
