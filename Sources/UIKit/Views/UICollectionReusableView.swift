// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A view that a collection view shows, takes back and shows again elsewhere.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view shows.
  ///
  /// Ours: UIKit draws, this engine describes. Hidden from layout files, whose cells have names of their own.
  package var content = CellContent()

  /// How often the view came to show something else by itself.
  package internal(set) var contentRevision = 0
  /// How often what the view draws came to look otherwise by being placed.
  package private(set) var drawingRevision = 0
  private var drawn: CellFigure?
  /// Whether somebody asked how the view looks since it began to show its element.
  private var isLookTold = false

  /// The identifier that the view is reused by; `nil` when it never was dequeued.
  open var reuseIdentifier: String? { queueIdentifier }

  package var queueIdentifier: String?
  /// The element kind that the view was dequeued for; empty for cells.
  package var registeredKind = ""
  /// The number of the view among those of its collection view; `nil` before it was shown.
  package internal(set) var slotNumber: Int?
  /// Where the view is on its way from one element to the next.
  var reuseStage = ReuseStage.outside
  /// Whether the view is a placeholder's cell, of which data source and delegate know nothing.
  var holdsPlace = false
  /// How the view stood when the collection view placed it, before it could place itself otherwise.
  var placed: PlacedState?
  /// Whether the view was told that the collection view holds it.
  var isHeld = false
  /// The collection view that made the view or shows it.
  weak var owner: UICollectionView?

  /// Makes a view of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive, from which it reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of the dynamic class; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation, frame: CGRect) {
    self.init(frame: frame)
  }

  /// What holds the view: the collection view that shows it.
  open override var superview: UIView? { super.superview ?? owner }

  /// Tells that the view is going to show another element; overrides call super.
  open func prepareForReuse() {}

  /// Tells the attributes that the view now has; the collection view has set the standard ones.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size of the content, with a width or height of `size` kept that is not open; a view that
  /// shows nothing keeps its present size.
  ///
  /// Lengths of at least `UIView.layoutFittingExpandedSize` are open, and so is zero.
  /// - Complexity: O(*n*) in the length of the content's texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let cell = self as? UICollectionViewCell {
      if cell.showsListContent { return cell.listSize(fitting: AxisLimits(fitting: size)) }
      if let view = cell.configurations.contentView { return view.sizeThatFits(size) }
    }
    let described = describedContent
    guard described.hasSomethingToShow else { return super.sizeThatFits(size) }
    return described.preferredSize(fitting: AxisLimits(fitting: size))
  }

  /// The attributes that the view would like to have, which may differ in size: those that it is
  /// given, with the size that its content needs.
  ///
  /// Lengths that the layout keeps anyway are required, so that text wraps in them. Where the layout
  /// estimates nothing nothing is measured.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let kept = layoutAttributes.keptLengths else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: kept.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: kept.height == nil ? .fittingSizeLevel : .required
    )
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate
    preferred.state.untransformedFrame.size = size
    return preferred
  }

  /// Tells that another layout comes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that another layout came.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Does the layout passes that were asked for; what they change before anybody knows how the view looks is no
  /// change.
  open override func layoutIfNeeded() {
    let revision = contentRevision
    super.layoutIfNeeded()
    if !isLookTold { contentRevision = revision }
  }

  /// Places what the view holds as constraints say; overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard var placement = ConstraintPlacement(in: self) else { return }
    for view in placement.place() {
      SourceNotes.current.report(
        "constraints",
        """
        Constraints leave the place or size of a \(type(of: view)) in \(type(of: self)) open; it stands where its \
        superview begins, as large as its content.
        """
      )
    }
  }

  /// Notes how the view looks to whoever asked, who is told when that becomes otherwise.
  func noteTold(_ figure: CellFigure?) {
    (drawn, isLookTold) = (figure, true)
  }

  /// The view is going to show another element, of which nobody knows how it looks.
  func forgetTold() { isLookTold = false }

  /// What a view draws may depend on all of its attributes; as long as nobody knows how it looks, nothing is
  /// found out.
  private func noteDrawing() {
    guard isLookTold, drawsItself else { return }
    let figure = figure
    guard figure != drawn else { return }
    drawn = figure
    drawingRevision += 1
  }

  /// Takes over the standard attributes and then tells `apply(_:)`.
  package func place(by attributes: UICollectionViewLayoutAttributes) {
    bounds = attributes.bounds
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    placed = PlacedState(of: self, by: attributes)
    apply(attributes)
    noteDrawing()
  }
}
