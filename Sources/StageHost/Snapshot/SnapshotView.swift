// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// A collection view that is laid out once, as on an app's screen: it keeps no elements outside the
/// viewport.
///
/// That of an app is the one on its own screen.
@MainActor
final class SnapshotView {
  let staged: any StagedLayout
  /// The app's screen around the collection view; `nil` for the stage's own collection view.
  let screen: LiveScreen?
  private let collectionView: UICollectionView
  private let source: StageDataSource
  private let delegate = StageDelegate()
  /// The file's own cells.
  private var cells: (any UICollectionViewDataSource)?
  /// The greatest number of layout passes until sizes settle.
  private static let settlingPasses = 4

  /// Lays a document out, first at the start of its content and then at the view's offset.
  init(_ document: StageDocument, _ view: SnapshotRequest.View) {
    let values = document.values
    let settings = CollectionSettings(values)
    let viewport = view.viewport
    staged = ReadingDirection.with(settings.reading) {
      // Layouts may read the size of the screen when they are made, and apps are launched with the device's traits.
      UIScreen.main.show(viewport, textSize: settings.textSize)
      return document.kind.make()
    }
    screen = staged.abilities.screen
    screen?.fit(viewport, settings)
    screen?.words = settings.words
    let data = staged.shownPart(of: settings.shown(of: document.shownData))
    source = StageDataSource(data: data)
    source.whole = document.data
    source.prototypes = document.prototypes
    source.stageTexts = (document.title, document.dataCredit)
    staged.apply(values, data: data, StageChanges())
    if let screen {
      collectionView = screen.shown
      collectionView.isOnScreen = true
      collectionView.surroundings.contentSize = settings.textSize
      screen.settle()
      _ = screen.takeFront()
      settle()
      // Cells have begun work when they were made, such as reading their pictures.
      screen.settle()
      settle()
      if let offset = view.offset { show(offset) }
      return
    }
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
    collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
    delegate.staged = staged
    source.attach(to: collectionView, for: staged)
    attach(settings)
    layOut(at: view.offset)
  }

  private func attach(_ settings: CollectionSettings) {
    if settings.hasDelegate {
      let cast = staged.abilities.source?.castDelegate
      collectionView.standingDelegate = cast == nil ? nil : delegate
      collectionView.delegate = cast ?? delegate
    }
    guard settings.hasDataSource else { return }
    let own = staged.abilities.source
    collectionView.dataSource = own?.dataSource ?? source
    collectionView.identitySource = source
    cells = own?.cells(in: collectionView, beside: source)
    collectionView.standingDataSource = own?.dataSource == nil ? nil : cells ?? source
    staged.settle(in: collectionView)
  }

  private func layOut(at offset: Point?) {
    let insets = collectionView.adjustedContentInset
    collectionView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
    settle()
    if let offset { show(offset) }
  }

  private func show(_ offset: Point) {
    collectionView.contentOffset = CGPoint(offset)
    settle()
  }

  /// Repeats the layout until measuring changes nothing.
  private func settle() {
    for _ in 0..<Self.settlingPasses {
      let content = collectionView.contentSize
      collectionView.layoutIfNeeded()
      if content == collectionView.contentSize { return }
    }
  }

  /// The collection view, for what is painted around it.
  var shownView: UICollectionView { collectionView }
  var bounds: CGRect { collectionView.bounds }
  var contentSize: CGSize { collectionView.contentSize }
  /// The whole content together with the viewport.
  var everything: CGRect { CGRect(origin: .zero, size: contentSize).union(bounds) }
  var diagnostics: [LayoutDiagnostic] { collectionView.diagnostics }

  /// The elements in the viewport, or all that the layout places.
  func elements(all: Bool) -> [InspectedElement] {
    guard all else { return collectionView.placedElements(in: bounds, keepingAll: false) }
    var rect = everything
    if staged.layout is UICollectionViewCompositionalLayout {
      // Orthogonal sections reach beyond the content; only UIKit's own layouts are asked here.
      rect = rect.insetBy(dx: -Self.reach, dy: 0)
    }
    return collectionView.placedElements(in: rect, keepingAll: true)
  }

  /// How far beyond the content the elements of orthogonal sections are looked for, in points.
  private static let reach: CGFloat = 1e6

  /// The content of an element with or without a view.
  func content(of element: InspectedElement) -> CellContent {
    if let view = element.view { return view.shownContent }
    let path = element.attributes.indexPath
    switch element.key.category {
    case .cell: return source.data.item(at: ElementPosition(path))?.content ?? CellContent()
    case .supplementary: return source.content(ofKind: element.key.kind, at: path)
    case .decoration: return CellContent()
    }
  }
}
