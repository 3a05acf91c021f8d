// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Fields against the closed forms of mechanics; bodies are 100 × 100 pt and have the mass 1.
@Suite struct DynamicFieldTests {
  private func run(
    _ field: DynamicField,
    from position: SIMD2<Double> = .zero,
    velocity: SIMD2<Double> = .zero,
    charge: Double = 0,
    seconds: Double
  ) -> DynamicBody {
    var world = DynamicsWorld()
    world.bodies = [DynamicBody(position: position, size: SIMD2(100, 100))]
    world.bodies[0].velocity = velocity
    world.bodies[0].charge = charge
    var field = field
    field.bodies = [0]
    world.fields = [field]
    for _ in 0..<Int((seconds * 240).rounded()) { world.advance() }
    return world.bodies[0]
  }

  private func near(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    abs(one - other) < tolerance
  }

  private func field(_ kind: DynamicField.Kind, strength: Double = 1) -> DynamicField {
    var field = DynamicField(kind: kind)
    field.strength = strength
    return field
  }

  @Test func `a linear field pulls as gravity does`() {
    var field = field(.linearGravity, strength: 0.5)
    field.direction = SIMD2(0, 1)
    let body = run(field, seconds: 1)
    // Half of 500 points per second each second.
    expect(near(body.position.y, 250, 1e-6))
    expect(body.position.x, equals: 0)
    expect(near(body.velocity.y, 500, 1e-6))
  }

  @Test func `a radial field pulls to its middle, the less the further off where it fades`() {
    var field = field(.radialGravity)
    field.position = SIMD2(100, 0)
    let early = run(field, seconds: 1.0 / 240)
    expect(near(early.velocity.x, 1000.0 / 240, 1e-9))
    expect(early.velocity.y, equals: 0)
    field.falloff = 2
    // 100 points from the middle only a ten-thousandth is left.
    let faded = run(field, seconds: 1.0 / 240)
    expect(near(faded.velocity.x, 0.1 / 240, 1e-9))
    field.minimumRadius = 200
    let far = run(field, seconds: 1.0 / 240)
    expect(near(far.velocity.x, 0.025 / 240, 1e-9))
  }

  @Test func `a spring field swings a body as the cosine does`() {
    // The root of 4 is 2 radians a second.
    let body = run(field(.spring, strength: 4), from: SIMD2(100, 0), seconds: 1)
    expect(near(body.position.x, 100 * cos(2.0), 0.05))
    expect(near(body.velocity.x, -(200 * sin(2.0)), 0.1))
    let back = run(field(.spring, strength: 4), from: SIMD2(100, 0), seconds: .pi)
    expect(near(back.position.x, 100, 0.05))
  }

  @Test func `drag takes the same part of the speed in the same time`() {
    let body = run(field(.drag, strength: 2), velocity: SIMD2(300, 0), seconds: 1)
    expect(near(body.velocity.x, 300 * exp(-2), 0.5))
    // However strong, it never turns a body around.
    let stopped = run(field(.drag, strength: 1e9), velocity: SIMD2(300, 0), seconds: 1)
    #expect(stopped.velocity.x >= 0 && stopped.velocity.x < 1e-6)
  }

  @Test func `a velocity field decides the speed alone`() {
    var field = field(.velocity, strength: 3)
    field.direction = SIMD2(10, -20)
    let body = run(field, velocity: SIMD2(500, 500), seconds: 1)
    expect(body.velocity, equals: SIMD2(30, -60))
    // All of the second but the half step before the field was first looked at.
    expect(near(body.position.y, -60 + 560.0 / 480, 1e-6))
  }

  @Test func `a vortex pushes across the way to its middle`() {
    let body = run(field(.vortex), from: SIMD2(100, 0), seconds: 1.0 / 240)
    expect(body.velocity.x, equals: 0)
    expect(near(body.velocity.y, 1000.0 / 240, 1e-9))
  }

