// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutCompiler

struct ObjectShelfTests {
  /// Twelve compilers share a cache in which eight modules are kept.
  @Test func `Tidying takes no folder that another compiler is about to fill`() throws {
    let out = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: out) }
    let place = try Workplace(out: out.path(), cache: nil)
    func kept() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: place.cache)
        .count { $0.hasPrefix("objects-") }
    }
    let decoded = DecodedFiles()
    var shelves = (0..<12).compactMap { ObjectShelf(reserving: ["/\($0).swift"], place, decoded) }
    expect(shelves.count, equals: 12)
    let other = ObjectShelf(reserving: ["/3.swift"], place, decoded, patience: 0)
    #expect(other == nil, "another one uses it")
    shelves[0].tidy()
    expect(try kept(), equals: 12)
    shelves.removeLast(11)
    shelves[0].tidy()
    // The folder of who tidies is kept in any case.
    expect([8, 9].contains(try kept()))
    let again = ObjectShelf(reserving: ["/3.swift"], place, decoded)
    #expect(again != nil)
  }
}
