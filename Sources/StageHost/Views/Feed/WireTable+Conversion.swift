// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension ElementKey {
  /// The key of an element on the wire.
  ///
  /// An unknown category becomes a decoration, which no data source is asked for.
  init(_ element: Delta.Insertion) {
    self.init(
      category: ElementCategory(rawValue: element.category) ?? .decoration,
      kind: element.kind,
      identity: element.key
    )
  }
}

extension ElementPosition {
  /// The index path of an element on the wire.
  init(_ attributes: WireAttributes) {
    self.init(section: Int(attributes.section), item: Int(attributes.item))
  }
}

extension Delta.Insertion {
  /// Makes an element with its number and its key.
  init(
    id: UInt64,
    key: ElementKey,
    attributes: WireAttributes,
    initial: AttributeChange? = nil
  ) {
    self.init(
      id: id,
      category: key.category.rawValue,
      kind: key.kind,
      key: key.identity,
      attributes: attributes,
      initial: initial
    )
  }
}

extension Transaction.Update {
  /// Makes an update of an insertion, for an element that exists already.
  init(replacing insertion: Transaction.Insertion) {
    self.init(
      key: insertion.key,
      position: insertion.position,
      attributes: insertion.attributes,
      contentChanged: true
    )
  }
}

extension Transaction.Insertion {
  /// Whether this element gets its number before another: supplementary views, then decorations,
  /// then cells, each in the order of the data.
  func precedes(_ other: Transaction.Insertion) -> Bool {
    rank < other.rank
  }

  private var rank: (Int, Int, Int, String, String) {
    (
      key.category == .cell ? 1 : 0, position.section, position.item, key.kind, key.identity
    )
  }
}

extension ElementAttributes {
  /// The same attributes, at the shown place of an element that follows the scrolling; only its
  /// samples know the place.
  func staying(on shown: WireAttributes) -> ElementAttributes {
    guard !shown.tracks.isEmpty else { return self }
    let place = ElementAttributes(shown)
    var result = self
    (result.frame, result.transform) = (place.frame, place.transform)
    return result
  }

  /// The visible difference from a shown element's attributes, for the start or the end of its
  /// animation.
  ///
  /// - Returns: `nil` when they look the same.
  func change(of shown: WireAttributes, at position: ElementPosition) -> AttributeChange? {
    var attributes = WireQuantiser.attributes(self, content: shown.content, position: position)
    attributes.pin = shown.pin
    attributes.orthogonalSection = shown.orthogonalSection
    attributes.state = shown.state
    attributes.slot = shown.slot
    attributes.tracks = shown.tracks
    return AttributeChange.between(shown, attributes)
  }

  /// Makes the attributes of the wire's attributes.
  init(_ wire: WireAttributes) {
    let points = CGFloat(1 / WireQuantiser.unitsPerPoint)
    self.init(
      frame: CGRect(
        x: CGFloat(wire.x) * points,
        y: CGFloat(wire.y) * points,
        width: CGFloat(wire.width) * points,
        height: CGFloat(wire.height) * points
      ),
      alpha: CGFloat(wire.alpha) / CGFloat(UInt8.max),
      zIndex: Int(wire.zIndex),
      isHidden: wire.isHidden,
      transform: wire.transform.map { PlaneTransform($0) } ?? .identity,
      state: ElementState(rawValue: wire.state),
      slot: Int(wire.slot)
    )
  }
}

extension PlaneTransform {
  /// Makes the transform of the wire's transform.
  init(_ wire: WireTransform) {
    self.init(
      a: CGFloat(wire.a),
      b: CGFloat(wire.b),
      c: CGFloat(wire.c),
      d: CGFloat(wire.d),
      tx: CGFloat(wire.tx),
      ty: CGFloat(wire.ty),
      g: CGFloat(wire.g),
      h: CGFloat(wire.h),
      w: CGFloat(wire.w)
    )
  }
}

extension WireAnimation {
  private static let millisecondsPerSecond = 1000.0
  private static let perMille = 1000.0

  /// Makes an animation that starts at a time of the machine's monotonic clock.
  init(_ animation: ElementAnimation, startMs: UInt64) {
    let curve: Curve =
      switch animation.curve {
      case .easeInOut:
        .easeInOut
      case .spring(let response, let dampingFraction):
        .spring(
          responseMs: Self.rounded(response * Self.millisecondsPerSecond),
          dampingPerMille: Self.rounded(dampingFraction * Self.perMille)
        )
      }
    self.init(
      curve: curve,
      durationMs: Self.rounded(animation.duration * Self.millisecondsPerSecond),
      startMs: startMs
    )
  }

  private static func rounded(_ value: Double) -> UInt64 {
    UInt64(exactly: max(0, value).rounded()) ?? 0
  }
}
