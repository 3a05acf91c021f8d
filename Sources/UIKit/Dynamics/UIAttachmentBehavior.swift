// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Keeps an item at a distance from a place or from another item, either rigidly or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  /// The item, and the other item to which it is attached.
  open private(set) var items: [any UIDynamicItem]
  /// What the item is attached to.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// The place to which the item is attached, in points.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance, in points; the default is the distance at the beginning.
  open var length: CGFloat { didSet { changed() } }
  /// The damping of a spring: with 0 it never rests, with 1 it rests as soon as possible without
  /// swinging.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The frequency of a spring, in swings per second; 0 means a rigid attachment.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  /// The limits of a sliding attachment, in points from its start, or of a pin's rotation, in
  /// radians; the default is unlimited.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  /// How strongly a pin resists rotation; the default is 0.
  ///
  /// The unit is a force of 1 at a distance of 100 points from the pin.
  ///
  /// - Source: UIKit documents no unit; this one is ours.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }

  /// What an attachment keeps in addition to the distance.
  private enum Joint {
    case distance
    case rope
    case pin
    case fixed
    case slide(axis: SIMD2<Double>)
  }

  /// The distance, in points, at which a force of 1 is a torque of 1.
  private static let torqueArm = 100.0

  private var offset = UIOffset.zero
  private var otherOffset = UIOffset.zero
  private var joint = Joint.distance
  /// The angle between the items when they were attached, in radians.
  private var joinedAngle = 0.0

  /// Keeps an item's centre at its present distance from a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Keeps a point of an item at its present distance from a place.
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

  /// Keeps the centres of two items at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  /// Keeps points of two items at their present distance.
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

  /// Limits the distance between points of two items to the present one, as a rope does.
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

  /// Attaches two items to each other at a point, around which they may turn within
  /// `attachmentRange`.
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

  /// Attaches two items to each other at a point, without rotation against each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let joint = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    joint.join(.fixed)
    return joint
  }

  /// Lets two items move against each other along a line through a point, within `attachmentRange`
  /// and without rotation against each other; the line turns with the second item.
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

  /// Lets an item move along a line through a point, within `attachmentRange` and without rotation.
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

  /// The springs that limit and brake the rotation of a pin.
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

  /// A direction with length 1; that of the x axis for a zero vector.
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
