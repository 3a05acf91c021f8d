// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Pulls items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a pull of 1, in points per second squared.
  ///
  /// - Source: the reference of `UIGravityBehavior`.
  static let unit = 1000.0

  /// The items that are pulled.
  open private(set) var items: [any UIDynamicItem]
  /// The pull; the default is 1 downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Makes a behaviour that pulls items downwards.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// The direction of the pull, in radians from the x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the pull, in thousands of points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func describe(in scene: inout DynamicsScene) {
    let pull = SIMD2(gravityDirection) * Self.unit
    for item in items {
      scene.world.pulls.append(.init(body: scene.body(of: item), acceleration: pull))
    }
  }
}

/// Pushes items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// The effect of a push of 1 on a view of 100 × 100 points with density 1: a change of its speed
  /// in points per second, in each second or at once.
  ///
  /// - Source: the reference of `UIPushBehavior.magnitude`.
  private static let unit = 100.0

  /// The items that are pushed.
  open private(set) var items: [any UIDynamicItem]
  /// The duration of the push.
  open private(set) var mode: Mode
  /// Whether it pushes; an instantaneous push becomes inactive by itself.
  open var active = true { didSet { changed() } }
  /// The push; the default is zero.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a behaviour that pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// The direction of the push, in radians from the x axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The point at which an item is pushed, relative to its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, relative to its centre.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override func describe(in scene: inout DynamicsScene) {
    for item in items {
      let body = scene.body(of: item)
      guard active, mode == .continuous else { continue }
      scene.world.pulls.append(
        .init(
          body: body,
          force: SIMD2(pushDirection) * Self.unit,
          offset: SIMD2(targetOffsetFromCenter(for: item))
        )
      )
    }
  }

  /// Gives an instantaneous push.
  func fire(in animator: UIDynamicAnimator) {
    guard active, mode == .instantaneous, pushDirection != .zero else { return }
    for item in items {
      animator.push(
        item,
        SIMD2(pushDirection) * Self.unit,
        at: SIMD2(targetOffsetFromCenter(for: item))
      )
    }
    active = false
  }
}
