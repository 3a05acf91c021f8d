// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// The text of exported layouts.
@Suite struct LayoutExportTests {
  private func export(_ text: String, _ name: String = "my.layout.json") throws -> String {
    try LayoutExport.swift(try LayoutDocument.parse(Data(text.utf8), file: name), fileName: name)
  }

  @Test func `a grid reads as written by hand`() throws {
    let item = #"{"width": {"fractionalWidth": 0.2}, "height": {"fractionalHeight": 1}}"#
    let group =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"fractionalWidth": 0.2}, "#
      + #""subitems": [\#(item)]}"#
    let text = try export(
      CompositionalFiles.file(
        #""title": "My grid", "sections": [{"name": "Grid", "group": \#(group), "#
          + #""contentInsets": {"top": 8}}]"#
      ),
      "photo-grid.layout.json"
    )
    expect(
      text,
      equals: """
        import UIKit

        /// “My grid”, as photo-grid.layout.json describes it.
        @MainActor
        func makePhotoGridLayout() -> UICollectionViewCompositionalLayout {
          UICollectionViewCompositionalLayout(section: makeGridSection())
        }

        /// Grid.
        @MainActor
        private func makeGridSection() -> NSCollectionLayoutSection {
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(0.2),
              heightDimension: .fractionalHeight(1)
            )
          )
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: .fractionalWidth(0.2)
            ),
            subitems: [item]
          )
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
          return section
        }

        """
    )
  }

  @Test func `a part that sections share has one function, one of a single section is its local`()
    throws
  {
    let group = { (more: String) in CompositionalFiles.group(more) }
    let text = try export(
      CompositionalFiles.file(
        #""parts": {"items": {"cell": \#(CompositionalFiles.cell), "#
          + #""row": \#(group(#""subitem": "cell", "count": 2"#)), "#
          + #""own": \#(CompositionalFiles.cell(#""contentInsets": {"top": 1}"#))}}, "#
          + #""sections": [{"group": "row"}, {"group": \#(group(#""subitems": ["cell", "own"]"#))}]"#
      )
    )
    expect(text.components(separatedBy: "private func makeCell()").count, equals: 2)
    expect(text.components(separatedBy: "let cell = makeCell()").count, equals: 3)
    expect(!text.contains("makeOwn"))
    expect(!text.contains("makeRow"))
    expect(text.contains("let own = NSCollectionLayoutItem("))
    expect(text.contains("case 0: return makeFirstSection()"))
    expect(text.contains("default: return makeSecondSection()"))
  }

  @Test func `wider containers come before narrower ones`() throws {
    let section = #"{"group": \#(CompositionalFiles.group())}"#
    let text = try export(
      CompositionalFiles.file(
        #""sections": [\#(section)], "variants": [{"minWidth": 500, "sections": [\#(section)]}, "#
          + #"{"minWidth": 900, "sections": [\#(section)]}]"#
      )
    )
    let wide = try #require(text.range(of: "if width >= 900 {"))
    let narrow = try #require(text.range(of: "if width >= 500 {"))
    #expect(wide.lowerBound < narrow.lowerBound)
    expect(text.contains("return makeFirstSectionFrom900()"))
  }

  @Test func `texts of the file cannot break out of the source`() throws {
    let badge =
      #"{"elementKind": "a\"b\\\n", "width": {"absolute": 1}, "height": {"absolute": 1}, "#
      + #""containerAnchor": {"edges": []}}"#
    let filling = #""subitems": ["class"], "supplementaryItems": [\#(badge)]"#
    let group = CompositionalFiles.group(filling)
    let parts = #""parts": {"items": {"class": \#(CompositionalFiles.cell)}}"#
    let sections = #""sections": [{"name": "1 / 2", "group": \#(group)}]"#
    let text = try export(CompositionalFiles.file(#""title": "a\nb", \#(parts), \#(sections)"#))
    #expect(text.contains("/// “a b”, as"))
    #expect(text.contains(#"elementKind: "a\"b\\\u{a}""#))
    expect(text.contains("let classPart = NSCollectionLayoutItem("))
    expect(text.contains("func make_12Section()"))
  }

  @Test func `a flow layout sets what the file says and nothing else`() throws {
    let text = try export(
      #"{"kind": "flow", "parameters": {"itemSize": {"width": 84}, "minimumLineSpacing": 6, "#
        + #""scrollDirection": "horizontal", "sectionInset": {"left": 12}, "cv.duration": 1}}"#
    )
    expect(
      text,
      equals: """
        import UIKit

        /// The layout, as my.layout.json describes it.
        @MainActor
        func makeMyLayout() -> UICollectionViewFlowLayout {
          let layout = UICollectionViewFlowLayout()
          layout.scrollDirection = .horizontal
          layout.itemSize = CGSize(width: 84, height: 50)
          layout.minimumLineSpacing = 6
          layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
          return layout
        }

        """
    )
  }

  @Test func `a list asks which sections have headers and footers`() throws {
    let source = try export(#"{"kind": "list", "parameters": {"appearance": "plain"}}"#)
    expect(
      source,
      equals: """
        import UIKit

        /// The layout, as my.layout.json describes it.
        ///
        /// A section has a header or a footer if the data has a text for it.
        @MainActor
        func makeMyLayout(
          hasHeader: @escaping (Int) -> Bool = { _ in true },
          hasFooter: @escaping (Int) -> Bool = { _ in true }
        ) -> UICollectionViewCompositionalLayout {
          UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = hasHeader(section) ? .supplementary : .none
            configuration.footerMode = hasFooter(section) ? .supplementary : .none
            configuration.showsSeparators = true
            return .list(using: configuration, layoutEnvironment: environment)
          }
        }

        """
    )
  }

  @Test func `a list of one look for all sections is one call`() throws {
    let source = try export(
      #"""
      {"kind": "list", "parameters": {"appearance": "sidebar", "headerMode": "firstItemInSection",
        "footers": false, "showsSeparators": false, "setsHeaderTopPadding": true,
        "headerTopPadding": 8}}
      """#
    )
    expect(
      source,
      equals: """
        import UIKit

        /// The layout, as my.layout.json describes it.
        @MainActor
        func makeMyLayout() -> UICollectionViewCompositionalLayout {
          var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
          configuration.headerMode = .firstItemInSection
          configuration.showsSeparators = false
          configuration.headerTopPadding = 8
          return UICollectionViewCompositionalLayout.list(using: configuration)
        }

        """
    )
  }

  @Test func `the ground and the lines of a list become statements and a handler`() throws {
    let source = try export(
      #"""
      {"kind": "list", "parameters": {"appearance": "plain", "headerMode": "none", "footers": false},
        "backgroundColor": "#FFFFFF",
        "separatorConfiguration": {"color": "#3A7BD5", "multipleSelectionColor": "#00FF00", "bottomSeparatorInsets": {"leading": 20}},
        "itemSeparatorHandler": [
          {"sections": [1], "items": [0, 2], "bottomSeparatorVisibility": "hidden"},
          {"items": [3]}, {"topSeparatorInsets": {"trailing": 4.5}}]}
      """#
    )
    expect(
      source,
      equals: """
        import UIKit

        /// The layout, as my.layout.json describes it.
        @MainActor
        func makeMyLayout() -> UICollectionViewCompositionalLayout {
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          configuration.showsSeparators = true
          configuration.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
          configuration.separatorConfiguration.bottomSeparatorInsets.leading = 20
          configuration.separatorConfiguration.color = \
        UIColor(red: 58 / 255, green: 123 / 255, blue: 213 / 255, alpha: 1)
          configuration.separatorConfiguration.multipleSelectionColor = \
        UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          configuration.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            if indexPath.section == 1, [0, 2].contains(indexPath.item) {
              separators.bottomSeparatorVisibility = .hidden
            }
            separators.topSeparatorInsets.trailing = 4.5
            return separators
          }
          return UICollectionViewCompositionalLayout.list(using: configuration)
        }

        """
    )
  }

  @Test func `a section that looks like a list has its lines, too`() throws {
    let source = try export(
      #"""
      {"kind": "compositional", "sections": [{"list": {"appearance": "grouped",
        "headerTopPadding": 6, "itemSeparatorHandler": [{"topSeparatorVisibility": "visible"}]}}]}
      """#
    )
    #expect(
      source.contains(
        """
          var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
          configuration.headerTopPadding = 6
          configuration.itemSeparatorHandler = { _, separators in
            var separators = separators
            separators.topSeparatorVisibility = .visible
            return separators
          }
          return NSCollectionLayoutSection.list(
        """
      )
    )
  }

  @Test func `a waterfall brings its class, with the values of the file`() throws {
    let source = try export(
      #"{"kind": "waterfall", "title": "Wall", "parameters": {"columns": 3, "placement": "shortest", "#
        + #""sectionInset": {"left": 9}}}"#
    )
    #expect(source.contains("/// “Wall”, as my.layout.json describes it."))
    expect(source.contains("func makeMyLayout(\n  heightOfItem: @escaping (IndexPath, CGFloat)"))
    expect(source.contains("private let columns = 3\n"))
    expect(source.contains("private let columnSpacing: CGFloat = 12\n"))
    expect(source.contains("UIEdgeInsets(top: 6, left: 9, bottom: 6, right: 6)"))
    expect(source.contains("ends.indices.min { ends[$0] < ends[$1] }"))
    expect(source.contains("newBounds.width != collectionView?.bounds.width"))
    let pinned = try export(#"{"kind": "waterfall", "parameters": {"pinsHeaders": true}}"#)
    expect(pinned.contains("item % columns"))
    expect(pinned.contains("attributes.zIndex = 1"))
  }

  @Test func `a file that names a class makes a layout of it and sets what the file sets`() throws {
    let text =
      #"{"kind": "custom", "class": "TileLayout", "parameters": {"columns": 4, "shape": "round"}}"#
    let file = try LayoutDocument.parse(Data(text.utf8), file: "my.layout.json")
    let descriptor = { (key: String, kind: ParameterDescriptor.Kind, value: ParameterValue) in
      ParameterDescriptor(key: key, label: "", group: "", help: "", kind: kind, defaultValue: value)
    }
    let number = ParameterDescriptor.Kind.number(minimum: 1, maximum: 9, step: 1, unit: "")
    let shapes = ParameterDescriptor.Kind.choice(options: [.init(value: "round", label: "Round")])
    let properties = ClassProperties(
      descriptors: [
        descriptor("columns", number, .number(2)), descriptor("gap", number, .number(1)),
        descriptor("shape", shapes, .choice("round")),
      ],
      names: ["columns": "numberOfColumns", "gap": "gap", "shape": "shape"]
    )
    let source = try LayoutExport.swift(file, fileName: "my.layout.json", properties: properties)
    expect(
      source,
      equals: """
        import UIKit

        /// The layout, as my.layout.json describes it.
        ///
        /// The class is in Examples/Layouts/TileLayout.swift.
        @MainActor
        func makeMyLayout() -> TileLayout {
          let layout = TileLayout()
          layout.numberOfColumns = 4
          layout.shape = .round
          return layout
        }

        """
    )
  }

  @Test func `kinds without such a source say so`() throws {
    #expect(
      throws: LayoutExport.ExportError(
        message: "there is no class MapLayout in Examples/Layouts"
      )
    ) { try export(#"{"kind": "custom", "class": "MapLayout"}"#) }
    #expect(
      throws: LayoutExport.ExportError(
        message: "there is no UIKit source for the kind trouble"
      )
    ) { try export(#"{"kind": "trouble"}"#) }
  }
}
