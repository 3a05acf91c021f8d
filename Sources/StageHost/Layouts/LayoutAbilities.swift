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
  /// What layouts have to find as the collection view's data source; `nil` leaves it to the stage.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// A data source that shows the layout's own cells in a collection view; `nil` leaves them to the stage.
  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)?
  /// Tells the source how large the device is, in points, and what is known of it.
  func turn(to size: CGSize, _ traits: UITraitCollection)
  /// What of the data the layout can take.
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
  /// Takes the names of the groups of the whole data, where the layout shows one of them.
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
  /// Takes the layout file's new version, which is of the same kind; `apply` follows.
  ///
  /// - Returns: Whether the layout may have other kinds of views than before.
  func take(_ kind: LayoutKind) -> Bool
  /// Where in the layout file something stands that the layout found; `nil` when the file does not say.
  func filePath(of finding: LayoutDiagnostic) -> String?
}

extension FileFollowing {
  func filePath(of finding: LayoutDiagnostic) -> String? { nil }
}
