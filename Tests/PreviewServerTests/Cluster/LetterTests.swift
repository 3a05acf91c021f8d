// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct LetterTests {
  @Test func `a letter has words and a body of any bytes`() throws {
    var letter = try #require(Letter(Letter.bytes(["up", "7", "beat"], [10, 0, 32])))
    expect(letter.word(), equals: "up")
    expect(letter.number(), equals: 7)
    expect(letter.number(), equals: nil)
    expect(letter.word(), equals: "")
    expect(Array(letter.body), equals: [10, 0, 32])
    #expect(Letter([65, 66]) == nil)
  }

  @Test func `long letters travel in pieces, also when those of others come between them`() throws {
    let bound = 4096 + 10
    var one = Pieces(sender: 1)
    var two = Pieces(sender: 2)
    let first = Letter.bytes(["first"], [UInt8](repeating: 1, count: 35))
    let second = Letter.bytes(["second"], [UInt8](repeating: 2, count: 14))
    let parts = [one.cut(first, bound: bound), two.cut(second, bound: bound)]
    // 41 and 21 bytes in pieces of 10.
    expect(parts.map(\.count), equals: [5, 3])
    var found: [String] = []
    var receiver = Pieces(sender: 3)
    for index in 0..<5 {
      for part in parts where index < part.count {
        if let letter = receiver.join(part[index]) {
          found.append(letter.words[0] + " \(letter.body.count)")
        }
      }
    }
    expect(found, equals: ["second 14", "first 35"])
    let short = one.cut(Letter.bytes(["short"], []), bound: bound)
    #expect(short.count == 1 && receiver.join(short[0])?.words == ["short"])
  }

  @Test func `a letter of which a piece is lost never comes`() {
    var sender = Pieces(sender: 1)
    let parts = sender.cut(
      Letter.bytes(["long"], [UInt8](repeating: 1, count: 100)),
      bound: 4096 + 10
    )
    for lost in parts.indices {
      var receiver = Pieces(sender: 2)
      for (index, part) in parts.enumerated() where index != lost {
        #expect(receiver.join(part) == nil)
      }
    }
  }

  @Test func `paths of other servers stay in their stage's folder`() {
    let good = SharedStage(
      id: "a-1",
      title: "",
      subtitle: "",
      group: "",
      kind: .layout,
      main: ["x/a.layout.json"],
      data: "a.data.json",
      files: [SharedStage.File(path: "x/a.layout.json", content: "", time: 0)]
    )
    expect(good.isInside)
    for path in ["/etc/passwd", "../a", "x/../../a", "", "x//a", "./a", "a/"] {
      var bad = good
      bad.files[0].path = path
      #expect(!bad.isInside, "\(path)")
      bad = good
      bad.main = [path]
      #expect(!bad.isInside, "\(path)")
    }
    var bad = good
    bad.id = "../a"
    expect(!bad.isInside)
    expect(SourceExchange.commonFolder(["/a/b/c.swift", "/a/b/d/e.swift"]), equals: "/a/b")
    expect(SourceExchange.commonFolder(["/a/b/c.swift"]), equals: "/a/b")
    expect(SourceExchange.commonFolder(["/a/bc/c.swift", "/a/b/d.swift"]), equals: "/a")
  }

  @Test func `addresses are shown without their secrets`() {
    expect(
      ClusterMember.withoutSecrets("nats://ada:word@h:1,nats://i"),
      equals: "nats://h:1,nats://i"
    )
  }
}
