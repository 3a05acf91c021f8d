// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A layout object of one view, with the wires that lead from the stage's parameters into it.
@MainActor
protocol StagedLayout: AnyObject {
  /// The layout that the view's collection view uses.
  var layout: UICollectionViewLayout { get }
  /// What the collection view's delegate is to be while this layout is in use.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// Whether layouts have to find `delegate` itself as the collection view's, for they cast it.
  var isDelegateCast: Bool { get }
  /// What layouts have to find as the collection view's data source; `nil` leaves it to the stage.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// A data source that shows the layout's own cells in a collection view; `nil` leaves them to the stage.
  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)?
  /// Tells the layout's source how large the device is, in points, and what is known of it.
  func turn(to size: CGSize, _ traits: UITraitCollection)
  /// What of the data the layout can take.
  func shown(of data: StageData) -> StageData
  /// The colour behind everything, where the layout's source sets one.
  var ground: ContentColour? { get }
  /// Whether the layout may have kinds of supplementary views that nobody knows beforehand.
  var namesOwnKinds: Bool { get }
  /// Takes over parameters and data, and invalidates the layout; `changes` knows what became of the data.
  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges)
  /// Kinds of supplementary views that belong to one item each and show its number.
  var badgeKinds: [String] { get }
  /// Kinds of supplementary views that belong to a section or to the whole layout and show its texts.
  var sectionViewKinds: [String] { get }
  /// Takes the names of the groups of the whole data, where the layout shows one of them.
  func take(groups: [String])
  /// What a supplementary view of the layout's own shows; `nil` leaves it to the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
  /// Takes the layout file's new version, which is of the same kind; `apply` follows.
  ///
  /// - Returns: Whether the layout may have other kinds of views than before.
  func take(_ kind: LayoutKind) -> Bool
  /// Where in the layout file something stands that the layout found; `nil` when the file does not say.
  func filePath(of finding: LayoutDiagnostic) -> String?
  /// Parameters whose properties the layout has changed by itself since it took them over, as gestures do.
  var changedValues: [(key: String, value: ParameterValue)] { get }
  /// What gestures of the layout want done with the stage.
  func takeConsequences() -> [Consequence]
}

extension StagedLayout {
  /// Puts the layout in use, where its source has made another one since.
  func settle(in collectionView: UICollectionView) {
    guard layout !== collectionView.collectionViewLayout else { return }
    collectionView.setCollectionViewLayout(layout, animated: false)
  }

  var isDelegateCast: Bool { false }
  var dataSource: (any UICollectionViewDataSource)? { nil }
  var ground: ContentColour? { nil }
  var namesOwnKinds: Bool { false }
  var badgeKinds: [String] { [] }
  var sectionViewKinds: [String] { [] }

  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)? { nil }
  func turn(to size: CGSize, _ traits: UITraitCollection) {}
  func shown(of data: StageData) -> StageData { data }
  func take(groups: [String]) {}
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent? { nil }
  func take(_ kind: LayoutKind) -> Bool { false }
  func filePath(of finding: LayoutDiagnostic) -> String? { nil }
  var changedValues: [(key: String, value: ParameterValue)] { [] }
  func takeConsequences() -> [Consequence] { [] }
}

/// A kind of layout that a layout file can name.
struct LayoutKind: Sendable {
  /// The word in the layout file's `kind`, or the class of a custom layout.
  var id: String
  /// What people read.
  var name: String
  /// The class that a layout file of kind `custom` names it by; `nil` for a layout that has none.
  var className: String?
  /// What people can tune, in the order in which it is shown.
  var parameters: [ParameterDescriptor]
  /// Which way the content scrolls with some values: `vertical`, `horizontal` or `both`.
  var scrolls: @Sendable (LayoutValues) -> String
  /// What a pinch sets unless a layout file says otherwise; `nil` for nothing.
  var pinch: PinchRule?
  /// What the layout file describes, where the layout is made of that.
  var compositional: CompositionalDocument?
  /// The same of a list.
  var list: ListDocument?
  /// What of the data the layout is to show with some values; all unless said otherwise.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  /// The same kind when numbers of the source that it is made from have changed; `nil` for one without source.
  var remade: (@MainActor @Sendable () -> LayoutKind)?
  /// What was found about the source that the kind is made from.
  var findings: [Diagnostic] = []
  /// How many sections the layout has an answer for, where it has so many only.
  ///
  /// It may take a process to find out.
  var knownSections: @MainActor @Sendable () -> Int? = { nil }
  /// The type of the source whose items are shown in place of the stage's; `nil` for those.
  var itemOwner: String?
  /// The other way to show the layout, where its source has items of its own.
  var items: ItemsSwitch?
  /// What parameters of the collection view start from where the layout's source has set them.
  var collectionDefaults: [String: ParameterValue] = [:]
  var make: @MainActor @Sendable () -> any StagedLayout

  /// Everything that people can tune on a stage with this layout: its own parameters, then those of the
  /// collection view itself.
  var descriptors: [ParameterDescriptor] {
    let shared = CollectionParameters.descriptors + BehaviourParameters.descriptors
    guard !collectionDefaults.isEmpty else { return parameters + shared }
    return parameters
      + shared.map { descriptor in
        guard let value = collectionDefaults[descriptor.key] else { return descriptor }
        var own = descriptor
        own.defaultValue = descriptor.kind.bounded(value)
        return own
      }
  }
}

extension LayoutKind {
  /// The kind with a parameter that a pinch sets.
  func pinching(
    _ parameter: String,
    detents: [Double] = [],
    isInverted: Bool = false
  ) -> LayoutKind {
    var kind = self
    kind.pinch = PinchRule(parameter: parameter, detents: detents, isInverted: isInverted)
    return kind
  }
}

/// Every kind of layout that a stage can have.
@MainActor
enum LayoutCatalog {
  /// Those with a word of their own.
  private static let namedKinds: [LayoutKind] = [
    FlowStagedLayout.kind, ListStagedLayout.kind, WaterfallStagedLayout.kind,
    TroubleStagedLayout.kind,
  ]

  /// Those that are named by their class.
  private static let customKinds: [LayoutKind] = GalleryKinds.all

  /// All of them.
  static var kinds: [LayoutKind] { namedKinds + customKinds }

  /// Every word that a layout file's `kind` can be.
  static var words: [String] {
    namedKinds.map(\.id) + [LayoutDocument.customKind, CompositionalDocument.kind]
  }

  /// Every class that a layout file of kind `custom` can name.
  static var classes: [String] { customKinds.compactMap(\.className) }

  /// The kind that a layout file names; `nil` when there is none of this name.
  static func kind(of document: LayoutDocument) -> LayoutKind? {
    if let compositional = document.compositional {
      return CompositionalStagedLayout.kind(compositional)
    }
    if let list = document.list { return ListStagedLayout.kind(list) }
    guard document.kind == LayoutDocument.customKind else {
      return namedKinds.first { $0.id == document.kind }
    }
    return customKinds.first { $0.className == document.className }
  }
}
