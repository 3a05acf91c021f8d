// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Holds an item at a distance from a place or from another item: stiffly, or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What holds the item.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  /// The item, and the one that holds it.
  open private(set) var items: [any UIDynamicItem]
  /// What holds the item.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// The place that holds the item, in points.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance, in points; that of now unless set.
  open var length: CGFloat { didSet { changed() } }
  /// How a spring comes to rest: 0 not at all, 1 as soon as without swinging.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings per second of a spring; 0 for something stiff.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  /// How far a sliding attachment may go from where it was made, in points, or a pin turn, in radians; without bound
  /// unless set.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  /// How strongly a pin resists turning: 1 is a force of 1 that is at work 100 points from the pin; none unless set.
  ///
  /// - Source: UIKit documents no unit; this one is ours.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }

  /// What an attachment keeps beside the distance.
  private enum Joint {
    case distance
    case rope
    case pin
    case fixed
    case slide(axis: SIMD2<Double>)
  }

  /// What a torque of 1 is: a force of 1 at this many points.
  private static let torqueArm = 100.0

  private var offset = UIOffset.zero
  private var otherOffset = UIOffset.zero
  private var joint = Joint.distance
  /// The angle between the items when they were joined, in radians.
  private var joinedAngle = 0.0

  /// Holds an item's middle at its present distance from a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a point of an item at its present distance from a place.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    items = [item]
    self.offset = offset
    anchorPoint = point
    length = Self.distance(Self.place(of: item, offset), point)
    super.init()
  }

  /// Holds two items' middles at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  /// Holds points of two items at their present distance.
  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offset = offset1
    otherOffset = offset2
    anchorPoint = .zero
    length = Self.distance(Self.place(of: item1, offset1), Self.place(of: item2, offset2))
    super.init()
  }

  /// Holds points of two items at no more than their present distance, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let rope = UIAttachmentBehavior(
      item: item1,
      offsetFromCenter: offset1,
      attachedTo: item2,
      offsetFromCenter: offset2
    )
    rope.joint = .rope
    return rope
  }

  /// Holds two items together at a point, about which they may turn as far as `attachmentRange` says.
  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let pin = UIAttachmentBehavior(
      item: item1,
      offsetFromCenter: Self.offset(of: point, from: item1),
      attachedTo: item2,
      offsetFromCenter: Self.offset(of: point, from: item2)
    )
    pin.length = 0
    pin.join(.pin)
    return pin
  }

  /// Holds two items together at a point, so that neither turns against the other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let joint = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    joint.join(.fixed)
    return joint
  }

  /// Lets two items move along a line through a point, as far as `attachmentRange` says, and not turn against each
  /// other; the line turns with the second.
  open class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let slide = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    slide.join(.slide(axis: Self.direction(axis).turned(by: -Self.angle(of: item2))))
    return slide
  }

  /// Lets an item move along a line through a point, as far as `attachmentRange` says, and not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let slide = UIAttachmentBehavior(
      item: item,
      offsetFromCenter: Self.offset(of: point, from: item),
      attachedToAnchor: point
    )
    slide.join(.slide(axis: Self.direction(axis)))
    return slide
  }

  private func join(_ joint: Joint) {
    self.joint = joint
    joinedAngle = Self.angle(of: items[0]) - (items.count > 1 ? Self.angle(of: items[1]) : 0)
  }

  override func describe(in scene: inout DynamicsScene) {
    let other = items.count > 1 ? scene.body(of: items[1]) : nil
    var spring = DynamicSpring(body: scene.body(of: items[0]))
    spring.offset = SIMD2(offset)
    spring.other = other
    spring.anchor = other == nil ? SIMD2(anchorPoint) : SIMD2(otherOffset)
    spring.length = max(0, Double(length))
    spring.frequency = max(0, Double(frequency))
    spring.damping = max(0, Double(damping))
    var angle = spring
    angle.kind = .angle
    angle.length = joinedAngle
    switch joint {
    case .distance: scene.world.springs.append(spring)
    case .rope:
      spring.kind = .rope
      scene.world.springs.append(spring)
    case .fixed: scene.world.springs += [spring, angle]
    case .pin: scene.world.springs += [spring] + turning(angle)
    case .slide(let axis):
      spring.kind = .slide
      spring.axis = axis
      spring.range = attachmentRange.bounds
      (spring.frequency, angle.frequency) = (0, 0)
      scene.world.springs += [spring, angle]
    }
  }

  /// What bounds and brakes the turning of a pin.
  private func turning(_ angle: DynamicSpring) -> [DynamicSpring] {
    var parts: [DynamicSpring] = []
    if let range = attachmentRange.bounds {
      var bound = angle
      bound.range = range
      bound.frequency = 0
      parts.append(bound)
    }
    if frictionTorque > 0 {
      var brake = angle
      brake.kind = .brake
      brake.frequency = 0
      brake.torque = Double(frictionTorque) * DynamicField.force * Self.torqueArm
      parts.append(brake)
    }
    return parts
  }

  private static func angle(of item: any UIDynamicItem) -> Double {
    Double(atan2(item.transform.b, item.transform.a))
  }

  /// A direction of length 1; that of x for none.
  private static func direction(_ axis: CGVector) -> SIMD2<Double> {
    let vector = SIMD2(axis)
    return vector.length > 0 && vector.length.isFinite ? vector / vector.length : SIMD2(1, 0)
  }

  private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  private static func offset(of point: CGPoint, from item: any UIDynamicItem) -> UIOffset {
    let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
    let own = way.applying(item.transform.inverted())
    return UIOffset(horizontal: own.x, vertical: own.y)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }
}
