// SPDX-License-Identifier: Apache-2.0

/// Bodies in a plane, what pulls at them and what they run into, moved on in steps of one length.
///
/// The same steps give the same numbers everywhere: there is no clock and no chance. Each step moves half of the
/// way, changes the speeds, and moves the other half, which is exact for a steady pull and of second order for springs.
package struct DynamicsWorld: Sendable {
  /// The length of a step, in seconds.
  package static let step = 1.0 / 240

  /// A pull at a body.
  package struct Pull: Hashable, Sendable {
    /// The body, by its number.
    package var body: Int
    /// What is added to its speed each second, whatever its mass.
    package var acceleration = SIMD2<Double>.zero
    /// What is added to its speed each second, for a mass of 1.
    package var force = SIMD2<Double>.zero
    /// Where the force is at work, about the middle of the body as it was unturned.
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

  /// Something that does not move, and that bodies run into.
  package struct Wall: Hashable, Sendable {
    /// The corners, in the direction in which angles grow; two make a line.
    package var outline: [SIMD2<Double>]
    /// Who it is, for `Touch`.
    package var name: Int

    package init(outline: [SIMD2<Double>], name: Int) {
      self.outline = outline
      self.name = name
    }
  }

  /// Bodies that run into one another or into walls.
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

  /// A body that touches another one or a wall.
  package struct Touch: Hashable, Sendable {
    /// The group in which they meet.
    package var group: Int
    package var body: Int
    /// The other body; `nil` for a wall.
    package var other: Int?
    /// The wall's name.
    package var wall: Int?
  }

  /// The bodies, by their numbers.
  package var bodies: [DynamicBody] = []
  /// What keeps points at distances.
  package var springs: [DynamicSpring] = []
  /// What pulls at bodies.
  package var pulls: [Pull] = []
  /// What moves bodies by where they are.
  package var fields: [DynamicField] = []
  /// Who runs into whom.
  package var groups: [Group] = []
  /// For how long the world has moved, in seconds.
  package var time = 0.0
  /// Who touches whom since the last step, and where.
  package private(set) var touches: [Touch: SIMD2<Double>] = [:]

  /// Rounds in which pushes that depend on one another are found.
  private static let rounds = 10
  /// Bodies that are slower hardly move, in points per second.
  private static let slow = 0.25
  /// Bodies that turn slower hardly turn, in radians per second.
  private static let slowSpin = 0.01
  /// Bodies that hardly moved for so long are at rest, in seconds.
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
  /// - Complexity: O(*b*² + *s*), the numbers of bodies that may meet and of springs.
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

  /// What is below this angle in a step can be seen by the middle of the step.
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
        // Springs that are too stiff for the step are seen by its end, which always holds.
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

  // MARK: Meeting

  /// Two bodies, or a body and a wall, where they overlap.
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

  /// Finds the pushes that keep bodies apart and stiff things stiff.
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

  /// Part of an overlap that one step takes away; all at once would make bodies jump.
  private static let parting = 0.2
  /// An overlap that stays, so that what lies on something goes on touching it, in points.
  private static let slop = 0.05

  /// Moves bodies out of one another, and stiff things to their lengths.
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

  /// Whether two rectangles meet.
  package func meets(_ other: DynamicBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
  }
}
