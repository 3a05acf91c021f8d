// SPDX-License-Identifier: Apache-2.0
public import Foundation

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

  private var offset = UIOffset.zero
  private var otherOffset = UIOffset.zero
  private var kind = DynamicSpring.Kind.rod
  private var keepsAngle = false

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
    rope.kind = .rope
    return rope
  }

  /// Holds two items together at a point, about which they may turn.
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
    return pin
  }

  /// Holds two items together at a point, so that neither turns against the other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let joint = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    joint.keepsAngle = true
    return joint
  }

  override func describe(in scene: inout DynamicsScene) {
    let body = scene.body(of: items[0])
    let other = items.count > 1 ? scene.body(of: items[1]) : nil
    var spring = DynamicSpring(body: body)
    spring.kind = kind
    spring.offset = SIMD2(offset)
    spring.other = other
    spring.anchor = other == nil ? SIMD2(anchorPoint) : SIMD2(otherOffset)
    spring.length = max(0, Double(length))
    spring.frequency = max(0, Double(frequency))
    spring.damping = max(0, Double(damping))
    scene.world.springs.append(spring)
    guard keepsAngle, let other else { return }
    var angle = spring
    angle.kind = .angle
    angle.length = scene.world.bodies[body].angle - scene.world.bodies[other].angle
    scene.world.springs.append(angle)
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

/// Brings an item to a place as a spring does, and upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Swings per second; ours, UIKit documents none.
  private static let frequency = 3.0
  /// The damping of a spring that `damping` says swings most: it comes to rest all the same.
  private static let leastDamping = 0.1

  private let item: any UIDynamicItem
  /// Where the item goes.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How much of the swinging is taken away, 0 to 1; half unless set.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Brings an item's middle to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func describe(in scene: inout DynamicsScene) {
    var spring = DynamicSpring(body: scene.body(of: item))
    spring.anchor = SIMD2(snapPoint)
    spring.frequency = Self.frequency
    let share = min(max(0, Double(damping)), 1)
    spring.damping = Self.leastDamping + (1 - Self.leastDamping) * share
    scene.world.springs.append(spring)
    spring.kind = .angle
    scene.world.springs.append(spring)
  }
}
