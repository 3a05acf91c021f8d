// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageDocuments
@testable import StageProtocol

/// The published schemas accept and refuse the same files as the readers.
@Suite struct SchemaTests {
  private func schema(_ name: String) throws -> JSONValue {
    let file = projectFolder.appending(path: "Schemas").appending(path: name)
    return try JSONParser.parse([UInt8](try Data(contentsOf: file)))
  }

  /// The value at a path of member names.
  private func value(_ root: JSONValue, _ path: String...) throws -> JSONValue {
    var value = root
    for key in path {
      guard case .object(let object) = value else { return .null }
      value = try #require(object[key], "\(path) has no \(key)")
    }
    return value
  }

  private func keys(_ value: JSONValue) -> [String] {
    guard case .object(let object) = value else { return [] }
    return object.members.map(\.key).sorted()
  }

  @Test func `the data schema has the bounds of the limits`() throws {
    let root = try schema("data.schema.json")
    let limits = Limits.standard
    expect(try value(root, "properties", "sections", "maxItems"), equals: .integer(limits.sections))
    expect(
      try value(root, "$defs", "section", "properties", "items", "maxItems"),
      equals: .integer(limits.items)
    )
    expect(try value(root, "$defs", "text", "maxLength"), equals: .integer(limits.textBytes))
    let bounds = limits.itemLength
    expect(try value(root, "$defs", "length", "minimum"), equals: .number(bounds.lowerBound))
    expect(try value(root, "$defs", "length", "maximum"), equals: .number(bounds.upperBound))
    let metrics = limits.sectionMetric
    for (name, range) in [("latitude", limits.latitude), ("longitude", limits.longitude)] {
      let place = try value(root, "$defs", "item", "properties", name)
      expect(try value(place, "minimum"), equals: .number(range.lowerBound))
      expect(try value(place, "maximum"), equals: .number(range.upperBound))
    }
    expect(try value(root, "$defs", "metric", "minimum"), equals: .number(metrics.lowerBound))
    expect(try value(root, "$defs", "metric", "maximum"), equals: .number(metrics.upperBound))
  }

  @Test func `the data schema has the members that the reader knows`() throws {
    let root = try schema("data.schema.json")
    let section = try value(root, "$defs", "section", "properties")
    let item = try value(root, "$defs", "item", "properties")
    expect(keys(try value(root, "properties")), equals: DataDocumentReader.rootMembers.sorted())
    let inset = try value(section, "inset", "properties")
    expect(keys(inset), equals: DataDocumentReader.insetMembers.sorted())
    expect(keys(section), equals: DataDocumentReader.sectionMembers.sorted())
    expect(keys(item), equals: DataDocumentReader.itemMembers.sorted())
  }

  @Test func `the layout schema has the members that the reader knows`() throws {
    let root = try schema("layout.schema.json")
    expect(keys(try value(root, "properties")), equals: LayoutDocument.allMembers.sorted())
    expect(
      try value(root, "$defs", "text", "maxLength"),
      equals: .integer(Limits.standard.textBytes)
    )
    let prototypes = try value(root, "properties", "prototypes")
    expect(try value(prototypes, "maxItems"), equals: .integer(Limits.standard.prototypes))
    expect(
      keys(try value(root, "$defs", "prototype", "properties")),
      equals: CellPrototype.members.sorted()
    )
    expect(
      keys(try value(root, "$defs", "waterfall", "properties")),
      equals: [
        "columnSpacing", "columns", "headerHeight", "itemSpacing", "pinsHeaders", "placement",
        "sectionInset",
      ]
    )
    expect(keys(try value(root, "$defs", "flow", "properties")).count, equals: 13)
  }

  @Test func `the layout schema knows layouts by files and their bound`() throws {
    let root = try schema("layout.schema.json")
    let layouts = try value(root, "properties", "layouts")
    expect(try value(layouts, "maxItems"), equals: .integer(Limits.standard.layoutOptions))
    #expect(
      try value(root, "$defs", "layoutFile", "pattern") == .text(#".\.layout\.json$"#)
    )
  }

  @Test func `every file of the examples is read without a warning`() throws {
    let folder = projectFolder.appending(path: "Examples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names {
      let file = folder.appending(path: name)
      if name.hasSuffix(".data.json") {
        let document = try DataDocument.parse(try Data(contentsOf: file), file: name)
        expectEmpty(document.warnings)
        #expect(document.itemCount > 0)
      } else if name.hasSuffix(".layout.json") {
        let document = try LayoutDocument.parse(
          try withNamedFiles(file),
          file: name,
          kinds: ["compositional", "custom", "flow", "list", "trouble", "waterfall"]
        )
        expectEmpty(document.warnings)
      }
    }
    #expect(names.count { $0.hasSuffix(".data.json") } >= 3)
  }

  /// A layout file together with the files that it names.
  private func withNamedFiles(_ file: URL) throws -> Data {
    let bytes = try Data(contentsOf: file)
    let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let names = (object?["layouts"] as? [Any] ?? []).compactMap { $0 as? String }
    let members = try names.map { name in
      let other = file.deletingLastPathComponent().appending(path: name)
      return LayoutBundle.Member(name: name, bytes: try Data(contentsOf: other))
    }
    return LayoutBundle(main: bytes, members: members).bytes
  }
}
