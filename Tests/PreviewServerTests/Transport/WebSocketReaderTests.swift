// SPDX-License-Identifier: Apache-2.0
import Expectations
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct WebSocketReaderTests {
  private static let mask: [UInt8] = [0x37, 0xfa, 0x21, 0x3d]

  /// A client's frame as RFC 6455 5.2 draws it; `length` writes another length than the payload's.
  private static func frame(
    _ first: UInt8,
    _ payload: [UInt8],
    length: [UInt8]? = nil,
    isMasked: Bool = true
  ) -> [UInt8] {
    let short: [UInt8] =
      payload.count < 126
      ? [UInt8(payload.count)]
      : payload.count < 65_536
        ? [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        : [127] + (0..<8).reversed().map { UInt8(payload.count >> (8 * $0) & 255) }
    var bytes = [first] + (length ?? short)
    bytes[1] |= isMasked ? 0x80 : 0
    guard isMasked else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  private static func text(_ text: String, first: UInt8 = 0x81) -> [UInt8] {
    frame(first, Array(text.utf8))
  }

  /// Reads bytes in pieces and describes the events, with the fault last.
  private func read(_ bytes: [UInt8], pieces: Int = 1 << 20, bound: Int = 100_000) -> [String] {
    var reader = WebSocketReader(bound: bound)
    var told: [String] = []
    var place = 0
    do throws(WebSocketFault) {
      while place < bytes.count {
        let piece = UnsafeMutableRawBufferPointer.allocate(
          byteCount: min(pieces, bytes.count - place),
          alignment: 1
        )
        defer { piece.deallocate() }
        piece.copyBytes(from: bytes[place..<(place + piece.count)])
        place += piece.count
        try reader.read(piece) { event in
          switch event {
          case .text(let text): told.append("text " + String(decoding: text, as: UTF8.self))
          case .binary: told.append("binary")
          case .ping(let payload): told.append("ping " + String(decoding: payload, as: UTF8.self))
          case .pong: told.append("pong")
          case .close(let code): told.append("close \(code)")
          }
          return true
        }
      }
    } catch {
      switch error {
      case .broken: told.append("1002")
      case .invalidText: told.append("1007")
      case .tooLong: told.append("1009")
      }
    }
    return told
  }

  @Test func `reads texts of every form of length`() {
    for count in [0, 1, 125, 126, 127, 65_535, 65_536] {
      let text = String(repeating: "x", count: count)
      expect(read(Self.text(text)), equals: ["text " + text])
    }
  }

  @Test func `reads the same from pieces of any size`() {
    let bytes =
      Self.text("Grüße ✓") + Self.text("a", first: 0x01) + Self.text("ping", first: 0x89)
      + Self.text("b", first: 0x00) + Self.text("", first: 0x80) + Self.text("", first: 0x8a)
      + Self.text(String(repeating: "é", count: 300)) + Self.frame(0x88, [0x03, 0xe8])
    let whole = read(bytes)
    expect(
      whole,
      equals: [
        "text Grüße ✓", "ping ping", "text ab", "pong",
        "text " + String(repeating: "é", count: 300), "close 1000",
      ]
    )
    for pieces in [1, 2, 3, 5, 7, 64, 130] { expect(read(bytes, pieces: pieces), equals: whole) }
  }

  @Test func `answers every ping in order, also inside a message`() {
    let pings = (0..<10).flatMap { Self.text("\($0)", first: 0x89) }
    expect(read(pings), equals: (0..<10).map { "ping \($0)" })
  }

  @Test func `refuses frames without a mask`() {
    expect(read(Self.frame(0x81, [65], isMasked: false)), equals: ["1002"])
    // The first two bytes show it.
    expect(read([0x81, 0x01]), equals: ["1002"])
  }

  @Test func `refuses reserved bits and opcodes with the first byte`() {
    for bit: UInt8 in [0x40, 0x20, 0x10] { expect(read([0x81 | bit]), equals: ["1002"]) }
    for opcode: UInt8 in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] {
      expect(read([0x80 | opcode]), equals: ["1002"])
    }
  }

  @Test func `refuses lengths that are not in their shortest form`() {
    expect(read(Self.frame(0x81, [65], length: [126, 0, 1])), equals: ["1002"])
    expect(read(Self.frame(0x81, [65], length: [126, 0, 125])), equals: ["1002"])
    expect(
      read(Self.frame(0x81, [65], length: [127, 0, 0, 0, 0, 0, 0, 255, 255])),
      equals: ["1002"]
    )
    expect(read(Self.frame(0x81, [65], length: [127, 128, 0, 0, 0, 0, 0, 0, 0])), equals: ["1002"])
  }

  @Test func `refuses control frames that are too long or in parts`() {
    expect(read(Self.frame(0x89, [UInt8](repeating: 0, count: 126))), equals: ["1002"])
    expect(read(Self.frame(0x88, [UInt8](repeating: 0, count: 200))), equals: ["1002"])
    for first: UInt8 in [0x08, 0x09, 0x0a] { expect(read([first]), equals: ["1002"]) }
  }

  @Test func `refuses parts that belong to no message, and messages inside others`() {
    expect(read(Self.text("a", first: 0x80)), equals: ["1002"])
    expect(read(Self.text("a", first: 0x00)), equals: ["1002"])
    expect(read(Self.text("a", first: 0x01) + Self.text("b")), equals: ["1002"])
    expect(read(Self.text("a", first: 0x02) + Self.text("b")), equals: ["binary", "1002"])
  }

  @Test func `refuses text that is not UTF-8 as soon as it shows`() {
    expect(read(Self.frame(0x81, [0xff])), equals: ["1007"])
    // The message is not complete, but nothing can make this valid.
    expect(read(Self.frame(0x01, [0xc3, 0x28])), equals: ["1007"])
    expect(read(Self.frame(0x01, [0xe2, 0x9c]) + Self.frame(0x80, [0x93])), equals: ["text ✓"])
    expect(read(Self.frame(0x01, [0xe2, 0x9c]) + Self.frame(0x80, [])), equals: ["1007"])
    expect(read(Self.frame(0x81, [0xe2, 0x9c])), equals: ["1007"])
  }

  @Test func `tells the code of a close, and refuses codes that nobody may send`() {
    expect(read(Self.frame(0x88, [])), equals: ["close 1005"])
    expect(read(Self.frame(0x88, [0x03])), equals: ["1002"])
    for code in [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999] {
      let payload = [UInt8(code >> 8), UInt8(code & 255)] + Array("why".utf8)
      expect(read(Self.frame(0x88, payload)), equals: ["close \(code)"])
    }
    for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535] {
      let payload = [UInt8(code >> 8), UInt8(code & 255)]
      expect(read(Self.frame(0x88, payload)), equals: ["1002"])
    }
    expect(read(Self.frame(0x88, [0x03, 0xe8, 0xff])), equals: ["1007"])
    expect(read(Self.frame(0x88, [0x03, 0xe8, 0xc3])), equals: ["1007"])
  }

  @Test func `refuses a message beyond the bound when its length is announced`() {
    let header = Array(Self.frame(0x81, [UInt8](repeating: 65, count: 65_536)).prefix(14))
    expect(read(header, bound: 65_535), equals: ["1009"])
    let parts = Self.text("abc", first: 0x01) + Self.text("def", first: 0x80).prefix(6)
    expect(read(parts, bound: 5), equals: ["1009"])
    expect(read(Self.text("abcde"), bound: 5), equals: ["text abcde"])
    let huge = Self.frame(0x81, [], length: [127, 127, 255, 255, 255, 255, 255, 255, 255])
    expect(read(Self.text("a", first: 0x01) + [0x80] + huge.dropFirst()), equals: ["1009"])
  }

  @Test func `keeps nothing between two messages and drops the bytes of binary ones`() throws {
    var reader = WebSocketReader(bound: 1000)
    var bytes = Self.text("abc") + Self.frame(0x02, [UInt8](repeating: 1, count: 900))
    try bytes.withUnsafeMutableBytes { buffer in
      try reader.read(buffer) { _ in true }
    }
    expect(reader.keptBytes, equals: 0)
    var part = Self.text("tail", first: 0x80)
    try part.withUnsafeMutableBytes { buffer in try reader.read(buffer) { _ in true } }
    var begun = Self.text("abcd", first: 0x01)
    try begun.withUnsafeMutableBytes { buffer in try reader.read(buffer) { _ in true } }
    expect(reader.keptBytes, equals: 4)
  }

  @Test func `never fails by itself on random bytes`() {
    var random = SeededRandom(seed: 6455)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expect(read(bytes, pieces: 3), equals: read(bytes))
    }
  }
}

@Suite struct UTF8CheckTests {
  /// Whether bytes are a whole text for the check, given in two parts.
  private func accepts(_ bytes: [UInt8], cut: Int) -> Bool {
    var check = UTF8Check()
    let parts = [bytes[..<cut], bytes[cut...]]
    for part in parts where !Array(part).withUnsafeBytes({ check.take($0) }) { return false }
    return check.isWhole
  }

  @Test func `agrees with the standard library on random bytes, wherever they are cut`() {
    var random = SeededRandom(seed: 8)
    let starts: [UInt8] = [0x41, 0xc2, 0xdf, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf3, 0xf4, 0xc1, 0xf5]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let bytes = (0..<count).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? starts[Int.random(in: 0..<starts.count, using: &random)]
          : UInt8.random(in: 0x80...0xbf, using: &random)
      }
      let expected = String(validating: bytes, as: UTF8.self) != nil
      expect(accepts(bytes, cut: Int.random(in: 0...count, using: &random)), equals: expected)
    }
  }
}
