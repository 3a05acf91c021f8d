// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import PromiseKit
import Testing
import UIKitTestSupport

private struct Wrong: Error {}

@MainActor
@Suite(.ownProcess) struct PromiseKitTests {
  /// Runs code with a clock of its own until nothing is left to do.
  private func told(_ body: (_ tell: @escaping (String) -> Void) -> Void) -> [String] {
    AppProcess.replaced { process in
      var told: [String] = []
      body { told.append($0) }
      _ = process.clock.wait(seconds: 10) { false }
      return told
    }
  }

  @Test func `Values go from one step to the next, and errors to the end`() {
    expect(
      told { tell in
        firstly { Promise.value(2) }
          .then { value in Guarantee<Int> { $0(value * 3) } }
          .map { "\($0)" }
          .get { tell("got \($0)") }
          .ensure { tell("ensured") }
          .done { tell($0) }
          .catch { _ in tell("caught") }
          .finally { tell("end") }
      },
      equals: ["got 6", "ensured", "6", "end"]
    )
    expect(
      told { tell in
        Promise<Int> { _ in throw Wrong() }
          .map { _ in tell("never") }
          .recover { error -> Promise<Void> in
            tell("\(error)")
            throw PMKError.badInput
          }
          .catch { tell("\($0)") }
          .finally { tell("end") }
      },
      equals: ["Wrong()", "badInput", "end"]
    )
  }

  @Test func `Several promises are awaited together`() {
    expect(
      told { tell in
        when(fulfilled: [Promise.value(1), .value(2)]).done { tell("\($0)") }.cauterize()
        when(fulfilled: Promise.value(1), Promise.value("a")).done { tell("\($0) \($1)") }
          .cauterize()
        when(resolved: [Promise.value(1), Promise(error: Wrong())]).done { results in
          tell("\(results.map(\.isFulfilled))")
        }
        when(fulfilled: [Promise.value(1), Promise(error: Wrong())]).done { _ in tell("never") }
          .catch { tell("\($0)") }
        race(after(seconds: 3).map { "late" }, after(seconds: 1).map { "soon" })
          .done { tell($0) }.cauterize()
      }.sorted(),
      equals: ["1 a", "Wrong()", "[1, 2]", "[true, false]", "soon"]
    )
  }
}
