// SPDX-License-Identifier: Apache-2.0

/// A file whose rewritten text is not the one that was compiled last.
package final class ChangedFile {
  /// Its index in the module.
  package let index: Int
  let old: String
  let new: String
  /// What changed, if it is bodies of functions alone; both texts are read for it once.
  private(set) lazy var bodyChanges = BodyChanges(from: old, to: new)

  /// A file with the text that was compiled, and the new one.
  package init(index: Int, old: String, new: String) {
    (self.index, self.old, self.new) = (index, old, new)
  }
}
