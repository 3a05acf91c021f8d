// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A layout object of one view, with its connections to the stage's parameters and data.
@MainActor
protocol StagedLayout: AnyObject {
  /// The layout that the view's collection view uses.
  var layout: UICollectionViewLayout { get }
  /// The delegate of the collection view while this layout is in use; `nil` for the stage's own.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// Whether the collection view's delegate must be `delegate` itself, because layouts cast it.
  var isDelegateCast: Bool { get }
  /// The collection view's data source that layouts need; `nil` for the stage's own.
  var dataSource: (any UICollectionViewDataSource)? { get }
  /// A data source with the layout's own cells for a collection view; `nil` for the stage's cells.
  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)?
  /// Tells the layout's source the size of the device, in points, and its traits.
  func turn(to size: CGSize, _ traits: UITraitCollection)
  /// The part of the data that the layout can show.
  func shown(of data: StageData) -> StageData
  /// The colour behind all elements, if the layout's source sets one.
  var ground: ContentColour? { get }
  /// Whether the layout may have kinds of supplementary views that are unknown in advance.
  var namesOwnKinds: Bool { get }
  /// Sets parameters and data, and invalidates the layout; `changes` knows the difference of the
  /// data.
  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges)
  /// The kinds of supplementary views that belong to one item each and show its number.
  var badgeKinds: [String] { get }
  /// The kinds of supplementary views that belong to a section or the whole layout and show its
  /// texts.
  var sectionViewKinds: [String] { get }
  /// Sets the names of the data's groups, for a layout that shows one group.
  func take(groups: [String])
  /// The content of a supplementary view with the layout's own kind; `nil` for content of the data.
  func content(ofKind kind: String, at indexPath: IndexPath) -> CellContent?
  /// Takes the new version of the layout file, which is of the same kind; `apply` follows.
  ///
  /// - Returns: Whether the layout may have other kinds of views than before.
  func take(_ kind: LayoutKind) -> Bool
  /// The path in the layout file for a layout's diagnostic; `nil` when the file has no such place.
  func filePath(of finding: LayoutDiagnostic) -> String?
  /// Parameters with properties that the layout itself has changed since the last `apply`, for
  /// example in a gesture.
  var changedValues: [(key: String, value: ParameterValue)] { get }
  /// The consequences of the layout's gestures, which are removed from it.
  func takeConsequences() -> [Consequence]
}

extension StagedLayout {
  /// Puts the layout in use, if the source has made another one.
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

/// A kind of layout for layout files.
struct LayoutKind: Sendable {
  /// The word in the layout file's `kind`, or the class of a custom layout.
  var id: String
  /// The name for users.
  var name: String
  /// The class in a layout file of kind `custom`; `nil` for a layout with another kind.
  var className: String?
  /// The parameters that users can set, in the order in which they are shown.
  var parameters: [ParameterDescriptor]
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  var scrolls: @Sendable (LayoutValues) -> String
  /// The parameter that a pinch changes, unless a layout file names another; `nil` for none.
  var pinch: PinchRule?
  /// The layout file's description, for a compositional layout.
  var compositional: CompositionalDocument?
  /// The layout file's description, for a list.
  var list: ListDocument?
  /// The part of the data that the layout shows; all data by default.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  /// The same kind after a change of numbers in its source; `nil` for a kind without source.
  var remade: (@MainActor @Sendable () -> LayoutKind)?
  /// The diagnostics about the kind's source.
  var findings: [Diagnostic] = []
  /// The number of sections that the layout can answer for, if it is limited.
  ///
  /// Finding it may need a process.
  var knownSections: @MainActor @Sendable () -> Int? = { nil }
  /// The type in the source whose items replace the stage's; `nil` for the stage's items.
  var itemOwner: String?
  /// The other way to show the layout, if its source has its own items.
  var items: ItemsSwitch?
  /// The initial values of the collection view's parameters that the layout's source sets.
  var collectionDefaults: [String: ParameterValue] = [:]
  var make: @MainActor @Sendable () -> any StagedLayout

  /// All parameters of a stage with this layout: the layout's own, then those of the collection
  /// view itself.
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
  /// The kind with a parameter that a pinch changes.
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

/// All kinds of layouts.
@MainActor
enum LayoutCatalog {
  /// The kinds with their own word.
  private static let namedKinds: [LayoutKind] = [
    FlowStagedLayout.kind, ListStagedLayout.kind, WaterfallStagedLayout.kind,
    TroubleStagedLayout.kind,
  ]

  /// The kinds that are named by their class.
  private static let customKinds: [LayoutKind] = GalleryRegistrations.kinds

  /// All kinds.
  static var kinds: [LayoutKind] { namedKinds + GalleryRegistrations.kinds }

  /// Every possible word of a layout file's `kind`.
  static var words: [String] {
    namedKinds.map(\.id) + [LayoutDocument.customKind, CompositionalDocument.kind]
  }

  /// Every possible class in a layout file of kind `custom`.
  static var classes: [String] { customKinds.compactMap(\.className) }

  /// The kind of a layout file; `nil` for an unknown one.
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
