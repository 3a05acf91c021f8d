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
      let programs = InstalledFolders().programs(confinement)
      let screens = try order.laidOut(programs)
      let pictures = PictureFiles(beside: order.besides, examples: order.examples)
      try confine(reading: pictures.places + [programs.fonts].compactMap(\.self))
      let miniature = try Miniature(of: screens, fonts: programs.fonts, pictures: pictures)
      guard let text = try? JSONEncoder().encode(miniature), Terminal.write(text) else {
        return CommandFailure.Reason.cannotWrite.rawValue
      }
      return 0
    } catch {
      Terminal.complain(error.message)
      return error.reason.rawValue
    }
  }

  /// Gives up everything but reading these files: libraries in C read strangers' pictures from here on.
  private func confine(reading files: [String]) throws(CommandFailure) {
    let kernel = KernelSupport.current
    guard confinement != .off else { return }
    do throws(ConfinementError) {
      if kernel.landlock > 0 { try (FileAccess.system + FileAccess(reads: files)).enter(kernel) }
      if kernel.filters { try SystemCallFilter.host(kernel).enter() }
    } catch {
      throw CommandFailure(reason: .unavailable, message: error.message)
    }
  }
}
