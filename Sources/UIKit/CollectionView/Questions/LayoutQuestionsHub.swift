// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What questions to the layout need from a collection view.
@MainActor
protocol LayoutQuestionsHub: AnyObject {
  var cycle: UpdateCycle { get }
  var layout: UICollectionViewLayout { get }
  var record: CallRecord { get set }
  /// Whether the layout is mirrored.
  var seesMirrored: Bool { get }
  func mirrored(_ rect: CGRect) -> CGRect
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  func note(_ call: @autoclosure () -> CollectionViewCall)
  /// Reports that a layout or a data source asked something that is not allowed now.
  func reportReentrancy(_ message: String)
}
