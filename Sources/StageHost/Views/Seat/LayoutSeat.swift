// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// Everything that a view's collection view uses: a layout with its values, a data source, a
/// delegate, and the settings of users.
@MainActor
final class LayoutSeat {
  let collectionView: UICollectionView
  /// The app's screen around the collection view; `nil` for the stage's own collection view.
  let screen: LiveScreen?
  /// The source of the collection view's data, also when another object is its data source.
  let source: StageDataSource
  /// The collection view's delegate, with any layout.
  let delegate = StageDelegate()
  var staged: any StagedLayout
  /// The identity of the layout among those of the stage.
  private(set) var kind: String
  /// The layout's present values of parameters.
  private var values: LayoutValues
  /// The settings of the collection view.
  private(set) var settings: CollectionSettings
  /// The device, whose own traits count before the stage's values.
  private var viewport: Viewport
  /// The data source in use, if it is not `source` itself.
  var heldSource: AnyObject?
  /// The transition between two layouts, if there is one.
  var transition: ViewTransition?
  /// The placement of the content in the next layout.
  var placement: LayoutChange.Placement?

  /// Makes the layout of a document, and a collection view for it.
  init(_ document: StageDocument, _ viewport: Viewport) {
    values = document.values
    settings = CollectionSettings(values, viewport)
    self.viewport = viewport
    kind = document.choice.identity
    let textSize = settings.textSize
    staged = ReadingDirection.with(settings.reading) {
      // Layouts may read the size of the screen when they are made, and apps are launched with the device's traits.
      UIScreen.main.show(viewport, textSize: textSize)
      return document.kind.make()
    }
    screen = staged.abilities.screen
    screen?.fit(viewport, settings)
    screen?.words = settings.words
    let data = staged.shownPart(of: settings.shown(of: document.shownData))
    source = StageDataSource(data: data)
    source.whole = document.data
    source.prototypes = document.prototypes
    delegate.data = source
    staged.apply(values, data: data, StageChanges())
    if let screen {
      collectionView = screen.shown
      return
    }
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
  }

  /// Goes on with another collection view of the same screen.
  init(continuing seat: LayoutSeat, document: StageDocument) {
    (values, settings, kind, staged) = (seat.values, seat.settings, seat.kind, seat.staged)
    viewport = seat.viewport
    screen = seat.screen
    let data = staged.shownPart(of: settings.shown(of: document.shownData))
    source = StageDataSource(data: data)
    source.whole = document.data
    delegate.data = source
    collectionView = seat.screen?.shown ?? seat.collectionView
    delegate.behaviour = seat.delegate.behaviour
  }

  /// Describes the items that the app's collection view has now.
  func mirrorItems() {
    guard screen != nil else { return }
    let data = staged.shownPart(of: source.data)
    if data != source.data { source.data = data }
  }

  /// Attaches the delegate, registers the layout's views, and sets the behaviour.
  func begin(_ document: StageDocument) {
    guard screen == nil else { return beginScreen(document) }
    attachDelegate()
    source.stageTexts = (document.title, document.dataCredit)
    staged.abilities.views?.take(groups: SectionGroups.names(of: document.data))
    source.attach(to: collectionView, for: staged)
    adopt(CollectionBehaviour(document.values))
    source.onMove = { [unowned self] in staged.apply(values, data: source.data, $0) }
  }

  /// An app's own collection view has its own delegate, data source and settings.
  private func beginScreen(_ document: StageDocument) {
    source.hasFixedItems = true
    collectionView.isOnScreen = true
    source.stageTexts = (document.title, document.dataCredit)
    delegate.behaviour = CollectionBehaviour(document.values)
    collectionView.surroundings.contentSize = settings.textSize
  }

  /// Whether cells are rows of lists.
  var showsRows: Bool {
    source.data.sections.indices.contains { collectionView.isList(section: $0) }
  }

  /// The data source in use, if it is a diffable one.
  var diffable: DiffableSource? { heldSource as? DiffableSource }

  /// Removes and returns the placement for the next layout.
  func takePlacement() -> LayoutChange.Placement? {
    defer { placement = nil }
    return placement
  }

