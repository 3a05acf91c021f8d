// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A view that a collection view shows for an element, takes back and reuses for another one.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The content of the view.
  ///
  /// This is ours: UIKit's views draw, and the views of this engine are described. Layout files do
  /// not see it, because their cells may have members with the same name.
  package var content = CellContent()

  /// How often the view changed its content by itself.
  package internal(set) var contentRevision = 0
  /// How often the view's drawing changed because the view was placed.
  package private(set) var drawingRevision = 0
  private var drawn: CellFigure?
  /// Whether the stage host was told the view's drawing since the view began to show its element.
  private var isLookTold = false
  /// Whether the view is laid out only to read its drawing.
  private var isRead = false
  /// Whether the view gets its place from the collection view.
  private var isBeingPlaced = false

  /// The reuse identifier; `nil` for a view that was never dequeued.
  open var reuseIdentifier: String? { queueIdentifier }

  package var queueIdentifier: String?
  /// The element kind for which the view was dequeued; empty for cells.
  package var registeredKind = ""
  /// The view's number among the views of its collection view; `nil` before it is first shown.
  package internal(set) var slotNumber: Int?
  /// The stage of the view between one element and the next.
  var reuseStage = ReuseStage.outside
  /// Whether the view is the cell of a placeholder, which data source and delegate do not know.
  var holdsPlace = false
  /// How the collection view placed the view, before the view could change its place.
  var placed: PlacedState?
  /// Whether the place that was told of the view is one on the way of its layer's animations.
  var isMovedByLayer = false
  /// Whether the view was told that the collection view holds it.
  var isHeld = false
  /// The collection view that made the view or shows it.
  weak var owner: UICollectionView?

  /// Makes a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a class that is known only at run time; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation, frame: CGRect) {
    self.init(frame: frame)
  }

  /// The superview, or the collection view that shows the view.
  open override var superview: UIView? { super.superview ?? owner }

  /// Called before the view shows another element; overrides call super.
  open func prepareForReuse() {}

  /// Called with the view's attributes after the collection view has applied the standard ones.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size of the content for a given width, height or both; a view without content keeps its
  /// present size.
  ///
  /// Zero and lengths of at least `UIView.layoutFittingExpandedSize` are open.
  /// - Complexity: O(*n*) in the length of the content's texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let cell = self as? UICollectionViewCell {
      // Rows, too, may have a content view of another kind than a list's, which knows its own size.
      if let view = cell.configurations.contentView, !(view is UIListContentView) {
        return view.sizeThatFits(size)
      }
      if cell.showsListContent { return cell.listSize(fitting: AxisLimits(fitting: size)) }
    }
    let described = describedContent
    guard described.hasSomethingToShow else { return super.sizeThatFits(size) }
    return described.preferredSize(fitting: AxisLimits(fitting: size))
  }

  /// The attributes that the view prefers: the given ones with the size that its content needs.
  ///
  /// Lengths that the layout keeps are required, so that text wraps in them. Without estimates of the layout,
  /// only the constraints of a cell say what it needs.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // A layout of somebody's own measures cells that have constraints, along both axes.
    let own = constrainedView.ownConstraints.isEmpty ? nil : AxisLimits()
    guard let kept = layoutAttributes.keptLengths ?? own else { return layoutAttributes }
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

  /// Called before a change of the collection view's layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after a change of the collection view's layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Does the layout passes that were asked for; what they change before anybody knows how the view looks is no
  /// change.
  open override func layoutIfNeeded() {
    let revision = contentRevision
    let isAsked = isPassPending && isOnScreen && !isRead
    super.layoutIfNeeded()
    if !isLookTold { contentRevision = revision }
    // Code of an app changes colours in its passes, which nothing else tells.
    if isAsked { noteDrawing() }
  }

  /// Places the subviews by their constraints; overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSafeArea()
    guard var placement = ConstraintPlacement(in: self) else { return }
    for view in placement.place() {
      SourceNotes.current.report(
        "constraints",
        """
        Constraints do not determine the place or size of a \(type(of: view)) in \
        \(type(of: self)); it is placed at its superview's origin, in the size of its content.
        """
      )
    }
  }

  /// Notes the drawing that the stage host was told, so that a change of it can be told.
  func noteTold(_ figure: CellFigure?) {
    (drawn, isLookTold) = (figure, true)
  }

  /// Notes that the stage host does not know the view's drawing, because the view will show another
  /// element.
  func forgetTold() { isLookTold = false }

  /// Compares the drawing with the last one that was told, because it may depend on all attributes.
  ///
  /// It does nothing if the drawing was not told.
  func noteDrawing() {
    guard isLookTold, drawsItself else { return }
    isRead = true
    let figure = figure
    isRead = false
    guard figure != drawn else { return }
    drawn = figure
    drawingRevision += 1
    if let owner, isOnScreen, !owner.cycle.isBusy { owner.setNeedsLayout() }
  }

  /// Lets the collection view tell a place, transform or opacity that the app has given the view itself.
  override func noteChange(_ change: ViewMotion.Change) {
    guard !isBeingPlaced else { return }
    guard let owner, owner.isShownOutside else { return super.noteChange(change) }
    if case .ground = change { return }
    owner.noteOwnPlace(of: self)
  }

  /// Takes back what an earlier data source gave the view itself, before the next one configures it.
  func clearLook() {
    isBeingPlaced = true
    GivenLook.plain.apply(to: self)
    isBeingPlaced = false
  }

  /// Applies the standard attributes, with what the view's data source has given it itself, and then calls
  /// `apply(_:)`.
  package func place(
    by attributes: UICollectionViewLayoutAttributes,
    keeping given: GivenLook = GivenLook()
  ) {
    isBeingPlaced = true
    bounds = attributes.bounds
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    given.apply(to: self)
    isBeingPlaced = false
    placed = PlacedState(of: self, by: attributes)
    apply(attributes)
    noteDrawing()
  }
}
