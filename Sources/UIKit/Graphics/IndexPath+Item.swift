// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section's index: the first of the path.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item's index within its section: the second of the path.
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
