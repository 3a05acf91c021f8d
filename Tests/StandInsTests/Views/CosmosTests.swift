// SPDX-License-Identifier: Apache-2.0
import Cosmos
import Expectations
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.ownProcess) struct CosmosTests {
  @Test func `stars are as large as the settings say, and words follow them`() {
    let view = CosmosView()
    // Five stars of 20 with four gaps of 5.
    expect(view.intrinsicContentSize, equals: CGSize(width: 120, height: 20))
    expect(view.frame.size, equals: CGSize(width: 120, height: 20))
    (view.settings.totalStars, view.settings.starSize, view.settings.starMargin) = (3, 30, 10)
    expect(view.intrinsicContentSize, equals: CGSize(width: 110, height: 30))
    view.text = "(12)"
    #expect(view.intrinsicContentSize.width > 115)
  }

  @Test func `a finger rates by whole stars, halves or precisely`() {
    let view = CosmosView()
    func rating(at x: CGFloat, _ mode: StarFillMode) -> Double {
      view.settings.fillMode = mode
      let touch = UITouch(view: view, at: CGPoint(x: x, y: 10), in: view, timestamp: 0)
      view.touchesBegan([touch], with: nil)
      return view.rating
    }
    // Stars begin at 0, 25, 50, 75 and 100. A point of the third star is more than two.
    expect(rating(at: 52, .full), equals: 3)
    expect(rating(at: 110, .full), equals: 5)
    // No less than the smallest rating.
    expect(rating(at: -5, .full), equals: 1)
    // A quarter of the second star and 0.2 are nearest to a half.
    expect(rating(at: 30, .half), equals: 1.5)
    // In the middle of the fourth star.
    expect(rating(at: 85, .precise), equals: 3.5)
  }

  @Test func `touches are told once for each rating, and their end with the last one`() {
    let view = CosmosView()
    var told: [String] = []
    view.didTouchCosmos = { told.append("\($0)") }
    view.didFinishTouchingCosmos = { told.append("end \($0)") }
    let touch = UITouch(view: view, at: CGPoint(x: 5, y: 5), in: view, timestamp: 0)
    view.touchesBegan([touch], with: nil)
    view.touchesMoved([touch], with: nil)
    view.touchesEnded([touch], with: nil)
    expect(told, equals: ["1.0", "end 1.0"])
    // A view that only shows is told, and does not change.
    (view.settings.updateOnTouch, view.rating) = (false, 4)
    view.touchesBegan([touch], with: nil)
    expect(told.last, equals: "1.0")
    expect(view.rating, equals: 4)
  }

  @Test func `a part of a star is as wide as its part of the rating`() {
    let view = CosmosView()
    view.settings.fillMode = .precise
    view.rating = 1.25
    // The first star is whole; a quarter of the second one is 5 points; the others are empty.
    let widths = view.subviews.prefix(3).map { $0.subviews.map(\.frame.width) }
    expect(widths, equals: [[20], [20, 5], [20]])
  }

  @Test func `Interface Builder sets the rating, the number of stars and their looks`() {
    let view = CosmosView()
    let values: [(String, Any)] = [
      ("totalStars", 7), ("rating", 4.5), ("starSize", 36.0), ("fillMode", 1), ("text", "(12)"),
      ("filledColor", UIColor.systemRed), ("updateOnTouch", false),
    ]
    for (name, value) in values { expect(view.setInspected(name, to: value)) }
    expect(view.settings.totalStars, equals: 7)
    expect(view.rating, equals: 4.5)
    expect(view.settings.starSize, equals: 36)
    expect(view.settings.fillMode, equals: .half)
    expect(view.text, equals: "(12)")
    expect(view.settings.filledColor, equals: .systemRed)
    expect(!view.settings.updateOnTouch)
    expect(!view.setInspected("rating", to: "4.5"))
    expect(!view.setInspected("unheardOf", to: 1))
  }
}
