// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct ContextMachineTests {
  private static let start =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

  private func machine(started: Bool = true) -> ContextMachine {
    var machine = ContextMachine(tools: [("look", .members([("name", .text("look"))]))])
    if started { _ = take(Self.start, &machine) }
    return machine
  }

  private func take(_ line: String, _ machine: inout ContextMachine) -> [String] {
    machine.take(.bytes(Array(line.utf8))).map(\.line)
  }

  /// The code of the only answer and whether its id is as expected.
  private func refusal(_ answers: [String]) throws -> (code: Int, id: String) {
    expect(answers.count, equals: 1)
    let data = Data((answers.first ?? "").utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let error = try #require(object?["error"] as? [String: Any])
    expect((error["message"] as? String)?.isEmpty, equals: false)
    return (try #require(error["code"] as? Int), "\(object?["id"] ?? "missing")")
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
    // The version with batches gets the one before it, later ones the newest.
    ("2025-03-26", "2024-11-05"), ("2026-07-28", "2025-11-25"),
    ("2020-01-01", "2025-11-25"), ("newest", "2025-11-25"), ("", "2025-11-25"),
  ])
  func `a version is agreed on`(asked: String, agreed: String) {
    expect(ContextVersion.agreed(with: asked).rawValue, equals: agreed)
  }

  @Test(arguments: [
    ("{", -32_700, "<null>"), ("\u{0}", -32_700, "<null>"), ("nothing", -32_700, "<null>"),
    (#"{"jsonrpc":"2.0","id":1,"method":"a\#u{FFFD}"} x"#, -32_700, "<null>"),
    (String(repeating: "[", count: 70), -32_700, "<null>"),
    ("[]", -32_600, "<null>"), ("7", -32_600, "<null>"), ("null", -32_600, "<null>"),
    ("[\(ContextMachineTests.start)]", -32_600, "<null>"),
    (#"{"id":1,"method":"ping"}"#, -32_600, "1"),
    (#"{"jsonrpc":"1.0","id":"a","method":"ping"}"#, -32_600, "a"),
    (#"{"jsonrpc":"2.0","id":1}"#, -32_600, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32_600, "1"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, "<null>"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32_600, "<null>"),
    (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, -32_600, "<null>"),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600, "<null>"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32_601, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32_601, "1"),
    (ContextMachineTests.start, -32_600, "0"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"2"}}"#, -32_602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32_602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":3}}"#, -32_602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, -32_602, "1"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}"#,
      -32_602, "1"
    ),
  ])
  func `a wrong message is refused with the protocol's code and its id`(
    line: String,
    code: Int,
    id: String
  ) throws {
    var machine = machine()
    let refusal = try refusal(take(line, &machine))
    #expect(refusal == (code, id))
    expect(take(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#, &machine).count, equals: 1)
    expect(machine.begin(), equals: nil)
  }

  @Test(arguments: ["tools/list", "tools/call"])
  func `nothing but a ping comes before initialize`(method: String) throws {
    var machine = machine(started: false)
    expect(
      take(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, &machine),
      equals: [#"{"jsonrpc":"2.0","id":1,"result":{}}"#]
    )
    let line = #"{"jsonrpc":"2.0","id":2,"method":"\#(method)","params":{"name":"look"}}"#
    #expect(try refusal(take(line, &machine)) == (-32_600, "2"))
    let wrong = #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{}}"#
    #expect(try refusal(take(wrong, &machine)) == (-32_602, "3"))
    #expect(take(Self.start, &machine)[0].contains(#""name":"tessera""#))
  }

  @Test func `answers to nothing and unknown notices are ignored`() {
    var machine = machine()
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/of the future","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":[]}}"#,
      #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":4,"error":{"code":1,"message":""}}"#,
    ] { expect(take(line, &machine), equals: []) }
  }

  private func call(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"look"}}"#
  }

  @Test func `calls wait their turn and a given up call is not answered`() throws {
    var machine = machine()
    for id in 1...3 { expect(take(call(id), &machine), equals: []) }
    #expect(try refusal(take(call(2), &machine)) == (-32_600, "2"))
    expect(machine.begin()?.id, equals: .number(1))
    expect(machine.begin(), equals: nil, "one call runs at a time")
    #expect(try refusal(take(call(1), &machine)) == (-32_600, "1"))
    let give = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"#
    expect(take(give + "2}}", &machine), equals: [])
    expect(!machine.isRunningCancelled)
    expect(take(give + "1}}", &machine), equals: [])
    expect(machine.isRunningCancelled)
    expect(machine.end(.members([])), equals: nil)
    expect(machine.begin()?.id, equals: .number(3))
    expect(!machine.isRunningCancelled)
    expect(machine.end(.members([]))?.line, equals: #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
    expect(machine.begin(), equals: nil)
  }

  @Test func `more calls than may wait are refused at once`() throws {
    var machine = machine()
    for id in 1...ContextMachine.mostWaiting { expect(take(call(id), &machine), equals: []) }
    #expect(try refusal(take(call(1000), &machine)) == (-32_000, "1000"))
    expect(machine.take(.tooLong).count, equals: 1)
  }

  @Test func `lines come out as they went in, however they are divided`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 1...1_000_000, using: &generator)
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let bound = 6
    let bytes = (0..<5000).map { _ in Array("ab\r\n\n".utf8)[random(5)] }
    // The slow way: the whole text divided at once.
    let expected = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { part -> [LineReader.Line] in
        if part.count > bound { return [.tooLong] }
        let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
        return line.isEmpty ? [] : [.bytes(Array(line))]
      }
    var reader = LineReader(bound: bound)
    var found: [LineReader.Line] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = 1 + random(9)
      found += reader.take(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    expect(found + reader.end(), equals: expected, "seed \(seed)")
  }
}
