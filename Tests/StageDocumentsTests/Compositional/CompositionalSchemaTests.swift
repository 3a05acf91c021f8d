// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageProtocol

/// The published schema and the reader of compositional layouts agree.
@Suite struct CompositionalSchemaTests {
  private let schema: JSONSchema

  init() throws {
    let file = projectFolder.appending(path: "Schemas/layout.schema.json")
    schema = JSONSchema(try JSONParser.parse([UInt8](try Data(contentsOf: file))))
  }

  private func violation(_ text: String) throws -> String? {
    schema.violation(try JSONParser.parse([UInt8](text.utf8)))
  }

  @Test func `the schema accepts every file that the reader accepts`() throws {
    for file in CompositionalFiles.good { #expect(try violation(file) == nil, "\(file)") }
  }

  @Test func `the schema refuses values that are wrong by themselves`() throws {
    for (file, _, _) in CompositionalFiles.bad { #expect(try violation(file) != nil, "\(file)") }
  }

  @Test func `the schema accepts values that only the reader finds inconsistent`() throws {
    for (file, _, _) in CompositionalFiles.badTogether {
      #expect(try violation(file) == nil, "\(file)")
    }
  }

  @Test func `every file of the gallery fits the schema`() throws {
    let folder = projectFolder.appending(path: "Examples/Gallery")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      let value = try JSONParser.parse([UInt8](bytes))
      expect(schema.violation(value), equals: nil, "\(name)")
    }
  }

  @Test func `the schema refuses wrong files of the other kinds`() throws {
    #expect(try violation(#"{"kind": "flow"}"#) == nil)
    #expect(try violation(#"{"kind": "flow", "parameters": {"itemsize": 1}}"#) != nil)
    #expect(try violation(#"{"kind": "custom"}"#) != nil)
    #expect(try violation(#"{"title": "x"}"#) != nil)
  }
}
