// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 88 pt, three to a line of 300 pt with insets of 8 pt: 20 pt remain for two gaps.
@MainActor
@Suite(.ownProcess) struct TroubleTests {
  /// The code of each mistake's diagnostic, and a part of its message.
  private static let findings: [Trouble: (code: String, words: String)] = [
    .notFinite: ("not-finite", "not finite"),
    .negativeSize: ("negative-size", "negative size"),
    .missingIndexPath: ("index-path", "with an index path that does not exist: 0, 60"),
    .duplicateAttributes: ("duplicate-element", "two attributes for one element"),
    .mutatedAttributes: (
      "silent-change",
      // The first item is at the insets of 8 pt, and is returned again 24 pt further.
      "layout attributes for item at index path ({length = 2, path = 0 - 0}) changed from "
        + "<UICollectionViewLayoutAttributes> index path: ({length = 2, path = 0 - 0}); "
        + "frame = (8 8; 88 88) to <UICollectionViewLayoutAttributes> index path: "
        + "({length = 2, path = 0 - 0}); frame = (32 8; 88 88) without invalidating the layout"
    ),
    .negativeContentSize: ("content-size", "the layout returned the content size 300.0 × -"),
    .reloadInLayout: ("endless-layout", "each time it prepares"),
    .negativeCount: ("count", "-1"),
    .noCell: (
      "missing-view",
      "did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path "
        + "{length = 2, path = 0 - 0}"
    ),
    .lostIdentity: ("lost-identity", "was a0#"),
    .visibleCellsInLayout: ("re-entrancy", "visible"),
    .wrongCount: (
      "invalid-update",
      "The number of items contained in an existing section after the update (61) must be equal to "
        + "the number of items contained in that section before the update (60)"
    ),
    .undequeuedCell: ("not-dequeued", "does not have a reuseIdentifier"),
    .unknownIdentifier: (
      "not-registered", "must register a nib or a class for the identifier"
    ),
    .headerWithoutProvider: ("missing-view", "viewForSupplementaryElementOfKind"),
    .duplicateIdentity: ("duplicate-identity", "a0"),
  ]

  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: #"{"kind": "trouble"}"#, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  /// The frames of all elements, without the views that show them.
  private func places(_ host: HostHarness) -> [String: [Int]] {
    host.picture(of: 7).mapValues { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map { Int($0) }
    }
  }

  private func origin(_ item: String, _ host: HostHarness) -> [Int]? {
    host.picture(of: 7)["0  \(item)"].map {
      [Int($0.attributes.x) / 64, Int($0.attributes.y) / 64]
    }
  }

  @Test func `without a mistake the layout is a grid without diagnostics`() throws {
    let host = try host()
    #expect(origin("a0", host) == [8, 8] && origin("a1", host) == [106, 8])
    #expect(try host.set("trouble", .choice("nothing")).diagnostics == nil)
  }

  @Test(arguments: Trouble.allCases.filter { $0 != .nothing })
  func `every mistake is reported, and its report goes when it is switched off`(
    _ trouble: Trouble
  ) throws {
    let host = try host(60)
    let sound = places(host)
    let told = try host.set("trouble", .choice(trouble.rawValue)).diagnostics ?? []
    let expected = try #require(Self.findings[trouble])
    let finding = told.first { $0.code == expected.code }
    expect(finding?.message.contains(expected.words), equals: true, "\(told)")
    // The second line is at 8 + 88 + 8 pt, below a header if there is one.
    let header = trouble == .headerWithoutProvider ? 36 : 0
    expect(origin("a5", host), equals: [204, 104 + header], "the others stay where they are")
    let healed = try host.set("trouble", .choice("nothing"))
    expect(healed.diagnostics, equals: [])
    for (key, place) in places(host) where sound[key] != nil {
      expect(place, equals: sound[key], "\(key)")
    }
  }

  @Test(arguments: Trouble.allCases.filter { $0 != .nothing })
  func `a mistake that a file chooses is reported when the first view opens`(
    _ trouble: Trouble
  ) throws {
    let layout = #"{"kind": "trouble", "parameters": {"trouble": "\#(trouble.rawValue)"}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(60))
    let told = try host.open(7).diagnostics ?? []
    let expected = try #require(Self.findings[trouble])
    let finding = told.first { $0.code == expected.code }
    expect(finding?.message.contains(expected.words), equals: true, "\(told)")
  }

  @Test(arguments: Trouble.allCases)
  func `a stage with any mistake can be opened, scrolled, edited and healed`(
    _ trouble: Trouble
  ) throws {
    let host = try host(60)
    try host.set("trouble", .choice(trouble.rawValue))
    try host.open(8)
    for step in 1...10 { #expect(try host.scroll(8, to: Double(step) * 90).error == nil) }
    #expect(try host.scroll(8, to: 0).error == nil)
    #expect(try host.tap(20, 20).error == nil)
    #expect(try host.act(.edit(.delete(items: ["a0", "a7"]), animated: true)).error == nil)
    #expect(try host.act(.undo).error == nil)
    for invocation in StageAction.Invocation.allCases {
      #expect(try host.act(.invoke(invocation)).error == nil)
    }
    #expect(try host.set("trouble", .choice("nothing")).error == nil)
    let fresh = try self.host(60)
    expect(host.picture(of: 7).keys, equals: fresh.picture(of: 7).keys)
  }
}
