// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

private func scroll(
  _ number: UInt64,
  view: UInt64,
  orthogonalSection: UInt64? = nil,
  _ phase: ScrollPhase = .drag
) -> HostInput {
  .command(
    .scroll(
      number: number,
      scroll: ClientMessage.Scroll(
        seq: number,
        view: view,
        orthogonalSection: orthogonalSection,
        offset: Point(x: 0, y: Double(number)),
        velocity: Point(x: 0, y: 0),
        phase: phase
      )
    )
  )
}

private let ping = HostInput.command(.ping(c: 1))

@Suite(.ownProcess) struct ScrollCoalescingTests {
  @Test func `keeps the newest scroll of each view`() {
    let inputs = [scroll(1, view: 1), scroll(2, view: 2), scroll(3, view: 1), scroll(4, view: 1)]
    expect(
      ScrollCoalescing.steps(for: inputs),
      equals: [
        .skip(number: 1), .handle(inputs[1]), .skip(number: 3), .handle(inputs[3]),
      ]
    )
  }

  @Test func `keeps the newest scroll of each orthogonal section`() {
    let inputs = [
      scroll(1, view: 1), scroll(2, view: 1, orthogonalSection: 1),
      scroll(3, view: 1, orthogonalSection: 2),
      scroll(4, view: 1, orthogonalSection: 1),
    ]
    expect(
      ScrollCoalescing.steps(for: inputs),
      equals: [
        .handle(inputs[0]), .skip(number: 2), .handle(inputs[2]), .handle(inputs[3]),
      ]
    )
  }

  @Test func `keeps a scroll that another command follows`() {
    let inputs = [scroll(1, view: 1), ping, scroll(2, view: 1)]
    expect(ScrollCoalescing.steps(for: inputs), equals: inputs.map { .handle($0) })
  }

  @Test func `keeps the end of a drag, because the page waits for its answer`() {
    let inputs = [scroll(1, view: 1), scroll(2, view: 1, .end), scroll(3, view: 1, .decelerate)]
    expect(
      ScrollCoalescing.steps(for: inputs),
      equals: [
        .skip(number: 1), .handle(inputs[1]), .handle(inputs[2]),
      ]
    )
  }
}
