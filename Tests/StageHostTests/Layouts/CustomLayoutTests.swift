// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Layout classes for UIKit, named by a layout file, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct CustomLayoutTests {
  private func host(_ layout: String, _ data: String) throws -> HostHarness {
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    return host
  }

  private func layout(_ name: String, _ parameters: String = "") -> String {
    #"{"kind": "custom", "class": "\#(name)", "parameters": {\#(parameters)}}"#
  }

  /// Left, top, width and height in points.
  private func frame(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)[key].map { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map {
        Double($0) / 64
      }
    }
  }

  @Test func `the properties of a circle layout can be changed while it is shown`() throws {
    let host = try host(layout("CircleLayout"), StageFixtures.data(4))
    // The square is 300 wide, so the radius is (300 − 60) / 2 = 120 about (150, 150).
    expect(frame("0  a0", host), equals: [120, 0, 60, 60])
    expect(frame("0  a1", host), equals: [240, 120, 60, 60])
    try host.set("spread", .number(0.5))
    expect(frame("0  a0", host), equals: [120, 60, 60, 60])
    try host.set("itemSize", .size(100, 100))
    // (300 − 100) / 2 · 0.5 = 50.
    expect(frame("0  a0", host), equals: [100, 50, 100, 100])
  }

  @Test func `a layout starts with the values of its file`() throws {
    let host = try host(layout("CircleLayout", #""spread": 0"#), StageFixtures.data(2))
    expect(frame("0  a1", host), equals: [120, 120, 60, 60])
  }

  @Test func `a map places the items that say where they are`() throws {
    let data = #"""
      {"sections": [{"id": "s", "items": [
        {"id": "origin", "latitude": 0, "longitude": 0}, {"id": "nowhere"}]}]}
      """#
    let host = try host(layout("MapLayout", #""pointsPerDegree": 1"#), data)
    // It is in the middle of 360 × 180 degrees, at (42 + 180, 17 + 90); the dot of a pin of 84 × 34 is at (12, 17).
    expect(frame("0  origin", host), equals: [210, 90, 84, 34])
    expect(frame("0  nowhere", host), equals: nil)
  }

  @Test
  func `a chat has bubbles of its own, with faces, and the stage's cells after another layout`()
    throws
  {
    let data = #"""
      {"sections": [{"id": "s", "title": "Today", "items": [
        {"id": "a", "title": "Hello", "subtitle": "You", "detail": "9:00"},
        {"id": "b", "title": "Hi", "subtitle": "Ada", "detail": "9:01", "image": "/ada.png"},
        {"id": "c", "subtitle": "Ada", "detail": "9:02", "image": "/hill.jpg", "width": 300, "height": 200}]}]}
      """#
    let host = try host(layout("ChatLayout", #""faceSize": 30, "dayHeight": 20"#), data)
    expect(host.picture(of: 7)["0  a"]?.texts, equals: ["Hello", "9:00"])
    expect(host.picture(of: 7)["0  b"]?.title, equals: "Hi")
    // The picture of a message with text is the speaker's face; a message without text shows its own.
    expect(
      host.picture(of: 7).values.flatMap(\.images).sorted(),
      equals: ["/ada.png", "/hill.jpg"]
    )
    #expect(host.picture(of: 7).values.contains { $0.texts == ["Today"] })
    try host.update(layout: layout("CircleLayout"))
    expect(host.picture(of: 7)["0  a"]?.texts, equals: [])
    expect(host.picture(of: 7)["0  a"]?.title, equals: "Hello")
  }

  @Test func `badges show the number of their item, whatever comes before it`() throws {
    let host = try host(layout("BadgedGridLayout"), StageFixtures.data(3))
    func numbers() -> [String] {
      host.picture(of: 7).filter { $0.key.contains("Badge") }.map(\.value.title).sorted()
    }
    expect(numbers(), equals: ["1", "2", "3"])
    try host.update(data: StageFixtures.sections([("a", ["new", "a0", "a1", "a2"])]))
    expect(numbers(), equals: ["1", "2", "3", "4"])
    try host.update(data: StageFixtures.sections([("a", ["a1", "a2"])]))
    expect(numbers(), equals: ["1", "2"])
  }

  @Test func `each section has a card without a title, which can be switched off`() throws {
    let host = try host(layout("SectionCardsLayout"), StageFixtures.data(3, 2))
    let cards = host.picture(of: 7).filter { $0.key.contains("SectionCard") }
    expect(cards.count, equals: 2)
    #expect(cards.allSatisfy { $0.value.title.isEmpty })
    try host.set("showsCards", .flag(false))
    #expect(!host.picture(of: 7).keys.contains { $0.contains("SectionCard") })
  }

  @Test(arguments: [
    "WaterfallLayout", "CircleLayout", "CarouselLayout", "SectionCardsLayout", "StackLayout",
    "BadgedGridLayout", "MapLayout", "CoverFlowLayout", "ShelvesLayout", "ArithmeticGridLayout",
    "HexagonLayout", "LeftAlignedLayout", "JustifiedRowsLayout", "MosaicLayout", "ChatLayout",
    "SpreadsheetLayout", "TimelineLayout", "ParallaxLayout",
  ])
  func `every layout class of the gallery opens without an error or a diagnostic`(
    name: String
  ) throws {
    #expect(LayoutCatalog.classes.contains(name))
    let host = try HostHarness(layout: layout(name), data: StageFixtures.data(12))
    let messages = try host.open(7)
    #expect((messages.diagnostics ?? []).isEmpty)
    expect(messages.error, equals: nil)
    #expect(name == "MapLayout" || !host.picture(of: 7).isEmpty)
  }

  @Test func `another layout class of the same data keeps its elements`() throws {
    let host = try host(layout("CircleLayout"), StageFixtures.data(4))
    let before = host.ids(of: 7)
    try host.update(layout: layout("StackLayout", #""spread": 1"#))
    let after = host.ids(of: 7)
    expect(before.count, equals: 4)
    expect(before, equals: after)
  }

  @Test func `an unknown class leaves the stage as it is and says why`() throws {
    let host = try host(layout("CircleLayout"), StageFixtures.data(4))
    let before = host.picture(of: 7)
    let error = try host.update(layout: layout("CircelLayout")).error
    expect(error?.field, equals: "class")
    expect(error?.message.contains("did you mean CircleLayout?"), equals: true)
    expect(host.picture(of: 7), equals: before)
  }
}
