// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// Reads requests from one descriptor and writes the answers to another, until either is closed.
///
/// Everything happens in one thread. While a tool waits for a process, messages are read all the same: calls wait their
/// turn, everything else is answered at once.
final class ContextServer: Attention {
  private let input: Int32
  private let output: Int32
  private let endings: Int32
  private var machine: ContextMachine
  private var reader = LineReader(bound: ContextMachine.mostLineBytes)
  private var isInputOpen = true
  /// Whether nobody reads the answers any more, or the process is asked to end.
  private var isEnded = false

  private static let chunkBytes = 64 * 1024
  /// The bytes that a pipe takes at once when it is ready.
  private static let pieceBytes = 4096

  /// Makes a server; something can be read from `endings` once the process is asked to end.
  init(input: Int32, output: Int32, endings: Int32) {
    (self.input, self.output, self.endings) = (input, output, endings)
    machine = ContextMachine(tools: Tool.allCases.map { ($0.rawValue, $0.description) })
  }

  /// Answers until the input has ended and every call in it is answered, or nobody reads the answers.
  func run(_ box: ToolBox) {
    while !isEnded {
      wait(untilReady: isInputOpen && machine.waiting.isEmpty)
      guard let call = machine.begin() else {
        if isInputOpen { continue }
        return
      }
      let tool = Tool(rawValue: call.tool)
      let result =
        tool.map { box.result(of: $0, call.arguments) }
        ?? .failure("there is no tool \(call.tool)")
      if let answer = machine.end(result.json) { write(answer) }
    }
  }

  // MARK: Listening

  var isStopped: Bool { isEnded || machine.isRunningCancelled }

  var watched: [pollfd] {
    [
      // A negative descriptor is left out.
      pollfd(fd: isInputOpen ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: endings, events: Int16(POLLIN), revents: 0),
      // Only to learn that nobody reads any more.
      pollfd(fd: output, events: 0, revents: 0),
    ]
  }

  func attend() { wait(untilReady: false) }

  private func wait(untilReady waits: Bool) {
    var entries = watched
    guard poll(&entries, nfds_t(entries.count), waits ? -1 : 0) > 0 else { return }
    guard entries[1].revents == 0, entries[2].revents == 0 else {
      isEnded = true
      return
    }
    if entries[0].revents != 0 { read() }
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    let count = Glibc.read(input, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    isInputOpen = count > 0
    let lines = count > 0 ? reader.take(chunk[..<count]) : reader.end()
    for answer in lines.flatMap({ machine.take($0) }) { write(answer) }
  }

  // MARK: Answering

  /// Writes an answer as one line; an output that nobody reads ends the server.
  private func write(_ answer: JSONValue) {
    let bytes = Array((answer.line + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty, !isEnded {
      var entries = [
        pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: endings, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
      if entries[1].revents != 0 { isEnded = true }
      let count = rest.prefix(Self.pieceBytes).withUnsafeBytes {
        Glibc.write(output, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        isEnded = true
      }
    }
  }
}
