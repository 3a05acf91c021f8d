// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The items of a section, in blocks that copies share.
///
/// A change copies only the blocks that it touches. An item is found by its id without comparing
/// texts, because each block knows a mark of each of its ids.
///
/// - Invariant: no block is empty, and none has more than `Block.most` items.
public struct ItemList: Hashable, Sendable {
  /// An item of the list.
  public typealias Element = DataDocument.Item

  private(set) var blocks: [Block] = []
  /// The number of items up to the end of each block.
  private(set) var ends: [Int] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of items.
  ///
  /// - Complexity: O(n) for n items; O(1) if they are a list.
  public init(_ items: some Sequence<Element>) {
    if let list = items as? ItemList {
      self = list
    } else {
      var builder = Builder()
      for item in items { builder.append(item) }
      self = builder.finish()
    }
  }

  /// Whether both lists have equal items.
  ///
  /// - Complexity: O(b) for b blocks that both share, and O(n) for n other items.
  public static func == (left: ItemList, right: ItemList) -> Bool {
    guard left.count == right.count else { return false }
    if left.ends == right.ends {
      return zip(left.blocks, right.blocks).allSatisfy { $0 === $1 || $0.items == $1.items }
    }
    return left.elementsEqual(right)
  }

  /// Hashes the number of items and the first one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
  }

  /// Whether the list is the very same as another one; lists that are not may still be equal.
  ///
  /// - Complexity: O(b) for b blocks.
  public func isIdentical(to other: ItemList) -> Bool {
    ends == other.ends && zip(blocks, other.blocks).allSatisfy { $0 === $1 }
  }
}

extension ItemList {
  /// Successive items that never change.
  final class Block: Sendable {
    /// The most items; a change of one copies so many.
    static let most = 512

    let items: [Element]
    private let cache = Mutex<(marks: [UInt32]?, ratios: [Double]?)>((nil, nil))

    init(_ items: [Element]) { self.items = items }

    /// A short hash of each id.
    var marks: [UInt32] {
      cache.withLock { cache in
        if let marks = cache.marks { return marks }
        let marks = items.map { ItemList.mark(of: $0.id) }
        cache.marks = marks
        return marks
      }
    }

    /// The height of each item's picture for each point of its width.
    var ratios: [Double] {
      cache.withLock { cache in
        if let ratios = cache.ratios { return ratios }
        let ratios = items.map(\.pictureRatio)
        cache.ratios = ratios
        return ratios
      }
    }
  }

  /// Makes a list from the start to the end.
  struct Builder {
    private(set) var list = ItemList()
    private var open: [Element] = []

    mutating func append(_ item: Element) {
      open.append(item)
      if open.count == Block.most { close() }
    }

    /// Appends a part of a list; whole blocks are shared.
    mutating func append(_ source: ItemList, _ range: Range<Int>) {
      var place = range.lowerBound
      while place < range.upperBound {
        let (block, offset) = source.place(of: place)
        let items = source.blocks[block].items
        let end = Swift.min(items.count, offset + range.upperBound - place)
        // A block that is small would stay small for ever.
        if offset == 0, end == items.count, end * 2 >= Block.most || open.isEmpty {
          close()
          list.append(source.blocks[block])
        } else {
          for item in items[offset..<end] { append(item) }
        }
        place += end - offset
      }
    }

    private mutating func close() {
      guard !open.isEmpty else { return }
      list.append(Block(open))
      open = []
      open.reserveCapacity(Block.most)
    }

    /// The list of all appended items.
    mutating func finish() -> ItemList {
      close()
      return list
    }
  }

  mutating func append(_ block: Block) {
    blocks.append(block)
    ends.append((ends.last ?? 0) + block.items.count)
  }

  /// Replaces a block by one with as many items.
  mutating func put(_ block: Block, at index: Int) { blocks[index] = block }

  /// The block of an item, and its index in the block.
  func place(of index: Int) -> (block: Int, offset: Int) {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > index { high = middle } else { low = middle + 1 }
    }
    return (low, index - (low == 0 ? 0 : ends[low - 1]))
  }

  /// - Source: FNV-1a, 32 bits, over the UTF-8 of the id.
  static func mark(of id: String) -> UInt32 {
    var id = id
    return id.withUTF8 { bytes in
      var hash: UInt32 = 0x811c_9dc5
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return hash
    }
  }
}
