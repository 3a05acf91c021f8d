// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

@Suite(.ownProcess) struct SelectionStateTests {
  private func at(_ item: Int) -> ElementPosition { ElementPosition(section: 0, item: item) }

  @Test(arguments: [
    (false, false, SelectionState.Mode.none), (true, false, .single), (true, true, .multiple),
    (false, true, .none),
  ])
  func `outside of editing the two plain settings decide`(
    _ allows: Bool,
    _ multiple: Bool,
    _ mode: SelectionState.Mode
  ) {
    var state = SelectionState()
    state.allowsSelectionDuringEditing = true
    state.allowsSelection = allows
    state.allowsMultipleSelection = multiple
    expect(state.mode, equals: mode)
  }

  @Test(arguments: [
    (false, false, SelectionState.Mode.none), (true, false, .single), (true, true, .multiple),
    (false, true, .multiple),
  ])
  func `during editing its own two settings decide`(
    _ allows: Bool,
    _ multiple: Bool,
    _ mode: SelectionState.Mode
  ) {
    var state = SelectionState()
    state.allowsMultipleSelection = true
    state.isEditing = true
    state.allowsSelectionDuringEditing = allows
    state.allowsMultipleSelectionDuringEditing = multiple
    expect(state.mode, equals: mode)
  }

  @Test func `a single selection replaces the one before`() {
    var state = SelectionState()
    state.select(at(1))
    expect(state.replaced(by: at(2)), equals: at(1))
    expect(state.replaced(by: at(1)), equals: nil)
    state.select(at(2))
    expect(state.selected, equals: [at(2)])
  }

  @Test func `of several the last one stays when only one may`() {
    var state = SelectionState()
    state.allowsMultipleSelection = true
    for item in [4, 0, 2] { state.select(at(item)) }
    state.select(at(4))
    expect(state.selected, equals: [at(0), at(2), at(4)])
    expect(state.replaced(by: at(1)), equals: nil)
    state.allowsMultipleSelection = false
    expect(state.selected, equals: [at(4)])
  }

  @Test func `a batch takes the selection along`() throws {
    var state = SelectionState()
    state.allowsMultipleSelection = true
    for item in 0..<3 { state.select(at(item)) }
    let updates = try BatchUpdates([.deleteItem(at(0)), .moveItem(from: at(1), to: at(2))])
    state.follow(try BatchMapping(updates, before: .init([4]), after: .init([3])))
    expect(state.selected, equals: [at(0), at(2)])
  }
}
