// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Simulations against the closed forms of mechanics; bodies are 100 × 100 pt and have the mass 1.
@Suite struct DynamicsWorldTests {
  private static let stepsASecond = 240

  private func world(_ positions: SIMD2<Double>...) -> DynamicsWorld {
    var world = DynamicsWorld()
    world.bodies = positions.map { DynamicBody(position: $0, size: SIMD2(100, 100)) }
    return world
  }

  private func run(_ world: inout DynamicsWorld, seconds: Double) {
    for _ in 0..<Int((seconds * Double(Self.stepsASecond)).rounded()) { world.advance() }
  }

  @Test func `a free fall of one second covers half of what gravity adds to the speed`() {
    var world = world(SIMD2(3, 0))
    world.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    run(&world, seconds: 1)
    #expect(abs(world.bodies[0].position.y - 500) < 1e-6)
    #expect(abs(world.bodies[0].velocity.y - 1000) < 1e-6)
    expect(world.bodies[0].position.x, equals: 3)
  }

  @Test func `a square of 100 points has the inertia of a square`() {
    let body = DynamicBody(position: .zero, size: SIMD2(100, 100))
    expect(body.mass, equals: 1)
    // m (w² + h²) / 12 = 20000 / 12.
    #expect(abs(1 / body.inverseInertia - 1666.6667) < 0.001)
    var heavy = DynamicBody(position: .zero, size: SIMD2(200, 50))
    heavy.density = 3
    #expect(abs(heavy.mass - 3) < 1e-12)
    // 3 (40000 + 2500) / 12 = 10625.
    #expect(abs(1 / heavy.inverseInertia - 10625) < 1e-6)
    heavy.isAnchored = true
    expect(heavy.inverseMass, equals: 0)
    expect(heavy.inverseInertia, equals: 0)
  }

  @Test func `a spring of one hertz is at the far end after half a second and back after one`() {
    var world = world(SIMD2(110, 50))
    var spring = DynamicSpring(body: 0)
    spring.anchor = SIMD2(100, 50)
    spring.frequency = 1
    world.springs = [spring]
    run(&world, seconds: 0.25)
    #expect(abs(world.bodies[0].position.x - 100) < 0.01)
    run(&world, seconds: 0.25)
    #expect(abs(world.bodies[0].position.x - 90) < 0.01)
    run(&world, seconds: 0.5)
    #expect(abs(world.bodies[0].position.x - 110) < 0.01)
    // Ten seconds later it swings as far as before.
    run(&world, seconds: 10)
    #expect(abs(world.bodies[0].position.x - 110) < 0.05)
  }

  @Test func `a damped spring fades as its damping says`() {
    var world = world(SIMD2(10, 0))
    var spring = DynamicSpring(body: 0)
    spring.frequency = 1
    spring.damping = 0.2
    world.springs = [spring]
    let omega = 2 * Double.pi
    let slow = omega * (1 - 0.04).squareRoot()
    for quarter in 1...4 {
      run(&world, seconds: 0.25)
      let t = Double(quarter) / 4
      let swing = cos(slow * t) + 0.2 * omega / slow * sin(slow * t)
      let expected = 10 * exp(-0.2 * omega * t) * swing
      #expect(abs(world.bodies[0].position.x - expected) < 0.02)
    }
  }

  @Test func `with full damping a spring never swings beyond its place`() {
    var world = world(SIMD2(10, 0))
    var spring = DynamicSpring(body: 0)
    spring.frequency = 1
    spring.damping = 1
    world.springs = [spring]
    run(&world, seconds: 0.5)
    // 10 (1 + π) e^−π
    #expect(abs(world.bodies[0].position.x - 1.7898) < 0.01)
    run(&world, seconds: 4)
    expect((-0.001...0.01).contains(world.bodies[0].position.x))
    expect(world.isAtRest)
  }

