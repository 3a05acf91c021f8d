// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

/// What a check says of layouts that read the data of a screen.
struct LayoutCheckTests {
  private func outcome(_ name: String, failure: String? = nil) -> LayoutCheck.Outcome {
    var outcome = LayoutCheck.Outcome(name: name, file: "Feed.swift", notes: [])
    (outcome.failure, outcome.sizes) = (failure, failure == nil ? ["390x844: 3 elements"] : [])
    return outcome
  }

  @Test func `a layout that fails without its screen is left to the screen, if that was laid out`()
  {
    let screen = outcome("Feed")
    var layout = outcome("Feed.makeLayout()", failure: "Index out of range")
    layout.leave(to: [screen])
    expect(layout.lines, equals: ["– Feed.makeLayout() — only on its screen: Index out of range"])
    expect(LayoutCheck.summary([screen, layout]), equals: "2 layouts, 0 failed")
  }

  @Test func `a class that fails with other data is left to a screen that showed it`() {
    var screen = outcome("Rota")
    screen.layout = "SheetLayout"
    var layout = outcome("SheetLayout", failure: "Sheet.swift:32: Index out of range")
    layout.leave(to: [outcome("Other"), screen])
    expect(
      layout.lines,
      equals: ["– SheetLayout — only on its screen: Sheet.swift:32: Index out of range"]
    )
    screen.failure = "trap"
    var other = outcome("SheetLayout", failure: "trap")
    other.leave(to: [screen])
    expect(other.lines, equals: ["✘ SheetLayout — trap"])
  }

  @Test func `it has failed where the screen has failed, or is another one`() {
    for screen in [outcome("Feed", failure: "trap"), outcome("Other")] {
      var layout = outcome("Feed.makeLayout()", failure: "trap")
      layout.leave(to: [screen])
      expect(layout.lines, equals: ["✘ Feed.makeLayout() — trap"])
      expect(layout.failure, equals: "trap")
    }
    var screen = outcome("Feed", failure: "trap")
    screen.leave(to: [outcome("Other")])
    expect(screen.failure, equals: "trap")
  }
}
