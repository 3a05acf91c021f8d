// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Letters that are longer than NATS takes travel in pieces, which are joined here.
struct Pieces {
  private static let word = "part"
  /// The part of a message that is left for words.
  private static let spareBytes = 4096
  /// Letters of which pieces wait; more are those of servers that have ended.
  private static let mostWaiting = 64

  private struct Waiting {
    var next: UInt64
    var bytes: [UInt8]
  }

  private let sender: UInt64
  private var lastLetter: UInt64 = 0
  private var waiting: [String: Waiting] = [:]

  init(sender: UInt64) { self.sender = sender }

  /// A letter as messages that are short enough.
  mutating func cut(_ letter: [UInt8], bound: Int) -> [[UInt8]] {
    let length = bound - Self.spareBytes
    guard letter.count > length else { return [letter] }
    lastLetter += 1
    let starts = Array(stride(from: 0, to: letter.count, by: length))
    return starts.enumerated().map { index, start in
      let words = [Self.word, "\(sender).\(lastLetter)", "\(index)", "\(starts.count)"]
      return Letter.bytes(words, letter[start..<min(start + length, letter.count)])
    }
  }

  /// The letter that is whole with a message; `nil` while pieces of it are missing, or for ever.
  mutating func join(_ message: [UInt8]) -> Letter? {
    guard var letter = Letter(message) else { return nil }
    guard letter.words.first == Self.word else { return letter }
    _ = letter.word()
    let name = letter.word()
    guard let index = letter.number(), let count = letter.number() else { return nil }
    if index == 0 {
      if waiting.count >= Self.mostWaiting { waiting.removeAll() }
      waiting[name] = Waiting(next: 0, bytes: [])
    }
    guard var whole = waiting.removeValue(forKey: name), whole.next == index,
      whole.bytes.count + letter.body.count <= Limits.standard.hostMessageBytes
    else { return nil }
    whole.bytes += letter.body
    whole.next += 1
    guard whole.next < count else { return Letter(whole.bytes) }
    waiting[name] = whole
    return nil
  }
}
