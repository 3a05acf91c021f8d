// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct EditMenuTests {
  /// Asked whether to show a menu and which actions it has, and told which action was chosen.
  final class Editing: UICollectionViewDelegate {
    var shows = true
    var allowed: Set<Selector> = ["paste:", "copy:"]
    var events: [String] = []

    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
      events.append("shouldShow \(path.item)")
      return shows
    }

    func collectionView(
      _ view: UICollectionView,
      canPerformAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      events.append("can \(action) \(path.item)")
      return allowed.contains(action)
    }

    func collectionView(
      _ view: UICollectionView,
      performAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) {
      if !action.description.isEmpty { events.append("perform \(action) \(path.item)") }
    }
  }

  final class WithoutPerform: UICollectionViewDelegate {
    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
      true
    }

    func collectionView(
      _ view: UICollectionView,
      canPerformAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { true }
  }

  final class WithoutCan: UICollectionViewDelegate {
    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
      true
    }

    func collectionView(
      _ view: UICollectionView,
      performAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) {}
  }

  final class WithoutShow: UICollectionViewDelegate {
    func collectionView(
      _ view: UICollectionView,
      canPerformAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { true }

    func collectionView(
      _ view: UICollectionView,
      performAction action: Selector,
      forItemAt path: IndexPath,
      withSender sender: Any?
    ) {}
  }

  private let stage = TouchStage([numbered(2)])
  private let delegate = Editing()

  init() { stage.view.delegate = delegate }

  private func actions(_ menu: PressMenu?) -> [EditAction]? {
    guard case .edit(let actions) = menu else { return nil }
    return actions
  }

  @Test func `a long press asks for the menu, which lists what is allowed in the system's order`() {
    expect(actions(stage.view.longPress(at: stage.row(1))), equals: [.copy, .paste])
    expect(delegate.events, equals: ["shouldShow 1", "can cut: 1", "can copy: 1", "can paste: 1"])
  }

  @Test func `a refused menu asks nothing further`() {
    delegate.shows = false
    #expect(stage.view.longPress(at: stage.row(1)) == nil)
    expect(delegate.events, equals: ["shouldShow 1"])
  }

  @Test func `without an allowed action there is no menu`() {
    delegate.allowed = []
    #expect(stage.view.longPress(at: stage.row(1)) == nil)
  }

  @Test func `each of the three methods must be there`() {
    let incomplete: [any UICollectionViewDelegate] = [
      WithoutPerform(), WithoutCan(), WithoutShow(),
    ]
    for delegate in incomplete {
      stage.view.delegate = delegate
      #expect(stage.view.longPress(at: stage.row(0)) == nil, "\(type(of: delegate))")
    }
  }

  @Test func `the chosen action is performed once, for the item`() {
    _ = stage.view.longPress(at: stage.row(1))
    delegate.events = []
    stage.view.chooseEditAction(.paste)
    stage.view.chooseEditAction(.paste)
    expect(delegate.events, equals: ["perform paste: 1"])
  }

  @Test func `a menu stays with its item while the data changes`() {
    _ = stage.view.longPress(at: stage.row(0))
    stage.source.sections = [["new", "0", "1"]]
    stage.view.insertItems(at: [.at(0, 0)])
    delegate.events = []
    stage.view.chooseEditAction(.copy)
    expect(delegate.events, equals: ["perform copy: 1"])
    _ = stage.view.longPress(at: stage.row(1))
    stage.source.sections = [["new", "1"]]
    stage.view.deleteItems(at: [.at(0, 1)])
    delegate.events = []
    stage.view.chooseEditAction(.copy)
    expectEmpty(delegate.events)
  }

  @Test func `a closed menu performs nothing`() {
    _ = stage.view.longPress(at: stage.row(0))
    stage.view.closeEditMenu()
    delegate.events = []
    stage.view.chooseEditAction(.copy)
    expectEmpty(delegate.events)
  }

  @Test func `another press closes the menu`() {
    _ = stage.view.longPress(at: stage.row(0))
    #expect(stage.view.longPress(at: stage.row(3)) == nil)
    delegate.events = []
    stage.view.chooseEditAction(.copy)
    expectEmpty(delegate.events)
  }

  @Test func `a gap has no edit menu`() {
    #expect(stage.view.longPress(at: stage.row(3)) == nil)
    expectEmpty(delegate.events)
  }

  @Test func `a long press is no tap`() {
    let stage = TouchStage([numbered(2)])
    stage.view.touchBegan(at: stage.row(0))
    _ = stage.view.longPress(at: stage.row(0))
    stage.view.touchEnded(at: stage.row(0))
    expect(
      stage.log.take(),
      equals: [
        "shouldHighlight 0.0", "0.lit", "didHighlight 0.0", "0.unlit", "didUnhighlight 0.0",
      ]
    )
    expectEmpty(stage.selected)
  }
}

@Suite(.ownProcess) struct SelectorTests {
  @Test(arguments: ["copy:", "copy(_:)", "UIResponderStandardEditActions.copy(_:)"])
  func `spellings of one name are one selector`(_ name: String) {
    expect(Selector(name), equals: "copy:")
    expect(NSStringFromSelector(Selector(name)), equals: "copy:")
  }

  @Test func `names of other shapes stay`() {
    expect(Selector("tick").description, equals: "tick")
    expect(Selector("Clock.tick").description, equals: "tick")
    expect(Selector("tick()").description, equals: "tick")
    expect(Selector("move(_:to:)").description, equals: "move(_:to:)")
    expect(NSSelectorFromString("move:to:").description, equals: "move:to:")
    expectEmpty(Selector("").description)
  }
}
