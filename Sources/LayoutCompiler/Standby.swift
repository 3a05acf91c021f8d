// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// Starts a compiler before there is something to compile: starting and reading the first file take
/// a third of the time of a compile.
enum Standby {
  /// A small layout file.
  ///
  /// Passing it through loads the code that later files need into memory.
  private static let sample = """
    import UIKit

    class Sample: UICollectionViewFlowLayout {
      var gap: CGFloat = 8
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 40, height: 40)
      }
    }

    extension Sample {
      @objc override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    """

  /// Gets ready and waits for a command line.
  ///
  /// - Returns: the command line, read from standard input as one line of JSON, and a waiting
  ///   frontend if one could be started; `nil` at the end of standard input.
  /// - Throws: `Arguments.Wrong` when the line is not a command line.
  static func wait() throws(Arguments.Wrong) -> (words: [String], frontend: Frontend?)? {
    let result = SourcePass(SourceModule([(name: "Sample.swift", text: sample)])).result()
    let report = CompileReport(
      fingerprint: result.fingerprint,
      entries: result.entries,
      constants: result.constants
    )
    _ = try? JSONEncoder().encode(report)
    let frontend = Toolchain().flatMap(Frontend.init)
    guard let line = readLine() else { return nil }
    guard let words = try? JSONDecoder().decode([String].self, from: Data(line.utf8)) else {
      throw Arguments.Wrong(message: "Standard input is not a command line in JSON.")
    }
    return (words, frontend)
  }
}
