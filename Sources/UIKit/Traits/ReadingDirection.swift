// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The direction of the person's language, on the screen whose code runs at present.
@preconcurrency @MainActor
package enum ReadingDirection {
  /// The direction for views that are in no window yet, and for questions to classes.
  package private(set) static var current = UIUserInterfaceLayoutDirection.leftToRight

  /// Runs code of a screen that is read in a direction.
  package static func with<Result>(
    _ direction: UIUserInterfaceLayoutDirection,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    defer { current = outer }
    current = direction
    return try body()
  }
}

extension UIWindow {
  /// The direction in which the window is read, as its traits tell everything in it.
  ///
  /// Another one lays everything out again, as if the app had been launched in another language.
  package var reading: UIUserInterfaceLayoutDirection {
    get { ownReading ?? .leftToRight }
    set {
      guard newValue != reading else { return }
      traitOverrides.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
      turnWithin()
    }
  }

  fileprivate var ownReading: UIUserInterfaceLayoutDirection? {
    switch traits.overrides.layoutDirection {
    case .rightToLeft: .rightToLeft
    case .leftToRight: .leftToRight
    default: nil
    }
  }
}

extension UIView {
  /// The direction of the language around the view.
  var languageDirection: UIUserInterfaceLayoutDirection {
    window?.ownReading ?? ReadingDirection.current
  }

  /// Whether the view's content begins at the right.
  var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of the view that was placed from the left, at its place in the direction of reading.
  func inReading(_ rect: CGRect) -> CGRect {
    guard readsFromRight else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  fileprivate func turnWithin() {
    setNeedsLayout()
    noteContentChange()
    (self as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    forEachHeld { $0.turnWithin() }
  }
}
