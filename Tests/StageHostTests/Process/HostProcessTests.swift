// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct HostProcessTests {
  @Test func `serves a stage over its socket and exits when the server goes`() throws {
    let host = try SpawnedHost()
    expect(try host.receive(), equals: .report(.ready(protocolVersion: ProtocolVersion.current)))
    try host.send(
      FileMessage(
        role: .layout,
        name: "a.layout.json",
        bytes: Data(StageFixtures.squares.utf8)
      )
    )
    try host.send(
      FileMessage(
        role: .data,
        name: "a.data.json",
        bytes: Data(StageFixtures.data(3000).utf8)
      )
    )
    try host.send(.load(number: 1, stage: "s", title: "S", overrides: [:]))
    expect(
      try host.receive(until: 1).outline,
      equals: ["committed", "stage", "history", "selection", "outline", "handled"]
    )
    let viewport = Viewport(width: 300, height: 400, scale: 2, insets: .zero)
    try host.send(
      .open(number: 2, view: 7, viewport: viewport, offset: Point(x: 0, y: 0), rev: 0)
    )
    let opened = try host.receive(until: 2)
    expect(opened.outline, equals: ["snapshot", "handled"])
    expect(opened.deltas.first?.inserted.count, equals: 24)
    try host.send(.ping(c: 5))
    expect(try host.receive(), equals: .report(.pong(c: 5)))
    expect(host.end(), equals: 0)
  }

  @Test func `ends with an error when the server cannot be understood`() throws {
    let host = try SpawnedHost()
    _ = try host.receive()
    try host.send(HostFraming.frame(type: .json, payload: Array("{}".utf8)))
    expect(try host.receive(), equals: nil)
    expect(host.end(), equals: ExitCode.dataError)
  }

  @Test func `explains itself when it is started without a socket`() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: SpawnedHost.path)
    process.arguments = ["--socket", "1"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: ExitCode.usage)
    expect(String(decoding: text, as: UTF8.self).contains("usage: tessera-stage-host"))
  }
}
