// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A point of a box, given by edges, and an offset from that point.
package struct CompositionalAnchor: Hashable, Sendable {
  /// An offset from the point.
  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(CGPoint)
    /// Fractions of the size of the anchored view.
    case fractional(CGPoint)
  }

  /// The point as fractions of the box: 0 at the leading and top edges, 1 at the others.
  package var point: CGPoint
  package var offset: Offset

  /// Makes an anchor.
  package init(point: CGPoint, offset: Offset = .absolute(.zero)) {
    self.point = point
    self.offset = offset
  }

  /// The offset in points for a view of a size; a number that is not finite counts as zero.
  func shift(for size: CGSize) -> CGPoint {
    let shift =
      switch offset {
      case .absolute(let shift): shift
      case .fractional(let part): CGPoint(x: part.x * size.width, y: part.y * size.height)
      }
    let isSound = [shift.x, shift.y].allSatisfy { abs($0) <= CompositionalPolicy.longestLength }
    return isSound ? shift : .zero
  }
}

/// A view that is anchored to a cell or to a group.
package struct CompositionalSupplementary: Hashable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  /// The point of the host.
  package var container: CompositionalAnchor
  /// The point of the view that is placed there; `nil` stands for the corresponding point.
  package var item: CompositionalAnchor?
  package var zIndex: Int
  package var insets: CompositionalInsets

  /// Makes the description of a supplementary view.
  package init(
    kind: String,
    size: CompositionalSize,
    container: CompositionalAnchor,
    item: CompositionalAnchor? = nil,
    zIndex: Int = 1,
    insets: CompositionalInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.container = container
    self.item = item
    self.zIndex = zIndex
    self.insets = insets
  }

  /// The frame beside a host.
  ///
  /// - Parameters:
  ///   - host: The host's frame, in any space.
  ///   - measured: The measured lengths of the view.
  ///   - pixels: The grid on which lengths are rounded.
  /// - Returns: The frame in the host's space.
  func frame(
    in host: CGRect,
    measured: CompositionalMeasure?,
    _ pixels: CompositionalPixels
  ) -> CGRect {
    let own = pixels.packed(size.size(in: host.size, measured))
    let point = item?.point ?? container.point
    let shift = container.shift(for: own)
    let itemShift = item?.shift(for: own) ?? .zero
    let box = CGRect(
      x: host.minX + host.width * container.point.x - own.width * point.x + shift.x + itemShift.x,
      y: host.minY + host.height * container.point.y - own.height * point.y + shift.y + itemShift.y,
      width: own.width,
      height: own.height
    )
    return insets.without(width: size.width.isMeasured, height: size.height.isMeasured).inside(box)
  }
}

/// The measured lengths of an element, in points; only those that measuring decides.
package struct CompositionalMeasure: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  /// Makes a measure.
  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CompositionalSize {
  /// The size in points, with the measured lengths.
  func size(in container: CGSize, _ measured: CompositionalMeasure?) -> CGSize {
    let plain = size(in: container)
    return CGSize(
      width: width.isMeasured ? measured?.width ?? plain.width : plain.width,
      height: height.isMeasured ? measured?.height ?? plain.height : plain.height
    )
  }
}
