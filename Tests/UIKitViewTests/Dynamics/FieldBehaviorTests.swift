// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Fields and joints, in the style of an app.
@MainActor
@Suite(.ownProcess) struct FieldBehaviorTests {
  /// Runs an animator with a clock of its own.
  private func run(_ behaviors: UIDynamicBehavior..., seconds: Double) {
    let clock = FrameClock.current
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let animator = UIDynamicAnimator(referenceView: stage)
    for behavior in behaviors { animator.addBehavior(behavior) }
    for frame in 0..<Int((seconds * 60).rounded()) { clock.advance(to: 100 + Double(frame) / 60) }
  }

  private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    abs(one - other) < tolerance
  }

  private func square(x: CGFloat = 150, y: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: x - 50, y: y - 50, width: 100, height: 100))
  }

  @Test func `fields begin as UIKit's do`() {
    let fields: [UIFieldBehavior] = [
      .dragField(), .vortexField(), .springField(), .electricField(), .magneticField(),
      .radialGravityField(position: CGPoint(x: 3, y: 4)),
      .linearGravityField(direction: CGVector(dx: 1, dy: 2)),
      .velocityField(direction: CGVector(dx: 1, dy: 2)),
      .noiseField(smoothness: 0.25, animationSpeed: 2),
      .turbulenceField(smoothness: 0.25, animationSpeed: 2),
    ]
    for field in fields {
      expect(field.strength, equals: 1)
      expect(field.falloff, equals: 0)
      expectEmpty(field.items)
      #expect(field.region == UIRegion.infinite && field.minimumRadius > 0)
    }
    expect(fields[5].position, equals: CGPoint(x: 3, y: 4))
    expect(fields[6].direction, equals: CGVector(dx: 1, dy: 2))
    #expect(fields[8].smoothness == 0.25 && fields[9].animationSpeed == 2)
  }

  @Test func `a spring field swings a view about its middle`() {
    let view = square(x: 200, y: 300)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 300, y: 300)
    field.strength = 4
    field.addItem(view)
    run(field, seconds: 1)
    let place: Double = 300 - 100 * cos(2)
    expect(near(view.center.x, CGFloat(place), 0.5))
    expect(view.center.y, equals: 300)
  }

  @Test func `a block is a field of one's own`() {
    let view = square()
    var told: [(CGPoint, CGFloat, CGFloat)] = []
    let field = UIFieldBehavior.field { _, place, velocity, mass, charge, seconds in
      told.append((place, mass, charge))
      #expect(seconds > 0 && velocity.dx == 0)
      return CGVector(dx: 0, dy: 2)
    }
    field.position = CGPoint(x: 150, y: 0)
    field.addItem(view)
    let material = UIDynamicItemBehavior(items: [view])
    material.charge = 0.75
    run(field, material, seconds: 1)
    // A force of 2 at 100 pt/s²: half of 200 after a second. The first step was pushed before the
    // view moved.
    expect(near(view.center.y, 200, 1))
    #expect(told[0].0 == CGPoint(x: 0, y: 100) && told[0].1 == 1 && told[0].2 == 0.75)
  }

  @Test func `an item that is removed is left alone, and a region bounds a field`() {
    let (inside, outside, removed) = (
      square(x: 100, y: 100), square(x: 400), square(x: 100, y: 300)
    )
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 100, y: 100)
    field.region = UIRegion(radius: 250)
    for view in [inside, outside, removed] { field.addItem(view) }
    field.removeItem(removed)
    run(field, seconds: 0.5)
    #expect(inside.center.y > 200 && outside.center.y == 100 && removed.center.y == 300)
  }

  @Test func `regions are made of others`() {
    let circle = UIRegion(radius: 10)
    let box = UIRegion(size: CGSize(width: 40, height: 10))
    expect(circle.byUnion(with: box).contains(CGPoint(x: 15, y: 0)))
    expect(!circle.byIntersection(with: box).contains(CGPoint(x: 15, y: 0)))
    expect(circle.byDifference(from: box).contains(CGPoint(x: 0, y: 9)))
    expect(!circle.byDifference(from: box).contains(.zero))
    expect(circle.inverse().contains(CGPoint(x: 15, y: 0)))
    #expect(circle == UIRegion(radius: 10) && circle != box)
    expect((box.copy() as? UIRegion)?.contains(CGPoint(x: 20, y: 5)), equals: true)
  }

  @Test func `a sliding attachment lets a view move along its line alone`() {
    let view = square(x: 300, y: 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view,
      attachmentAnchor: CGPoint(x: 300, y: 100),
      axisOfTranslation: CGVector(dx: 3, dy: 4)
    )
    run(slide, UIGravityBehavior(items: [view]), seconds: 0.5)
    // Four fifths of 1,000 pt/s² are along the line: half of 800 × ¼ is 100 after half a second,
    // which is 60 horizontally and 80 vertically along the line.
    expect(near(view.center.x, 360, 0.5))
    expect(near(view.center.y, 180, 0.5))
    expect(near(view.transform.b, 0, 1e-6))
  }

  @Test func `the range of a sliding attachment ends the way`() {
    let view = square(x: 300, y: 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view,
      attachmentAnchor: CGPoint(x: 300, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    expect(slide.attachmentRange, equals: .infinite)
    expect(slide.frictionTorque, equals: 0)
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 80)
    run(slide, UIGravityBehavior(items: [view]), seconds: 2)
    expect(near(view.center.y, 180, 0.5))
    expect(view.center.x, equals: 300)
    let other = square(x: 300, y: 100)
    let back = UIAttachmentBehavior.slidingAttachment(
      with: other,
      attachmentAnchor: CGPoint(x: 300, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    back.attachmentRange = UIFloatRange(minimum: -20, maximum: 80)
    let lift = UIGravityBehavior(items: [other])
    lift.gravityDirection = CGVector(dx: 0, dy: -1)
    run(back, lift, seconds: 2)
    expect(near(other.center.y, 80, 0.5))
  }

  @Test func `two that slide move against each other and turn together`() {
    let (view, holder) = (square(x: 300, y: 100), square(x: 100, y: 100))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view,
      attachedTo: holder,
      attachmentAnchor: CGPoint(x: 200, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    let fixed = UIDynamicItemBehavior(items: [holder])
    fixed.isAnchored = true
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 50)
    run(slide, fixed, UIGravityBehavior(items: [view]), seconds: 2)
    expect(near(view.center.y, 150, 0.5))
    expect(near(view.center.x, 300, 0.5))
    expect(near(view.transform.b, 0, 0.01))
    expect(holder.center, equals: CGPoint(x: 100, y: 100))
  }

  @Test func `a pin lets a view swing, and its range ends the swing`() {
    for (range, least) in [
      (UIFloatRange.infinite, 1.0), (UIFloatRange(minimum: -0.25, maximum: 0.25), 0.2),
    ] {
      let (view, holder) = (square(x: 300, y: 100), square(x: 100, y: 100))
      let pin = UIAttachmentBehavior.pinAttachment(
        with: view,
        attachedTo: holder,
        attachmentAnchor: CGPoint(x: 200, y: 100)
      )
      pin.attachmentRange = range
      let fixed = UIDynamicItemBehavior(items: [holder])
      fixed.isAnchored = true
      run(pin, fixed, UIGravityBehavior(items: [view]), seconds: 0.6)
      let angle = atan2(view.transform.b, view.transform.a)
      #expect(angle > least && (range.isInfinite || angle < 0.26))
      // The attached point keeps its place.
      let arm = CGPoint(x: view.center.x - 200, y: view.center.y - 100)
      expect(near(hypot(arm.x, arm.y), 100, 1))
    }
  }

  @Test func `friction at a pin takes the spin away`() {
    let (view, holder) = (square(x: 300, y: 300), square(x: 300, y: 300))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: view,
      attachedTo: holder,
      attachmentAnchor: CGPoint(x: 300, y: 300)
    )
    pin.frictionTorque = 1
    let fixed = UIDynamicItemBehavior(items: [holder])
    fixed.isAnchored = true
    let free = UIDynamicItemBehavior(items: [view])
    let clock = FrameClock.current
    let animator = UIDynamicAnimator(referenceView: UIView())
    for behavior in [pin, fixed, free] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    free.addAngularVelocity(2, for: view)
    for frame in 0..<15 { clock.advance(to: 100 + Double(frame) / 60) }
    // 10,000 against an inertia of 1,666.7 is 6 rad/s²: 1.5 in a quarter of a second.
    expect(near(free.angularVelocity(for: view), 0.5, 0.01))
    for frame in 15..<60 { clock.advance(to: 100 + Double(frame) / 60) }
    expect(near(free.angularVelocity(for: view), 0, 1e-9))
  }

  @Test func `a fixed attachment keeps the angle for good`() {
    let (view, holder) = (square(x: 200, y: 100), square(x: 100, y: 100))
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: view,
      attachedTo: holder,
      attachmentAnchor: CGPoint(x: 150, y: 100)
    )
    let fixed = UIDynamicItemBehavior(items: [holder])
    fixed.isAnchored = true
    run(joint, fixed, UIGravityBehavior(items: [view]), seconds: 3)
    expect(near(view.center.x, 200, 0.5))
    expect(near(view.center.y, 100, 0.5))
    expect(near(view.transform.b, 0, 0.01))
  }

  @Test func `ranges of numbers are as UIKit's`() {
    expect(UIFloatRange.zero, equals: UIFloatRange(minimum: 0, maximum: 0))
    expect(UIFloatRange.infinite.isInfinite)
    expect(!UIFloatRange.zero.isInfinite)
    expect(UIFloatRange(minimum: 1, maximum: -1).bounds, equals: nil)
  }
}
