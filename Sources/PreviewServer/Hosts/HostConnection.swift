// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import StageProtocol

/// A running stage host: its process, its socket and what it prints.
final class HostConnection {
  /// An event of a host.
  enum Event {
    case report(HostReport)
    case delta([UInt8])
    case file(FileMessage)
    /// The host printed a whole line.
    case line(String)
    /// The host's code crashed; until its end the host prints where.
    case crashing
    /// The host sent something that cannot be read.
    case garbage(ProtocolError)
    /// The host has ended; the text says why.
    case ended(String)
  }

  private static let chunkBytes = 64 * 1024
  /// The first byte of a file among the binary messages.
  private static let fileKind: UInt8 = 3
  /// How much of the printed text is kept for the message about a crash, in bytes: its end.
  private static let keptOutputBytes = 4096
  /// The same for a text with a list of calls.
  private static let keptBacktraceBytes = 32 * 1024
  /// The longest line that is passed on at once, in bytes.
  private static let lineBytes = 4096

  /// Capacity of a pipe on Linux, in bytes.
  private static let pipeBytes = 64 * 1024

  private let process: HostSpawn.Process
  /// The identifier of the host's process.
  var processIdentifier: pid_t { process.identifier }
  private let limits: Limits
  private let loop: EventLoop
  private let receive: (Event) -> Void
  private var reader: FrameReader
  private var chunk = [UInt8](repeating: 0, count: HostConnection.chunkBytes)
  private var socket: LoopDescriptor?
  private var output: LoopDescriptor?
  private var outbound: [UInt8] = []
  private var written = 0
  private var printed: [UInt8] = []
  private var lineStart: [UInt8] = []
  private var isEnded = false
  private var isCrashing = false
  /// Finds the place of a crash in the source.
  private var explaining: ToolRun?
  private static let backtraceStart = LastWords.mark
  private static let fatalError = "Fatal error"

  /// Starts to read from a started process.
  init(
    process: HostSpawn.Process,
    loop: EventLoop,
    receive: @escaping (Event) -> Void
  ) {
    self.process = process
    limits = loop.limits
    self.loop = loop
    self.receive = receive
    reader = FrameReader(limits: loop.limits)
    let socket = LoopDescriptor(
      descriptor: process.socket,
      readable: { [unowned self] in readSocket() },
      writable: { [unowned self] in flush() },
      ended: { [weak self] in self?.socketClosed() }
    )
    let output = LoopDescriptor(
      descriptor: process.output,
      readable: { [unowned self] in readOutput() },
      writable: { true },
      ended: {}
    )
    self.socket = loop.adopt(socket) ? socket : nil
    self.output = loop.adopt(output) ? output : nil
  }

  /// Sends a command.
  func send(_ command: HostCommand) {
    queue(HostFraming.frame(type: .json, payload: MessageCodec.encode(command)))
  }

  /// Sends a file.
  func send(_ file: FileMessage) {
    queue(HostFraming.frame(type: .binary, payload: file.encode()))
  }

  /// Sends a snapshot.
  func send(picture: Frame) {
    queue(HostFraming.frame(type: .binary, payload: picture.payload))
  }

  /// Asks the host to print where its code is, and to end.
  func interrupt() {
    guard !isEnded else { return }
    Glibc.kill(process.identifier, SIGABRT)
    // Code that has stopped itself gets the signal only when it runs again.
    Glibc.kill(process.identifier, SIGCONT)
  }

  /// Ends the process and all processes that it started; no event follows.
  func kill() {
    explaining?.cancel()
    guard !isEnded else { return }
    isEnded = true
    Glibc.kill(-process.identifier, SIGKILL)
    socket?.close()
    output?.close()
    EndedProcess.collect(process.identifier)
  }

  private func queue(_ bytes: [UInt8]) {
    guard !isEnded else { return }
    outbound += bytes
    socket?.requestWrite()
  }

  private func flush() -> Bool {
    while written < outbound.count {
      let count = outbound.withUnsafeBytes { bytes in
        Glibc.send(
          process.socket,
          bytes.baseAddress?.advanced(by: written),
          bytes.count - written,
          Int32(MSG_NOSIGNAL)
        )
      }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        socket?.requestWrite()
        return true
      } else if errno != EINTR {
        return false
      }
    }
    outbound.removeAll(keepingCapacity: outbound.count <= Self.chunkBytes)
    written = 0
    return true
  }

  /// Reads one piece; other descriptors get their turn before the rest.
  private func readSocket() -> Bool {
    let count = Glibc.read(process.socket, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    reader.append(chunk[..<count])
    handleFrames()
    return true
  }

  private func handleFrames() {
    do throws(ProtocolError) {
      while !isEnded, let frame = try reader.next() {
        switch frame.type {
        case .binary where frame.payload.first == Self.fileKind:
          receive(.file(try FileMessage.decode(frame.payload, limits: limits)))
        case .binary: receive(.delta(frame.payload))
        case .json:
          let report = try MessageCodec.decodeHostReport(Data(frame.payload), limits: limits)
          receive(.report(report))
        }
      }
    } catch {
      receive(.garbage(error))
    }
  }

  private func readOutput() -> Bool {
    var chunk = [UInt8](repeating: 0, count: Self.keptOutputBytes)
    let count = Glibc.read(process.output, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    take(printed: chunk[..<count])
    return true
  }

  /// Reads the last words of an ended host; the pipe contains no more than this.
  private func drainOutput() {
    for _ in 0..<Self.pipeBytes / Self.keptOutputBytes where !readOutput() { return }
  }

  private func take(printed bytes: ArraySlice<UInt8>) {
    printed += bytes
    let kept = process.explainsCrashes ? Self.keptBacktraceBytes : Self.keptOutputBytes
    if printed.count > kept { printed.removeFirst(printed.count - kept) }
    // The list of calls is part of the explanation and not printed on the terminal.
    guard !isCrashing else { return }
    for byte in bytes where !isCrashing {
      if byte == UInt8(ascii: "\n") || lineStart.count >= Self.lineBytes {
        let line = String(decoding: lineStart, as: UTF8.self)
        noteCrash(line)
        if !isCrashing { receive(.line(line)) }
        lineStart.removeAll(keepingCapacity: true)
      } else {
        lineStart.append(byte)
      }
    }
  }

  private func noteCrash(_ line: String) {
    isCrashing = process.explainsCrashes && line.hasPrefix(Self.backtraceStart)
    if isCrashing || process.explainsCrashes && line.contains(Self.fatalError) {
      receive(.crashing)
    }
  }

  /// Handles the end of the process, which closes the socket in all cases.
  private func socketClosed() {
    guard !isEnded else { return }
    isEnded = true
    drainOutput()
    // Ends what is left of the group, and the host too if it has only closed its socket.
    Glibc.kill(-process.identifier, SIGKILL)
    output?.close()
    // It has ended already, so the wait is short, and the kill does not change its status.
    let end = Self.end(EndedProcess.status(of: process.identifier))
    let words = LastWords(String(decoding: printed, as: UTF8.self))
    explaining = Symbolizer.installed?.explain(words, loop: loop) { [unowned self] text in
      receive(.ended(Self.reason(end, text)))
    }
    if explaining == nil { receive(.ended(Self.reason(end, words.explained([])))) }
  }

  private static func end(_ status: Int32) -> String {
    let signal = status & 0x7f
    let exit = (status >> 8) & 0xff
    return signal != 0
      ? "it was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      : "it exited with code \(exit)"
  }

  private static func reason(_ end: String, _ words: String) -> String {
    let text = words.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? end : "\(end): \(text)"
  }
}
