// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Told when items begin and stop touching.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Tells that two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  /// Tells that two items stop touching.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// Tells that an item begins to touch a boundary; the reference bounds have no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// Tells that an item stops touching a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing, because the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing, because the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing, because the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  /// Does nothing, because the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items from overlapping each other and from leaving boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with everything.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// The thickness of the walls around reference bounds, in points; no item is fast enough to jump
  /// over it.
  private static let thickness = 1000.0

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
  }

  /// The items that collide.
  open private(set) var items: [any UIDynamicItem]
  /// What items collide with; the default is everything.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the bounds of the view, or of all content, are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// The object that is told when items begin and stop touching; a weak reference.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  private var touching: [DynamicsWorld.Touch: [any UIDynamicItem]] = [:]
  private var group: Int?

  /// Makes items collide.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item that collides.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item, which then does not collide any more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Makes the bounds of the view without insets a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let copy = UIBezierPath(cgPath: bezierPath.cgPath)
    boundaries.append(Boundary(identifier: identifier, path: copy))
    changed()
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  /// The boundary with an identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }

  /// Removes the boundary with an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.same($0.identifier, identifier) }
    changed()
  }

  /// The identifiers of all boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  // MARK: Scene

  override func describe(in scene: inout DynamicsScene) {
    var group = DynamicsWorld.Group()
    group.bodies = items.map { scene.body(of: $0) }
    group.meetsBodies = collisionMode.contains(.items)
    group.meetsWalls = collisionMode.contains(.boundaries)
    if translatesReferenceBoundsIntoBoundary, !scene.reference.isNull {
      group.walls = Self.walls(around: scene.reference.inset(by: insets))
    }
    for (number, boundary) in boundaries.enumerated() {
      group.walls += Self.walls(along: boundary.path, name: number)
    }
    self.group = scene.world.groups.count
    scene.world.groups.append(group)
  }

  /// The number of the walls around reference bounds, which have no identifier.
  private static let reference = -1

  private static func walls(around rect: CGRect) -> [DynamicsWorld.Wall] {
    let (low, high) = (
      SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.maxY))
    )
    let out = thickness
    let boxes = [
      (SIMD2(low.x - out, low.y - out), SIMD2(low.x, high.y + out)),
      (SIMD2(high.x, low.y - out), SIMD2(high.x + out, high.y + out)),
      (SIMD2(low.x - out, low.y - out), SIMD2(high.x + out, low.y)),
      (SIMD2(low.x - out, high.y), SIMD2(high.x + out, high.y + out)),
    ]
    return boxes.map { from, to in
      let middle = (from + to) / 2
      return .init(
        outline: DynamicBody.rectangle(to - from).map { $0 + middle },
        name: reference
      )
    }
  }

  private static func walls(along path: UIBezierPath, name: Int) -> [DynamicsWorld.Wall] {
    path.cgPath.polygons.flatMap { corners in
      zip(corners, corners.dropFirst()).filter { $0 != $1 }.map { from, to in
        DynamicsWorld.Wall(outline: [SIMD2(from), SIMD2(to)], name: name)
      }
    }
  }

  override func stepped(_ scene: DynamicsScene) {
    guard collisionDelegate != nil, let group else { return }
    let now = scene.world.touches.filter { $0.key.group == group }
    let before = touching
    touching = [:]
    for touch in now.keys {
      touching[touch] = [scene.item(touch.body)] + (touch.other.map { [scene.item($0)] } ?? [])
    }
    for (touch, items) in before.sorted(by: { Self.order($0.key, $1.key) })
    where now[touch] == nil { tellEnd(touch, items) }
    for (touch, place) in now.sorted(by: { Self.order($0.key, $1.key) })
    where before[touch] == nil {
      tellBegin(touch, touching[touch] ?? [], CGPoint(x: place.x, y: place.y))
    }
  }

  private static func order(_ a: DynamicsWorld.Touch, _ b: DynamicsWorld.Touch) -> Bool {
    (a.body, a.other ?? -1, a.wall ?? -1) < (b.body, b.other ?? -1, b.wall ?? -1)
  }

  private func identifier(_ wall: Int) -> (any NSCopying)? {
    boundaries.indices.contains(wall) ? boundaries[wall].identifier : nil
  }

  private func tellBegin(
    _ touch: DynamicsWorld.Touch,
    _ items: [any UIDynamicItem],
    _ place: CGPoint
  ) {
    if let wall = touch.wall {
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: items[0],
        withBoundaryIdentifier: identifier(wall),
        at: place
      )
    } else if items.count > 1 {
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: items[0],
        with: items[1],
        at: place
      )
    }
  }

  private func tellEnd(_ touch: DynamicsWorld.Touch, _ items: [any UIDynamicItem]) {
    if let wall = touch.wall {
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: items[0],
        withBoundaryIdentifier: identifier(wall)
      )
    } else if items.count > 1 {
      collisionDelegate?.collisionBehavior(self, endedContactFor: items[0], with: items[1])
    }
  }
}
