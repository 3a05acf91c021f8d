// SPDX-License-Identifier: Apache-2.0

/// The messages that wait to be written to one client, in order.
///
/// - Invariant: the waiting texts have at most `textBound` bytes, and at most `frameBound` frames
///   wait.
struct OutboundQueue {
  /// One message.
  struct Item {
    var frame: Frame
    var isText: Bool
    /// A later text with the same key replaces this one.
    var key: String?
  }

  let textBound: Int
  private(set) var textBytes = 0
  private(set) var frameCount = 0
  private var items: [Item] = []
  private var head = 0

  init(textBound: Int) { self.textBound = textBound }

  var isEmpty: Bool { head == items.count }

  /// Queues a binary message.
  ///
  /// - Returns: `false` when too many wait already.
  mutating func append(frame: Frame) -> Bool {
    guard frameCount < Self.frameBound else { return false }
    frameCount += 1
    items.append(Item(frame: frame, isText: false, key: nil))
    return true
  }

  /// Queues a text; it replaces a waiting text with the same key.
  ///
  /// - Returns: `false` when there is not enough space for the text.
  mutating func append(text: Frame, key: String?) -> Bool {
    if let key, let place = items[head...].firstIndex(where: { $0.key == key }) {
      textBytes += text.count - items[place].frame.count
      items[place].frame = text
      return textBytes <= textBound
    }
    guard textBytes + text.count <= textBound else { return false }
    textBytes += text.count
    items.append(Item(frame: text, isText: true, key: key))
    return true
  }

  /// Removes and returns the first message.
  mutating func popFirst() -> Item? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    if item.isText { textBytes -= item.frame.count } else { frameCount -= 1 }
    if head == items.count {
      items.removeAll(keepingCapacity: items.count <= Self.keptCapacity)
      head = 0
    } else if head > Self.keptCapacity {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  /// It is far above the credit of a client's views; only a client that often asks for snapshots
  /// without reading them exceeds it.
  static let frameBound = 64
  /// The number of entries for which an empty queue keeps memory.
  private static let keptCapacity = 64
}
