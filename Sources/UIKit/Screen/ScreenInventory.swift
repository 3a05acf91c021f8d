// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A view on a screen, in words.
package struct ScreenPart: Hashable, Sendable {
  /// The name of its class, as the app's source has it.
  package var kind: String
  /// Its place in the window, in points.
  package var place: CGRect
  /// What it says; empty for one without words.
  package var words: String
}

/// Lists what a window shows around one collection view: views with words, pictures and controls, and what
/// scrolls.
@MainActor
package struct ScreenInventory {
  /// The most parts; what comes after them is left out.
  private static let most = 200
  private static let mostLevels = 120
  private static let leastOpacity: CGFloat = 0.01

  private let window: UIView
  private let content: UICollectionView?
  private var parts: [ScreenPart] = []

  /// The parts in a window, from back to front.
  package static func parts(of window: UIView, around content: UICollectionView?) -> [ScreenPart] {
    var inventory = ScreenInventory(window, content)
    inventory.look(at: window, level: 0)
    return inventory.parts
  }

  private init(_ window: UIView, _ content: UICollectionView?) {
    (self.window, self.content) = (window, content)
  }

  private mutating func look(at view: UIView, level: Int) {
    guard !view.isHidden, view.alpha > Self.leastOpacity, level < Self.mostLevels,
      parts.count < Self.most, view !== content
    else { return }
    let box = CGRect(origin: view.bounds.origin, size: view.bounds.size)
    let place = view.convert(box, to: window)
    if let words = view.inventoryWords, !place.intersection(window.bounds).isEmpty {
      parts.append(ScreenPart(kind: view.inventoryKind, place: place, words: words))
    }
    // A control tells its words itself.
    guard !(view is UIControl), !(view is UITextView) else { return }
    for subview in view.paintedSubviews { look(at: subview, level: level + 1) }
  }
}

extension UIView {
  /// The name of the view's class for people: that of the source, or UIKit's for its own parts.
  fileprivate var inventoryKind: String {
    switch self {
    case is TabButton: "UITabBarItem"
    case is BarButton: "UIBarButtonItem"
    default: String(describing: type(of: self))
    }
  }

  /// What the view says; `nil` for one that only holds others.
  fileprivate var inventoryWords: String? {
    switch self {
    case let bar as UINavigationBar: bar.topItem?.title ?? bar.topItem?.largeTitle ?? ""
    case let label as UILabel:
      (label.text ?? "").isEmpty ? nil : label.text
    case let text as UITextView: text.text
    case let field as UITextField: (field.text ?? "").isEmpty ? field.shownPlaceholder : field.text
    case let control as UIControl: control.screenLabel
    case let image as UIImageView: image.image.map(\.inventoryWords)
    case is UICollectionView, is UIProgressView, is UIActivityIndicatorView: screenLabel
    default: nil
    }
  }
}

extension UIImage {
  /// The name of the picture or symbol; of a picture beside the source, the one in source.
  fileprivate var inventoryWords: String {
    switch source {
    case .symbol(let name): return SymbolWeight.plainName(of: name)
    case .file(let name):
      // One picture has several names, with and without an ending.
      let named = SourceNotes.current.pictures?.filter { $0.value.name == name }.map(\.key) ?? []
      if let shortest = named.min(by: { ($0.count, $0) < ($1.count, $1) }) { return shortest }
      return name.prefix { $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
    }
  }
}