  /// Removes and returns the cells that the delegate painted.
  func takePainted() -> Set<ElementKey> {
    guard !delegate.painted.isEmpty else { return [] }
    defer { delegate.painted = [] }
    let ids = delegate.painted.compactMap { source.data.item(at: ElementPosition($0))?.id }
    return Set(ids.map { ElementKey(category: .cell, identity: $0) })
  }

  /// The kinds of supplementary views that change with the data: badges show the number of their
  /// item, which depends on the items before it, and views of sections show texts.
  var kindsOfData: Set<String> {
    let views = staged.abilities.views
    return Set((views?.badgeKinds ?? []) + (views?.sectionViewKinds ?? []))
  }

  /// Tells the layout's source another size of the device; a controller may make another layout
  /// then.
  func turn(to size: CGSize) {
    staged.abilities.source?.turn(to: size, collectionView.traitCollection)
    if transition == nil { staged.settle(in: collectionView) }
  }

  /// Takes the traits of another device.
  ///
  /// - Returns: Whether it has another direction of reading.
  func take(_ wanted: Viewport) -> Bool {
    viewport = wanted
    let old = settings
    settings = CollectionSettings(values, wanted)
    guard settings != old else { return false }
    if let screen {
      if !settings.agrees(with: old) { screen.fit(wanted, settings) }
    } else {
      settings.apply(to: collectionView)
    }
    return settings.semanticContentAttribute != old.semanticContentAttribute
  }

  /// Lets a layout make its mistakes, if it is the layout that demonstrates them.
  func misbehave() { staged.abilities.mistakes?.misbehave(in: collectionView) }

  // MARK: Another state of the document

  /// Whether a document has another layout.
  func isOther(_ document: StageDocument) -> Bool { document.choice.identity != kind }

  /// Whether a document has another direction of reading.
  func turnsReading(_ document: StageDocument) -> Bool {
    let wanted = CollectionSettings(document.values, viewport)
    return wanted.semanticContentAttribute != settings.semanticContentAttribute
  }

  /// The part of a document's data for the collection view; a next layout decides itself what it
  /// can show.
  func shown(of document: StageDocument) -> StageData {
    let given = CollectionSettings(document.values, viewport).shown(of: document.shownData)
    return isOther(document) ? given : staged.shownPart(of: given)
  }

  /// Shows another state of the document.
  ///
  /// - Parameters:
  ///   - document: The new state.
  ///   - data: The part of its data for the collection view.
  ///   - changes: The differences of the data.
  ///   - isAnimated: Whether another layout is put in use with an animation.
  ///   - exchange: Runs the update; an arriving item replaces its placeholder.
  func show(
    _ document: StageDocument,
    _ data: StageData,
    _ changes: StageChanges,
    isAnimated: Bool,
    exchange: (() -> Void) -> Void
  ) {
    values = document.values
    source.whole = document.data
    adopt(CollectionSettings(values, viewport), showing: data)
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
    if let screen {
      if old != wanted { settings.apply(to: collectionView, onScreen: true) }
      if !settings.agrees(with: old) { screen.fit(viewport, settings) }
      screen.words = wanted.words
      return
    }
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
    let hadOwnCells = staged.abilities.views?.cellClass != nil
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
    // Each layout adds its own gesture recognisers.
    if screen == nil { collectionView.gestureRecognizers = nil }
    collectionView.setCollectionViewLayout(next.layout, animated: isAnimated && isSame)
    // Rows of lists are cells of another class; only a layout pass tells which sections are lists.
    if !isAnimated { collectionView.layoutIfNeeded() }
    let hasOwnCells = hadOwnCells || next.abilities.views?.cellClass != nil
    if !isSame || wasList || showsRows || hasOwnCells { showAnew() }
  }

  /// Puts the next layout of a transition in use, or keeps the one before it.
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
  /// Sets the screen to the size and scale of a page's viewport.
  func show(_ viewport: Viewport, textSize: UIContentSizeCategory) {
    let size = CGSize(width: viewport.width, height: viewport.height)
    let traits = UITraitCollection.device(
      size,
      scale: CGFloat(viewport.scale),
      style: viewport.isDark ? .dark : .light,
      textSize: textSize
    )
    show(traits, size: size, covered: UIEdgeInsets(viewport.insets))
  }
}
