// SPDX-License-Identifier: Apache-2.0

extension ItemList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The index of the first item.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { ends.last ?? 0 }

  /// An item.
  ///
  /// - Complexity: O(log b) for b blocks; to set one, O(b) and the items of its block.
  public subscript(position: Int) -> Element {
    get {
      let (block, offset) = place(of: position)
      return blocks[block].items[offset]
    }
    set { update([position]) { $0 = newValue } }
  }

  /// Replaces some items by others.
  ///
  /// - Complexity: O(b + k) for b blocks and k new items.
  public mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<Element>) {
    var builder = Builder()
    builder.append(self, 0..<range.lowerBound)
    for item in items { builder.append(item) }
    builder.append(self, range.upperBound..<count)
    self = builder.finish()
  }

  /// Goes through the items block by block.
  public struct Iterator: IteratorProtocol {
    private let blocks: [Block]
    private var block = 0
    private var items: [Element]
    private var place = 0

    init(_ blocks: [Block]) {
      self.blocks = blocks
      items = blocks.first?.items ?? []
    }

    /// The next item; `nil` at the end.
    public mutating func next() -> Element? {
      if place == items.count {
        block += 1
        guard block < blocks.count else { return nil }
        items = blocks[block].items
        place = 0
      }
      defer { place += 1 }
      return items[place]
    }
  }

  /// Goes through all items.
  public func makeIterator() -> Iterator { Iterator(blocks) }
}

extension ItemList: ExpressibleByArrayLiteral {
  /// Makes a list of the given items.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ItemList: Codable {
  /// Reads a list of items.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }

  /// Writes a list of items.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
