// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol

/// Makes the list of a stage's layouts.
@MainActor
enum LayoutChoices {
  /// The file's own layout, then those that the file lists, or else those that every stage has.
  ///
  /// - Throws: `DocumentError` for a value outside its parameter's bounds.
  static func make(
    _ document: LayoutDocument,
    _ kind: LayoutKind,
    _ values: [String: ParameterValue],
    _ limits: Limits
  ) throws(DocumentError) -> (choices: [LayoutChoice], warnings: [Diagnostic]) {
    let own = LayoutChoice(
      own: kind,
      name: document.shownName,
      values: values,
      pinch: document.pinch,
      path: ""
    )
    guard let named = document.layouts else { return (besides(own), []) }
    var choices = [own]
    var warnings: [Diagnostic] = []
    for (index, alternative) in named.enumerated() {
      guard let kind = LayoutCatalog.kind(of: alternative.document) else { continue }
      let values = try alternative.document.values(for: kind.descriptors)
      warnings += alternative.document.warnings + values.warnings
      let path = "\(LayoutBundle.listMember)[\(index)]."
      choices.append(
        LayoutChoice(
          option: LayoutOption(id: alternative.name, name: alternative.name),
          kind: kind,
          // The key of a value in the file is its path there, so that a saved value wins.
          prefix: kind.compositional == nil ? path + "parameters." : path,
          values: values.values,
          pinch: alternative.document.pinch,
          path: path
        )
      )
    }
    return (choices, warnings)
  }

  /// A layout, followed by those that every stage has.
  static func besides(_ own: LayoutChoice) -> [LayoutChoice] {
    [own] + standard.filter { !isLike(own, $0) }
  }

  /// Whether a layout is unnecessary beside a stage's own one.
  private static func isLike(_ own: LayoutChoice, _ other: LayoutChoice) -> Bool {
    let isSameKind = own.kind.id == other.kind.id && other.kind.compositional == nil
    return isSameKind || own.option.name == other.option.name
  }

  /// The file of the layouts that every stage has.
  static let standardDocument = try? LayoutDocument.parse(
    Data(standardFile.utf8),
    file: "standard.layout.json",
    kinds: LayoutCatalog.words,
    classes: LayoutCatalog.classes
  )

  /// Layouts for any data, for stages with a file that lists no layouts.
  static let standard: [LayoutChoice] = {
    guard let document = standardDocument,
      let made = try? make(document, FlowStagedLayout.kind, [:], .standard)
    else { return [] }
    return made.choices.dropFirst().map { choice in
      var choice = choice
      choice.prefix = "layouts.\(choice.option.id)."
      choice.path = nil
      return choice
    }
  }()

  /// The layouts, in the form of a layout file.
  private static let standardFile = """
    {
      "kind": "flow",
      "layouts": [
        {
          "name": "Grid",
          "kind": "compositional",
          "pinch": {"parameter": "sections[0].group.count", "inverted": true},
          "parts": {"boundarySupplementaryItems": {"header": \(header)}},
          "sections": [
            {
              "name": "Grid",
              "contentInsets": {"top": 8, "leading": 12, "bottom": 16, "trailing": 12},
              "interGroupSpacing": 8,
              "boundarySupplementaryItems": ["header"],
              "group": {
                "axis": "horizontal",
                "width": {"fractionalWidth": 1},
                "height": {"fractionalWidth": 0.333},
                "interItemSpacing": {"fixed": 8},
                "count": 3,
                "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
              }
            }
          ]
        },
        {
          "name": "Rows",
          "kind": "compositional",
          "pinch": {"parameter": "sections[0].group.height", "detents": [44, 64, 96, 128]},
          "parts": {"boundarySupplementaryItems": {"header": \(header)}},
          "sections": [
            {
              "name": "Rows",
              "contentInsets": {"top": 8, "leading": 12, "bottom": 16, "trailing": 12},
              "interGroupSpacing": 6,
              "boundarySupplementaryItems": ["header"],
              "group": {
                "axis": "vertical",
                "width": {"fractionalWidth": 1},
                "height": {"absolute": 64},
                "subitems": [
                  {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
                ]
              }
            }
          ]
        },
        {"name": "Flow", "kind": "flow", "parameters": {"sectionInset": {"left": 12, "right": 12}}},
        {"name": "Waterfall", "kind": "waterfall"},
        {"name": "Circle", "kind": "custom", "class": "CircleLayout"},
        {"name": "Stack", "kind": "custom", "class": "StackLayout"},
        {"name": "Carousel", "kind": "custom", "class": "CarouselLayout"},
        {"name": "Cover flow", "kind": "custom", "class": "CoverFlowLayout"},
        {"name": "List", "kind": "list"}
      ]
    }
    """

  private static let header = """
    {
      "elementKind": "elementKindSectionHeader",
      "width": {"fractionalWidth": 1},
      "height": {"absolute": 36},
      "alignment": "top"
    }
    """
}
