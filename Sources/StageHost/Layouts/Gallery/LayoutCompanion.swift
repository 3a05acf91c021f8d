// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// What an app gives a layout class beside its properties: answers about the data.
@MainActor
protocol LayoutCompanion: AnyObject {
  /// The data that the layout is used with.
  var data: StageData { get set }
  /// What gestures of the layout want done with the stage, once.
  func takeConsequences() -> [Consequence]
  /// The names of the groups of the whole data, where the layout shows one of them.
  var groups: [String] { get set }
  /// Kinds of supplementary views that belong to one item each and show its number.
  var badgeKinds: [String] { get }
  /// Kinds of supplementary views that belong to a section or to the whole layout.
  var sectionViewKinds: [String] { get }
  /// What a supplementary view of the layout's own shows; `nil` leaves it to the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
}

extension LayoutCompanion {
  func takeConsequences() -> [Consequence] { [] }
  var badgeKinds: [String] { [] }
  var sectionViewKinds: [String] { [] }
  var groups: [String] {
    get { [] }
    set { _ = newValue }
  }
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? { nil }
}
