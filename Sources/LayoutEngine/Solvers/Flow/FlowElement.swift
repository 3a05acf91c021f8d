// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One element that a flow layout places, with its position in the data.
package struct FlowElement: Hashable, Sendable {
  /// What kind of element it is.
  package enum Kind: UInt8, Hashable, Sendable {
    case header
    case cell
    case footer
  }

  package var kind: Kind
  package var section: Int
  /// The item; zero for headers and footers.
  package var item: Int
  /// The frame in points of the content.
  ///
  /// The origin is on the pixel grid; the size is as given. For a pinned element it is the natural
  /// frame.
  package var frame: CGRect

  /// Makes an element.
  package init(kind: Kind, section: Int, item: Int = 0, frame: CGRect) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
  }

  /// Depth of the element.
  package var zIndex: Int {
    switch kind {
    case .header: FlowPolicy.headerZIndex
    case .cell: 0
    case .footer: FlowPolicy.footerZIndex
    }
  }
}
