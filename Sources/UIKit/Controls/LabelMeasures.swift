// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The sizes of a label's text that were measured last.
struct LabelMeasures {
  /// All that decides the size of a text besides its attributes.
  struct Question: Equatable {
    var text: String
    var font: TextFont
    /// The greatest width of a line, in points.
    var width: CGFloat
    /// The greatest number of lines; 0 means any number.
    var limit: Int
  }

  /// A layout asks for the size in one line, in the proposed width and in the width that came out.
  private static let most = 4
  private var known: [(question: Question, size: CGSize)] = []
  /// How often a size was measured.
  private(set) var count = 0

  /// Forgets the sizes, because the text has other attributes.
  mutating func forget() { known = [] }

  /// The size of a text: the known one, if the same was asked lately.
  mutating func size(of question: Question, _ measure: () -> CGSize) -> CGSize {
    if let found = known.first(where: { $0.question == question }) { return found.size }
    let size = measure()
    count += 1
    if known.count == Self.most { known.removeFirst() }
    known.append((question, size))
    return size
  }
}
