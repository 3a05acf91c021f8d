// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import TestSupport
import Testing

@Suite struct FrameReaderTests {
  @Test func `writes length, type and payload`() {
    expect(
      HostFraming.frame(type: .binary, payload: [7, 8, 9]),
      equals: [3, 0, 0, 0, 2, 7, 8, 9]
    )
    expect(HostFraming.frame(type: .json, payload: []), equals: [0, 0, 0, 0, 1])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `puts frames together from pieces of any length`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let payloads = (0..<40).map { index in
      [UInt8](repeating: UInt8(index), count: Int.random(in: 0...9_000, using: &random))
    }
    let stream = payloads.enumerated().flatMap { index, payload in
      HostFraming.frame(type: index % 2 == 0 ? .json : .binary, payload: payload)
    }
    var reader = FrameReader(limits: .standard)
    var frames: [HostFraming.Frame] = []
    var position = 0
    while position < stream.count {
      let end = min(stream.count, position + Int.random(in: 1...6_000, using: &random))
      reader.append(stream[position..<end])
      position = end
      while let frame = try reader.next() { frames.append(frame) }
    }
    expect(frames.map(\.payload), equals: payloads)
    expect(frames.map(\.type), equals: (0..<40).map { $0 % 2 == 0 ? .json : .binary })
    expect(reader.pendingBytes, equals: 0)
  }

  @Test func `refuses a payload beyond the limit before it has come`() {
    var limits = Limits()
    limits.hostMessageBytes = 100
    var reader = FrameReader(limits: limits)
    reader.append([101, 0, 0, 0, 1])
    check(&reader, "too-big")
    reader = FrameReader(limits: .standard)
    reader.append([0xFF, 0xFF, 0xFF, 0xFF, 1])
    check(&reader, "too-big")
  }

  @Test func `refuses an unknown type, and again when asked again`() {
    var reader = FrameReader(limits: .standard)
    reader.append([0, 0, 0, 0, 3])
    check(&reader, "unknown-kind")
    check(&reader, "unknown-kind")
  }

  private func check(_ reader: inout FrameReader, _ code: String) {
    do throws(ProtocolError) {
      _ = try reader.next()
      Issue.record("Was accepted")
    } catch {
      expect(error.code, equals: code)
    }
  }
}
