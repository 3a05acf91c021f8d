// SPDX-License-Identifier: Apache-2.0
import StageDocuments

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
