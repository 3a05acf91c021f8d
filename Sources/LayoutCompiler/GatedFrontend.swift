// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A frontend that has loaded all modules for a text before there is the text.
///
/// Loading them takes half of the time that it takes to compile the body of a function. The frontend reads two files. The first
/// one imports modules, and last one whose file is a pipe, the gate: there the frontend waits. The second one is large enough to
/// be mapped into memory rather than read at the start, so that what is written into it meanwhile is what the frontend finds
/// behind the gate.
///
/// What it finds if it reads the second file earlier is an error, see ``wasTooEarly(_:)``.
final class GatedFrontend {
  /// The name of the module at the gate.
  static let gate = "TesseraGate"
  private static let early = "This was read before it was written."
  /// The least length of the second file, in pages of memory: shorter ones than four are read at the start.
  private static let pages = 16
  /// A file that ends with a page is read at the start, too.
  private static let shorter = 100

  /// What is known of the compile before the text is.
  struct Plan {
    /// A new folder for the files.
    var folder: String
    /// The text's file in it, without an extension.
    var name: String
    /// Identifies everything that the frontend reads besides the text.
    var surroundings: String
    /// Lines that import modules.
    var imports: [String]
    /// The bytes of the module at the gate.
    var key: Data
    /// The object that is made.
    var object: String
  }

  let frontend: Frontend
  let plan: Plan
  /// The end of the pipe to write to.
  ///
  /// When this process ends without having written, the frontend finds an empty module and ends, too.
  private let key: FileHandle
  private let text: String
  private static let length = pages * Int(getpagesize()) - shorter

  /// What is found too early.
  static let placeholder = padded("#error(\"\(early)\")")

  /// Starts a frontend and sends it to the gate; `nil` when that is not possible.
  ///
  /// - Parameters:
  ///   - plan: What is known.
  ///   - start: Starts a frontend that has a descriptor of this process under the same number.
  ///   - words: The frontend's arguments for compiling the two files, in this order.
  init?(
    _ plan: Plan,
    start: (_ shared: Int32) -> Frontend?,
    words: (_ first: String, _ second: String) -> [String]
  ) {
    self.plan = plan
    text = "\(plan.folder)/\(plan.name).swift"
    let first = "\(plan.folder)/gate.swift"
    let lines = plan.imports + ["import \(Self.gate)", ""]
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    key = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    do {
      let manager = FileManager.default
      try manager.createDirectory(atPath: plan.folder, withIntermediateDirectories: true)
      try lines.joined(separator: "\n").write(toFile: first, atomically: false, encoding: .utf8)
      try Self.placeholder.write(toFile: text, atomically: false, encoding: .utf8)
      try manager.createSymbolicLink(
        atPath: "\(plan.folder)/\(Self.gate).swiftmodule",
        withDestinationPath: "/proc/self/fd/\(ends[0])"
      )
    } catch {
      return nil
    }
    guard let frontend = start(ends[0]), frontend.begin(words(first, text) + ["-I", plan.folder])
    else { return nil }
    self.frontend = frontend
  }

  /// Lets the frontend compile a text.
  ///
  /// - Returns: Whether it does; otherwise another frontend has to.
  func open(with text: String, in surroundings: String) -> Bool {
    guard plan.surroundings == surroundings, text.utf8.count < Self.length, frontend.isWaiting,
      let file = FileHandle(forUpdatingAtPath: self.text),
      (try? file.write(contentsOf: Data(Self.padded(text).utf8))) != nil,
      (try? key.write(contentsOf: plan.key)) != nil
    else { return false }
    // The frontend reads to the end, which is where nobody can write any more.
    try? key.close()
    return true
  }

  /// Whether what a frontend printed says that it had read the text before there was one.
  static func wasTooEarly(_ printed: String) -> Bool { printed.contains(early) }

  private static func padded(_ text: String) -> String {
    text + String(repeating: " ", count: length - text.utf8.count - 1) + "\n"
  }
}
