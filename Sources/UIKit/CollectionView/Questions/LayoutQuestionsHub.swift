// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What questions to the layout ask of a collection view.
@MainActor
protocol LayoutQuestionsHub: AnyObject {
  var cycle: UpdateCycle { get }
  var layout: UICollectionViewLayout { get }
  var record: CallRecord { get set }
  /// Whether the layout sees the content from the other side.
  var seesMirrored: Bool { get }
  func mirrored(_ rect: CGRect) -> CGRect
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  func note(_ call: @autoclosure () -> CollectionViewCall)
  /// Says that a layout or data source asked what it may not ask now.
  func reportReentrancy(_ message: String)
}
