// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension PinRange {
  /// The origin along the edge's axis of an element that sticks to a viewport.
  ///
  /// - Parameters:
  ///   - start: The start of the viewport without its inset, in points of the content.
  ///   - end: Where it ends without its inset.
  ///   - length: The element's own length along the axis.
  /// - Returns: The origin in points of the content.
  package func origin(viewportStart start: CGFloat, end: CGFloat, length: CGFloat) -> CGFloat {
    switch edge {
    case .top, .left: min(max(start, lower), upper)
    case .bottom, .right: max(min(end - length, upper), lower)
    }
  }
}
