// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct SectionGroupsTests {
  private static let data = StageData(
    sections: ["fish/a", "birds/a", "fish/b"].map { StageData.Section(id: $0) }
  )

  @Test func `groups are the parts of section ids before the slash, in order`() {
    expect(SectionGroups.names(of: Self.data), equals: ["Fish", "Birds"])
    expect(SectionGroups.names(of: StageData()), equals: [])
  }

  @Test func `shows one group, the last one for a number too large, and all data without groups`() {
    expect(SectionGroups.shown(0, of: Self.data).sections.map(\.id), equals: ["fish/a", "fish/b"])
    expect(SectionGroups.shown(9, of: Self.data).sections.map(\.id), equals: ["birds/a"])
    expect(SectionGroups.shown(-1, of: Self.data).sections.count, equals: 2)
    let plain = StageData(sections: [StageData.Section(id: "a")])
    expect(SectionGroups.shown(3, of: plain), equals: plain)
  }

  @Test func `a button of the menu changes which group is shown, as a parameter for everybody`()
    throws
  {
    let data = StageFixtures.sections([
      ("fish/a", ["f1", "f2"]), ("birds/a", ["b1"]), ("bugs/a", ["c1", "c2", "c3"]),
    ])
    let layout = #"{"kind": "custom", "class": "ParallaxLayout", "parameters": {"itemHeight": 40}}"#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    let cells = { host.picture(of: 7).keys.filter { $0.hasPrefix("0") }.sorted() }
    expect(cells(), equals: ["0  f1", "0  f2"])
    let menu = host.picture(of: 7).filter { $0.key.contains("KindMenu") }.map(\.value.title)
    expect(Set(menu).isSuperset(of: ["Fish", "Birds", "Bugs"]))
    // It is the third of four buttons of 75 × 70 below a header of 300.
    let messages = try host.tap(180, 330)
    expect(cells(), equals: ["0  c1", "0  c2", "0  c3"])
    expect(messages.error, equals: nil)
    try host.set("team", .number(2))
    expect(cells(), equals: ["0  b1"])
  }
}
