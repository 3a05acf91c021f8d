// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A simulated world, and the items of its bodies.
@MainActor
struct DynamicsScene {
  /// The number of corners that approximate an ellipse.
  private static let ellipseCorners = 24

  private struct Entry {
    var item: any UIDynamicItem
    /// The item's transform when the simulation took it over, without its rotation.
    var scale: CGAffineTransform
  }

  var world = DynamicsWorld()
  private var entries: [Entry] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The rectangle of the reference bounds.
  var reference = CGRect.null

  init() {}

  /// The items, in the order in which they were added.
  var items: [any UIDynamicItem] { entries.map(\.item) }

  private var old: [ObjectIdentifier: (entry: Entry, body: DynamicBody)] = [:]

  /// Takes the bodies of another scene, so that they continue their movement.
  mutating func inherit(_ other: DynamicsScene) {
    for (id, number) in other.numbers {
      old[id] = (other.entries[number], other.world.bodies[number])
    }
  }

  /// Forgets the bodies of the other scene that were not needed.
  mutating func settle() { old = [:] }

  /// The number of an item's body; `nil` if it has none.
  func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// The item of a body.
  func item(_ number: Int) -> any UIDynamicItem { entries[number].item }

  /// The number of an item's body, which is made if necessary.
  mutating func body(of item: any UIDynamicItem) -> Int {
    let id = ObjectIdentifier(item)
    if let number = numbers[id] { return number }
    numbers[id] = entries.count
    if let (entry, known) = old[id] {
      entries.append(entry)
      var body = Self.makeBody(of: item)
      (body.position, body.angle) = (known.position, known.angle)
      (body.velocity, body.spin) = (known.velocity, known.spin)
      world.bodies.append(body)
    } else {
      entries.append(Entry(item: item, scale: Self.scale(of: item)))
      world.bodies.append(Self.makeBody(of: item))
    }
    return entries.count - 1
  }

  /// Reads the present place of an item.
  mutating func read(_ item: any UIDynamicItem) {
    guard let number = number(of: item) else { return }
    let fresh = Self.makeBody(of: item)
    entries[number].scale = Self.scale(of: item)
    world.bodies[number].position = fresh.position
    world.bodies[number].angle = fresh.angle
    world.bodies[number].outline = fresh.outline
  }

  /// Sets the items to the places of their bodies.
  func write() {
    for (entry, body) in zip(entries, world.bodies) {
      let center = CGPoint(x: body.position.x, y: body.position.y)
      if entry.item.center != center { entry.item.center = center }
      let angle = Self.angle(of: entry.item.transform)
      guard abs(angle - body.angle) > Self.sameAngle, body.allowsRotation else { continue }
      entry.item.transform = entry.scale.concatenating(
        CGAffineTransform(rotationAngle: CGFloat(body.angle))
      )
    }
  }

  /// The greatest difference between equal angles, in radians.
  private static let sameAngle = 1e-9

  private static func angle(of transform: CGAffineTransform) -> Double {
    Double(atan2(transform.b, transform.a))
  }

  private static func scale(of item: any UIDynamicItem) -> CGAffineTransform {
    let transform = item.transform
    let back = CGAffineTransform(rotationAngle: -CGFloat(angle(of: transform)))
    return transform.concatenating(back)
  }

  private static func makeBody(of item: any UIDynamicItem) -> DynamicBody {
    let size = SIMD2(Double(item.bounds.width), Double(item.bounds.height))
    var body = DynamicBody(
      position: SIMD2(item.center),
      angle: angle(of: item.transform),
      size: size
    )
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse:
      body.outline = (0..<ellipseCorners).map { corner in
        let angle = 2 * Double.pi * Double(corner) / Double(ellipseCorners)
        return SIMD2(cos(angle) * size.x / 2, sin(angle) * size.y / 2)
      }
    case .path:
      let corners = item.collisionBoundingPath.cgPath.polygons.first ?? []
      let outline = convexOutline(of: corners.map { SIMD2($0) })
      if outline.count > 2 { body.outline = outline }
    }
    return body
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}
