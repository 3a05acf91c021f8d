// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import PreviewServer

@Suite struct LineProgramTests {
  /// A unit of version 4 with the folder `/a` and the files `/a/My.swift` and `/b/Other.swift`.
  ///
  /// Lines go from -3 in steps of 12, opcodes of one's own from 13.
  private static func unit(_ program: [UInt8], version: UInt8 = 4) -> [UInt8] {
    let counts: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let folders = Array("/a".utf8) + [0, 0]
    let files =
      Array("My.swift".utf8) + [0, 1, 0, 0] + Array("/b/Other.swift".utf8) + [0, 0, 0, 0, 0]
    let afterHead: [UInt8] = [1, 1, 1, 0xFD, 12, 13] + counts + folders + files
    let body = [version, 0] + length(afterHead.count) + afterHead + program
    return length(body.count) + body
  }

  private static func length(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
  }

  /// Address 0x1000, line 12; 0x1004 line 13 by an opcode of its own; 0x1010 the other file's line 5.
  private static let program: [UInt8] = [
    0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0,
    3, 11, 1,
    // 13 + (1 + 3) + 12 × 4: four bytes on, one line on.
    65,
    2, 12, 4, 2, 3, 0x78, 1,
    2, 8, 0, 1, 1,
  ]

  private func place(_ address: UInt64, _ bytes: [UInt8] = unit(program)) -> String? {
    LineProgram(bytes[...]).place(of: address).map { "\($0.file):\($0.line)" }
  }

  @Test func `addresses have the line of the row before them`() {
    #expect(place(0xFFF) == nil)
    #expect(place(0x1000) == "/a/My.swift:12")
    #expect(place(0x1003) == "/a/My.swift:12")
    #expect(place(0x1004) == "/a/My.swift:13")
    #expect(place(0x100F) == "/a/My.swift:13")
    #expect(place(0x1010) == "/b/Other.swift:5")
    #expect(place(0x1017) == "/b/Other.swift:5")
    #expect(place(0x1018) == nil)
  }

  @Test func `units of other versions are passed over`() {
    let both = Self.unit(Self.program, version: 5) + Self.unit(Self.program)
    #expect(place(0x1004, both) == "/a/My.swift:13")
    #expect(place(0x1004, Self.unit(Self.program, version: 5)) == nil)
  }

  @Test func `whatever the bytes are, reading comes to an end`() {
    let whole = Self.unit(Self.program)
    for count in whole.indices { _ = LineProgram(whole.prefix(count)) }
    var state: UInt64 = 7
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = LineProgram(bytes[...]).place(of: 0x1004)
      _ = LibraryFile([0x7F, 0x45, 0x4C, 0x46, 2, 1] + bytes)
    }
  }

  @Test func `numbers of changing length are read with their sign`() {
    var reader = ByteReader([0xE5, 0x8E, 0x26, 0x7F, 0x80, 0x7F, 2][...])
    #expect(reader.variable() == 624_485)
    #expect(reader.signedVariable() == -1)
    #expect(reader.signedVariable() == -128)
    #expect(reader.number(2) == 2)
    #expect(reader.isSpent)
  }

  @Test func `words without places stay as they are`() {
    #expect(LastWords.explained("Fatal error: no\n") == "Fatal error: no\n")
    let lost = LastWords.explained("Fatal error: no\n*** frames /no/such/library.so 1a 2b")
    #expect(lost == "Fatal error: no\n")
  }
}
