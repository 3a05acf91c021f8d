// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Uses a clock of the test for new animators, and advances it by frames.
@MainActor
private func withClock(_ body: (FrameClock, (Double) -> Void) throws -> Void) rethrows {
  let clock = FrameClock.current
  var time = 100.0
  try body(clock) { seconds in
    for _ in 0..<Int((seconds * 60).rounded()) {
      clock.advance(to: time)
      time += 1.0 / 60
    }
  }
}

@MainActor
private final class Listener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var calls: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    calls.append("began \((identifier as? NSString).map { "\($0)" } ?? "reference")")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    calls.append("ended")
  }
}

/// Behaviours, in the style of an app.
@MainActor
@Suite(.ownProcess) struct DynamicAnimatorTests {
  private func square(x: CGFloat = 150, y: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: x - 50, y: y - 50, width: 100, height: 100))
  }

  private func stage() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }

  @Test func `gravity moves a view by 500 points in a second`() {
    withClock { clock, run in
      let (stage, view) = (stage(), square())
      let animator = UIDynamicAnimator(referenceView: stage)
      expect(!clock.isWanted)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      expect(animator.isRunning)
      expect(clock.isWanted)
      run(1)
      #expect(abs(view.center.y - 600) < 0.001)
      #expect(abs(animator.elapsedTime - 1) < 0.001)
      expect(view.center.x, equals: 150)
    }
  }

  @Test func `gravity can be turned and strengthened`() {
    withClock { _, run in
      let (stage, view) = (stage(), square())
      let animator = UIDynamicAnimator(referenceView: stage)
      let gravity = UIGravityBehavior(items: [view])
      gravity.setAngle(0, magnitude: 0.5)
      expect(gravity.gravityDirection, equals: CGVector(dx: 0.5, dy: 0))
      animator.addBehavior(gravity)
      run(1)
      #expect(abs(view.center.x - 400) < 0.001 && abs(view.center.y - 100) < 0.001)
    }
  }

  @Test func `a view falls onto the edge of its reference view and rests there`() {
    withClock { clock, run in
      let (stage, view, listener) = (stage(), square(), Listener())
      let animator = UIDynamicAnimator(referenceView: stage)
      animator.delegate = listener
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      run(4)
      #expect(abs(view.center.y - 550) < 0.5)
      expect(!animator.isRunning)
      expect(!clock.isWanted)
      expect(clock.deadline(at: 1), equals: nil)
      expect(listener.calls, equals: ["resume", "began reference", "pause"])
    }
  }

  @Test func `boundaries are told by their identifiers and can be taken away`() {
    withClock { _, run in
      let (stage, view, listener) = (stage(), square(), Listener())
      let animator = UIDynamicAnimator(referenceView: stage)
      let collision = UICollisionBehavior(items: [view])
      collision.collisionDelegate = listener
      let name = "shelf" as NSString
      collision.addBoundary(
        withIdentifier: name,
        from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 300, y: 300)
      )
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      run(3)
      #expect(abs(view.center.y - 250) < 0.5)
      expect(collision.boundary(withIdentifier: name)?.bounds.minY, equals: 300)
      expect(listener.calls, equals: ["began shelf"])
      collision.removeBoundary(withIdentifier: name)
      run(0.5)
      #expect(view.center.y > 300 && listener.calls == ["began shelf", "ended"])
      #expect(collision.boundaryIdentifiers == nil)
    }
  }

  @Test func `a spring brings attributes back and invalidates their layout`() {
    withClock { clock, run in
      final class Counting: UICollectionViewFlowLayout {
        var invalidations = 0
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          invalidations += 1
          super.invalidateLayout(with: context)
        }
      }
      let layout = Counting()
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 3, section: 0)
      )
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      expect(spring.length, equals: 0)
      expect(spring.attachedBehaviorType, equals: .anchor)
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
      expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).count, equals: 1)
      expectEmpty(animator.items(in: CGRect(x: 0, y: 200, width: 50, height: 50)))
      #expect(animator.layoutAttributesForCell(at: attributes.indexPath) === attributes)
      expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)), equals: nil)
      attributes.center.y += 40
      animator.updateItem(usingCurrentState: attributes)
      run(0.1)
      expect(layout.invalidations, equals: 6)
      expect((51..<90).contains(attributes.center.y))
      run(6)
      #expect(abs(attributes.center.y - 50) < 0.1)
      expect(!animator.isRunning)
    }
  }

  @Test func `a snap brings a view to its place, upright`() {
    withClock { _, run in
      let (stage, view) = (stage(), square())
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      let animator = UIDynamicAnimator(referenceView: stage)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 400))
      expect(snap.damping, equals: 0.5)
      animator.addBehavior(snap)
      run(5)
      #expect(abs(view.center.x - 200) < 0.1 && abs(view.center.y - 400) < 0.1)
      #expect(abs(view.transform.b) < 0.01)
      expect(!animator.isRunning)
      snap.snapPoint = CGPoint(x: 100, y: 100)
      expect(animator.isRunning)
      run(5)
      #expect(abs(view.center.y - 100) < 0.1)
    }
  }

  @Test func `a push of 1 gives a view of 100 × 100 points 100 points a second`() {
    withClock { _, run in
      let (stage, view) = (stage(), square())
      let animator = UIDynamicAnimator(referenceView: stage)
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      let item = UIDynamicItemBehavior(items: [view])
      animator.addBehavior(push)
      animator.addBehavior(item)
      run(1)
      #expect(abs(view.center.x - 250) < 0.001)
      expect(!push.active)
      #expect(abs(item.linearVelocity(for: view).x - 100) < 0.001)
      item.addLinearVelocity(CGPoint(x: -100, y: 0), for: view)
      run(1)
      #expect(abs(view.center.x - 250) < 0.001 && !animator.isRunning)
      let steady = UIPushBehavior(items: [view], mode: .continuous)
      steady.setAngle(.pi / 2, magnitude: 2)
      animator.addBehavior(steady)
      run(1)
      // Half of 200 pt/s².
      #expect(abs(view.center.y - 200) < 0.001)
    }
  }

  @Test func `a behaviour made of others brings them along and takes them away`() {
    withClock { _, run in
      let (stage, view) = (stage(), square())
      let animator = UIDynamicAnimator(referenceView: stage)
      let whole = UIDynamicBehavior()
      let gravity = UIGravityBehavior(items: [view])
      whole.addChildBehavior(gravity)
      var steps = 0
      whole.action = { steps += 1 }
      animator.addBehavior(whole)
      #expect(gravity.dynamicAnimator === animator && animator.behaviors.count == 1)
      run(0.5)
      #expect(abs(view.center.y - 225) < 0.001 && steps == 120)
      animator.removeAllBehaviors()
      expect(gravity.dynamicAnimator, equals: nil)
      let place = view.center
      run(0.5)
      expect(view.center, equals: place)
      expect(!animator.isRunning)
    }
  }

  @Test func `items attached to each other stay at their distance`() {
    withClock { _, run in
      let (stage, above, below) = (stage(), square(y: 100), square(y: 250))
      let animator = UIDynamicAnimator(referenceView: stage)
      let holder = UIDynamicItemBehavior(items: [above])
      holder.isAnchored = true
      animator.addBehavior(holder)
      animator.addBehavior(UIGravityBehavior(items: [above, below]))
      let rod = UIAttachmentBehavior(item: below, attachedTo: above)
      expect(rod.length, equals: 150)
      expect(rod.attachedBehaviorType, equals: .items)
      animator.addBehavior(rod)
      run(2)
      expect(above.center.y, equals: 100)
      #expect(abs(below.center.y - 250) < 0.5)
    }
  }

  @Test func `a clock that was held up does not jump`() {
    let clock = FrameClock.current
    let (stage, view) = (stage(), square())
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    expect(clock.deadline(at: 5), equals: 5)
    clock.advance(to: 5)
    expect(clock.deadline(at: 5), equals: 5 + FrameClock.interval)
    clock.advance(to: 500)
    // A frame plus the longest time between two frames: 1/60 + 0.1 s.
    #expect(animator.elapsedTime < 0.12)
  }
}
