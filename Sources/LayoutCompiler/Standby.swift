// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// A compiler that is started before there is something to compile, as starting and reading the first file take it
/// as long as a third of the compile itself.
enum Standby {
  /// A little of what layout files have, so that what reads them is in memory.
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

  /// Gets ready and waits.
  ///
  /// - Returns: the command line, which comes as a line of JSON on standard input, and a frontend that waits, if one
  ///   can be started; `nil` when no line comes any more.
  /// - Throws: `Arguments.Wrong` when the line is none.
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
