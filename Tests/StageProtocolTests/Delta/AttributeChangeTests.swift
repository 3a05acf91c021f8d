// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

/// Changes keep their values apart from those of a moved frame.
@Suite struct AttributeChangeTests {
  @Test func `keeps values that differ from a new element's, and compares them`() {
    var (moved, faded) = (AttributeChange(), AttributeChange())
    (moved.dx, faded.dx) = (64, 64)
    expect(moved, equals: faded)
    expect(moved.hashValue, equals: faded.hashValue)
    faded.values.alpha = 128
    expect(faded.values.alpha, equals: 128)
    expect(moved.values.alpha, equals: 255)
    #expect(moved != faded)
    let copy = faded
    faded.values.alpha = 255
    expect(copy.values.alpha, equals: 128)
    expect(moved, equals: faded)
    expect(moved.hashValue, equals: faded.hashValue)
  }

  @Test(arguments: [0, 1, 63, 64, 127, 128, 8191, 8192, 16383, 16384, 1 << 30, 1 << 40] as [Int64])
  func `passes numbers of every length`(number: Int64) throws {
    var delta = Delta(view: 1, revision: 2, base: 1)
    for (id, dx) in [number, -number, number &+ 1].enumerated() {
      var change = AttributeChange()
      change.fields = [.origin, .size]
      (change.dx, change.dy, change.dWidth, change.dHeight) = (dx, 0, -dx, 1)
      delta.updated.append(Delta.Update(id: UInt64(id + 1), change: change))
    }
    expect(try DeltaDecoder.decode(DeltaEncoder.encode(delta), limits: Limits()), equals: delta)
  }
}
