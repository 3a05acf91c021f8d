// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct ItemContentTests {
  /// Published FNV-1a values: "" gives cbf29ce484222325, "a" gives af63dc4c8601ec8c; their last
  /// decimal digits are 7 and 6.
  @Test(arguments: [("", UInt8(7)), ("a", UInt8(6))])
  func `derives the hue from the identity of the item`(identity: String, hue: UInt8) {
    expect(ItemContent.hue(of: identity), equals: hue)
  }

  @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "❤️", "1️⃣", "👍🏽"])
  func `recognises a title that is a single emoji`(title: String) {
    expect(ItemContent.isGlyph(title))
  }

  @Test(arguments: ["", "a", "1", "😀😀", "Grinning 😀", "é", "漢"])
  func `takes every other title for text`(title: String) {
    expect(!ItemContent.isGlyph(title))
  }
}
