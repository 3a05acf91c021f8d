// SPDX-License-Identifier: Apache-2.0

extension AttributeChange {
  /// The fields of an element's appearance, which may differ at the start or the end of an
  /// animation.
  ///
  /// The other fields identify the element; they have no meaning for an element that appears or
  /// disappears.
  public static let presentational: Fields = [
    .origin, .size, .alpha, .zIndex, .hidden, .transform,
  ]

  /// The change from one state to the other; `nil` when they are equal.
  public static func between(
    _ old: WireAttributes,
    _ new: WireAttributes
  ) -> AttributeChange? {
    var change = AttributeChange()
    if old.x != new.x || old.y != new.y {
      change.fields.insert(.origin)
      change.dx = new.x &- old.x
      change.dy = new.y &- old.y
    }
    if old.width != new.width || old.height != new.height {
      change.fields.insert(.size)
      change.dWidth = new.width &- old.width
      change.dHeight = new.height &- old.height
    }
    var others: Fields = []
    if old.alpha != new.alpha { others.insert(.alpha) }
    if old.zIndex != new.zIndex { others.insert(.zIndex) }
    if old.isHidden != new.isHidden { others.insert(.hidden) }
    if old.transform != new.transform { others.insert(.transform) }
    if old.content != new.content { others.insert(.content) }
    if old.section != new.section || old.item != new.item { others.insert(.position) }
    if old.pin != new.pin { others.insert(.pin) }
    if old.state != new.state { others.insert(.state) }
    if old.slot != new.slot { others.insert(.slot) }
    if old.orthogonalSection != new.orthogonalSection { others.insert(.orthogonalSection) }
    if old.tracks != new.tracks { others.insert(.samples) }
    if !others.isEmpty { change.values.take(others, from: new) }
    change.fields.formUnion(others)
    return change.fields.isEmpty ? nil : change
  }

  /// One change with the effect of this one and then `next`; differences stay within the wire's
  /// bounds.
  public func adding(_ next: AttributeChange) -> AttributeChange {
    var sum = self
    sum.fields.formUnion(next.fields)
    sum.dx = WireBounds.difference(dx &+ next.dx)
    sum.dy = WireBounds.difference(dy &+ next.dy)
    sum.dWidth = WireBounds.difference(dWidth &+ next.dWidth)
    sum.dHeight = WireBounds.difference(dHeight &+ next.dHeight)
    if next.hasValues { sum.values.take(next.fields, from: next.values) }
    return sum
  }

  /// The change without the fields that are not in `kept`.
  func keeping(_ kept: Fields) -> AttributeChange {
    var change = AttributeChange()
    change.fields = fields.intersection(kept)
    if change.fields.contains(.origin) {
      change.dx = dx
      change.dy = dy
    }
    if change.fields.contains(.size) {
      change.dWidth = dWidth
      change.dHeight = dHeight
    }
    if change.hasValues { change.values.take(change.fields, from: values) }
    return change
  }
}

extension WireAttributes {
  /// The state after a change.
  public func applying(_ change: AttributeChange) -> WireAttributes {
    var result = self
    result.apply(change)
    return result
  }

  mutating func apply(_ change: AttributeChange) {
    if change.fields.contains(.origin) {
      x &+= change.dx
      y &+= change.dy
    }
    if change.fields.contains(.size) {
      width &+= change.dWidth
      height &+= change.dHeight
    }
    if change.hasValues { take(change.fields, from: change.values) }
  }

  /// Copies the named fields, but never the frame.
  mutating func take(_ fields: AttributeChange.Fields, from other: WireAttributes) {
    if fields.contains(.alpha) { alpha = other.alpha }
    if fields.contains(.zIndex) { zIndex = other.zIndex }
    if fields.contains(.hidden) { isHidden = other.isHidden }
    if fields.contains(.transform) { transform = other.transform }
    if fields.contains(.content) { content = other.content }
    if fields.contains(.position) {
      section = other.section
      item = other.item
    }
    if fields.contains(.pin) { pin = other.pin }
    if fields.contains(.state) { state = other.state }
    if fields.contains(.slot) { slot = other.slot }
    if fields.contains(.orthogonalSection) { orthogonalSection = other.orthogonalSection }
    if fields.contains(.samples) { tracks = other.tracks }
  }

  /// Whether the frame's numbers are within the wire's bounds.
  var isWithinBounds: Bool {
    let bound = WireBounds.absolute
    return x.magnitude <= bound && y.magnitude <= bound && width.magnitude <= bound
      && height.magnitude <= bound
  }
}
