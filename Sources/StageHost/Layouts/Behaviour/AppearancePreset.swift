// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// From where inserted items come and where deleted ones go, in place of what the layout says.
enum AppearancePreset: String, CaseIterable {
  /// The layout's own hooks decide.
  case none
  /// In place, by opacity.
  case fade
  /// In place, from a tenth of the size.
  case scale
  /// From above the viewport.
  case drop
  /// From its right side, and out to its left.
  case slide

  /// What people read.
  var label: String {
    switch self {
    case .none: "The layout's own"
    case .fade: "Fade"
    case .scale: "Scale"
    case .drop: "Drop from above"
    case .slide: "Slide from the side"
    }
  }

  /// Scale of an item that is about to come, or gone.
  private static let smallest: CGFloat = 0.1

  /// Where an item starts that comes to a place.
  ///
  /// - Parameters:
  ///   - attributes: The place.
  ///   - bounds: What the viewport shows of the content.
  /// - Returns: Attributes that are not seen yet.
  func start(of attributes: ElementAttributes, in bounds: CGRect) -> ElementAttributes {
    var start = attributes
    start.alpha = 0
    switch self {
    case .none, .fade: break
    case .scale:
      start.transform = PlaneTransform(a: Self.smallest, b: 0, c: 0, d: Self.smallest, tx: 0, ty: 0)
    case .drop: start.frame.origin.y = bounds.minY - start.frame.height
    case .slide: start.frame.origin.x = bounds.maxX
    }
    return start
  }

  /// Where an item ends that leaves a place; the mirror of how it would come, but for a slide, which goes on.
  func end(of attributes: ElementAttributes, in bounds: CGRect) -> ElementAttributes {
    var end = start(of: attributes, in: bounds)
    if self == .slide { end.frame.origin.x = bounds.minX - end.frame.width }
    return end
  }
}

/// Items that an update of the data brought or took, and how they come and go.
struct ItemAppearances {
  private let preset: AppearancePreset
  private let come: Set<String>
  private let gone: Set<String>

  /// Takes what other data bring and take; nothing where the layout decides.
  init(_ difference: DataDifference, by preset: AppearancePreset) {
    self.preset = preset
    come = preset == .none ? [] : difference.come
    gone = preset == .none ? [] : difference.gone
  }

  /// A transaction in which these items come and go by the preset.
  ///
  /// - Parameters:
  ///   - transaction: What the collection view told.
  ///   - bounds: What the viewport shows of the content.
  ///   - last: How an element was shown before.
  /// - Returns: The same with other starts and ends.
  func applied(
    to transaction: Transaction,
    in bounds: CGRect,
    last: (ElementKey) -> ElementAttributes?
  ) -> Transaction {
    guard transaction.animation != nil, !come.isEmpty || !gone.isEmpty else { return transaction }
    var result = transaction
    for index in result.inserted.indices {
      let inserted = result.inserted[index]
      guard inserted.key.category == .cell, come.contains(inserted.key.identity) else { continue }
      result.inserted[index].initial = preset.start(of: inserted.attributes, in: bounds)
    }
    for index in result.removed.indices {
      let key = result.removed[index].key
      guard key.category == .cell, gone.contains(key.identity), let place = last(key) else {
        continue
      }
      result.removed[index].final = preset.end(of: place, in: bounds)
    }
    return result
  }
}
