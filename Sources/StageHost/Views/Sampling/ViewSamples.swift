// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a view's layout does along the way when the content scrolls, as it was last looked at.
struct ViewSamples {
  /// Every element that was seen, with how it looks at other offsets; empty when nothing follows.
  var elements: [ElementKey: SampledElement] = [:]
  /// The part of the content that was looked at; `nil` for none.
  var window: ViewWindow?
  /// The stretches that were looked at of orthogonal sections in which elements follow the scrolling.
  var orthogonalWindows: [Int: AxisWindow] = [:]
  /// Whether they may be wrong: something else than the offset changed.
  var isStale = true
  /// Elements that a look sees elsewhere than the collection view has them, such as measured ones.
  var unfit: Set<ElementKey> = []
  /// How often they turned out to be wrong by scrolling alone.
  var failures = 0

  /// After so many failures a layout counts as one that remembers where it was.
  static let mostFailures = 3
  /// An element that is further away from where it was expected makes the samples wrong, in points.
  static let tolerance: CGFloat = 1.0
  /// A layout that shows more elements at once is not looked at.
  static let mostElements = 2000

  /// The element with its samples, unless it always looks as it does now.
  func element(_ key: ElementKey) -> SampledElement? {
    guard let element = elements[key], !element.tracks.isEmpty, !unfit.contains(key) else {
      return nil
    }
    return element
  }

  /// Elements that look otherwise elsewhere.
  var following: Set<ElementKey> {
    Set(elements.keys.filter { element($0) != nil })
  }

  /// Whether an element is where it was expected at an offset; one that was never seen is not known to be
  /// elsewhere.
  func expects(
    _ attributes: ElementAttributes,
    of key: ElementKey,
    at place: ScrolledPlace
  ) -> Bool {
    guard !unfit.contains(key), let known = elements[key] else { return true }
    return known.attributes(at: place).distance(to: attributes) <= Self.tolerance
  }
}
