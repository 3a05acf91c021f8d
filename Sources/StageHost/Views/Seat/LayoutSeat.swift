// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// What sits on a view's collection view: a layout with its values, a data source, a delegate, and how
/// people set all of that up.
@MainActor
final class LayoutSeat {
  let collectionView: UICollectionView
  /// Gives the collection view its data, whatever stands between them.
  let source: StageDataSource
  /// The collection view's delegate, whatever the layout.
  let delegate = StageDelegate()
  var staged: any StagedLayout
  /// What tells the layout from others that the stage can have.
  private(set) var kind: String
  /// The values of the parameters that the layout has taken over.
  private var values: LayoutValues
  /// How the collection view is set up.
  private(set) var settings: CollectionSettings
  /// The data source in use, where it is not `source` itself.
  var heldSource: AnyObject?
  /// What is between two layouts.
  var transition: ViewTransition?
  /// Where the next layout is to have the content.
  var placement: LayoutChange.Placement?

  /// Makes the layout of a document and a collection view for it.
  init(_ document: StageDocument, _ viewport: Viewport) {
    values = document.values
    settings = CollectionSettings(values)
    kind = document.choice.identity
    // Layouts may ask for the screen while they are made.
    UIScreen.main.show(viewport)
    staged = document.kind.make()
    let data = staged.shownPart(of: settings.shown(of: document.shownData))
    source = StageDataSource(data: data)
    source.whole = document.data
    source.prototypes = document.prototypes
    delegate.data = source
    staged.apply(values, data: data, StageChanges())
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
  }

  /// Seats the layout.
  func begin(_ document: StageDocument) {
    attachDelegate()
    source.stageTexts = (document.title, document.dataCredit)
    staged.abilities.views?.take(groups: SectionGroups.names(of: document.data))
    source.attach(to: collectionView, for: staged)
    adopt(CollectionBehaviour(document.values))
    source.onMove = { [unowned self] in staged.apply(values, data: source.data, $0) }
  }

  /// Whether cells are rows of lists.
  var showsRows: Bool {
    source.data.sections.indices.contains { collectionView.isList(section: $0) }
  }

  /// The data source in use, where that is a diffable one.
  var diffable: DiffableSource? { heldSource as? DiffableSource }

  /// Where the next layout is to have the content, once.
  func takePlacement() -> LayoutChange.Placement? {
    defer { placement = nil }
    return placement
  }

  /// The cells that the delegate painted since this was asked last.
  func takePainted() -> Set<ElementKey> {
    guard !delegate.painted.isEmpty else { return [] }
    defer { delegate.painted = [] }
    let ids = delegate.painted.compactMap { source.data.item(at: ElementPosition($0))?.id }
    return Set(ids.map { ElementKey(category: .cell, identity: $0) })
  }

  /// Kinds of supplementary views that change with the data: badges show the number of their item, which
  /// follows from what stands before it, and views of sections show texts.
  var kindsOfData: Set<String> {
    let views = staged.abilities.views
    return Set((views?.badgeKinds ?? []) + (views?.sectionViewKinds ?? []))
  }

  /// Tells the layout's source of another size of the device, for which controllers may make another layout.
  func turn(to size: CGSize) {
    staged.abilities.source?.turn(to: size, collectionView.traitCollection)
    if transition == nil { staged.settle(in: collectionView) }
  }

  /// Lets a layout go wrong whose mistakes are what it shows.
  func misbehave() { staged.abilities.mistakes?.misbehave(in: collectionView) }

  // MARK: Another state of the document

  /// Whether a state of the document has another layout.
  func isOther(_ document: StageDocument) -> Bool { document.choice.identity != kind }

  /// Whether one reads from the other side in a state of the document.
  func turnsReading(_ document: StageDocument) -> Bool {
    let wanted = CollectionSettings(document.values)
    return wanted.semanticContentAttribute != settings.semanticContentAttribute
  }

  /// What of a document the collection view is to get; the next layout says itself what it can take.
  func shown(of document: StageDocument) -> StageData {
    let given = CollectionSettings(document.values).shown(of: document.shownData)
    return isOther(document) ? given : staged.shownPart(of: given)
  }

  /// Takes over another state of the document, whose data are `data`.
  ///
  /// - Parameters:
  ///   - document: The state.
  ///   - data: What of its data the collection view is to get.
  ///   - changes: What became of the data.
  ///   - isAnimated: Whether another layout comes into use by an animation.
  ///   - exchange: Runs the update, and puts what arrives with it in the place of its placeholder.
  func show(
    _ document: StageDocument,
    _ data: StageData,
    _ changes: StageChanges,
    isAnimated: Bool,
    exchange: (() -> Void) -> Void
  ) {
    values = document.values
    source.whole = document.data
    adopt(CollectionSettings(values), showing: data)
    adopt(document.prototypes)
    source.stageTexts = (document.title, document.dataCredit)
    staged.abilities.views?.take(groups: SectionGroups.names(of: document.data))
    if isOther(document) {
      exchangeLayout(for: document, data, isAnimated: isAnimated)
    } else {
      transition?.apply(document, data, changes)
      if staged.abilities.file?.take(document.kind) == true {
        source.attach(to: collectionView, for: staged)
      }
      exchange { update(to: data, values, changes) }
    }
    attachDelegate()
  }

  private func adopt(_ wanted: CollectionSettings, showing data: StageData) {
    let old = settings
    settings = wanted
    settings.apply(to: collectionView)
    guard old.source != wanted.source || old.hasDataSource != wanted.hasDataSource else { return }
    source.data = data
    attachDataSource()
  }

  private func exchangeLayout(
    for document: StageDocument,
    _ data: StageData,
    isAnimated: Bool
  ) {
    let wasList = showsRows
    kind = document.choice.identity
    let next = document.kind.make()
    let data = next.shownPart(of: data)
    let isSame = source.data == data && settings.hasDataSource
    source.data = data
    next.apply(document.values, data: data, StageChanges())
    next.abilities.views?.take(groups: SectionGroups.names(of: document.data))
    staged = next
    source.attach(to: collectionView, for: next)
    attachDelegate()
    if !isSame { attachDataSource() }
    // Recognisers are the layout's that added them.
    collectionView.gestureRecognizers = nil
    collectionView.setCollectionViewLayout(next.layout, animated: isAnimated && isSame)
    // Rows of lists are cells of another class; which sections are lists is known once they are laid out.
    if !isAnimated { collectionView.layoutIfNeeded() }
    if !isSame || wasList || showsRows { showAnew() }
  }

  /// Brings the layout of a transition into use, or keeps the one before it.
  func choose(_ transition: ViewTransition, isFinished: Bool) {
    self.transition = nil
    if isFinished {
      staged = transition.next
      kind = transition.choice.identity
    }
    delegate.next = nil
    attachDelegate()
  }
}

extension UIScreen {
  /// Is what a page shows.
  func show(_ viewport: Viewport) {
    show(
      size: CGSize(width: viewport.width, height: viewport.height),
      scale: CGFloat(viewport.scale)
    )
  }
}
