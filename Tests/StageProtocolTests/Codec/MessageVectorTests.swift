// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import StageProtocol

@Suite struct MessageVectorTests {
  /// Decodes with the reader's codec and encodes the result.
  private func roundTrip(_ data: Data, to reader: String) throws(ProtocolError) -> Data {
    let limits = Limits.standard
    switch reader {
    case "server": return MessageCodec.encode(try MessageCodec.decodeClient(data, limits: limits))
    case "client": return MessageCodec.encode(try MessageCodec.decodeServer(data, limits: limits))
    case "host":
      return MessageCodec.encode(try MessageCodec.decodeHostCommand(data, limits: limits))
    default: return MessageCodec.encode(try MessageCodec.decodeHostReport(data, limits: limits))
    }
  }

  private func vectors() throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: try vectorFile("messages.json"))
    return try #require(root as? [String: Any])
  }

  @Test func `every valid message is the same after decoding and encoding`() throws {
    let valid = try #require(try vectors()["valid"] as? [[String: Any]])
    #expect(valid.count >= 50)
    for vector in valid {
      let message = try #require(vector["message"] as? NSDictionary)
      let reader = try #require(vector["to"] as? String)
      let data = try JSONSerialization.data(withJSONObject: message)
      let encoded = try roundTrip(data, to: reader)
      let again = try JSONSerialization.jsonObject(with: encoded) as? NSDictionary
      expect(again, equals: message)
      expect(try roundTrip(encoded, to: reader), equals: encoded)
    }
  }

  @Test func `every kind of message has a vector`() throws {
    let valid = try #require(try vectors()["valid"] as? [[String: Any]])
    let found = Dictionary(grouping: valid) { $0["to"] as? String ?? "" }
      .mapValues { Set($0.compactMap { ($0["message"] as? [String: Any])?["kind"] as? String }) }
    let kinds = [
      "server": ClientMessage.own.map(\.name) + StageAction.kinds.map(\.name),
      "client": ServerMessage.kinds.map(\.name) + StageReply.kinds.map(\.name),
      "host": HostCommand.kinds.map(\.name),
      "reports": HostReport.kinds.map(\.name),
    ]
    expect(kinds.mapValues(Set.init), equals: found)
  }

  @Test func `every invalid message is refused with its code and field`() throws {
    let invalid = try #require(try vectors()["invalid"] as? [[String: String]])
    #expect(invalid.count >= 30)
    for vector in invalid {
      let text = try #require(vector["text"])
      do throws(ProtocolError) {
        _ = try roundTrip(Data(text.utf8), to: vector["to"] ?? "")
        Issue.record("Was accepted: \(text)")
      } catch {
        expect(error.code, equals: vector["code"], "\(text)")
        expect(error.field, equals: vector["field"], "\(text)")
        expect(!error.message.isEmpty)
      }
    }
  }

  @Test func `damaged messages give a message or an error, never a trap`() throws {
    let valid = try #require(try vectors()["valid"] as? [[String: Any]])
    var random = SeededRandom(seed: 7)
    for vector in valid {
      let message = try #require(vector["message"] as? [String: Any])
      let data = [UInt8](try JSONSerialization.data(withJSONObject: message))
      for _ in 0..<30 {
        var damaged = data
        let place = Int.random(in: 0..<damaged.count, using: &random)
        if random.isOneIn(2) {
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          damaged.removeSubrange(place...)
        }
        _ = try? roundTrip(Data(damaged), to: vector["to"] as? String ?? "")
      }
    }
  }
}
