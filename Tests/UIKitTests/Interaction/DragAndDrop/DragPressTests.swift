// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Drags that people begin by a press on an app's screen, in one collection view and from one to another.
@MainActor
@Suite(.ownProcess) struct DragPressTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
  private let upper = DragStage([["a", "b", "c"]])
  private let lower = DragStage([["x", "y"]])

  init() {
    lower.view.frame.origin.y = 400
    for stage in [upper, lower] {
      stage.view.isOnScreen = true
      window.addSubview(stage.view)
      stage.perform = stage.moveTheItem
    }
  }

  /// Presses for 0.6 s at a place of the upper view.
  private func press(at point: CGPoint) {
    upper.view.fingerBegan(0, at: point, timestamp: 0)
    upper.view.gestureTimePassed(to: 0.6)
  }

  private func move(to point: CGPoint) { upper.view.fingerMoved(0, to: point, timestamp: 0.7) }
  private func lift(at point: CGPoint) { upper.view.fingerEnded(0, at: point, timestamp: 0.8) }

  private var previews: [DragPreview] { window.subviews.compactMap { $0 as? DragPreview } }

  @Test func `a press begins a drag, its item follows the finger, and a lift drops it`() {
    press(at: upper.row(0))
    expect(upper.view.hasActiveDrag)
    expect(Array(upper.log.take().prefix(2)), equals: ["begin 0", "dragWillBegin"])
    move(to: upper.row(1))
    expect(upper.log.take().last, equals: "update 1")
    // The item itself is under the finger, so that nothing else stands for it.
    expectEmpty(previews)
    lift(at: upper.row(1))
    expect(upper.source.sections, equals: [["b", "a", "c"]])
    expect(upper.log.take(), equals: ["perform 0 at 1", "landed end", "dropDidEnd", "dragDidEnd"])
    expectEmpty(previews)
  }

  @Test func `a short press drags nothing`() {
    upper.view.fingerBegan(0, at: upper.row(0), timestamp: 0)
    upper.view.gestureTimePassed(to: 0.3)
    upper.view.fingerEnded(0, at: upper.row(0), timestamp: 0.4)
    expectEmpty(upper.log.take())
  }

  @Test func `nothing is dragged where the app gives no items, or people may not drag`() {
    upper.fixed = ["a"]
    press(at: upper.row(0))
    expect(!upper.view.hasActiveDrag)
    expect(upper.log.take(), equals: ["begin 0"])
    lift(at: upper.row(0))
    upper.view.dragInteractionEnabled = false
    press(at: upper.row(1))
    expect(!upper.view.hasActiveDrag)
    expectEmpty(upper.log.take())
  }

  @Test func `outside of an app's screen, the page asks for drags`() {
    upper.view.isOnScreen = false
    upper.view.removeFromSuperview()
    press(at: upper.row(0))
    expectEmpty(upper.log.take())
  }

  @Test func `an item is dropped in another collection view, which knows that it is the app's own`()
  {
    var received: [Any?] = []
    lower.perform = { received = $0.items.map(\.dragItem.localObject) }
    press(at: upper.row(2))
    _ = upper.log.take()
    move(to: CGPoint(x: 150, y: 450))
    expect(upper.log.take().last, equals: "exit")
    expect(lower.log.take(), equals: ["canHandle own", "enter", "update 0"])
    expect(previews.first?.isHidden, equals: false)
    expect(previews.first?.center, equals: CGPoint(x: 150, y: 450))
    lift(at: CGPoint(x: 150, y: 450))
    expect(lower.log.take(), equals: ["perform – at 0", "dropDidEnd"])
    expect(upper.log.take(), equals: ["dropDidEnd", "dragDidEnd"])
    #expect(received as? [String] == ["c"])
    expectEmpty(previews)
    expect(!lower.view.hasActiveDrop)
  }

  @Test func `a drag that comes back leaves the other collection view as it was`() {
    press(at: upper.row(2))
    move(to: CGPoint(x: 150, y: 450))
    move(to: upper.row(1))
    expect(lower.log.take().last, equals: "dropDidEnd")
    expect(lower.picture, equals: ["x", "y"])
    upper.view.fingerCancelled(0, timestamp: 0.9)
    expect(upper.picture, equals: ["a", "b", "c"])
    expect(!upper.view.hasActiveDrag)
    expectEmpty(previews)
  }

  /// The shapes and colours of what a preview fills, and the outlines by which it cuts.
  private func fills(of preview: DragPreview) -> (inks: [ContentColour], clips: [ScreenShape]) {
    ScreenPainter.insideSteps(of: preview).reduce(into: ([], [])) { found, step in
      switch step {
      case .fill(_, let ink): found.inks.append(ink)
      case .group(_, let clip?, _): found.clips.append(clip)
      default: break
      }
    }
  }

  @Test func `the delegate cuts the preview to a path and gives it a ground`() throws {
    let look = UIDragPreviewParameters()
    look.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 60, height: 40))
    look.backgroundColor = .yellow
    upper.look = look
    press(at: upper.row(0))
    move(to: upper.row(1))
    let preview = try #require(previews.first)
    // What is lifted is the part within the path, with its middle under the finger.
    expect(!preview.isHidden)
    expect(preview.bounds.size, equals: CGSize(width: 60, height: 40))
    expect(preview.center, equals: upper.row(1))
    let (inks, clips) = fills(of: preview)
    expect(inks.contains(ContentColour(.yellow)))
    expect(clips.count, equals: 1)
    // It stands for the item, which is at the finger too, but unseen; the others make room all the same.
    expect(upper.picture, equals: ["b", "a", "c"])
    let seen = upper.view.visible.ordered.map { ($0.slot.position.item, $0.value.alpha) }
    expect(seen.filter { $0.1 == 0 }.map(\.0), equals: [1])
    lift(at: upper.row(1))
    expect(upper.source.sections, equals: [["b", "a", "c"]])
    expectEmpty(previews)
    upper.view.layoutIfNeeded()
    expect(upper.view.visible.ordered.allSatisfy { $0.value.alpha == 1 })
  }

  @Test func `parameters that change nothing leave the item under the finger`() {
    upper.look = UIDragPreviewParameters()
    press(at: upper.row(0))
    move(to: upper.row(1))
    expectEmpty(previews)
    expect(upper.view.visible.ordered.allSatisfy { $0.value.alpha == 1 })
    lift(at: upper.row(1))
  }

  @Test func `an item gives its own preview`() throws {
    upper.preview = {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = .purple
      return UIDragPreview(view: view)
    }
    press(at: upper.row(0))
    move(to: upper.row(1))
    let preview = try #require(previews.first)
    expect(preview.bounds.size, equals: CGSize(width: 30, height: 20))
    expect(fills(of: preview).inks.contains(ContentColour(.purple)))
    lift(at: upper.row(1))
  }

  @Test func `an item may give no preview`() {
    upper.preview = { nil }
    press(at: upper.row(2))
    move(to: upper.row(1))
    expect(upper.view.hasActiveDrag)
    expectEmpty(previews)
    lift(at: upper.row(1))
  }

  @Test func `a preview shows the cell as it was, and how many items are dragged`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.contentView.backgroundColor = .red
    let preview = DragPreview(of: cell, count: 3)
    cell.contentView.backgroundColor = .blue
    let steps = ScreenPainter.insideSteps(of: preview)
    let fills = steps.compactMap { step -> ContentColour? in
      if case .fill(_, let ink) = step { ink } else { nil }
    }
    expect(fills.contains(ContentColour(.red)))
    expect(!fills.contains(ContentColour(.blue)))
    let texts = steps.compactMap { step -> String? in
      if case .text(let line) = step { line.text } else { nil }
    }
    expect(texts, equals: ["3"])
  }
}
