// SPDX-License-Identifier: Apache-2.0

/// Layout files of kind `compositional`, good and bad.
enum CompositionalFiles {
  /// A cell that fills its group.
  static let cell = #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}"#

  /// A horizontal group; `more` are further members.
  static func group(_ more: String = #""subitems": [\#(cell)]"#) -> String {
    #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44}, "#
      + more + "}"
  }

  /// A file with one section; `more` are further members of the section.
  static func section(_ group: String = group(), _ more: String = "") -> String {
    file(#""sections": [{"group": \#(group)\#(more.isEmpty ? "" : ", " + more)}]"#)
  }

  /// A file with further members.
  static func file(_ members: String) -> String { #"{"kind": "compositional", \#(members)}"# }

  /// An anchored view; `more` are further members.
  static func badge(_ more: String) -> String {
    #"{"elementKind": "badge", "width": {"absolute": 20}, "height": {"absolute": 20}, "#
      + more + "}"
  }

  /// A header; `more` are further members.
  static func header(_ more: String) -> String {
    #"{"elementKind": "elementKindSectionHeader", "width": {"fractionalWidth": 1}, "#
      + #""height": {"estimated": 44}, \#(more)}"#
  }

  /// A cell with one more member.
  static func cell(_ more: String) -> String {
    #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}, \#(more)}"#
  }

  private static let pinnedHeader = header(
    #""alignment": "topLeading", "zIndex": 2, "pinToVisibleBounds": true, "extendsBoundary": false, "#
      + #""absoluteOffset": {"y": -8}"#
  )
  private static let badgedCell = cell(
    #""supplementaryItems": [\#(anchored(#"["top"], "fractionalOffset": {"x": 0.3, "y": -0.3}"#))]"#
  )
  private static let tail = badge(
    #""containerAnchor": {"edges": []}, "itemAnchor": {"edges": ["bottom"], "absoluteOffset": {}}"#
  )
  private static let twoOffsets = #"[], "absoluteOffset": {}, "fractionalOffset": {}"#
  private static let hundred = group(#""subitem": \#(cell), "count": 100"#)

  /// A view anchored to a list of edges; further members may follow the list.
  private static func anchored(_ edges: String) -> String {
    badge(#""containerAnchor": {"edges": \#(edges)}"#)
  }

  /// A custom group; `cells` is its list of cells, `more` are further members.
  private static func custom(_ cells: String, _ more: String = "") -> String {
    #"{"width": {"fractionalWidth": 1}, "height": {"absolute": 90}\#(more), "customItems": [\#(cells)]}"#
  }

  private static let place = #"{"width": {"fractionalWidth": 0.5}, "height": {"absolute": 20}}"#

  /// A section with a handler.
  private static func handled(_ members: String) -> String {
    section(group(), #""visibleItemsInvalidationHandler": {\#(members)}"#)
  }

  /// Files that the schema and the reader accept.
  static let good: [String] = [
    section(custom(place)),
    section(
      custom(
        #"{"x": {"fractionalHeight": 0.5}, "y": {"absolute": 3}, "width": {"fractionalWidth": 0.5}, "#
          + #""height": {"absolute": 20}, "inset": 2.5, "zIndex": -3}, \#(place)"#,
        #", "contentInsets": {"top": 4}, "supplementaryItems": [\#(tail)]"#
      )
    ),
    section(group(#""subitem": \#(custom(place)), "count": 2"#)),
    handled(#""distance": {"absolute": 200}"#),
    handled(
      #""axis": "vertical", "distance": {"fractionalHeight": 0.5}, "scale": 0, "alpha": 0.5, "#
        + #""rotation": -360"#
    ),
    section(),
    section(group(#""repeatingSubitem": \#(cell), "count": 3"#)),
    section(group(#""subitem": \#(cell), "count": 1000, "interItemSpacing": {"flexible": 4}"#)),
    section(group(#""subitems": [\#(group()), \#(cell)], "interItemSpacing": {"fixed": 0}"#)),
    section(
      group(#""subitems": [\#(cell(#""edgeSpacing": {"top": {"fixed": 4}}"#))]"#),
      #""contentInsets": {"top": -4, "leading": 10000}, "interGroupSpacing": 10"#
    ),
    section(
      group(),
      #""orthogonalScrollingBehavior": "groupPagingCentered", "name": "Featured", "#
        + #""orthogonalScrollingProperties": {"bounce": "never", "decelerationRate": "fast"}"#
    ),
    section(
      group(),
      #""contentInsetsReference": "none", "supplementaryContentInsetsReference": "layoutMargins", "#
        + #""supplementariesFollowContentInsets": false"#
    ),
    section(
      group(),
      #""boundarySupplementaryItems": [\#(pinnedHeader)]"#
    ),
    section(group(), #""decorationItems": [{"elementKind": "card", "zIndex": -1}]"#),
    section(
      group(
        #""subitems": [\#(badgedCell)]"#
      )
    ),
    section(
      group(
        #""subitems": [\#(cell)], "supplementaryItems": [\#(tail)]"#
      )
    ),
    file(
      #""parts": {"items": {"row": \#(group(#""subitems": ["cell"]"#)), "cell": \#(cell)}}, "#
        + #""sections": [{"group": "row"}]"#
    ),
    file(
      #""parts": {"sections": {"feed": {"group": \#(group())}}}, "sections": ["feed", "feed"], "#
        + #""variants": [{"minWidth": 600, "sections": ["feed"]}]"#
    ),
    file(
      #""configuration": {"scrollDirection": "horizontal", "interSectionSpacing": 8, "#
        + #""contentInsetsReference": "none", "boundarySupplementaryItems": ["top"]}, "#
        + #""parts": {"boundarySupplementaryItems": {"top": \#(header(#""alignment": "top""#))}}, "#
        + #""parameters": {"cv.duration": 1}, "sections": [{"group": \#(group())}]"#
    ),
  ]

  /// Files that both refuse: the file, then path and text of the reader's error.
  static let bad: [(file: String, path: String, message: String)] = [
    (
      #"{"kind": "compositional"}"#, "sections", "sections is missing"
    ),
    (
      file(#""sections": []"#), "sections",
      "sections is empty, but needs at least one section, which repeats"
    ),
    (
      #"{"kind": "flow", "sections": []}"#, "sections",
      "sections is only for the kind compositional, but the kind is flow"
    ),
    (
      section(cell), "sections[0].group",
      "sections[0].group must be a group, which has an axis and subitems or customItems, not a single item"
    ),
    (
      section(group(), #""insets": {}"#), "sections[0].insets",
      "sections[0].insets is not known; known are name, group, list, contentInsets, interGroupSpacing, "
        + "contentInsetsReference, supplementaryContentInsetsReference, "
        + "supplementariesFollowContentInsets, orthogonalScrollingBehavior, "
        + "orthogonalScrollingProperties, visibleItemsInvalidationHandler, "
        + "boundarySupplementaryItems, decorationItems"
    ),
    (
      section(group(), #""contentInset": {}"#), "sections[0].contentInset",
      "sections[0].contentInset is not known; did you mean contentInsets?"
    ),
    (
      section(
        group(#""subitems": [{"width": {"fractionalWidth": -0.5}, "height": {"absolute": 1}}]"#)
      ),
      "sections[0].group.subitems[0].width.fractionalWidth",
      "sections[0].group.subitems[0].width.fractionalWidth is -0.5, but must be between 0 and 100"
    ),
    (
      section(group(#""subitems": [{"width": 44, "height": {"absolute": 1}}]"#)),
      "sections[0].group.subitems[0].width",
      "sections[0].group.subitems[0].width must be an object, not 44"
    ),
    (
      section(group(#""subitems": [{"width": {}, "height": {"absolute": 1}}]"#)),
      "sections[0].group.subitems[0].width",
      "sections[0].group.subitems[0].width has 0 members, but needs exactly one of fractionalWidth, "
        + "fractionalHeight, absolute, estimated, uniformAcrossSiblings"
    ),
    (
      section(
        group(
          #""subitems": [{"width": {"absolute": 1, "estimated": 1}, "height": {"absolute": 1}}]"#
        )
      ),
      "sections[0].group.subitems[0].width",
      "sections[0].group.subitems[0].width has 2 members, but needs exactly one of fractionalWidth, "
        + "fractionalHeight, absolute, estimated, uniformAcrossSiblings"
    ),
    (
      section(group(#""repeatingSubitem": \#(cell), "count": 1000000"#)), "sections[0].group.count",
      "sections[0].group.count is 1000000, but must be between 1 and 1000"
    ),
    (
      section(group(#""repeatingSubitem": \#(cell), "count": 1.5"#)), "sections[0].group.count",
      "sections[0].group.count must be a whole number, not 1.5"
    ),
    (
      section(group(#""repeatingSubitem": \#(cell)"#)), "sections[0].group.count",
      "sections[0].group.count is missing"
    ),
    (
      section(group(#""subitems": [\#(cell)], "count": 2"#)), "sections[0].group.count",
      "sections[0].group.count is only for repeatingSubitem or subitem; subitems repeat as often as "
        + "they fit"
    ),
    (
      section(group(#""subitems": [\#(cell)], "subitem": \#(cell), "count": 2"#)),
      "sections[0].group",
      "sections[0].group needs exactly one of subitems, repeatingSubitem and subitem, but has subitems "
        + "and subitem"
    ),
    (
      section(group(#""subitems": []"#)), "sections[0].group.subitems",
      "sections[0].group.subitems is empty, but needs at least one item"
    ),
    (
      section(group(#""subitems": [\#(cell(#""subitems": []"#))]"#)),
      "sections[0].group.subitems[0].axis",
      "sections[0].group.subitems[0].axis is missing: sections[0].group.subitems[0].subitems makes it "
        + "a group, whose axis is \"horizontal\" or \"vertical\""
    ),
    (
      section(#"{"axis": "diagonal"}"#), "sections[0].group.width",
      "sections[0].group.width is missing"
    ),
    (
      section(custom("")), "sections[0].group.customItems",
      "sections[0].group.customItems is empty, but needs at least one cell"
    ),
    (
      section(custom(place, #", "axis": "horizontal""#)), "sections[0].group.axis",
      "sections[0].group.axis is only for subitems, but sections[0].group.customItems have their own "
        + "frames"
    ),
    (
      section(custom(place, #", "interItemSpacing": {"fixed": 4}"#)),
      "sections[0].group.interItemSpacing",
      "sections[0].group.interItemSpacing is only for subitems, but sections[0].group.customItems have "
        + "their own frames"
    ),
    (
      section(custom(#"{"width": {"absolute": 1}}"#)), "sections[0].group.customItems[0].height",
      "sections[0].group.customItems[0].height is missing"
    ),
    (
      section(custom(#"{"width": {"estimated": 1}, "height": {"absolute": 1}}"#)),
      "sections[0].group.customItems[0].width.estimated",
      "sections[0].group.customItems[0].width.estimated is not known; known are fractionalWidth, "
        + "fractionalHeight, absolute"
    ),
    (
      section(
        custom(#"{"x": {"absolute": -1}, "width": {"absolute": 1}, "height": {"absolute": 1}}"#)
      ),
      "sections[0].group.customItems[0].x.absolute",
      "sections[0].group.customItems[0].x.absolute is -1, but must be between 0 and 100000"
    ),
    (
      handled(#""scale": 0.5"#), "sections[0].visibleItemsInvalidationHandler.distance",
      "sections[0].visibleItemsInvalidationHandler.distance is missing"
    ),
    (
      handled(#""distance": {"absolute": 1}, "alpha": 1.5"#),
      "sections[0].visibleItemsInvalidationHandler.alpha",
      "sections[0].visibleItemsInvalidationHandler.alpha is 1.5, but must be between 0 and 1"
    ),
    (
      handled(#""distance": {"absolute": 1}, "opacity": 1"#),
      "sections[0].visibleItemsInvalidationHandler.opacity",
      "sections[0].visibleItemsInvalidationHandler.opacity is not known; known are axis, distance, "
        + "scale, alpha, rotation"
    ),
    (
      section(group(#""subitems": [\#(cell)], "interItemSpacing": {"fixed": -1}"#)),
      "sections[0].group.interItemSpacing.fixed",
      "sections[0].group.interItemSpacing.fixed is -1, but must be between 0 and 10000"
    ),
    (
      section(group(), #""orthogonalScrollingBehavior": "pages""#),
      "sections[0].orthogonalScrollingBehavior",
      "sections[0].orthogonalScrollingBehavior is \"pages\", but must be one of \"none\", "
        + "\"continuous\", \"continuousGroupLeadingBoundary\", \"paging\", \"groupPaging\", "
        + "\"groupPagingCentered\""
    ),
    (
      section(group(), #""boundarySupplementaryItems": [\#(header(#""alignment": "above""#))]"#),
      "sections[0].boundarySupplementaryItems[0].alignment",
      "sections[0].boundarySupplementaryItems[0].alignment is \"above\", but must be one of \"none\", "
        + "\"top\", \"topLeading\", \"leading\", \"bottomLeading\", \"bottom\", \"bottomTrailing\", "
        + "\"trailing\", \"topTrailing\""
    ),
    (
      section(group(), #""decorationItems": [{"elementKind": ""}]"#),
      "sections[0].decorationItems[0].elementKind",
      "sections[0].decorationItems[0].elementKind must not be empty"
    ),
    (
      section(
        group(
          #""subitems": [\#(cell)], "supplementaryItems": [\#(anchored(#"["left"]"#))]"#
        )
      ),
      "sections[0].group.supplementaryItems[0].containerAnchor.edges[0]",
      "sections[0].group.supplementaryItems[0].containerAnchor.edges[0] is \"left\", but must be one "
        + "of \"top\", \"leading\", \"bottom\", \"trailing\""
    ),
    (
      section(
        group(
          #""subitems": [\#(cell)], "supplementaryItems": [\#(anchored(twoOffsets))]"#
        )
      ),
      "sections[0].group.supplementaryItems[0].containerAnchor",
      "sections[0].group.supplementaryItems[0].containerAnchor has an absoluteOffset and a "
        + "fractionalOffset, but may have only one of them"
    ),
    (
      file(#""sections": [{"group": \#(group())}], "variants": [{"sections": []}]"#),
      "variants[0].minWidth", "variants[0].minWidth is missing"
    ),
    (
      file(#""parts": {"items": {"my row": \#(cell)}}, "sections": [{"group": \#(group())}]"#),
      "parts.items",
      "parts.items has a part named \"my row\", but names are 1 to 40 letters and digits that start "
        + "with a letter"
    ),
    (
      file(#""configuration": {"scrollDirection": "up"}, "sections": [{"group": \#(group())}]"#),
      "configuration.scrollDirection",
      "configuration.scrollDirection is \"up\", but must be one of \"horizontal\", \"vertical\""
    ),
  ]

  /// Files that only the reader can refuse, because the whole file must be known.
  static let badTogether: [(file: String, path: String, message: String)] = [
    (
      file(#""parts": {"items": {"row": \#(group())}}, "sections": [{"group": "rows"}]"#),
      "sections[0].group",
      "sections[0].group is \"rows\", but parts.items has no such part; did you mean row?"
    ),
    (
      file(#""sections": ["feed"]"#), "sections[0]",
      "sections[0] is \"feed\", but parts.sections has no such part"
    ),
    (
      file(#""parts": {"items": {"cell": \#(cell)}}, "sections": [{"group": "cell"}]"#),
      "sections[0].group",
      "sections[0].group must be a group, which has an axis and subitems or customItems, not a single item"
    ),
    (
      file(
        #""parts": {"items": {"pair": \#(group(#""subitems": ["row"]"#)), "#
          + #""row": \#(group(#""repeatingSubitem": "pair", "count": 2"#))}}, "#
          + #""sections": [{"group": "row"}]"#
      ),
      "parts.items.row.repeatingSubitem",
      "parts.items.row.repeatingSubitem is \"pair\", which would contain itself: pair › row › pair"
    ),
    (
      section(group(#""repeatingSubitem": \#(hundred), "count": 101"#)),
      "sections[0].group",
      "sections[0].group contains 10100 cells in all, but may contain at most 10000"
    ),
    (
      file(
        #""sections": [{"group": \#(group())}], "variants": [{"minWidth": 5, "sections": "#
          + #"[{"group": \#(group())}]}, {"minWidth": 5, "sections": [{"group": \#(group())}]}]"#
      ),
      "variants[1].minWidth",
      "variants[1].minWidth is 5, like variants[0].minWidth; widths must differ"
    ),
  ]

  /// Groups nested to a depth.
  static func nested(_ depth: Int) -> String {
    depth == 0
      ? cell : group(#""repeatingSubitem": \#(nested(depth - 1)), "count": 1"#)
  }
}
