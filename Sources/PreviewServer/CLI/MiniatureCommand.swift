// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc

/// What the server starts to paint a stage for its list.
struct MiniatureCommand: Equatable {
  let order: MiniatureOrder
  let confinement: ConfinementMode

  /// The lowest priority: everybody else comes first.
  private static let niceness: Int32 = 19

  /// Reads the words after the command's name; `nil` for what the server does not write.
  init?(_ words: ArraySlice<String>) {
    guard words.count == 2, let mode = words.first.flatMap(ConfinementMode.init(rawValue:)),
      let text = words.last,
      let order = try? JSONDecoder().decode(MiniatureOrder.self, from: Data(text.utf8))
    else { return nil }
    (self.order, confinement) = (order, mode)
  }

  /// Prints the pictures as JSON.
  ///
  /// - Returns: The exit code.
  func run() -> Int32 {
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
    do throws(CommandFailure) {
      let miniature = try order.paint(InstalledFolders().programs(confinement))
      guard let text = try? JSONEncoder().encode(miniature), Terminal.write(text) else {
        return CommandFailure.Reason.cannotWrite.rawValue
      }
      return 0
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }
}
