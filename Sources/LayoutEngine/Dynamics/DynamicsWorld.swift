// SPDX-License-Identifier: Apache-2.0

/// A plane with bodies, forces and walls, simulated in steps of a fixed length.
///
/// The same steps give the same numbers on every machine: there is no clock and no randomness. Each
/// step moves half of the way, changes the velocities, and moves the other half. This is exact for
/// a constant force and of second order for springs.
package struct DynamicsWorld: Sendable {
  /// The length of a step, in seconds.
  package static let step = 1.0 / 240

  /// A force on a body.
  package struct Pull: Hashable, Sendable {
    /// The number of the body.
    package var body: Int
    /// The acceleration each second, for any mass.
    package var acceleration = SIMD2<Double>.zero
    /// The force: the acceleration each second of a mass of 1.
    package var force = SIMD2<Double>.zero
    /// The point at which the force acts, relative to the middle of the unturned body.
    package var offset = SIMD2<Double>.zero

    package init(
      body: Int,
      acceleration: SIMD2<Double> = .zero,
      force: SIMD2<Double> = .zero,
      offset: SIMD2<Double> = .zero
    ) {
      self.body = body
      self.acceleration = acceleration
      self.force = force
      self.offset = offset
    }
  }

  /// A fixed obstacle for bodies.
  package struct Wall: Hashable, Sendable {
    /// The corners, in the direction of growing angles; two corners make a line.
    package var outline: [SIMD2<Double>]
    /// The wall's name in `Touch`.
    package var name: Int

    package init(outline: [SIMD2<Double>], name: Int) {
      self.outline = outline
      self.name = name
    }
  }

  /// Bodies that collide with one another or with walls.
  package struct Group: Hashable, Sendable {
    package var bodies: [Int] = []
    package var walls: [Wall] = []
    package var meetsBodies = true
    package var meetsWalls = true

    package init(bodies: [Int] = [], walls: [Wall] = []) {
      self.bodies = bodies
      self.walls = walls
    }
  }

  /// A body that touches another body or a wall.
  package struct Touch: Hashable, Sendable {
    /// The group in which they meet.
    package var group: Int
    package var body: Int
    /// The other body; `nil` for a wall.
    package var other: Int?
    /// The wall's name.
    package var wall: Int?
  }

  /// The bodies; their numbers are their indices.
  package var bodies: [DynamicBody] = []
  /// The connections between points.
  package var springs: [DynamicSpring] = []
  /// The forces on single bodies.
  package var pulls: [Pull] = []
  /// The fields that move bodies by their place.
  package var fields: [DynamicField] = []
  /// The groups of bodies and walls that collide.
  package var groups: [Group] = []
  /// The time that the world has moved, in seconds.
  package var time = 0.0
  /// The touches in the last step, and their places.
  package private(set) var touches: [Touch: SIMD2<Double>] = [:]

  /// Rounds in which impulses that depend on one another are found.
  private static let rounds = 10
  /// A body that is slower counts as hardly moving, in points per second.
  private static let slow = 0.25
  /// A body that turns more slowly counts as hardly turning, in radians per second.
  private static let slowSpin = 0.01
  /// A body that hardly moved for this time is at rest, in seconds.
  private static let patience = 0.25

  /// Makes a world without bodies.
  package init() {}

  /// Whether nothing will move until somebody changes something.
  package var isAtRest: Bool { bodies.allSatisfy { $0.isAnchored || $0.restTime >= Self.patience } }

  /// Wakes all bodies.
  package mutating func wake() {
    for index in bodies.indices { bodies[index].restTime = 0 }
  }

  /// Moves on by one step.
  ///
  /// - Complexity: O(*b*² + *s*) for *b* bodies that may meet and *s* springs.
  package mutating func advance() {
    drift()
    kick()
    stretch()
    let contacts = meet()
    resolve(contacts)
    drift()
    straighten(contacts)
    rest()
    time += Self.step
  }

  private mutating func drift() {
    let half = Self.step / 2
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].position += bodies[index].velocity * half
      bodies[index].angle += bodies[index].spin * half
    }
  }

  private mutating func kick() {
    for pull in pulls where !bodies[pull.body].isAnchored {
      bodies[pull.body].velocity += pull.acceleration * Self.step
      guard pull.force != .zero else { continue }
      let arm = pull.offset.turned(by: bodies[pull.body].angle)
      bodies[pull.body].push(pull.force * Self.step, at: arm)
    }
    for field in fields {
      for body in field.bodies {
        field.move(&bodies[body], at: time + Self.step / 2, for: Self.step)
      }
    }
    for index in bodies.indices {
      bodies[index].velocity /= 1 + Self.step * max(0, bodies[index].resistance)
      bodies[index].spin /= 1 + Self.step * max(0, bodies[index].angularResistance)
    }
  }

  // MARK: Springs

  /// A spring that turns by less than this angle in a step is computed with values at the step's
  /// middle.
  private static let gentle = 0.5

  private mutating func stretch() {
    let h = Self.step
    for spring in springs where spring.kind == .brake { brake(spring) }
    for spring in springs where spring.frequency > 0 {
      let omega = 2 * Double.pi * spring.frequency
      let drag = spring.damping * omega * h
      let isGentle = omega * h < Self.gentle && drag < Self.gentle
      func change(_ error: Double, _ speed: Double) -> Double {
        let pull = omega * omega * error * h
        // Stiffer springs are computed with values at the end of the step, which is always stable.
        return isGentle
          ? -(pull + 2 * drag * speed) / (1 + drag)
          : -(pull + (2 * drag + omega * omega * h * h) * speed)
            / (1 + 2 * drag + omega * omega * h * h)
      }
      if spring.kind == .angle {
        turn(spring, change)
        continue
      }
      let state = DynamicSpringStep(spring, bodies)
      for row in state.rows {
        let speed = state.speed(along: row.direction, bodies)
        let inertia = state.inertia(along: row.direction, bodies)
        state.push(row.direction * (inertia * change(row.error, speed)), &bodies)
      }
    }
  }

  // MARK: Collisions

  /// The overlaps of two bodies, or of a body and a wall.
  private func meet() -> [DynamicMeeting] {
    let corners = bodies.map(\.corners)
    let boxes = corners.map(DynamicBox.init)
    var meetings: [DynamicMeeting] = []
    for (number, group) in groups.enumerated() {
      for (place, body) in group.bodies.enumerated() {
        if group.meetsBodies {
          for other in group.bodies[(place + 1)...] where boxes[body].meets(boxes[other]) {
            guard let contact = DynamicContact(corners[body], corners[other]) else { continue }
            let touch = Touch(group: number, body: body, other: other)
            meetings.append(DynamicMeeting(touch, contact, bodies))
          }
        }
        guard group.meetsWalls else { continue }
        for wall in group.walls where boxes[body].meets(DynamicBox(wall.outline)) {
          guard let contact = DynamicContact(corners[body], wall.outline) else { continue }
          let touch = Touch(group: number, body: body, wall: wall.name)
          meetings.append(DynamicMeeting(touch, contact, bodies))
        }
      }
    }
    return meetings
  }

  /// Finds the impulses that keep bodies apart and stiff connections stiff.
  private mutating func resolve(_ found: [DynamicMeeting]) {
    var meetings = found
    touches = [:]
    for meeting in meetings where touches[meeting.touch] == nil {
      touches[meeting.touch] = meeting.points[0].place
    }
    let stiff = springs.filter { $0.frequency <= 0 && !$0.kind.isAngular }
      .map { DynamicSpringStep($0, bodies) }
    let angles = springs.filter { $0.frequency <= 0 && $0.kind == .angle }
    guard !meetings.isEmpty || !stiff.isEmpty || !angles.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for state in stiff {
        for row in state.rows {
          let speed = state.speed(along: row.direction, bodies)
          if row.isOneSided, speed <= 0 { continue }
          let inertia = state.inertia(along: row.direction, bodies)
          state.push(row.direction * (-inertia * speed), &bodies)
        }
      }
      for angle in angles { holdAngle(angle) }
      for index in meetings.indices { meetings[index].resolve(&bodies) }
    }
  }

  /// The part of an overlap that one step removes; removing all of it would make bodies jump.
  private static let parting = 0.2
  /// The overlap that remains, so that bodies that lie on something keep touching it, in points.
  private static let slop = 0.05

  /// Moves bodies out of one another, and stiff connections to their lengths.
  private mutating func straighten(_ meetings: [DynamicMeeting]) {
    for meeting in meetings {
      let depth = meeting.points.map(\.depth).max() ?? 0
      let way = meeting.normal * (max(0, depth - Self.slop) * Self.parting)
      let own = bodies[meeting.touch.body].inverseMass
      let other = meeting.touch.other.map { bodies[$0].inverseMass } ?? 0
      guard own + other > 0 else { continue }
      bodies[meeting.touch.body].position -= way * (own / (own + other))
      if let index = meeting.touch.other { bodies[index].position += way * (other / (own + other)) }
    }
    for spring in springs where spring.frequency <= 0 && spring.kind == .angle {
      straightenAngle(spring)
    }
    for spring in springs where spring.frequency <= 0 && !spring.kind.isAngular {
      let state = DynamicSpringStep(spring, bodies)
      for row in state.rows { shift(spring, by: row.direction * -row.error) }
    }
  }

  private mutating func shift(_ spring: DynamicSpring, by way: SIMD2<Double>) {
    let own = bodies[spring.body].inverseMass
    let other = spring.other.map { bodies[$0].inverseMass } ?? 0
    guard own + other > 0 else { return }
    bodies[spring.body].position += way * (own / (own + other))
    if let index = spring.other { bodies[index].position -= way * (other / (own + other)) }
  }

  private mutating func rest() {
    for index in bodies.indices {
      let isSlow =
        bodies[index].velocity.length < Self.slow && abs(bodies[index].spin) < Self.slowSpin
      bodies[index].restTime = isSlow ? bodies[index].restTime + Self.step : 0
    }
  }
}

/// The upright rectangle around an outline.
package struct DynamicBox: Sendable {
  package var low: SIMD2<Double>
  package var high: SIMD2<Double>

  package init(_ outline: [SIMD2<Double>]) {
    low = outline.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
    high = outline.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
  }

  /// Whether two rectangles overlap or touch.
  package func meets(_ other: DynamicBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
  }
}
