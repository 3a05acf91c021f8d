// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The host's only loop: waits for the server, does what it says, answers.
///
/// It runs on the main thread, which is the main actor, which is where layout code runs.
@MainActor
final class HostLoop {
  private let socket: HostSocket
  private let limits: Limits
  private var reader: FrameReader
  private lazy var runner = StageRunner(limits: limits, nowMs: HostClock.nowMs) {
    [unowned self] in send($0)
  }

  init(socket: HostSocket, limits: Limits = .standard) {
    self.socket = socket
    self.limits = limits
    reader = FrameReader(limits: limits)
  }

  /// Serves until the server closes the stream.
  ///
  /// - Throws: `ProtocolError` when the server says what cannot be understood, for then it is not known
  ///   what it waits for; `HostSocket.StreamError` when the stream breaks.
  func run() throws {
    runner.start()
    guard try socket.flush() else { return }
    if try socket.wait(atMostMs: WarmUp.idleMs) == nil { WarmUp.play() }
    while true {
      guard let ready = try socket.wait(atMostMs: patienceMs) else {
        runner.wake()
        guard try socket.flush() else { return }
        continue
      }
      if ready.writable, try !socket.flush() { return }
      guard ready.readable else { continue }
      var isOpen = true
      isOpen = try socket.read { bytes in reader.append(bytes) }
      guard try serve(try inputs()), isOpen else { return }
    }
  }

  /// Milliseconds until something is to be done without being asked; `nil` for never.
  private var patienceMs: Int32? {
    runner.deadline.map { deadline in
      let ms = (deadline * Self.millisecondsPerSecond).rounded(.up) - Double(HostClock.nowMs())
      return Int32(min(max(ms, 0), Self.longestWaitMs))
    }
  }

  private static let millisecondsPerSecond = 1000.0
  /// A wait that is longer is made of several, in ms.
  private static let longestWaitMs = 60_000.0

  /// Everything that has arrived in whole.
  private func inputs() throws(ProtocolError) -> [HostInput] {
    var inputs: [HostInput] = []
    while let frame = try reader.next() {
      inputs.append(try HostInput(frame, limits: limits))
    }
    return inputs
  }

  /// Does what is asked, in order, and lets each answer go as soon as it is there.
  ///
  /// - Returns: `false` when the server is gone.
  private func serve(_ inputs: [HostInput]) throws -> Bool {
    for step in ScrollCoalescing.steps(for: inputs) {
      switch step {
      case .handle(let input): runner.receive(input)
      case .skip(let number): runner.skip(number: number)
      }
      guard try socket.flush() else { return false }
    }
    return true
  }

  private func send(_ message: HostMessage) {
    socket.send(message.framed)
  }
}

extension HostInput {
  /// Reads what a frame carries.
  init(_ frame: HostFraming.Frame, limits: Limits) throws(ProtocolError) {
    switch frame.type {
    case .json:
      self = .command(
        try MessageCodec.decodeHostCommand(Data(frame.payload), limits: limits)
      )
    case .binary:
      switch try BinaryMessage.decode(frame.payload, limits: limits) {
      case .delta(let delta): self = .picture(delta)
      case .file(let file): self = .file(file)
      }
    }
  }
}

extension HostMessage {
  /// The message as it goes on the stream.
  var framed: [UInt8] {
    switch self {
    case .report(let report):
      HostFraming.frame(type: .json, payload: MessageCodec.encode(report))
    case .delta(let delta):
      HostFraming.frame(type: .binary, payload: DeltaEncoder.encode(delta))
    case .file(let file):
      HostFraming.frame(type: .binary, payload: file.encode())
    }
  }
}
