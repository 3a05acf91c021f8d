// SPDX-License-Identifier: Apache-2.0
import StageDocuments

/// All kinds of layouts.
@MainActor
enum LayoutCatalog {
  /// The kinds with their own word.
  private static let namedKinds: [LayoutKind] = [
    FlowStagedLayout.kind, ListStagedLayout.kind, WaterfallStagedLayout.kind,
    TroubleStagedLayout.kind,
  ]

  /// The kinds that are named by their class.
  private static let customKinds: [LayoutKind] = GalleryKinds.all

  /// All kinds.
  static var kinds: [LayoutKind] { namedKinds + customKinds }

  /// Every possible word of a layout file's `kind`.
  static var words: [String] {
    namedKinds.map(\.id) + [LayoutDocument.customKind, CompositionalDocument.kind]
  }

  /// Every possible class in a layout file of kind `custom`.
  static var classes: [String] { customKinds.compactMap(\.className) }

  /// The properties of a class that layout files can name; `nil` for an unknown one.
  static func properties(ofClass name: String) -> ClassProperties? {
    guard let kind = customKinds.first(where: { $0.className == name }) else { return nil }
    return ClassProperties(
      descriptors: kind.parameters,
      names: GalleryKinds.propertyNames(ofClass: name)
    )
  }

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
