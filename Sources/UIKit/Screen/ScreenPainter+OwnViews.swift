// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation
import LayoutEngine

/// What an app has put into the shown collection view besides its cells, such as footers that refresh and pictures above
/// the content.
///
/// The page moves the content of a list that scrolls down by itself, so these views are told in the points of the content.
extension ScreenPainter {
  /// Paints the views behind the cells, or those in front of them.
  ///
  /// - Parameters:
  ///   - content: The shown collection view.
  ///   - place: Its place in the window.
  ///   - isBehind: Which of its views.
  mutating func paintOwnViews(of content: UICollectionView, in place: CGRect, isBehind: Bool) {
    let views = content.ownViews(isBehind: isBehind)
    guard !views.isEmpty else { return }
    for view in views { noteInside(view, level: 0) }
    let origin = content.bounds.origin
    guard !isTurned, content.contentSize.width <= content.bounds.width else {
      let still = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(way)
      for view in views { add(view, movedBy: still) }
      return
    }
    let moved = CGAffineTransform(translationX: place.minX - origin.x, y: 0)
    addLayer { painter in
      for view in views { painter.add(view, movedBy: moved) }
    } _: { layer in
      let farthest = content.contentSize.height + 2 * place.height
      layer.follows = -farthest...farthest
      layer.clip = place
    }
  }

  /// Adds the picture of a view at its place in its superview, whose points are moved.
  private mutating func add(_ view: UIView, movedBy way: CGAffineTransform) {
    let size = view.bounds.size
    let own = CGAffineTransform(
      translationX: -view.anchorPoint.x * size.width,
      y: -view.anchorPoint.y * size.height
    ).concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
    let steps = ChosenStyle.within(view.chosenStyle, view.level) { Self.wholeSteps(of: view) }
    add(.group(own.concatenating(way).numbers, clip: nil, opacity: view.alpha))
    for step in steps { add(step) }
    add(.end)
  }
}

extension UICollectionView {
  /// The visible views that an app has put into the collection view, behind its cells or in front of them.
  fileprivate func ownViews(isBehind: Bool) -> [UIView] {
    let count = tree.countBehind
    let views = isBehind ? tree.subviews.prefix(count) : tree.subviews.dropFirst(count)
    return views.filter { $0 !== backgroundView && !$0.isHidden && $0.alpha > 0 }
  }
}
