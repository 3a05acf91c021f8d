// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// What people see who started the program.
enum Terminal {
  /// One line of news.
  static func say(_ line: String) { write(printable(line) + "\n", to: STDOUT_FILENO) }

  /// One line beside the result, which goes to standard output.
  static func note(_ line: String) { write(printable(line) + "\n", to: STDERR_FILENO) }

  /// One line of trouble.
  static func complain(_ line: String) {
    write("tessera: " + printable(line) + "\n", to: STDERR_FILENO)
  }

  /// Without control characters, which text from outside could use to paint over the terminal.
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
