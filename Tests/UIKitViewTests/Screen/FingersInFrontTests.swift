// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What takes fingers behind a list in a window of 300 × 600 points; the list is at (0, 100), 300 × 400 points large.
@MainActor
@Suite(.ownProcess) struct FingersInFrontTests {
  private let hand = ScreenHand()
  private let list = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  private var places: [CGRect] {
    ScreenPainter.figure(of: hand.window, around: list).controls.map(\.place)
  }

  @Test func `what is behind the content has the fingers beside it`() {
    let behind = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 600))
    behind.addGestureRecognizer(UIPanGestureRecognizer())
    hand.window.addSubview(list)
    expect(
      places,
      equals: [
        CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 0, y: 500, width: 300, height: 100),
      ]
    )
    // What is in front of it keeps its place.
    let front = hand.add(UIView(), CGRect(x: 10, y: 200, width: 50, height: 50))
    front.addGestureRecognizer(UIPanGestureRecognizer())
    expect(places.last, equals: CGRect(x: 10, y: 200, width: 50, height: 50))
  }

  @Test func `a button behind the content is not there, or with the larger part that is seen`() {
    _ = hand.add(UIButton(type: .system), CGRect(x: 10, y: 120, width: 80, height: 40))
    let half = hand.add(UIButton(type: .system), CGRect(x: 10, y: 60, width: 80, height: 60))
    half.setTitle("More", for: .normal)
    hand.window.addSubview(list)
    expect(places, equals: [CGRect(x: 10, y: 60, width: 80, height: 40)])
  }

  @Test func `content that takes no fingers leaves them to what is behind it`() {
    let behind = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 600))
    behind.addGestureRecognizer(UIPanGestureRecognizer())
    hand.window.addSubview(list)
    list.isUserInteractionEnabled = false
    expect(places, equals: [CGRect(x: 0, y: 0, width: 300, height: 600)])
  }

  @Test func `buttons in the ground of a list, and gestures around it, keep their fingers`() {
    let ground = UIView(frame: list.bounds)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    ground.addSubview(button)
    list.backgroundView = ground
    hand.window.addSubview(list)
    list.layoutIfNeeded()
    expect(places, equals: [CGRect(x: 100, y: 300, width: 100, height: 40)])
  }

  /// Takes fingers from 100 points below the upper edge of its content on, or on its subviews alone.
  private final class Passing: UICollectionView {
    var rowsAlone = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      (rowsAlone || point.y >= 100) && super.point(inside: point, with: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return rowsAlone && hit === self ? nil : hit
    }
  }

  @Test func `content that lets fingers through leaves them to what is behind it there`() throws {
    let behind = hand.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 600))
    behind.addGestureRecognizer(UIPanGestureRecognizer())
    let passing = Passing(frame: list.frame, collectionViewLayout: UICollectionViewFlowLayout())
    hand.window.addSubview(passing)
    let places = {
      ScreenPainter.figure(of: hand.window, around: passing).controls.map(\.place)
    }
    // The list begins at 100; an edge is found within half a point.
    var found = places()
    expect(found.count, equals: 2)
    expect(found[0].minY, equals: 0)
    #expect(abs(found[0].maxY - 200) <= 0.5)
    expect(found[1], equals: CGRect(x: 0, y: 500, width: 300, height: 100))
    // Pulled down by 150 points, it takes only fingers from 350 on.
    passing.contentOffset.y = -150
    found = places()
    #expect(abs(found[0].maxY - 350) <= 0.5)
    passing.contentOffset.y = 0
    passing.rowsAlone = true
    expect(places(), equals: [CGRect(x: 0, y: 0, width: 300, height: 600)])
    passing.addSubview(UIView(frame: CGRect(x: 0, y: 250, width: 300, height: 400)))
    found = places()
    #expect(abs(found[0].maxY - 350) <= 0.5)
  }
}
