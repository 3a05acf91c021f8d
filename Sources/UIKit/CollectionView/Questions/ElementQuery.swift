// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An element that a layout wants to be shown.
@MainActor
struct WantedElement {
  var key: ElementKey
  var slot: ElementSlot
  var attributes: UICollectionViewLayoutAttributes
  var value: ElementAttributes

  /// The same element with a copy of the attributes, which the layout cannot change any more.
  var withOwnAttributes: WantedElement {
    var element = self
    element.attributes = attributes.duplicate
    return element
  }
}

/// The layout's answer for a rectangle, without elements that cannot be shown.
@MainActor
struct ElementQuery {
  /// The largest allowed coordinate, in points.
  ///
  /// It keeps sums and the integers of the wire exact.
  nonisolated static let furthestCoordinate: CGFloat = 1e9

  let rect: CGRect
  let counts: SectionCounts
  let key: (ElementSlot) -> ElementKey
  /// An element that is kept even outside the rectangle.
  var kept: ElementSlot?
  /// Whether all elements are kept even outside the rectangle.
  var keepsAll = false
  private(set) var diagnostics: [LayoutDiagnostic] = []

  init(rect: CGRect, counts: SectionCounts, key: @escaping (ElementSlot) -> ElementKey) {
    self.rect = rect
    self.counts = counts
    self.key = key
  }

  /// The elements that intersect the rectangle, each once.
  mutating func wanted(_ answer: [UICollectionViewLayoutAttributes]) -> [WantedElement] {
    var known: [ElementKey: ElementSlot] = [:]
    known.reserveCapacity(answer.count)
    var result: [WantedElement] = []
    result.reserveCapacity(answer.count)
    for attributes in answer {
      let slot = ElementSlot(attributes)
      guard exists(slot), let sound = sound(attributes, slot) else { continue }
      guard rect.meets(sound.frame) || isKept(sound, slot) else { continue }
      guard let key = unusedKey(for: slot, &known) else { continue }
      let value = sound.elementAttributes
      result.append(WantedElement(key: key, slot: slot, attributes: sound, value: value))
    }
    return result
  }

  /// Whether an element is kept even outside the rectangle.
  private func isKept(_ attributes: UICollectionViewLayoutAttributes, _ slot: ElementSlot) -> Bool {
    keepsAll || attributes.pin != nil || attributes.orthogonalSection != nil || slot == kept
  }

  /// A key for a slot that no other slot has; `nil` if the slot itself was named before.
  ///
  /// Two items with the same identity are both shown; the key of the second one contains its
  /// position.
  private mutating func unusedKey(
    for slot: ElementSlot,
    _ known: inout [ElementKey: ElementSlot]
  ) -> ElementKey? {
    var key = key(slot)
    guard let other = known.updateValue(slot, forKey: key) else { return key }
    known[key] = other
    if other != slot {
      report("duplicate-identity", "two elements have the identity \(key.identity)", slot)
      key.identity += " at " + slot.indexPath.callText
      if known[key] == nil {
        known[key] = slot
        return key
      }
    }
    if known[key] == slot {
      report("duplicate-element", "the layout returned two attributes for one element", slot)
    }
    return nil
  }

  private mutating func exists(_ slot: ElementSlot) -> Bool {
    let path = slot.indexPath
    switch slot.category {
    case .cell where path.count == 2 && counts.contains(slot.position): return true
    case .supplementary where path.count == 1 && path[0] >= 0: return true
    case .supplementary where !path.isEmpty && counts.contains(section: path[0]): return true
    case .decoration where !path.isEmpty && path.allSatisfy({ $0 >= 0 }): return true
    default: break
    }
    let noun = slot.category == .cell ? "a cell" : "an element"
    report(
      "index-path",
      "UICollectionView received layout attributes for \(noun) with an index path that does not "
        + "exist: \(path.map(String.init).joined(separator: ", "))",
      slot
    )
    return false
  }

  /// The attributes themselves, or a copy without negative lengths; `nil` if their numbers cannot
  /// be shown.
  private mutating func sound(
    _ attributes: UICollectionViewLayoutAttributes,
    _ slot: ElementSlot
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.isWithin(Self.furthestCoordinate) else {
      report("not-finite", "the layout returned a frame that is not finite or far too large", slot)
      return nil
    }
    guard attributes.size.width < 0 || attributes.size.height < 0 else { return attributes }
    report("negative-size", "the layout returned a negative size, which counts as zero", slot)
    let copy = attributes.duplicate
    copy.size = CGSize(width: max(0, copy.size.width), height: max(0, copy.size.height))
    return copy
  }

  private mutating func report(_ code: String, _ message: String, _ slot: ElementSlot) {
    diagnostics.append(LayoutDiagnostic(code: code, message: message, about: slot))
  }
}

extension LayoutDiagnostic {
  init(code: String, message: String, about slot: ElementSlot) {
    self.init(
      code: code,
      message: message,
      section: slot.indexPath.first,
      item: slot.indexPath.count > 1 ? slot.indexPath[1] : nil,
      elementKind: slot.category == .cell ? nil : slot.kind
    )
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the element can be shown.
  var isSound: Bool { isWithin(ElementQuery.furthestCoordinate) }

  /// Whether every number is finite and no length exceeds a bound, in points.
  func isWithin(_ bound: CGFloat) -> Bool {
    let frame = state.untransformedFrame
    guard abs(frame.origin.x) <= bound, abs(frame.origin.y) <= bound else { return false }
    guard abs(frame.size.width) <= bound, abs(frame.size.height) <= bound else { return false }
    guard state.alpha.isFinite else { return false }
    // Most elements have no transform, and one comparison is faster than checking 16 numbers.
    return state.transform3D == .identity || state.transform3D.rows.allSatisfy { abs($0) <= bound }
  }
}
