// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A point of a box, by the edges that it lies on, and how far from there.
package struct CompositionalAnchor: Hashable, Sendable {
  /// A distance from the point.
  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(CGPoint)
    /// Shares of the size of the view that is anchored.
    case fractional(CGPoint)
  }

  /// The share of the box before the point: 0 on the leading and top edges, 1 on the others.
  package var point: CGPoint
  package var offset: Offset

  /// Makes an anchor.
  package init(point: CGPoint, offset: Offset = .absolute(.zero)) {
    self.point = point
    self.offset = offset
  }

  /// The offset in points for a view of a size; what is no finite number counts as zero.
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
  /// The point of the view that is put there; `nil` for the matching one.
  package var item: CompositionalAnchor?
  package var zIndex: Int
  package var insets: CompositionalInsets

  /// Makes a supplementary view's blueprint.
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
  ///   - measured: The lengths that the view was measured with.
  ///   - pixels: Where lengths are rounded to.
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

/// The lengths that an element was measured with, in points; only those that count.
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
  /// The size in points with what measuring told.
  func size(in container: CGSize, _ measured: CompositionalMeasure?) -> CGSize {
    let plain = size(in: container)
    return CGSize(
      width: width.isMeasured ? measured?.width ?? plain.width : plain.width,
      height: height.isMeasured ? measured?.height ?? plain.height : plain.height
    )
  }
}
