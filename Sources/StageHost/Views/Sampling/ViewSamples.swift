// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The samples of a view's layout, as they were taken last.
struct ViewSamples {
  /// Where the collection view is in the viewport; the page counts offsets from there.
  var origin = CGPoint.zero
  /// The seen elements with their appearance at other offsets; empty when no element follows the
  /// scrolling.
  var elements: [ElementKey: SampledElement] = [:]
  /// The sampled part of the content; `nil` for none.
  var window: ViewWindow?
  /// The sampled stretches of orthogonal sections with elements that follow the scrolling.
  var orthogonalWindows: [Int: AxisWindow] = [:]
  /// Whether the samples may be wrong, because something other than the offset changed.
  var isStale = true
  /// Elements that are elsewhere in the collection view than in the samples, for example measured
  /// ones.
  var unfit: Set<ElementKey> = []
  /// How often scrolling alone showed that the samples were wrong.
  var failures = 0

  /// After this many failures, the layout is one that remembers earlier offsets, and is not sampled.
  static let mostFailures = 3
  /// The distance from the expected place above which the samples are wrong, in points.
  static let tolerance: CGFloat = 1.0
  /// A layout that shows more elements at once is not sampled.
  static let mostElements = 2000

  /// The element with its samples; `nil` when it always looks the same.
  func element(_ key: ElementKey) -> SampledElement? {
    guard let element = elements[key], !element.tracks.isEmpty, !unfit.contains(key) else {
      return nil
    }
    return element
  }

  /// The elements that look different at other offsets.
  var following: Set<ElementKey> {
    Set(elements.keys.filter { element($0) != nil })
  }

  /// Whether an element is where it was expected at an offset; an element without samples counts as
  /// expected.
  func expects(
    _ attributes: ElementAttributes,
    of key: ElementKey,
    at place: ScrolledPlace
  ) -> Bool {
    guard !unfit.contains(key), let known = elements[key] else { return true }
    return known.attributes(at: place).distance(to: attributes) <= Self.tolerance
  }
}
