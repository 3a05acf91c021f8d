// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// The abilities of a layout besides laying out; `nil` for an ability that it does not have.
@MainActor
struct LayoutAbilities {
  /// Shows the cells and the controller of its source.
  var source: (any SourceShowing)?
  /// The app's own screen, with its own collection view.
  var screen: LiveScreen?
  /// Has its own kinds of supplementary views.
  var views: (any ViewNaming)?
  /// Has its own gestures.
  var gestures: (any GestureTelling)?
  /// Takes new versions of its layout file.
  var file: (any FileFollowing)?
  /// Has rows with actions.
  var rows: (any RowActing)?
  /// Makes mistakes on purpose.
  var mistakes: (any SourceSpoiling)?
}

/// A layout with source like that of an app, which may have its own cells, delegate and controller.
@MainActor
protocol SourceShowing {
  /// The delegate that the collection view must have itself, because layouts cast it; `nil` for none.
  var castDelegate: (any UICollectionViewDelegate)? { get }
  /// The collection view's data source that layouts need; `nil` for the stage's own.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// A data source with the layout's own cells for a collection view; `nil` for the stage's cells.
  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)?
  /// Tells the source the size of the device, in points, and its traits.
  func turn(to size: CGSize, _ traits: UITraitCollection)
  /// The part of the data that the layout can show.
  func shown(of data: StageData) -> StageData
  /// The colour behind all elements, if the source sets one.
  var ground: ContentColour? { get }
}

/// A layout with its own kinds of supplementary views or its own cells.
@MainActor
protocol ViewNaming: AnyObject {
  /// The class of the cells of items without a prototype; `nil` for the stage's own.
  var cellClass: UICollectionViewCell.Type? { get }
  /// Fills one of these cells with an item.
  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath)
  /// Whether there may be kinds that are unknown in advance.
  var namesOwnKinds: Bool { get }
  /// The kinds of views that belong to one item each and show its number.
  var badgeKinds: [String] { get }
  /// The kinds of views that belong to a section or the whole layout and show its texts.
  var sectionViewKinds: [String] { get }
  /// Sets the names of the data's groups, for a layout that shows one group.
  func take(groups: [String])
  /// The content of a view; `nil` for content of the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
}

extension ViewNaming {
  var cellClass: UICollectionViewCell.Type? { nil }
  func configure(_ cell: UICollectionViewCell, as item: StageData.Item, at indexPath: IndexPath) {}
  var namesOwnKinds: Bool { false }
  var badgeKinds: [String] { [] }
  var sectionViewKinds: [String] { [] }
  func take(groups: [String]) {}
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? { nil }
}

/// A layout with its own gestures.
@MainActor
protocol GestureTelling {
  /// Parameters with properties that the layout itself has changed since the last `apply`.
  var changedValues: [(key: String, value: ParameterValue)] { get }
  /// The consequences of the gestures, which are removed from the layout.
  func takeConsequences() -> [Consequence]
}

extension GestureTelling {
  func takeConsequences() -> [Consequence] { [] }
}

/// A layout that a layout file describes, and that takes new versions of the file.
@MainActor
protocol FileFollowing {
  /// Takes the new version of the layout file, which is of the same kind; `apply` follows.
  ///
  /// - Returns: Whether the layout may have other kinds of views than before.
  func take(_ kind: LayoutKind) -> Bool
  /// The path in the layout file for a layout's diagnostic; `nil` when the file has no such place.
  func filePath(of finding: LayoutDiagnostic) -> String?
}

extension FileFollowing {
  func filePath(of finding: LayoutDiagnostic) -> String? { nil }
}
