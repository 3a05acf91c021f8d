// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct CircleLayoutTests {
  @Test func `Four items of one section stand at the four ends of a circle's axes`() {
    let stage = GalleryStage([4], CircleLayout(), width: 300, height: 600)
    // The radius is (300 − 60) / 2 = 120 around (150, 150).
    expect(isNear(stage.item(0, 0)?.center, 150, 30))
    expect(isNear(stage.item(0, 1)?.center, 270, 150))
    expect(isNear(stage.item(0, 2)?.center, 150, 270))
    expect(isNear(stage.item(0, 3)?.center, 30, 150))
    expect(stage.view.contentSize, equals: CGSize(width: 300, height: 300))
  }

  @Test func `Sections stand beside each other where there is room, so section 1 is not below 0`() {
    let stage = GalleryStage([1, 1, 1], CircleLayout(), width: 600, height: 600)
    expect(isNear(stage.item(0, 0)?.center, 150, 30))
    expect(isNear(stage.item(1, 0)?.center, 450, 30))
    expect(isNear(stage.item(2, 0)?.center, 150, 330))
    expect(stage.view.contentSize, equals: CGSize(width: 600, height: 600))
  }

  @Test func `A spread of nothing piles the items up, and half of it halves the radius`() {
    let stage = GalleryStage([4], CircleLayout(), width: 300, height: 600)
    stage.layout.spread = 0
    stage.view.layoutIfNeeded()
    expect(isNear(stage.item(0, 3)?.center, 150, 150))
    stage.layout.spread = 0.5
    stage.view.layoutIfNeeded()
    expect(isNear(stage.item(0, 0)?.center, 150, 90))
  }

  @Test func `Items that are turned keep their place`() {
    let stage = GalleryStage([4], CircleLayout(), width: 300, height: 600)
    stage.layout.turnsItems = true
    stage.view.layoutIfNeeded()
    let first = stage.item(0, 0)
    let second = stage.item(0, 1)
    expect(first?.transform.isIdentity, equals: true)
    #expect(abs((second?.transform.b ?? 0) - 1) < 1e-9)
    expect(isNear(second?.center, 270, 150))
  }

  @Test func `An inserted item starts, and a deleted one ends, invisible in the middle`() throws {
    let stage = GalleryStage([3], CircleLayout(), width: 300, height: 600)
    stage.counts = [4]
    stage.view.insertItems(at: [.at(0, 3)])
    let inserted = try #require(stage.transaction?.inserted.first)
    expect(isNear(CGPoint(x: inserted.initial?.frame.midX ?? 0, y: 150), 150, 150))
    expect(inserted.initial?.alpha, equals: 0)
    stage.counts = [3]
    stage.view.deleteItems(at: [.at(0, 3)])
    let removed = try #require(stage.transaction?.removed.first)
    expect(removed.final?.alpha, equals: 0)
    expect(isNear(CGPoint(x: 150, y: removed.final?.frame.midY ?? 0), 150, 150))
  }

  @Test func `A rect finds what intersects it and nothing else`() {
    let stage = GalleryStage([4], CircleLayout(), width: 300, height: 600)
    let found = stage.elements(.cell, in: CGRect(x: 0, y: 0, width: 300, height: 61))
    expect(found.map(\.indexPath), equals: [.at(0, 0)])
    expect(stage.item(0, 4), equals: nil)
    expect(stage.item(1, 0), equals: nil)
  }

  @Test func `A pinch spreads the items as many times as the fingers are apart`() {
    let stage = GalleryStage([4], CircleLayout(), width: 300, height: 600)
    stage.layout.spread = 0.25
    stage.view.fingerBegan(0, at: CGPoint(x: 100, y: 400), timestamp: 1)
    stage.view.fingerBegan(1, at: CGPoint(x: 130, y: 400), timestamp: 1.1)
    // The pinch begins here, with a distance of √(30² + 40²) = 50 between the fingers.
    stage.view.fingerMoved(1, to: CGPoint(x: 130, y: 440), timestamp: 1.2)
    expect(stage.layout.spread, equals: 0.25)
    stage.view.fingerMoved(1, to: CGPoint(x: 160, y: 480), timestamp: 1.3)
    expect(stage.layout.spread, equals: 0.5)
    stage.view.layoutIfNeeded()
    expect(isNear(stage.item(0, 0)?.center, 150, 90))
    // The greatest value is four times 0.25.
    stage.view.fingerMoved(1, to: CGPoint(x: 400, y: 800), timestamp: 1.4)
    expect(stage.layout.spread, equals: 1)
  }
}
