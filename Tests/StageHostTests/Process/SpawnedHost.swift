// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol
import Testing

@testable import StageHost

/// The built `tessera-stage-host`; this test is its server.
final class SpawnedHost {
  struct SpawnError: Error {
    var code: Int32
  }

  /// The seconds after which a read without any bytes ends the test.
  private static let patienceSeconds = 20

  private let socket: Int32
  private let process: pid_t
  private var reader = FrameReader(limits: .standard)

  init(arguments: [String] = []) throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SpawnError(code: errno) }
    socket = ends[0]
    var patience = timeval(tv_sec: Self.patienceSeconds, tv_usec: 0)
    setsockopt(
      socket,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    process = try Self.spawn(handing: ends[1], arguments)
    close(ends[1])
  }

  /// The path of the executable, which is in the folder of the tests.
  static var path: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("tessera-stage-host").path
  }

  private static func spawn(handing end: Int32, _ arguments: [String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, HostOptions.standardSocket)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, nil, &words, environ)
    guard code == 0 else { throw SpawnError(code: code) }
    return child
  }

  func send(_ command: HostCommand) throws {
    try send(HostFraming.frame(type: .json, payload: MessageCodec.encode(command)))
  }

  func send(_ file: FileMessage) throws {
    try send(HostFraming.frame(type: .binary, payload: file.encode()))
  }

  func send(_ bytes: [UInt8]) throws {
    guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw SpawnError(code: errno)
    }
  }

  /// The next message; `nil` at the end of the stream.
  func receive() throws -> HostMessage? {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let frame = try reader.next() { return try message(frame) }
      let count = read(socket, &chunk, chunk.count)
      guard count >= 0 else { throw SpawnError(code: errno) }
      if count == 0 { return nil }
      reader.append(chunk[..<count])
    }
  }

  private func message(_ frame: HostFraming.Frame) throws -> HostMessage {
    switch frame.type {
    case .json:
      .report(try MessageCodec.decodeHostReport(Data(frame.payload), limits: .standard))
    case .binary:
      .delta(try DeltaDecoder.decode(frame.payload, limits: .standard))
    }
  }

  /// All messages up to the answer to a command.
  func receive(until number: UInt64) throws -> [HostMessage] {
    var messages: [HostMessage] = []
    while let message = try receive() {
      messages.append(message)
      switch message {
      case .report(.handled(number)), .report(.refused(number, _)): return messages
      default: continue
      }
    }
    throw SpawnError(code: EPIPE)
  }

  /// Closes the stream and waits for the process.
  ///
  /// - Returns: The exit code; `nil` when a signal ended the process.
  func end() -> Int32? {
    shutdown(socket, Int32(SHUT_WR))
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(socket)
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }
}
