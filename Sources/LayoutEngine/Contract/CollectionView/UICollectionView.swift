// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What gives items and sections identities that outlive their index paths.
@preconcurrency @MainActor
package protocol CollectionViewIdentitySource: AnyObject {
  /// The identity of an item.
  func identity(forItemAt position: ElementPosition) -> String
  /// The identity of a section.
  func identity(forSection section: Int) -> String
}

/// Shows the items of a data source where a layout places them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private var layout: UICollectionViewLayout

  /// Findings about the layout and the data, since the last layout pass that began anew.
  package var diagnostics: [LayoutDiagnostic] = []
  /// Gives identities; without one the collection view assigns some that survive updates.
  package weak var identitySource: (any CollectionViewIdentitySource)?
  /// By how much the rectangle of the elements that are kept exceeds the bounds.
  package var preloadInsets = UIEdgeInsets.zero
  /// Device pixels per point.
  package var displayScale: CGFloat = 2
  /// Told at the end of every update cycle that changed elements or the content size.
  package var transactionSink: ((Transaction) -> Void)?

  /// What the collection view shows; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is told about the elements; not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// Makes a collection view of a place and size with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.attachedCollectionView = self
  }

  /// Makes a collection view from an archive: without size and with a layout that places nothing.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
    layout.attachedCollectionView = self
  }

  /// The layout; another one takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  func layout(
    _ layout: UICollectionViewLayout,
    wasInvalidatedWith context: UICollectionViewLayoutInvalidationContext
  ) {
    setNeedsLayout()
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.attachedCollectionView = nil
    self.layout = layout
    layout.attachedCollectionView = self
    setNeedsLayout()
  }
}