  @Test func `an electric field pushes charges away and leaves others alone`() {
    let still = run(field(.electric), from: SIMD2(0, 50), seconds: 1)
    expect(still.velocity, equals: .zero)
    let pushed = run(field(.electric, strength: 2), from: SIMD2(0, 50), charge: 3, seconds: 1)
    // A force of 2 × 3, at 100 points per second each second for a mass of 1.
    expect(near(pushed.velocity.y, 600, 1e-6))
    expect(pushed.velocity.x, equals: 0)
    expect(near(pushed.position.y, 350, 1e-6))
    let pulled = run(field(.electric, strength: 2), from: SIMD2(0, 50), charge: -3, seconds: 0.1)
    expect(near(pulled.velocity.y, -(60), 1e-6))
  }

  @Test func `a magnetic field turns a charge's way and keeps its speed`() {
    let body = run(field(.magnetic, strength: .pi), velocity: SIMD2(80, 0), charge: 0.5, seconds: 1)
    // A quarter of a turn in a second.
    expect(near(body.velocity.x, 0, 1e-6))
    expect(near(body.velocity.y, 80, 1e-6))
    let still = run(field(.magnetic, strength: .pi), velocity: SIMD2(80, 0), seconds: 1)
    expect(still.velocity, equals: SIMD2(80, 0))
  }

  @Test func `noise is the same at every run, smooth, and no stronger than it says`() {
    let noise = DynamicNoise(smoothness: 0.5, speed: 1)
    var last = noise.direction(at: SIMD2(0, 300), 0)
    var isMoving = false
    for step in 1...2000 {
      let place = SIMD2(Double(step) / 2, 300 - Double(step))
      let next = noise.direction(at: place, Double(step) / 100)
      #expect(abs(next.x) <= 1 && abs(next.y) <= 1)
      // A side of the grid is 105 points, and nowhere is the way of 2 in it steeper than by three.
      #expect((next - last).length < 0.2)
      expect(
        next,
        equals: DynamicNoise(smoothness: 0.5, speed: 1).direction(at: place, Double(step) / 100)
      )
      isMoving = isMoving || (next - noise.direction(at: .zero, 0)).length > 0.5
      last = next
    }
    expect(isMoving)
    var field = field(.noise)
    field.noise = noise
    let body = run(field, seconds: 1)
    #expect(body.velocity != .zero && body.velocity.length < 100 * 2.0.squareRoot())
  }

  @Test
  func `noise without speed does not change with time, and turbulence leaves alone what rests`() {
    let noise = DynamicNoise(smoothness: 1, speed: 0)
    expect(noise.direction(at: SIMD2(7, 9), 0), equals: noise.direction(at: SIMD2(7, 9), 50))
    var field = field(.turbulence)
    field.noise = noise
    expect(run(field, seconds: 1).velocity, equals: .zero)
    #expect(run(field, velocity: SIMD2(50, 0), seconds: 1).velocity != SIMD2(50, 0))
  }

  @Test func `a field is at work in its region alone`() {
    var field = field(.linearGravity)
    field.direction = SIMD2(0, 1)
    field.position = SIMD2(500, 0)
    field.region = .circle(radius: 100)
    expect(run(field, from: SIMD2(399, 0), seconds: 0.5).velocity, equals: .zero)
    #expect(run(field, from: SIMD2(401, 0), seconds: 0.01).velocity.y > 0)
  }

  @Test func `regions are made of others`() {
    let circle = DynamicRegion.circle(radius: 10)
    let box = DynamicRegion.rectangle(size: SIMD2(40, 10))
    expect(DynamicRegion.infinite.contains(SIMD2(1e9, 0)))
    expect(circle.contains(SIMD2(6, 8)))
    expect(!circle.contains(SIMD2(8, 8)))
    expect(box.contains(SIMD2(20, -5)))
    expect(!box.contains(SIMD2(0, 6)))
    expect(!DynamicRegion.outside(circle).contains(SIMD2(6, 8)))
    expect(DynamicRegion.either(circle, box).contains(SIMD2(15, 0)))
    expect(DynamicRegion.either(circle, box).contains(SIMD2(0, 9)))
    expect(!DynamicRegion.without(circle, box).contains(SIMD2(0, 0)))
    expect(DynamicRegion.without(circle, box).contains(SIMD2(0, 9)))
    expect(DynamicRegion.both(circle, box).contains(SIMD2(9, 0)))
    expect(!DynamicRegion.both(circle, box).contains(SIMD2(15, 0)))
  }
}
