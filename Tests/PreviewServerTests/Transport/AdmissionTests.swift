// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct AdmissionTests {
  private let home = PeerAddress(ipv4: 0x7f00_0001)
  private let away = PeerAddress(ipv4: 0x0a00_0001)
  private let other = PeerAddress(ipv4: 0x0a00_0002)

  private func admit(_ admission: inout Admission, _ address: PeerAddress) -> Admission.Verdict {
    admission.admit(address)
  }

  @Test func `bounds the sockets of one address, but not those of this machine`() {
    var admission = Admission(bound: 10, boundOfAddress: 2)
    expect(admit(&admission, away), equals: .accept(1))
    expect(admit(&admission, away), equals: .accept(2))
    expect(admit(&admission, away), equals: .refuse(.tooManyFromAddress))
    expect(admit(&admission, other), equals: .accept(3))
    for socket: UInt64 in 4...6 { expect(admit(&admission, home), equals: .accept(socket)) }
    admission.leave(1)
    expect(admit(&admission, away), equals: .accept(7))
  }

  @Test func `closes the oldest of those that have said least, and never one that spoke`() {
    var admission = Admission(bound: 4, boundOfAddress: 100)
    for _ in 0..<4 { _ = admission.admit(away) }
    admission.advance(1, to: .request)
    admission.advance(2, to: .speaking)
    admission.advance(3, to: .silent)
    // 4 is quiet, then the newcomers are.
    expect(admit(&admission, other), equals: .replace(closing: 4, 5))
    expect(admit(&admission, other), equals: .replace(closing: 5, 6))
    admission.advance(6, to: .speaking)
    expect(admit(&admission, other), equals: .replace(closing: 1, 7))
    admission.advance(7, to: .speaking)
    expect(admit(&admission, other), equals: .replace(closing: 3, 8))
    admission.advance(8, to: .speaking)
    expect(admit(&admission, other), equals: .refuse(.full))
    expect(admission.count, equals: 4)
    admission.leave(2)
    expect(admit(&admission, other), equals: .accept(9))
  }

  @Test func `4,300 silent sockets leave room for those who speak`() {
    var admission = Admission(bound: 1000, boundOfAddress: 512)
    var closed = 0
    for number in 0..<4300 {
      let address = PeerAddress(ipv4: UInt32(0x0b00_0000 + number))
      if case .replace = admit(&admission, address) { closed += 1 }
    }
    expect(closed, equals: 3300)
    for number in 0..<1000 {
      guard case .replace(_, let socket) = admit(&admission, home) else {
        Issue.record("the socket \(number) was refused")
        return
      }
      admission.advance(socket, to: .speaking)
    }
    expect(admit(&admission, home), equals: .refuse(.full))
    expect(admission.count, equals: 1000)
  }

  @Test func `counts addresses of IPv6 by their first half`() {
    let one = PeerAddress(ipv6: 0x2001_0db8_0000_0001, 5)
    expect(one, equals: PeerAddress(ipv6: 0x2001_0db8_0000_0001, 77))
    #expect(one != PeerAddress(ipv6: 0x2001_0db8_0000_0002, 5))
    expect(PeerAddress(ipv6: 0, 0xffff_0a00_0001), equals: away)
    expect(PeerAddress(ipv6: 0, 1).isLoopback)
    expect(home.isLoopback)
    expect(!away.isLoopback)
  }

  @Test func `keeps a share of the descriptors for everything but clients`() {
    // 10,000 clients, 256 for pages' files, 512 for the rest.
    let wide = DescriptorBudget(clients: 10_000, allowed: 1_000_000)
    expect(wide.all, equals: 10_768)
    expect(wide.sockets, equals: 10_256)
    let narrow = DescriptorBudget(clients: 10_000, allowed: 4096)
    expect(narrow.all, equals: 4096)
    expect(narrow.sockets, equals: 3584)
    let tiny = DescriptorBudget(clients: 10_000, allowed: 256)
    expect(tiny.all, equals: 256)
    expect(tiny.sockets, equals: 192)
  }
}

@Suite struct WebSocketHandshakeTests {
  private var right: WebSocketHandshake {
    WebSocketHandshake(
      method: .get,
      protocolName: "HTTP/1.1",
      upgrade: "WebSocket",
      connection: "keep-alive, Upgrade",
      key: "dGhlIHNhbXBsZSBub25jZQ==",
      version: "13"
    )
  }

  @Test func `accepts version 13 and asks others to upgrade to it`() {
    expect(right.fault, equals: nil)
    for version in [nil, "8", "0", "12", "14", "13, 8", "x"] {
      var handshake = right
      handshake.version = version
      expect(handshake.fault, equals: 426)
    }
    let answer = String(decoding: PlainAnswer.refusal(426).bytes, as: UTF8.self)
    expect(answer.contains("\r\nSec-WebSocket-Version: 13\r\n"))
  }

  @Test func `refuses wrong methods, keys and headers`() {
    for (key, fault) in [("short", 400), ("", 400), ("dGhlIHNhbXBsZSBub25jZQ", 400)] {
      var handshake = right
      handshake.key = key
      expect(handshake.fault, equals: fault)
    }
    var handshake = right
    handshake.method = .other
    expect(handshake.fault, equals: 405)
    handshake = right
    handshake.protocolName = "HTTP/1.0"
    expect(handshake.fault, equals: 400)
    handshake = right
    handshake.connection = "close"
    expect(handshake.fault, equals: 400)
    handshake = right
    handshake.upgrade = "h2c"
    expect(handshake.fault, equals: 400)
  }
}
