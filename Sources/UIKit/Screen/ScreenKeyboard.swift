// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import Foundation

/// The keyboard over a screen: it tells the app, and controllers of collection views make room.
///
/// - Source: a keyboard is not part of the safe area. `UICollectionViewController` and
///   `UITableViewController` make the lower content inset larger by what it covers of their view;
///   other controllers listen to the notifications.
@MainActor
package final class ScreenKeyboard {
  /// The time in which a keyboard comes and goes, in seconds.
  private static let duration = 0.25

  private var height: CGFloat = 0
  /// The room that collection views have for it now.
  private var rooms: [ObjectIdentifier: CGFloat] = [:]

  /// Makes the keyboard of a screen, which is not shown.
  package init() {}

  /// Shows the keyboard with a height, in points, or takes it away with 0.
  package func show(_ wanted: CGFloat, in window: UIWindow) {
    let isOther = wanted != height
    let (begin, end) = (frame(height, window), frame(wanted, window))
    height = wanted
    window.keyboard = wanted
    makeRoom(in: window)
    guard isOther else { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
    ]
    let names =
      wanted > 0
      ? [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      : [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }

  private func frame(_ height: CGFloat, _ window: UIWindow) -> CGRect {
    let bounds = window.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func makeRoom(in window: UIWindow) {
    for view in window.collectionViewsWithin where view.makesRoomForKeyboard {
      let bottom = view.convert(view.bounds, to: window).maxY
      let covered = max(0, bottom - (window.bounds.height - height))
      let room = height > 0 ? max(0, covered - view.safeAreaInsets.bottom) : 0
      let old = rooms[ObjectIdentifier(view)] ?? 0
      if room != old { view.contentInset.bottom += room - old }
      rooms[ObjectIdentifier(view)] = room
    }
  }
}

extension UICollectionView {
  /// Whether a controller makes room in it for the keyboard, as those do whose content it is.
  fileprivate var makesRoomForKeyboard: Bool {
    dataSource is UICollectionViewController || superview?.manager is UITableViewController
  }
}
