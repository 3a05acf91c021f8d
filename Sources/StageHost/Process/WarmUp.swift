// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Prepares a standby host.
///
/// Code that runs for the first time takes several times as long: it is read from the disk, and
/// types are made when they are first used. A standby host does this before a user waits for it.
@MainActor
enum WarmUp {
  /// A host without a message from the server for this time, in milliseconds, is a standby host.
  static let idleMs: Int32 = 30

  private static let layout = """
    {"kind": "flow", "parameters": {"itemSize": {"width": 40, "height": 40}}}
    """
  private static let data = """
    {"sections": [{"id": "s", "items": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}]}]}
    """
  private static let viewport = Viewport(width: 390, height: 844, scale: 2, insets: .zero)
  private static let view: UInt64 = 1

  /// Plays a small stage that is never shown.
  ///
  /// - Returns: The messages of the stage.
  @discardableResult
  static func play(limits: Limits = .standard) -> [HostMessage] {
    var said: [HostMessage] = []
    let runner = StageRunner(
      limits: limits,
      nowMs: HostClock.nowMs,
      send: { message in
        _ = message.framed
        said.append(message)
      }
    )
    receive(.layout, layout, in: runner)
    receive(.data, data, in: runner)
    let commands: [HostCommand] = [
      .load(number: 1, stage: "warm", title: "Warm", overrides: [:]),
      .open(number: 2, view: view, viewport: viewport, offset: Point(x: 0, y: 0), rev: 0),
      .close(number: 3, view: view),
    ]
    for command in commands {
      // The command is encoded and read, so that the codec runs for the first time, too.
      let bytes = MessageCodec.encode(command)
      guard let read = try? MessageCodec.decodeHostCommand(bytes, limits: limits) else { continue }
      runner.receive(.command(read))
    }
    return said
  }

  private static func receive(_ role: FileMessage.Role, _ text: String, in runner: StageRunner) {
    let message = FileMessage(role: role, name: "warm.json", bytes: Data(text.utf8))
    runner.receive(.file(message))
  }
}
