// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import ExportedLayouts
@testable import StageDocuments
@testable import StageHost
@testable import StageProtocol

/// The export of the gallery: the source in `Tests/ExportedLayouts`, which is compiled with the
/// tests.
///
/// After a change of the export or of a layout file, `tessera export FILE --swift` prints the
/// source again. The first line of each file in the folder is its licence.
@MainActor
@Suite(.ownProcess) struct ExportedLayoutTests {
  private nonisolated static let made: [String: @MainActor () -> UICollectionViewLayout] = [
    "adaptive-sections": { makeAdaptiveSectionsLayout() },
    "conference-videos": { makeConferenceVideosLayout() },
    "controller": { makeControllerLayout() },
    "custom-group": { makeCustomGroupLayout() },
    "drag-and-drop": { makeDragAndDropLayout() },
    "distinct-sections": { makeDistinctSectionsLayout() },
    "emoji-explorer": { makeEmojiExplorerLayout() },
    "emoji-grid": { makeEmojiGridLayout() },
    "grid": { makeGridLayout() },
    "handlers": { makeHandlersLayout() },
    "inset-grid": { makeInsetGridLayout() },
    "item-badges": { makeItemBadgesLayout() },
    "nested-groups": { makeNestedGroupsLayout() },
    "orthogonal": { makeOrthogonalLayout() },
    "photo-flow": { makePhotoFlowLayout() },
    "outline-explorer": { makeOutlineExplorerLayout() },
    "pinned-headers": { makePinnedHeadersLayout() },
    "pinned-section-headers": { makePinnedSectionHeadersLayout() },
    "prototypes": { makePrototypesLayout() },
    "section-backgrounds": { makeSectionBackgroundsLayout() },
    "section-headers": { makeSectionHeadersLayout() },
    "self-sizing": { makeSelfSizingLayout() },
    "strip": { makeStripLayout() },
    "tags": { makeTagsLayout() },
    "transitions": { makeTransitionsLayout() },
    "two-columns": { makeTwoColumnsLayout() },
  ]
  /// Answers whether the section with an index has something.
  private typealias Question = (Int) -> Bool
  /// Lists, whose source asks which sections have headers and which have footers.
  private nonisolated static let lists:
    [String: @MainActor (@escaping Question, @escaping Question) -> UICollectionViewLayout] = [
      "index-titles": { makeIndexTitlesLayout(hasHeader: $0, hasFooter: $1) },
      "list-backgrounds": { makeListBackgroundsLayout(hasHeader: $0, hasFooter: $1) },
      "list-grouped": { makeListGroupedLayout(hasHeader: $0, hasFooter: $1) },
      "list-inset-grouped": { makeListInsetGroupedLayout(hasHeader: $0, hasFooter: $1) },
      "list-outline": { _, hasFooter in makeListOutlineLayout(hasFooter: hasFooter) },
      "list-plain": { makeListPlainLayout(hasHeader: $0, hasFooter: $1) },
      "list-separators": { makeListSeparatorsLayout(hasHeader: $0, hasFooter: $1) },
      "list-sidebar-plain": { hasHeader, _ in makeListSidebarPlainLayout(hasHeader: hasHeader) },
      "list-sidebar": { _, _ in makeListSidebarLayout() },
      "list-swipe-actions": { makeListSwipeActionsLayout(hasHeader: $0, hasFooter: $1) },
      "spring-loading": { _, hasFooter in makeSpringLoadingLayout(hasFooter: hasFooter) },
      "settings": { makeSettingsLayout(hasHeader: $0, hasFooter: $1) },
    ]
  /// Tells the height of an item with a width.
  private typealias Height = (IndexPath, CGFloat) -> CGFloat
  /// Waterfalls, whose source asks for the heights of items.
  private nonisolated static let waterfalls:
    [String: @MainActor (@escaping Height) -> UICollectionViewLayout] = [
      "waterfall": { makeWaterfallLayout(heightOfItem: $0) }
    ]
  private static let names = Set(made.keys).union(lists.keys).union(waterfalls.keys)
  private static let licence = "// SPDX-License-Identifier: Apache-2.0\n"

