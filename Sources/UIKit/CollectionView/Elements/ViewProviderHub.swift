// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a view provider needs from a collection view.
@MainActor
protocol ViewProviderHub: AnyObject {
  /// The collection view as an argument for data sources and views; the provider itself asks it
  /// nothing.
  var sender: UICollectionView { get }
  var cycle: UpdateCycle { get }
  var layout: UICollectionViewLayout { get }
  var record: CallRecord { get set }
  var placeholders: PlaceholderPlaces { get }
  /// The object that answers as the data source: the stand-in, if there is one.
  var askedDataSource: (any UICollectionViewDataSource)? { get }
  func dataPath(of slot: ElementSlot) -> IndexPath
  /// The configured cell of a placeholder.
  func providePlaceholder(_ number: Int, in slot: ElementSlot) -> UICollectionReusableView
  func note(_ call: @autoclosure () -> CollectionViewCall)
  func report(_ diagnostic: LayoutDiagnostic)
  func reportCall(_ code: String, _ message: String)
  func reportCall(_ diagnostic: LayoutDiagnostic)
}
