// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@Suite struct MessageCodecTests {
  private func decode(
    _ text: String,
    limits: Limits = .standard
  ) throws(ProtocolError)
    -> ClientMessage
  { try MessageCodec.decodeClient(Data(text.utf8), limits: limits) }

  private func message(_ text: String, limits: Limits = .standard) -> String? {
    do throws(ProtocolError) {
      _ = try decode(text, limits: limits)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `writes kind first, whole numbers without a fraction, and nothing for absent members`()
  {
    let scroll = ClientMessage.Scroll(
      seq: 4,
      view: 1,
      offset: Point(x: 0, y: 12.5),
      velocity: Point(x: -0.1, y: 1e21),
      phase: .drag
    )
    let text = String(decoding: MessageCodec.encode(ClientMessage.scroll(scroll)), as: UTF8.self)
    expect(
      text,
      equals:
        #"{"kind":"scroll","seq":4,"view":1,"offset":{"x":0,"y":12.5},"velocity":{"x":-0.1,"y":1e+21},"phase":"drag"}"#
    )
  }

  @Test func `writes texts with the escapes that JSON asks for`() throws {
    let name = "\"\\/\u{8}\n\r\t\u{1f}ä😀"
    let hello = ClientMessage.hello(
      ClientMessage.Hello(protocolVersion: 1, token: nil, name: name, session: nil)
    )
    let bytes = MessageCodec.encode(hello)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"kind":"hello","protocol":1,"name":"\"\\/\u0008\n\r\t\u001fä😀"}"#
    )
    expect(try MessageCodec.decodeClient(bytes, limits: .standard), equals: hello)
  }

  @Test func `reads every escape, surrogate pairs included`() throws {
    let decoded = try decode(#"{"kind":"hello","protocol":1,"name":"\u0041\/\b\f\ud83d\ude00"}"#)
    let name = "A/\u{8}\u{c}😀"
    expect(
      decoded,
      equals: .hello(.init(protocolVersion: 1, token: nil, name: name, session: nil))
    )
  }

  @Test func `ignores members that it does not know`() throws {
    #expect(try decode(#"{"kind":"bye","later":{"deep":[1,2,{}]}}"#) == .bye)
  }

  @Test func `takes null for a member that may be absent, and only for that`() throws {
    let text = #"{"kind":"hello","protocol":1,"name":null}"#
    expect(
      try decode(text),
      equals: .hello(.init(protocolVersion: 1, token: nil, name: nil, session: nil))
    )
    expect(message(#"{"kind":"resync","view":null}"#), equals: "view is missing")
  }

  @Test func `names the wrong value and its bound in every refusal`() {
    expect(
      message(#"{"kind":"resync","view":-1}"#),
      equals: "view is -1, but must be between 0 and 9007199254740991"
    )
    expect(message(#"{"kind":"resync","view":"x"}"#), equals: "view must be a number, not a text")
    expect(message(#"{"kind":"ping","c":true}"#), equals: "c must be a number, not a boolean")
    expect(
      message(#"{"kind":"ping", "c": 1"#),
      equals: "Expected ',' or '}', but the text ends here (line 1, column 23)"
    )
    expect(
      message("{\"kind\":\"ping\",\n \"c\": +1}"),
      equals: "Expected a value (line 2, column 7)"
    )
    expect(
      message(#"{"kind":"hello","protocol":1,"name":"\ud83d"}"#),
      equals: "A text contains only one half of a surrogate pair (line 1, column 38)"
    )
    var limits = Limits()
    limits.textBytes = 5
    expect(
      message(#"{"kind":"hello","protocol":1,"token":"123456"}"#, limits: limits),
      equals: "token has 6 bytes, but may have at most 5"
    )
    limits.messageBytes = 10
    expect(
      message(#"{"kind":"bye"}"#, limits: limits),
      equals: "The message has 14 bytes, but may have at most 10"
    )
  }

  @Test func `refuses nesting that could exhaust the stack`() {
    let deep = String(repeating: "[", count: 20_000)
    expect(message(deep), equals: "Nested deeper than 64 levels (line 1, column 65)")
  }

  @Test func `refuses bytes that are not UTF-8`() {
    var bytes = [UInt8](#"{"kind":"hello","protocol":1,"name":"x"}"#.utf8)
    bytes[37] = 0xFF
    do throws(ProtocolError) {
      _ = try MessageCodec.decodeClient(Data(bytes), limits: .standard)
      Issue.record("Was accepted")
    } catch {
      expect(error.code, equals: "invalid-json")
    }
  }

  @Test func `reads numbers as doubles do`() throws {
    for (text, value) in [
      ("0", 0.0), ("-0", -0.0), ("123456789012345678", 123_456_789_012_345_680), ("1.5e3", 1500),
      ("1E-2", 0.01), ("0.1", 0.1), ("9007199254740993", 9_007_199_254_740_992),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ] {
      #expect(try decode(#"{"kind":"ping","c":\#(text)}"#) == .ping(c: value), "\(text)")
    }
    for text in ["01", "1.", ".5", "-", "1e", "0x10", "1_0", "Infinity", "--1"] {
      #expect(message(#"{"kind":"ping","c":\#(text)}"#) != nil, "\(text)")
    }
  }

  @Test(arguments: ["x", "ä", "€", "😀"])
  func `cuts the texts of a refusal to the length that a reader accepts`(character: String) throws {
    let long = String(repeating: character, count: 5000)
    let report = HostReport.refused(
      number: 1,
      error: ProtocolError(code: "missing", field: "a" + long, message: long)
    )
    let decoded = try MessageCodec.decodeHostReport(MessageCodec.encode(report), limits: .standard)
    guard case .refused(1, let error) = decoded else {
      Issue.record("Came back as \(decoded)")
      return
    }
    expect(error.field.hasPrefix("a" + String(repeating: character, count: 1000)))
    expect(error.field.hasSuffix(character + "…"))
    expect(error.message.hasSuffix(character + "…"))
    #expect(error.message.utf8.count > 4088)
  }
}
