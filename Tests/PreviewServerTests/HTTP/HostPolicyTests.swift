// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct HostPolicyTests {
  @Test(arguments: [
    "127.0.0.1:8787", "localhost:8787", "LOCALHOST", "[::1]:8787", "localhost:9000",
  ])
  func `answers to the names of this machine, on whatever port`(host: String) {
    expect(HostPolicy(bound: "127.0.0.1").allows(host: host))
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example:8787", "192.168.1.4:8787", "localhost:8787; x", "",
    "localhost:99999", "[::1", "::1",
  ])
  func `answers to no other name when it listens on loopback`(host: String) {
    expect(!HostPolicy(bound: "127.0.0.1").allows(host: host))
  }

  @Test func `answers to its own addresses in the network while it is open to that`() {
    var policy = HostPolicy(bound: "127.0.0.1")
    policy.network = ["192.168.1.4"]
    expect(policy.allows(host: "192.168.1.4:8787"))
    expect(!policy.allows(host: "192.168.1.5:8787"))
    #expect(policy.allows(origin: "http://192.168.1.4:8787", host: "192.168.1.4:8787"))
    #expect(!policy.allows(origin: "http://127.0.0.1:8787", host: "192.168.1.4:8787"))
  }

  @Test func `wants a host to be named`() {
    expect(!HostPolicy(bound: "127.0.0.1").allows(host: nil))
  }

  @Test func `answers to addresses, but not to foreign names, when it listens on the network`() {
    let policy = HostPolicy(bound: "0.0.0.0")
    expect(policy.allows(host: "192.168.1.4:8787"))
    expect(policy.allows(host: "[fe80::1]:8787"))
    expect(!policy.allows(host: "evil.example:8787"))
    expect(!policy.isLoopback)
  }

  @Test func `answers to the machine's own name on the network only`() {
    let open = HostPolicy(bound: "0.0.0.0", machineName: "Studio")
    expect(open.allows(host: "studio:8787"))
    expect(open.allows(host: "studio.local:8787"))
    expect(!open.allows(host: "studio.evil.example:8787"))
    expect(!HostPolicy(bound: "127.0.0.1", machineName: "studio").allows(host: "studio:8787"))
    expect(!HostPolicy(bound: "0.0.0.0").allows(host: ".local:8787"))
  }

  @Test func `answers to the name of a proxy, and then is not private`() {
    let policy = HostPolicy(bound: "127.0.0.1", publicName: "layouts.example.org")
    expect(policy.allows(host: "layouts.example.org"))
    expect(policy.allows(host: "LAYOUTS.example.org:443"))
    expect(policy.allows(host: "localhost:8787"))
    expect(!policy.allows(host: "evil.example"))
    expect(!policy.allows(host: "x.layouts.example.org"))
    expect(!policy.isPrivate)
    expect(policy.isLoopback)
    expect(HostPolicy(bound: "127.0.0.1").isPrivate)
  }

  @Test func `takes WebSockets of its own pages and of programs that are no browsers`() {
    let policy = HostPolicy(bound: "127.0.0.1")
    expect(policy.allows(origin: nil, host: "localhost:8787"))
    #expect(policy.allows(origin: "http://localhost:8787", host: "localhost:8787"))
    #expect(policy.allows(origin: "http://LOCALHOST:8787", host: "localhost:8787"))
  }

  @Test(arguments: [
    "http://evil.example", "http://localhost:1", "null", "file://", "ftp://localhost:8787",
    "http://localhost:8787.evil.example",
  ])
  func `refuses WebSockets of other pages`(origin: String) {
    expect(!HostPolicy(bound: "127.0.0.1").allows(origin: origin, host: "localhost:8787"))
  }
}
