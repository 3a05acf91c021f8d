// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct ShareDeskTests {
  @Test func `tells apart doors, links, ended links and forged tokens`() throws {
    var desk = ShareDesk()
    let made = desk.make(.look, by: "Ada", token: "one", bound: 1)
    let link = try #require(made)
    expect(desk.make(.edit, by: "Ada", token: "two", bound: 1), equals: nil)
    typealias Case = (token: String?, door: String?, isRemote: Bool, expected: ShareDesk.Entry?)
    let cases: [Case] = [
      (nil, nil, false, .door), ("", nil, false, .door), ("sesame", "sesame", true, .door),
      ("one", nil, true, .link(1, .look)), ("one", "sesame", false, .link(1, .look)),
      (nil, "sesame", false, nil), (nil, nil, true, nil), ("onf", nil, false, nil),
    ]
    for (token, door, isRemote, expected) in cases {
      let entry = desk.entry(token: token, door: door, isRemote: isRemote)
      if let expected {
        expect(entry, equals: expected)
      } else if case .refused = entry {
        continue
      } else {
        Issue.record("\(token ?? "no token") came in")
      }
    }
    _ = desk.end(link.id)
    expect(
      desk.entry(token: "one", door: nil, isRemote: false),
      equals: .ended("it was ended; ask whoever gave it to you for a new one")
    )
    expect(desk.end(link.id), equals: nil)
  }

  /// Ada at the server's machine, and Bob with a link.
  private func guests(_ role: ClientRole) throws -> SessionFixture {
    var fixture = try SessionFixture.shown()
    _ = fixture.say(1, .room(seq: 50, view: 1, action: .share(.make(role: role))))
    let token = try #require(fixture.machine.desk.links.first?.token)
    _ = fixture.machine.connected(2, isRemote: true, now: 0)
    let version = ProtocolVersion.current
    let hello = ClientMessage.Hello(
      protocolVersion: version,
      token: token,
      name: "Bob",
      session: nil
    )
    let answers = fixture.say(2, .hello(hello))
    guard case .welcome(let welcome)? = answers.first else { throw Cancelled() }
    expect(welcome.role, equals: role)
    _ = fixture.say(2, fixture.opening(1, follow: 1))
    return fixture
  }

  private struct Cancelled: Error {}

  @Test func `lets each role do what it may, and no more`() throws {
    let pin = StageComment.Pin(subject: .stage, id: "", title: "")
    let messages: [(ClientMessage, ClientRole)] = [
      (.room(seq: 10, view: 1, action: .hand(isUp: true)), .look),
      (.room(seq: 11, view: 1, action: .cursor(CursorPlace())), .look),
      (
        .room(
          seq: 12,
          view: 1,
          action: .comment(.add(pin: pin, text: "Yes", answers: nil))
        ), .comment
      ),
      (.room(seq: 13, view: 1, action: .share(.list)), .edit),
      (.room(seq: 14, view: 1, action: .version(.keep(name: "A"))), .edit),
      (.act(seq: 15, view: 1, action: .undo), .edit),
      (.act(seq: 16, view: 1, action: .select(items: [], mode: .none)), .edit),
      (
        .set(
          .init(seq: 17, view: 1, key: "a", value: nil, phase: .end, animated: false)
        ), .edit
      ),
    ]
    for role in ClientRole.allCases {
      var fixture = try guests(role)
      for (message, needed) in messages {
        let isRefused = fixture.say(2, message).contains {
          if case .error(_, let error) = $0 { error.code == "role" } else { false }
        }
        expect(isRefused, equals: (role < needed), "\(role): \(message)")
      }
    }
  }

  @Test func `ends the connections of a link that somebody ends, and of the network`() throws {
    var fixture = try guests(.look)
    _ = fixture.say(1, .room(seq: 51, view: 1, action: .share(.end(link: 1))))
    let bye = ServerMessage.bye(code: 4006, reason: "Ada ended it; ask for a new one")
    expect(SessionFixture.texts(fixture.last, to: 2), equals: [bye])
    expect(SessionFixture.closes(fixture.last), equals: [.linkEnded])

    fixture = try guests(.edit)
    let refused = fixture.say(2, .room(seq: 52, view: 1, action: .share(.open)))
    expect("\(refused)".contains("machine can open it to the network"))
    let origin = CommandOrigin(client: 1, seq: 53, view: 1)
    _ = fixture.machine.listened(.init(canOpen: true, isOpen: true), from: origin)
    let closed = fixture.machine.listened(.init(canOpen: true), from: origin)
    expect(SessionFixture.closes(closed), equals: [.linkEnded])
  }
}
