// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

/// The server finds changed numbers without parsing; it must find the same numbers as a parser.
@Suite struct NumberChangesParityTests {
  private static let text = """
    import UIKit
    // 3 columns, 0.5 of the width
    class Ü: UICollectionViewLayout {
      enum Kind: Int { case one = 1, two = 2 }
      var gap: CGFloat = 12, side = 0.5, list = [1, 2_000, 3.25e1]
      let name = "7 \\(1 + 2)", mask = 0xFF
      override func prepare() {
        for i in 0..<5 where list[0] > 1.5 { gap += CGFloat(i) * -2.5 }
        switch list.count { case 1...3: gap = 1.0 ; default: gap = 4.rounded() }
        if #available(iOS 15, *) { side = (1, 2).0 == 1 ? 0.25 : .init(3) }
      }
    }
    """

  /// Pieces that edits insert; some are numbers, and some look like numbers but are not.
  private static let pieces = [
    "0", "7", "12", "1_000", "0.5", "3.75", "1e3", "2.5e-1", "0x1F", "0b1", "-4", ".5", "5.", "x",
    "", " ", "1 2", "9e", "12a", "2000000000", "3000000000.5", "\"", "//", ".0", "1..<2", "_1",
  ]

  /// A generator whose numbers are the same in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func edited(_ constants: [CompileReport.Constant], _ dice: inout Dice) -> String {
    var bytes = Array(Self.text.utf8)
    for constant in constants.reversed() where Int.random(in: 0..<8, using: &dice) == 0 {
      let piece = Self.pieces.randomElement(using: &dice) ?? "1"
      bytes.replaceSubrange(
        constant.offset..<(constant.offset + constant.length),
        with: piece.utf8
      )
    }
    if Int.random(in: 0..<4, using: &dice) == 0,
      let place = bytes.indices.randomElement(using: &dice)
    {
      let piece = Self.pieces.randomElement(using: &dice) ?? "1"
      bytes.replaceSubrange(place..<place + 1, with: piece.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the fast check for changed numbers agrees with a full parse`() {
    let first = Passed(Self.text, PassChoices())
    let known = first.result.constants
    let old = Data(Self.text.utf8)
    #expect(known.count > 12)
    var dice = Dice(state: 20_260)
    var taken = 0
    for _ in 0..<400 {
      let text = edited(known, &dice)
      let fast = NumberChanges.constants(known, of: old, in: Data(text.utf8))
      let parsed = Passed(text, PassChoices()).pass
        .constants(ifUnchangedFrom: first.result.fingerprint)
      // `.5` is lexed as a number, but it is an error.
      let isRight = ParsedSource(name: "A.swift", text: text).syntaxErrors.isEmpty
      let isAllowed = parsed?.allSatisfy {
        isRight && Limits.standard.constantValue.contains($0.value)
      }
      expect(fast, equals: (isAllowed == true ? parsed : nil), "\(text)")
      if fast != nil { taken += 1 }
    }
    #expect(taken > 40)
  }
}
