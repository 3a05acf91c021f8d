// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension IndexPath {
  /// Makes the index path of an item in a section.
  public init(item: Int, section: Int) {
    // Without an array, because a path of two indexes takes no memory of its own.
    self.init(index: section)
    append(item)
  }

  /// Makes the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section: the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section: the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
