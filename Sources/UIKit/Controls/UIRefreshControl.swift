// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A control that refreshes the content when it is pulled.
///
/// While it refreshes, the content rests lower by the control's height. How far it has to be pulled is ours.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  ///
  /// - Source: the room that a list leaves on a device.
  static let height: CGFloat = 60
  /// How far the content is pulled beyond its edge until a refresh begins, in points.
  static let pull: CGFloat = 80

  /// The view that it refreshes.
  weak var owner: UIScrollView?
  /// Whether a refresh is under way.
  open private(set) var isRefreshing = false
  /// The text below the spinner.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh without telling anybody, as code does.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    owner?.followInset()
  }

  /// Ends the refresh.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    owner?.followInset()
  }

  /// Begins a refresh when a person has pulled the content far enough.
  func pulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.pull else { return }
    isRefreshing = true
    // The content stays under the finger; it rests lower when it is let go.
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    owner?.followInset()
  }
}

extension ScreenPainter {
  /// The spinner above the shown content, which appears while the content is pulled.
  ///
  /// - Source: on a device it is between the bar and a large title, which moves down with the content.
  mutating func paintRefresh(above content: UICollectionView, in place: CGRect) {
    guard let control = content.refreshControl else { return }
    let height = UIRefreshControl.height
    let inset = content.adjustedContentInset.top - (control.isRefreshing ? height : 0)
    let rest = place.minY + inset
    let title = content.collapse(above: content)
    addLayer { painter in
      painter.paint(control, below: -height - title, from: place.minX, to: place.maxX)
    } _: { layer in
      layer.follows = rest...(rest + 10 * UIRefreshControl.pull)
      layer.clip = CGRect(
        x: place.minX,
        y: rest - title,
        width: place.width,
        height: place.height
      )
      if !control.isRefreshing { layer.appears = (rest, rest + height) }
    }
  }

  /// The spinner of another scroll view, in the points of its content.
  mutating func paintRefresh(in scroller: UIScrollView) {
    // A table's is that of the list in it.
    guard !(scroller is UITableView), let control = scroller.refreshControl else { return }
    let height = UIRefreshControl.height
    let pulled = -scroller.adjustedContentInset.top - scroller.contentOffset.y
    let seen = control.isRefreshing ? 1 : min(1, pulled / height)
    guard seen > 0 else { return }
    add(.group(nil, clip: nil, opacity: seen))
    paint(control, below: -height, from: 0, to: scroller.bounds.width)
    add(.end)
  }

  /// A spinner with its text in the control's height below a line.
  private mutating func paint(
    _ control: UIRefreshControl,
    below top: CGFloat,
    from left: CGFloat,
    to right: CGFloat
  ) {
    let height = UIRefreshControl.height
    let title = control.attributedTitle?.string ?? ""
    let middle = top + (title.isEmpty ? height / 2 : height / 3)
    let side = BarPolicy.spinner
    let box = CGRect(
      x: (left + right - side) / 2,
      y: middle - side / 2,
      width: side,
      height: side
    )
    paintSpokes(in: box, control.tintColor == .systemBlue ? .systemGray : control.tintColor)
    let text = CGRect(
      x: left,
      y: top + height * 2 / 3 - 2,
      width: right - left,
      height: height / 3
    )
    write(title, TextFont(size: 13), ContentColour(.secondaryLabel), in: text, at: .middle)
  }
}
