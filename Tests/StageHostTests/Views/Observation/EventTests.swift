// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct EventTests {
  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  /// The delegate's calls for touches and selection, with the methods' names.
  private func delegateCalls(_ messages: [HostMessage]) -> [String] {
    messages.events.flatMap(\.items).filter { $0.kind == .delegate }.map(\.text)
  }

  @Test func `nobody is told of calls before somebody watches, nor after`() throws {
    let host = try host()
    expectEmpty(try host.tap(50, 50).events)
    try host.act(.watch(events: true))
    expect(try !host.tap(150, 50).events.isEmpty)
    try host.act(.watch(events: false))
    expectEmpty(try host.tap(50, 50).events)
  }

  @Test func `a client that starts to watch gets the counters`() throws {
    let host = try host()
    let counters = try #require(try host.act(.watch(events: true)).events.first?.counters)
    expect(counters["cellsAlive"], equals: 6)
    expect(counters["created"], equals: 6)
    // Only the layout of a watched view is timed.
    expect(counters["prepares"], equals: 1)
    expect(counters["layoutMicroseconds"], equals: 0)
    expect(
      Set(counters.keys),
      equals: [
        "countQueries", "prepares", "rectQueries", "cellsAlive", "viewsAlive", "created",
        "recycled", "cellRequests", "applied", "skippedApplies", "prefetched", "layoutMicroseconds",
      ]
    )
  }

  @Test func `a tap while another item is selected runs in UIKit's order`() throws {
    let host = try host()
    try host.tap(50, 50)
    try host.act(.watch(events: true))
    let calls = delegateCalls(try host.tap(150, 50))
    let words = [
      "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt",
      "didDeselectItemAt", "didSelectItemAt",
    ]
    let order = calls.compactMap { call in words.first { call.contains($0) } }
    expect(order, equals: words)
  }

  @Test func `invalidating asks for no cell, and reloading for all of them again`() throws {
    let host = try host()
    let start = try #require(try host.act(.watch(events: true)).events.first?.counters)
    let cells = start["cellRequests"] ?? 0
    let prepares = start["prepares"] ?? 0
    let invalidated = try host.act(.invoke(.invalidateLayout)).events.first
    expect(invalidated?.counters["cellRequests"], equals: cells)
    expect(invalidated?.counters["prepares"], equals: prepares + 1)
    expect(invalidated?.items.contains { $0.kind == .layout }, equals: true)
    let reloaded = try host.act(.invoke(.reloadData)).events.first
    expect(reloaded?.counters["cellRequests"], equals: cells + 6)
  }

  @Test func `events count on from message to message`() throws {
    let host = try host()
    try host.act(.watch(events: true))
    let first = try host.tap(50, 50).events.flatMap(\.items).map(\.n)
    let second = try host.tap(150, 50).events.flatMap(\.items).map(\.n)
    expect(!first.isEmpty)
    expect(!second.isEmpty)
    expect(first + second, equals: (first + second).indices.map { UInt64($0) + 1 })
  }

  @Test func `a long command is told by its last calls and how many were left out`() {
    var limits = Limits.standard
    limits.events = 3
    limits.eventCharacters = 4
    var log = EventLog(limits: limits)
    for number in 1...5 { log.note(.layout, "call\(number)") }
    let told = log.take(view: 7, counters: ["prepares": 1])
    expect(told?.dropped, equals: 2)
    expect(told?.items.map(\.n), equals: [3, 4, 5])
    expect(told?.items.map(\.text), equals: ["call", "call", "call"])
    expect(log.take(view: 7, counters: ["prepares": 1]), equals: nil)
    log.note(.data, "x")
    expect(log.take(view: 7, counters: ["prepares": 1])?.items.map(\.n), equals: [6])
  }
}