  @Test func `a spring too stiff for the step holds still instead of blowing up`() {
    var world = world(SIMD2(10, 0))
    var spring = DynamicSpring(body: 0)
    spring.frequency = 5000
    spring.damping = 0.5
    world.springs = [spring]
    run(&world, seconds: 2)
    #expect(abs(world.bodies[0].position.x) < 0.01)
  }

  @Test func `two equal bodies on a spring swing about their common middle`() {
    var world = world(SIMD2(0, 0), SIMD2(300, 0))
    var spring = DynamicSpring(body: 0)
    spring.other = 1
    spring.length = 200
    spring.frequency = 2
    world.springs = [spring]
    run(&world, seconds: 0.25)
    // Half a swing: from 300 pt to 100 pt apart.
    #expect(abs(world.bodies[0].position.x - 100) < 0.1)
    #expect(abs(world.bodies[1].position.x - 200) < 0.1)
  }

  @Test func `what falls onto a floor with half elasticity bounces to a quarter`() {
    var world = world(SIMD2(0, 0))
    world.bodies[0].elasticity = 0.5
    world.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    // The floor is 500 pt below the lower edge: a second to fall, 500 pt/s upwards, 125 pt high.
    let floor = [SIMD2(-1000.0, 550), SIMD2(1000, 550), SIMD2(1000, 900), SIMD2(-1000, 900)]
    world.groups = [.init(bodies: [0], walls: [.init(outline: floor, name: 0)])]
    run(&world, seconds: 1.1)
    var highest = Double.infinity
    for _ in 0..<Self.stepsASecond {
      world.advance()
      highest = min(highest, world.bodies[0].position.y)
    }
    #expect(abs(highest - 375) < 5)
    run(&world, seconds: 6)
    expect(world.isAtRest)
    #expect(abs(world.bodies[0].position.y - 500) < 0.3)
    expect(world.touches.count, equals: 1)
  }

  @Test func `full elasticity hands the speed of one body to an equal one`() {
    var world = world(SIMD2(0, 0), SIMD2(150, 0))
    for index in 0...1 {
      world.bodies[index].elasticity = 1
      world.bodies[index].allowsRotation = false
    }
    world.bodies[0].velocity = SIMD2(100, 0)
    world.groups = [.init(bodies: [0, 1])]
    run(&world, seconds: 1)
    #expect(abs(world.bodies[0].velocity.x) < 0.01)
    #expect(abs(world.bodies[1].velocity.x - 100) < 0.01)
  }

  @Test func `without elasticity two equal bodies go on together`() {
    var world = world(SIMD2(0, 0), SIMD2(150, 0))
    world.bodies[0].velocity = SIMD2(100, 0)
    world.groups = [.init(bodies: [0, 1])]
    run(&world, seconds: 1)
    #expect(abs(world.bodies[0].velocity.x - 50) < 0.01)
    #expect(abs(world.bodies[1].velocity.x - 50) < 0.01)
  }

  @Test func `groups that do not meet bodies or walls let them through`() {
    var world = world(SIMD2(0, 0), SIMD2(150, 0))
    world.bodies[0].velocity = SIMD2(300, 0)
    let wall = [SIMD2(400.0, -500), SIMD2(400, 500)]
    var group = DynamicsWorld.Group(bodies: [0, 1], walls: [.init(outline: wall, name: 0)])
    group.meetsBodies = false
    group.meetsWalls = false
    world.groups = [group]
    run(&world, seconds: 2)
    #expect(abs(world.bodies[0].position.x - 600) < 1e-6)
    expectEmpty(world.touches)
  }

  @Test func `a line stops a body`() {
    var world = world(SIMD2(0, 0))
    world.bodies[0].velocity = SIMD2(300, 0)
    let wall = [SIMD2(400.0, -500), SIMD2(400, 500)]
    world.groups = [.init(bodies: [0], walls: [.init(outline: wall, name: 7)])]
    run(&world, seconds: 2)
    #expect(abs(world.bodies[0].position.x - 350) < 0.5)
    expect(world.touches.keys.first?.wall, equals: 7)
  }

