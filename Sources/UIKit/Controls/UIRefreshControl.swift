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
  /// The spinner above the content, which appears while the content is pulled.
  mutating func paintRefresh(above content: UIScrollView, in place: CGRect) {
    let control = (content as? UICollectionView)?.refreshControl ?? content.refreshControl
    guard let control else { return }
    let height = UIRefreshControl.height
    let inset = content.adjustedContentInset.top - (control.isRefreshing ? height : 0)
    let rest = place.minY + inset
    let title = control.attributedTitle?.string ?? ""
    let middle = title.isEmpty ? -height / 2 : -height * 2 / 3
    let side = BarPolicy.spinner
    addLayer { painter in
      let box = CGRect(x: place.midX - side / 2, y: middle - side / 2, width: side, height: side)
      painter.paintSpokes(
        in: box,
        control.tintColor == .systemBlue ? .systemGray : control.tintColor
      )
      let text = CGRect(x: place.minX, y: -height / 3 - 2, width: place.width, height: height / 3)
      painter.write(
        title,
        TextFont(size: 13),
        ContentColour(.secondaryLabel),
        in: text,
        at: .middle
      )
    } _: { layer in
      layer.follows = rest...(rest + 10 * UIRefreshControl.pull)
      layer.clip = CGRect(x: place.minX, y: rest, width: place.width, height: place.height)
      if !control.isRefreshing { layer.appears = (rest, rest + height) }
    }
  }
}
