// SPDX-License-Identifier: Apache-2.0
import CAllocator
import Confinement
import Foundation
import StageProtocol

/// The host's only loop: it waits for the server, carries out its messages, and answers.
///
/// It runs on the main thread, and so on the main actor, where layout code runs.
@MainActor
final class HostLoop {
  private let socket: HostSocket
  private let limits: Limits
  private var reader: FrameReader
  private lazy var runner = StageRunner(
    limits: limits,
    nowMs: HostClock.nowMs,
    confine: { folders throws(ConfinementError) in
      try HostConfinement.current?.enter(reading: folders)
    },
    send: { [unowned self] in send($0) }
  )
  private var work = LongWork()
  private var rest = Rest.awaited

  init(socket: HostSocket, limits: Limits = .standard) {
    self.socket = socket
    self.limits = limits
    reader = FrameReader(limits: limits)
  }

  /// Serves until the server closes the stream.
  ///
  /// - Throws: `ProtocolError` for a message that cannot be read, because the host then does not
  ///   know what the server waits for; `HostSocket.StreamError` when the stream breaks.
  func run() throws {
    runner.current.noteStep = { [unowned self] done, total in noteStep(done, of: total) }
    runner.start()
    guard try socket.flush() else { return }
    if try socket.wait(atMostMs: WarmUp.idleMs) == nil { WarmUp.play() }
    while true {
      guard let ready = try socket.wait(atMostMs: rest.patience(patienceMs)) else {
        if rest.isDue(patienceMs) {
          // The allocator keeps what is free between blocks that are in use; over hours that adds up.
          _ = malloc_trim(0)
          rest = .taken
          continue
        }
        runner.wake()
        guard try socket.flush() else { return }
        continue
      }
      rest = .awaited
      if ready.writable, try !socket.flush() { return }
      guard ready.readable else { continue }
      var isOpen = true
      isOpen = try socket.read { bytes in reader.append(bytes) }
      guard try serve(try inputs()), isOpen else { return }
    }
  }

  /// The milliseconds until something is due without a message; `nil` for none.
  private var patienceMs: Int32? {
    runner.deadline.map { deadline in
      let ms = (deadline * Self.millisecondsPerSecond).rounded(.up) - Double(HostClock.nowMs())
      return Int32(min(max(ms, 0), Self.longestWaitMs))
    }
  }

  private static let millisecondsPerSecond = 1000.0
  /// The longest single wait, in milliseconds; a longer one is divided.
  private static let longestWaitMs = 60_000.0

  /// All messages that have arrived completely.
  private func inputs() throws(ProtocolError) -> [HostInput] {
    var inputs: [HostInput] = []
    while let frame = try reader.next() {
      inputs.append(try HostInput(frame, limits: limits))
    }
    return inputs
  }

  /// Carries out messages in order, and sends each answer at once.
  ///
  /// - Returns: `false` when the server is gone.
  private func serve(_ inputs: [HostInput]) throws -> Bool {
    for (index, step) in ScrollCoalescing.steps(for: inputs).enumerated() {
      work.begin(nowMs: HostClock.nowMs())
      switch step {
      case .handle(let input): runner.receive(input, before: inputs[(index + 1)...])
      case .skip(let number): runner.skip(number: number)
      }
      guard try socket.flush() else { return false }
    }
    return true
  }

  /// Sends what is ready between two steps of a command, and the progress of one that takes long.
  private func noteStep(_ done: Int, of total: Int) {
    let nowMs = HostClock.nowMs()
    if work.step(nowMs: nowMs) { send(.report(.working(done: done, total: total))) }
    // The loop finds out by itself that the server is gone.
    if work.sends(nowMs: nowMs) { _ = try? socket.flush() }
  }

  private func send(_ message: HostMessage) {
    socket.send(message.framed)
  }
}

extension HostInput {
  /// Reads the message in a frame.
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
  /// The message as a frame of the stream.
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
