// SPDX-License-Identifier: Apache-2.0

/// Input files for tests.
enum StageFixtures {
  /// A flow layout of 100 pt squares, three to a line of 300 pt, without any spacing.
  static let squares = layout(#""itemSize": {"width": 100, "height": 100}"#)

  static func layout(_ parameters: String) -> String {
    #"""
    {"kind": "flow", "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
    \#(parameters)}}
    """#
  }

  /// Sections `a`, `b` … with items such as `a0`, `a1` …; the numbers are those of the sections'
  /// items.
  static func data(_ counts: Int..., titled: Bool = false) -> String {
    sections(
      zip("abcdefgh", counts).map { name, count in
        (String(name), (0..<count).map { "\(name)\($0)" })
      },
      titled: titled
    )
  }

  static func sections(_ sections: [(id: String, items: [String])], titled: Bool = false) -> String
  {
    let texts = sections.map { section in
      let items = section.items.map { #"{"id": "\#($0)", "title": "\#($0.uppercased())"}"# }
      let title = titled ? #""title": "Section \#(section.id)", "# : ""
      return #"{"id": "\#(section.id)", \#(title)"items": [\#(items.joined(separator: ", "))]}"#
    }
    return #"{"sections": [\#(texts.joined(separator: ",\n"))]}"#
  }
}
