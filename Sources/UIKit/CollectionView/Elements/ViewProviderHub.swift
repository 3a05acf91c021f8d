// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the providing of views asks of a collection view.
@MainActor
protocol ViewProviderHub: AnyObject {
  /// The collection view as data sources and views know it: handed to them, and asked for nothing here.
  var sender: UICollectionView { get }
  var cycle: UpdateCycle { get }
  var layout: UICollectionViewLayout { get }
  var record: CallRecord { get set }
  var placeholders: PlaceholderPlaces { get }
  /// Whom everything is asked that a data source answers.
  var askedDataSource: (any UICollectionViewDataSource)? { get }
  func dataPath(of slot: ElementSlot) -> IndexPath
  /// The configured cell of a placeholder.
  func providePlaceholder(_ number: Int, in slot: ElementSlot) -> UICollectionReusableView
  func note(_ call: @autoclosure () -> CollectionViewCall)
  func report(_ diagnostic: LayoutDiagnostic)
  func reportCall(_ code: String, _ message: String)
  func reportCall(_ diagnostic: LayoutDiagnostic)
}
