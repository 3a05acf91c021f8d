// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Prints lines for the user who started the program.
enum Terminal {
  /// Prints one line of news.
  static func say(_ line: String) { write(printable(line) + "\n", to: STDOUT_FILENO) }

  /// Prints one line to standard error, because the result goes to standard output.
  static func note(_ line: String) { write(printable(line) + "\n", to: STDERR_FILENO) }

  /// Prints one line about an error.
  static func complain(_ line: String) {
    write("tessera: " + printable(line) + "\n", to: STDERR_FILENO)
  }

  /// Removes control characters: text from outside could overwrite the terminal with them.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control
          return isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar
        }
      )
    )
  }

  /// Whether lines wait for their reader; a server leaves them out instead.
  private static let waits = Atomic(true)
  /// The lines that were left out since the last one.
  private static let leftOut = Atomic(0)
  /// The bytes that a pipe takes at once when it is ready.
  private static let pieceBytes = 4096

  /// Leaves lines out from now on while nobody reads them, so that the caller never waits.
  static func neverWait() { waits.store(false, ordering: .relaxed) }

  private static func write(_ text: String, to descriptor: Int32) {
    let isWaiting = waits.load(ordering: .relaxed)
    guard isWaiting || isReady(descriptor) else {
      leftOut.add(1, ordering: .relaxed)
      return
    }
    let count = leftOut.exchange(0, ordering: .relaxed)
    let note = count == 0 ? "" : "(\(count) lines were left out, because nobody read them)\n"
    _ = write(Data((note + text).utf8), to: descriptor, isWaiting: isWaiting)
  }

  /// Writes bytes to standard output.
  ///
  /// - Returns: Whether all of them were written.
  static func write(_ bytes: Data) -> Bool { write(bytes, to: STDOUT_FILENO, isWaiting: true) }

  /// Writes bytes; an output that is closed, full or broken takes nothing, which is no reason to end.
  private static func write(_ bytes: Data, to descriptor: Int32, isWaiting: Bool) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard isWaiting || isReady(descriptor) else { return false }
      let count = rest.prefix(pieceBytes).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN, isWaiting {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func isReady(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLOUT) != 0
  }
}
