// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Collects the changes of nested blocks as one transaction with one animation.
struct AnimationScope {
  private(set) var animation: ElementAnimation?
  private var depth = 1
  private var fold = TransactionFold()

  init(_ animation: ElementAnimation?) {
    self.animation = animation
  }

  /// Another block joins, and says how all is animated where nobody has said that.
  mutating func enter(_ animation: ElementAnimation?) {
    depth += 1
    if self.animation == nil { self.animation = animation }
  }

  /// Ends a block.
  ///
  /// - Returns: Whether it was the outermost block.
  mutating func leave() -> Bool {
    depth -= 1
    return depth == 0
  }

  mutating func add(_ transaction: Transaction) { fold.add(transaction) }

  /// All transactions as one; `nil` when nothing changed.
  var transaction: Transaction? { fold.folded(animation: animation) }
}
