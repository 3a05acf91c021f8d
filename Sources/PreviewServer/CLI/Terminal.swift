// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

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

  private static func write(_ text: String, to descriptor: Int32) {
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(Data(text.utf8))
  }
}
