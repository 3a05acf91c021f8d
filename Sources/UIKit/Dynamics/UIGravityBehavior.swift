// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Pulls all its items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// What a pull of 1 adds to the speed each second, in points per second.
  ///
  /// - Source: the reference of `UIGravityBehavior`.
  static let unit = 1000.0

  /// What is pulled.
  open private(set) var items: [any UIDynamicItem]
  /// The pull; downwards with 1 unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Pulls items downwards.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Pulls another item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Pulls an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// The direction, in radians from the x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the pull is, in thousands of points per second each second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
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

/// Pushes its items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// What a push of 1 does to the speed of a view of 100 × 100 points and density 1: each second, or at once.
  ///
  /// - Source: the reference of `UIPushBehavior.magnitude`.
  private static let unit = 100.0

  /// What is pushed.
  open private(set) var items: [any UIDynamicItem]
  /// How long a push lasts.
  open private(set) var mode: Mode
  /// Whether it pushes; a push that lasts no time becomes inactive by itself.
  open var active = true { didSet { changed() } }
  /// The push; none unless set.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Pushes another item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// The direction, in radians from the x axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the push is.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its middle.
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

  /// Gives the push that lasts no time.
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
