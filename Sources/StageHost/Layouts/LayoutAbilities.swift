// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// What a layout can beside laying out; `nil` for what it cannot.
@MainActor
struct LayoutAbilities {
  /// Brings what an app has around a layout.
  var source: (any SourceShowing)?
  /// Has kinds of supplementary views of its own.
  var views: (any ViewNaming)?
  /// Has gestures of its own.
  var gestures: (any GestureTelling)?
  /// Stays in use when its layout file is saved.
  var file: (any FileFollowing)?
  /// Has rows with actions behind them.
  var rows: (any RowActing)?
  /// Makes mistakes on purpose.
  var mistakes: (any SourceSpoiling)?
}

/// A layout whose source is that of an app: with cells, delegates and a controller of its own.
@MainActor
protocol SourceShowing {
  /// The delegate that layouts have to find as the collection view's, for they cast it; `nil` for none.
  var castDelegate: (any UICollectionViewDelegate)? { get }
  /// The collection view's data source that layouts need; `nil` for the stage's own.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// A data source with the layout's own cells for a collection view; `nil` for the stage's cells.
  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)?
  /// Tells the source how large the device is, in points, and what is known of it.
  func turn(to size: CGSize, _ traits: UITraitCollection)
  /// The part of the data that the layout can show.
  func shown(of data: StageData) -> StageData
  /// The colour behind everything, where the source sets one.
  var ground: ContentColour? { get }
}

/// A layout that has kinds of supplementary views of its own.
@MainActor
protocol ViewNaming: AnyObject {
  /// Whether there may be kinds that nobody knows beforehand.
  var namesOwnKinds: Bool { get }
  /// Kinds of views that belong to one item each and show its number.
  var badgeKinds: [String] { get }
  /// Kinds of views that belong to a section or to the whole layout and show its texts.
  var sectionViewKinds: [String] { get }
  /// Sets the names of the data's groups, for a layout that shows one group.
  func take(groups: [String])
  /// What a view shows; `nil` leaves it to the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
}

extension ViewNaming {
  var namesOwnKinds: Bool { false }
  var badgeKinds: [String] { [] }
  var sectionViewKinds: [String] { [] }
  func take(groups: [String]) {}
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? { nil }
}

/// A layout that has gestures of its own.
@MainActor
protocol GestureTelling {
  /// Parameters whose properties the layout has changed by itself since it took them over.
  var changedValues: [(key: String, value: ParameterValue)] { get }
  /// What gestures want done with the stage, once.
  func takeConsequences() -> [Consequence]
}

extension GestureTelling {
  func takeConsequences() -> [Consequence] { [] }
}

/// A layout that a file describes, and that takes the file's new versions.
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
