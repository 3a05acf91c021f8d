// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Places sections and items beside each other in rows of a length; rows follow each other downwards.
struct ListRows {
  /// A section before it is placed.
  struct Section {
    var items: [CGSize]
    /// The height of the header; 0 for none.
    var header: CGFloat
    var inset: UIEdgeInsets
    /// The space between rows of the section.
    var line: CGFloat
    /// The space between items of a row.
    var gap: CGFloat
  }

  /// A section's places.
  struct Places {
    var items: [CGRect] = []
    var header: CGRect?
    /// What the items take, and the header.
    var reach = CGRect.null
  }

  /// How much an item may be too long, or too short for the edge, because of rounding.
  private static let tolerance: CGFloat = 1

  let length: CGFloat
  let stretchesToEdge: Bool
  private(set) var places: [Places] = []
  /// Where the last row ends.
  private(set) var end: CGFloat = 0
  /// Where the present row begins, and how far it is filled.
  private var row: CGFloat = 0
  private var filled: CGFloat = 0

  init(length: CGFloat, stretchesToEdge: Bool) {
    (self.length, self.stretchesToEdge) = (length, stretchesToEdge)
  }

  /// Places a section after the others.
  mutating func add(_ section: Section) {
    var own = Places()
    let inset = section.inset
    let room = max(0, length - inset.left - inset.right)
    if section.header > 0 {
      begin(at: end)
      let top = row + (section.items.isEmpty ? 0 : inset.top)
      let frame = CGRect(x: inset.left, y: top, width: room, height: section.header)
      (own.header, own.reach) = (frame, frame)
      end = max(end, frame.maxY)
    }
    // A header stands between the inset and the items.
    var top = inset.top + section.header
    filled += section.items.isEmpty ? 0 : inset.left
    for (index, size) in section.items.enumerated() {
      let width = min(size.width, room)
      var start = filled + (index > 0 && filled > inset.left ? section.gap : 0)
      if start + width > length - inset.right + Self.tolerance, filled > inset.left {
        if index > 0 {
          begin(at: ownEnd(own, inset) + section.line)
          top = 0
        } else {
          begin(at: end)
        }
        start = inset.left
      }
      var frame = CGRect(x: start, y: row + top, width: width, height: size.height)
      let free = length - inset.right - frame.maxX
      if stretchesToEdge, free > 0, free < Self.tolerance { frame.size.width += free }
      own.items.append(frame)
      own.reach = own.reach.union(frame)
      filled = frame.maxX
      end = max(end, frame.maxY + inset.bottom)
    }
    filled += section.items.isEmpty ? 0 : inset.right
    places.append(own)
  }

  private mutating func begin(at place: CGFloat) { (row, filled) = (place, 0) }

  /// Where the present row's highest item ends.
  private func ownEnd(_ own: Places, _ inset: UIEdgeInsets) -> CGFloat {
    max(own.reach.maxY, end - inset.bottom)
  }
}
