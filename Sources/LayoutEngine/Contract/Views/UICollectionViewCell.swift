// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows.
  open var contentView: UIView { holder }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false { didSet { showBackgrounds() } }

  /// Whether a touch is on the item; the collection view sets it.
  open var isHighlighted = false { didSet { showBackgrounds() } }

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { placeBackgrounds() } }

  /// The view behind the content that replaces `backgroundView` while the item is highlighted or
  /// selected.
  open var selectedBackgroundView: UIView? { didSet { placeBackgrounds() } }

  private lazy var holder = UIView(frame: bounds)

  /// Makes a cell of a place and size; without size unless given.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a cell from an archive, from which it reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Forgets the states of the item that the cell showed; overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    holder.frame = bounds
    placeBackgrounds()
  }

  private func placeBackgrounds() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    showBackgrounds()
  }

  /// Without a selected background the plain one stays.
  private func showBackgrounds() {
    let isActive = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isActive
    backgroundView?.isHidden = isActive && selectedBackgroundView != nil
  }
}