  @Test func `a rod keeps its length and a rope only bounds it`() {
    var rod = world(SIMD2(100, 0))
    rod.bodies[0].allowsRotation = false
    var spring = DynamicSpring(body: 0)
    spring.length = 100
    rod.springs = [spring]
    rod.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    for _ in 0..<(2 * Self.stepsASecond) {
      rod.advance()
      #expect(abs(rod.bodies[0].position.length - 100) < 0.5)
    }
    var rope = world(SIMD2(0, 0))
    spring.kind = .rope
    rope.springs = [spring]
    rope.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    run(&rope, seconds: 0.2)
    // Free until the rope is tight: 0.04 × 500.
    #expect(abs(rope.bodies[0].position.y - 20) < 1e-6)
    run(&rope, seconds: 2)
    #expect(abs(rope.bodies[0].position.y - 100) < 0.5)
  }

  @Test func `a pendulum of 250 points swings in about one second`() {
    // T = 2π √(l / g) = 3.1416 s for 250 pt; a swing of 0.1 rad makes it 0.06 % longer.
    var world = world(SIMD2(250 * sin(0.1), 250 * cos(0.1)))
    world.bodies[0].allowsRotation = false
    var rod = DynamicSpring(body: 0)
    rod.length = 250
    world.springs = [rod]
    world.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    run(&world, seconds: Double.pi / 2)
    #expect(abs(world.bodies[0].position.x + 250 * sin(0.1)) < 0.5)
  }

  @Test func `a force turns a body about its middle and resistance fades speeds`() {
    var world = world(SIMD2(0, 0))
    // 100 at 50 pt above the middle: 5000 / 1666.67 = 3 rad/s² the way that angles grow.
    world.pulls = [.init(body: 0, force: SIMD2(100, 0), offset: SIMD2(0, -50))]
    world.advance()
    #expect(abs(world.bodies[0].spin - 3.0 / 240) < 1e-9)
    #expect(abs(world.bodies[0].velocity.x - 100.0 / 240) < 1e-9)
    world.pulls = []
    world.bodies[0].velocity = SIMD2(100, 0)
    world.bodies[0].resistance = 1
    run(&world, seconds: 1)
    // 100 / e
    #expect(abs(world.bodies[0].velocity.x - 36.79) < 0.2)
  }

  @Test func `friction stops what slides on a floor`() {
    var world = world(SIMD2(0, 0))
    world.bodies[0].friction = 0.5
    world.bodies[0].allowsRotation = false
    world.bodies[0].velocity = SIMD2(200, 0)
    let floor = [SIMD2(-1000.0, 50), SIMD2(1000, 50), SIMD2(1000, 900), SIMD2(-1000, 900)]
    world.groups = [.init(bodies: [0], walls: [.init(outline: floor, name: 0)])]
    world.pulls = [.init(body: 0, acceleration: SIMD2(0, 1000))]
    run(&world, seconds: 2)
    // v² / (2 μ g) = 40000 / 1000.
    #expect(abs(world.bodies[0].position.x - 40) < 2)
    expect(world.isAtRest)
  }

  @Test func `the same steps give the same numbers`() {
    func end() -> [DynamicBody] {
      var world = world(SIMD2(0, 0), SIMD2(60, -150), SIMD2(-30, -320))
      let floor = [SIMD2(-1000.0, 50), SIMD2(1000, 50), SIMD2(1000, 900), SIMD2(-1000, 900)]
      world.groups = [.init(bodies: [0, 1, 2], walls: [.init(outline: floor, name: 0)])]
      world.pulls = (0..<3).map { .init(body: $0, acceleration: SIMD2(0, 1000)) }
      run(&world, seconds: 1)
      return world.bodies
    }
    expect(end(), equals: end())
  }
}