  private static var root: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }

  private func document(_ name: String) throws -> LayoutDocument {
    let file = Self.root.appending(path: "Examples/Gallery/\(name).layout.json")
    return try LayoutDocument.parse(try GalleryFile.bytes(file), file: "\(name).layout.json")
  }

  private func data(_ document: LayoutDocument) throws -> StageData {
    let file = Self.root.appending(path: "Examples/Gallery").appending(path: document.data)
    let bytes = try Data(contentsOf: file.standardizedFileURL)
    return StageData(sections: try DataDocument.parse(bytes, file: document.data).sections)
  }

  @Test func `every layout file that has a source has it here`() throws {
    let gallery = Self.root.appending(path: "Examples/Gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: gallery.path)
      .filter { $0.hasSuffix(".layout.json") }
      .map { String($0.dropLast(".layout.json".count)) }
    let kinds = ["flow", "compositional", "list", "waterfall"]
    let expected = try names.filter { kinds.contains(try document($0).kind) }
    expect(Self.names, equals: Set(expected))
  }

  @Test func `the export prints the checked-in source byte for byte`() throws {
    for name in Self.names.sorted() {
      let printed = try LayoutExport.swift(try document(name), fileName: "\(name).layout.json")
      let file = "Tests/ExportedLayouts/\(SwiftNames.upper(name))Layout.swift"
      let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      expect(text, equals: Self.licence + printed, "\(name)")
    }
  }

  /// Every element with its frame and z-index, in a view with a width and the same data and
  /// delegate.
  private func elements(
    _ layout: UICollectionViewLayout,
    _ staged: any StagedLayout,
    _ data: StageData,
    width: CGFloat
  ) -> Set<String> {
    let frame = CGRect(x: 0, y: 0, width: width, height: 844)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let source = StageDataSource(data: data)
    view.displayScale = 2
    view.delegate = staged.delegate
    source.attach(to: view, for: staged)
    for kind in ["background"] {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
    view.dataSource = source
    view.identitySource = source
    view.layoutIfNeeded()
    let whole = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let attributes = layout.layoutAttributesForElements(in: whole) ?? []
    return Set(
      attributes.map { one in
        let kind = one.representedElementKind ?? ""
        return
          "\(one.representedElementCategory) \(kind) \(one.indexPath) \(one.frame) \(one.zIndex)"
      }
    )
  }

  /// The heights with which pictures keep their proportions.
  private func height(in data: StageData) -> Height {
    let ratios = data.sections.map { $0.items.pictureRatios.map { CGFloat($0) } }
    return { path, width in ratios[path.section][path.item] * width }
  }

  @Test func `the compiled source has the frames of the file`() throws {
    for name in Self.names.sorted() {
      try compare(name, width: 390)
      try compare(name, width: 768)
    }
  }

  @Test func `every layout class of the gallery is made with the values of its file`() throws {
    let gallery = Self.root.appending(path: "Examples/Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: gallery.path)
    var count = 0
    for file in files.sorted() where file.hasSuffix(".layout.json") {
      let document = try document(String(file.dropLast(".layout.json".count)))
      guard document.kind == LayoutDocument.customKind else { continue }
      let properties = try #require(LayoutCatalog.properties(ofClass: document.className))
      let source = try LayoutExport.swift(document, fileName: file, properties: properties)
      let values = try document.values(for: properties.descriptors).values
      #expect(source.contains("let layout = \(document.className)()\n"))
      expect(
        source.components(separatedBy: "\n  layout.").count - 1,
        equals: values.count,
        "\(file)"
      )
      count += 1
    }
    #expect(count > 10)
  }

  private func compare(_ name: String, width: CGFloat) throws {
    let document = try document(name)
    let data = try data(document)
    let kind = try #require(LayoutCatalog.kind(of: document))
    let values = try document.values(for: kind.descriptors)
    let staged = kind.make()
    staged.apply(
      LayoutValues(parameters: kind.descriptors, layers: [values.values]),
      data: data,
      StageChanges()
    )
    let layout =
      Self.made[name]?()
      ?? Self.lists[name]?(
        { !(data.section($0)?.title.isEmpty ?? true) },
        { !(data.section($0)?.footer.isEmpty ?? true) }
      )
      ?? Self.waterfalls[name]?(height(in: data))
    let made = try #require(layout)
    let expected = elements(staged.layout, staged, data, width: width)
    let found = elements(made, staged, data, width: width)
    #expect(expected.count > 3)
    expect(found, equals: expected, "\(name) at \(width)")
  }
}
