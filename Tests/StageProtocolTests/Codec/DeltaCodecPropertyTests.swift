// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import TestSupport
import Testing

@Suite struct DeltaCodecPropertyTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `every delta is the same after encoding and decoding, and so are its bytes`(
    seed: UInt64
  ) throws {
    var view = RandomView(seed: seed)
    for step in 0..<12 {
      let delta = view.step(snapshot: step % 5 == 0)
      let bytes = DeltaEncoder.encode(delta)
      let decoded = try DeltaDecoder.decode(bytes, limits: .standard)
      expect(decoded, equals: delta)
      expect(DeltaEncoder.encode(decoded), equals: bytes)
      let header = try DeltaDecoder.header(of: bytes)
      expect(header.view, equals: 3)
      expect(header.revision, equals: delta.revision)
      expect(header.base, equals: delta.base)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `every cut-off delta is refused`(seed: UInt64) {
    var view = RandomView(seed: seed)
    _ = view.step(snapshot: true)
    let bytes = DeltaEncoder.encode(view.step())
    for count in 0..<bytes.count {
      #expect(throws: ProtocolError.self) {
        try DeltaDecoder.decode(Array(bytes[..<count]), limits: .standard)
      }
    }
  }

  @Test(arguments: seeds(20))
  func `flipped bits give a delta or an error, never a trap`(seed: UInt64) {
    var view = RandomView(seed: seed)
    var random = SeededRandom(seed: seed &* 31)
    _ = view.step(snapshot: true)
    for _ in 0..<8 {
      let bytes = DeltaEncoder.encode(view.step(snapshot: random.isOneIn(2)))
      for _ in 0..<60 {
        var damaged = bytes
        for _ in 0...Int.random(in: 0...2, using: &random) {
          let bit = Int.random(in: 0..<damaged.count * 8, using: &random)
          damaged[bit / 8] ^= 1 << UInt8(bit % 8)
        }
        checkSurvives(damaged)
      }
    }
  }

  @Test(arguments: seeds(20))
  func `random bytes give a message or an error, never a trap`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      var bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if let first = bytes.first { bytes[0] = first % 4 }
      checkSurvives(bytes)
    }
  }

  /// Checks that decoded bytes can be applied or are refused, and keep their meaning when encoded
  /// again.
  private func checkSurvives(_ bytes: [UInt8]) {
    guard let message = try? BinaryMessage.decode(bytes, limits: .standard) else { return }
    switch message {
    case .file(let file):
      expect(file.encode(), equals: bytes)
    case .delta(let delta):
      var table = ElementTable()
      try? table.apply(delta)
      let again = try? DeltaDecoder.decode(DeltaEncoder.encode(delta), limits: .standard)
      expect(again, equals: delta)
    }
  }
}
