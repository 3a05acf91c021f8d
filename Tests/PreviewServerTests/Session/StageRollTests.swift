// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct StageRollTests {
  private func person(_ client: UInt64, _ name: String = "Ada") -> ServerMessage.Presence {
    ServerMessage.Presence(client: client, name: name, hue: 0, drives: [], follows: 9)
  }

  @Test func `gives newcomers the list and the others what changed`() {
    var roll = StageRoll()
    roll.welcome(1)
    let first = roll.news(of: "s", [person(1)], for: [1], now: 0)
    #expect(first.newcomers == [1] && first.others.isEmpty)
    expect(first.list, equals: .presence(stage: "s", clients: [person(1)], count: 1))
    roll.welcome(2)
    let list = [person(1, "Eve"), person(2)]
    let second = roll.news(of: "s", list, for: [1, 2], now: 1)
    #expect(second.newcomers == [2] && second.others == [1])
    expect(second.change, equals: .presenceChange(stage: "s", changed: list, gone: [], count: 2))
    let third = roll.news(of: "s", [person(2)], for: [2], now: 2)
    expect(third.others, equals: [2])
    expect(third.change, equals: .presenceChange(stage: "s", changed: [], gone: [1], count: 1))
    let fourth = roll.news(of: "s", [person(2)], for: [2], now: 3)
    expect(fourth.change, equals: nil)
  }

  @Test func `waits a quarter of a second, and longer for a crowd`() {
    var roll = StageRoll()
    let isFirstNow = roll.changed(crowd: 2, now: 10)
    expect(isFirstNow)
    _ = roll.news(of: "s", [], for: [1, 2], now: 10)
    let isNextNow = roll.changed(crowd: 2, now: 10.1)
    expect(!isNextNow)
    expect(roll.due, equals: 10.25)
    // 10,000 messages at 2,000 a second.
    let isCrowdNow = roll.changed(crowd: 10_000, now: 10.2)
    expect(!isCrowdNow)
    expect(roll.due, equals: 15)
    let isCrowdLater = roll.changed(crowd: 10_000, now: 15)
    expect(isCrowdLater)
  }

  /// The bytes about people that all clients get while a crowd comes, one every 20 ms.
  private func text(crowd: UInt64) throws -> Int {
    var fixture = try SessionFixture.shown()
    var bytes = 0
    func count(_ effects: [Effect]) {
      for case .broadcast(let clients, let message) in effects {
        switch message {
        case .presence, .presenceChange:
          bytes += clients.count * MessageCodec.encode(message).count
        default: break
        }
      }
    }
    for client in 2...crowd {
      fixture.now += 0.02
      count(fixture.tick(now: fixture.now))
      fixture.greet(client, name: "Guest \(client)")
      fixture.say(client, fixture.opening(1, follow: 1))
      count(fixture.last)
    }
    count(fixture.tick(now: fixture.now + 60))
    return bytes
  }

  @Test func `a crowd costs text for each who comes, not for each pair`() throws {
    let few = try text(crowd: 250)
    let many = try text(crowd: 500)
    // A list of 50 people has less than 4,096 bytes; it goes to each of 500 once.
    #expect(many < 500 * 2 * 4096)
    #expect(many < 3 * few)
  }
}

@Suite struct ExpiriesTests {
  @Test func `ends things in order, without those that were forgotten or began anew`() {
    var expiries = Expiries<String>()
    expiries.add("a", at: 1)
    expiries.add("b", at: 2)
    expiries.add("c", at: 3)
    expiries.remove("b")
    expectEmpty(ended(&expiries, at: 0.9))
    expect(ended(&expiries, at: 2.9), equals: ["a"])
    expiries.add("c", at: 6)
    expectEmpty(ended(&expiries, at: 5))
    expect(ended(&expiries, at: 6), equals: ["c"])
    for number in 0..<1000 {
      expiries.add("\(number)", at: Double(10 + number))
      if number % 2 == 0 { expiries.remove("\(number)") }
    }
    let earliest = expiries.earliest
    expect(earliest, equals: 11)
    expect(ended(&expiries, at: 5000).count, equals: 500)
  }

  private func ended(_ expiries: inout Expiries<String>, at now: Double) -> [String] {
    var keys: [String] = []
    while let key = expiries.popDue(at: now) { keys.append(key) }
    return keys
  }
}

@Suite struct StageAudienceTests {
  @Test func `counts a client once, as long as it has a view`() {
    var audience = StageAudience()
    for client: UInt64 in [5, 2, 9, 2] { audience.add(client) }
    expect(audience.clients, equals: [2, 5, 9])
    audience.remove(2)
    expect(audience.contains(2))
    audience.remove(2)
    audience.remove(7)
    #expect(audience.clients == [5, 9] && !audience.contains(2))
  }
}
