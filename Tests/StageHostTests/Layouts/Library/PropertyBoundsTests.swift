// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutLibrary
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct PropertyBoundsTests {
  private func number(_ name: String, _ value: Double) -> [Double] {
    guard
      case .number(let least, let most, let step, _, false) = PropertyBounds.kind(
        of: name,
        .number(value)
      )
    else { return [] }
    return [least, most, step]
  }

  @Test func `fractions go from 0 to 1`() {
    expect(number("minimumAlpha", 0.4), equals: [0, 1, 0.01])
    expect(number("progress", 0), equals: [0, 1, 0.01])
  }

  @Test func `lengths reach four times as far, in whole hundreds, but never less than 100`() {
    expect(number("cellPadding", 6), equals: [0, 100, 1])
    expect(number("itemHeight", 60), equals: [0, 300, 1])
    expect(number("lineSpacing", 7.5), equals: [0, 100, 0.01])
    expect(number("overlap", -30), equals: [-200, 200, 1])
  }

  @Test func `factors and small numbers have fine steps`() {
    expect(number("zoomFactor", 1), equals: [0, 3, 0.01])
    expect(number("aspectRatio", 2), equals: [0, 4, 0.01])
    expect(number("bend", 0.5), equals: [0, 3, 0.01])
  }

  @Test func `angles are degrees where name or value say so, else radians`() {
    expect(number("angle", 45), equals: [-360, 360, 1])
    expect(number("tiltDegrees", 1), equals: [-360, 360, 1])
    expect(number("rotationAngle", 0.5), equals: [-2 * Double.pi, 2 * Double.pi, 0.01])
  }

  @Test func `counts begin at one, for layouts divide by them`() {
    let kind = PropertyBounds.kind(of: "numberOfColumns", .integer(2))
    expect(kind, equals: .number(minimum: 1, maximum: 12, step: 1, unit: "", isWhole: true))
    let none = PropertyBounds.kind(of: "selected", .integer(0))
    expect(none, equals: .number(minimum: 0, maximum: 12, step: 1, unit: "", isWhole: true))
    let many = PropertyBounds.kind(of: "items", .integer(50))
    expect(many, equals: .number(minimum: 1, maximum: 200, step: 1, unit: "", isWhole: true))
  }

  @Test func `what a comment says of a count is taken in whole numbers`() {
    let comment = PropertyComment(range: 0.5...6.5, step: 0.25)
    expect(
      PropertyBounds.kind(of: "columns", .integer(3), comment),
      equals: .number(minimum: 1, maximum: 6, step: 1, unit: "", isWhole: true)
    )
  }

  @Test func `sizes, insets and choices have controls of their own`() {
    let size = PropertyBounds.kind(of: "itemSize", .size(CGSize(width: 40, height: 90)))
    expect(size, equals: .size(minimum: 0, maximum: 400, step: 1))
    let insets = UIEdgeInsets(top: 8, left: -4, bottom: 8, right: 8)
    expect(
      PropertyBounds.kind(of: "insets", .insets(insets)),
      equals: .insets(minimum: -100, maximum: 100, step: 1)
    )
    let choice = PropertyBounds.kind(of: "style", .choice("oneUp", of: ["oneUp", "twoUp"]))
    expect(
      choice,
      equals: .choice(options: [
        .init(value: "oneUp", label: "One up"), .init(value: "twoUp", label: "Two up"),
      ])
    )
  }

  @Test(arguments: [
    ("cellPadding", "Cell padding"), ("MosaicLayout", "Mosaic layout"),
    ("itemCount2", "Item count 2"),
    ("snake_case", "Snakecase"), ("usesHTTP", "Uses HTTP"), ("", ""),
  ])
  func `property names become readable words`(_ name: String, _ words: String) {
    expect(LibraryLabel.words(of: name), equals: words)
  }
}
