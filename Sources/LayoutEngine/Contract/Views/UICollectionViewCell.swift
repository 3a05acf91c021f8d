// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows.
  open var contentView: UIView { holder }

  private lazy var holder = UIView(frame: bounds)

  /// Makes a cell of a place and size; without size unless given.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a cell from an archive, from which it reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    holder.frame = bounds
  }
}
