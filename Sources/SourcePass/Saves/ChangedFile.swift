// SPDX-License-Identifier: Apache-2.0

/// A file whose rewritten text is not the one that was compiled last.
package final class ChangedFile {
  /// Its index in the module.
  package let index: Int
  let new: String
  private let old: () -> ParsedText?
  /// What changed, if it is bodies of functions alone; both texts are read for it once.
  private(set) lazy var bodyChanges = old().flatMap {
    BodyChanges(from: $0, to: ParsedText(new, after: $0))
  }

  /// A file with the text that was compiled, which is asked for at most once, and the new one.
  package init(index: Int, old: @escaping () -> ParsedText?, new: String) {
    (self.index, self.old, self.new) = (index, old, new)
  }
}
