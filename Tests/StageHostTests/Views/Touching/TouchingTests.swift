// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct TouchingTests {
  private let parts = ViewParts(items: 3)

  private func touching() -> Touching {
    Touching(parts.collectionView, parts.seat.source) { 0 }
  }

  private func finger(_ phase: StageTouch.Phase) -> StageTouch {
    StageTouch(phase: phase, point: Point(x: 0, y: 0), finger: 1, at: 0)
  }

  @Test func `the changes of one gesture have a begin, change and end phase`() throws {
    let touching = touching()
    _ = try touching.clock.time(of: finger(.began), now: 0)
    let key = "columns"
    expect(
      touching.takeGestureChanges([(key, .number(2))]),
      equals: [
        .set(key: key, value: .number(2), .begin)
      ]
    )
    expect(
      touching.takeGestureChanges([(key, .number(3))]),
      equals: [.set(key: key, value: .number(3), .change)]
    )
    _ = try touching.clock.time(of: finger(.ended), now: 0)
    expect(touching.takeGestureChanges([]), equals: [.set(key: key, value: .number(3), .end)])
    expect(touching.takeGestureChanges([]), equals: [])
  }

  @Test func `dropping without a drag does nothing, and putting back ends every drag`() {
    let touching = touching()
    expect(touching.drop(), equals: [])
    expect(touching.takeMove(), equals: [])
    touching.drag = ItemDrag(client: 1, items: ["item-0-0"])
    touching.guest = GuestDrag(client: 2, count: 1)
    touching.putBack()
    expect(touching.drag, equals: nil)
    expect(touching.guest, equals: nil)
  }

  @Test func `forgets a drag when the interactive movement ends`() {
    let touching = touching()
    touching.drag = ItemDrag(client: 1, items: ["item-0-0"])
    touching.noteEndOfMovement()
    expect(touching.drag, equals: nil)
  }

  @Test func `lifts the fingers that are down when their client is gone`() throws {
    let touching = touching()
    _ = try touching.clock.time(of: finger(.began), now: 0)
    touching.takeFingersAway()
    expect(touching.clock.fingers, equals: [])
  }
}
