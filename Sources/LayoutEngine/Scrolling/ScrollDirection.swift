// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The direction of a scroll: along one axis, towards its end or its start.
struct ScrollDirection: Equatable, Sendable {
  let axis: Axis
  let isForward: Bool

  /// The direction along the faster axis; `nil` for content that does not move.
  init?(_ velocity: CGPoint) {
    axis = abs(velocity.x) > abs(velocity.y) ? .horizontal : .vertical
    let main = axis == .horizontal ? velocity.x : velocity.y
    guard main != 0, main.isFinite else { return nil }
    isForward = main > 0
  }

  /// The absolute value of a velocity along the axis.
  func speed(_ velocity: CGPoint) -> CGFloat {
    abs(axis == .horizontal ? velocity.x : velocity.y)
  }

  /// The area with a given length that the viewport enters next.
  func area(beyond viewport: CGRect, length: CGFloat) -> CGRect {
    var area = axis.rect(viewport)
    area.main = isForward ? area.main + area.size.main : area.main - length
    area.size.main = length
    return axis.plainRect(area)
  }

  /// How far the viewport's trailing edge has moved past a frame; negative if it has not.
  func distance(of frame: CGRect, behind viewport: CGRect) -> CGFloat {
    let (item, view) = (axis.rect(frame), axis.rect(viewport))
    return isForward
      ? view.main - (item.main + item.size.main)
      : item.main - (view.main + view.size.main)
  }

  /// Items in the order in which the viewport reaches them; items of one line are in the order of
  /// the data.
  func nearestFirst(_ items: [PrefetchWindow.Item], to viewport: CGRect) -> [PrefetchWindow.Item] {
    items.sorted { a, b in
      let (first, second) = (
        distance(of: a.frame, ahead: viewport), distance(of: b.frame, ahead: viewport)
      )
      return first == second ? a.position < b.position : first < second
    }
  }

  private func distance(of frame: CGRect, ahead viewport: CGRect) -> CGFloat {
    let (item, view) = (axis.rect(frame), axis.rect(viewport))
    return isForward
      ? item.main - (view.main + view.size.main)
      : view.main - (item.main + item.size.main)
  }
}
