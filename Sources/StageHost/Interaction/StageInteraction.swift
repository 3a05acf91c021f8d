// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Handles touches, presses and menus in a stage's views.
///
/// It runs UIKit's sequences in a collection view and returns the consequences for the stage, which
/// the caller carries out in order.
@MainActor
final class StageInteraction {
  /// A menu that is open on a client's page.
  private struct OpenMenu {
    var view: UInt64
    var client: UInt64
    var menu: PressMenu
    var nodes: [MenuNode]
    /// The items of a press; `nil` for the menu of a button.
    var context: PressContext?
  }

  private let limits: Limits
  private var menus: [UInt64: OpenMenu] = [:]
  private var lastMenu: UInt64 = 0
  /// The items that were cut or copied last by any client.
  private(set) var clipboard: [StageData.Item] = []

  /// Makes the interaction of a stage.
  init(limits: Limits) { self.limits = limits }

  // MARK: Touches

  /// Handles a touch in a view from its driver's page; `now` is the host's clock, in seconds.
  ///
  /// With the shift key, the touch is a pan that selects the items under it, if the delegate allows
  /// this.
  ///
  /// - Throws: `ProtocolError` when its time is before that of the last touch.
  func touch(
    _ touch: StageTouch,
    in view: StageView,
    now: Double
  ) throws(ProtocolError) -> [Consequence] {
    let time = try view.touching.clock.time(of: touch, now: now)
    return consequences(in: view) { view.touching.take(touch, at: time) }
  }

  /// Handles the time for which a gesture in a view waited.
  func timePassed(in view: StageView, now: Double) -> [Consequence] {
    view.touching.clock.passed(to: now)
    return consequences(in: view) {
      view.collectionView.gestureTimePassed(to: now)
      view.collectionView.carryTimePassed()
    }
  }

  /// Moves a dragged thing to another point, where an item may open.
  func carry(to point: CGPoint, in view: StageView) -> [Consequence] {
    consequences(in: view) { view.touching.carry(to: point) }
  }

  /// Lifts the fingers of a gone client from a view.
  func takeFingersAway(from view: StageView) -> [Consequence] {
    consequences(in: view) { view.touching.takeFingersAway() }
  }

  /// The consequences of a gesture in a view.
  private func consequences(in view: StageView, of gesture: () -> Void) -> [Consequence] {
    let collectionView = view.collectionView
    let before = view.selectedItems
    let wasEditing = collectionView.isEditing
    let wasOpen = collectionView.openedSwipe?.key
    // Each animation of a gesture is a transaction of its own.
    gesture()
    // The app's recognisers may change how a cell looks.
    view.noteScreenFrame()
    collectionView.performAnimated(nil) {}
    let gestures = view.seat.staged.abilities.gestures
    var consequences =
      view.touching.takeMove()
      + view.touching.takeGestureChanges(gestures?.changedValues ?? [])
      + (gestures?.takeConsequences() ?? []) + view.source.takeRowCommands()
    if collectionView.isEditing, !wasEditing { consequences.append(.beginEditing) }
    let after = view.selectedItems
    if after != before { consequences.append(.select(after)) }
    if let opened = collectionView.openedSwipe, opened.key != wasOpen {
      consequences.append(.reply(.swiped(view.swiped)))
    }
    return consequences
  }

  // MARK: Menus

  /// Handles a long press at a point of a view's content, or on the selection without a point.
  ///
  /// It closes the menu that the client had open in the view.
  func press(at point: Point?, in view: StageView, client: UInt64) -> [Consequence] {
    forget(view: view.id, of: client)
    let context = PressContext(
      data: view.source.data,
      canPaste: !clipboard.isEmpty,
      canSelectSeveral: view.seat.delegate.behaviour.effectiveSelection == .multiple,
      rows: { [weak view] in view?.menuCommands(at: $0) ?? [] }
    )
    view.seat.delegate.menus = context
    let collectionView = view.collectionView
    var menu: PressMenu?
    collectionView.performAnimated(nil) {
      menu =
        point.map { collectionView.longPress(at: CGPoint($0)) } ?? collectionView.pressSelection()
    }
    let key = pressedKey(at: point, in: view)
    guard let menu else {
      return [.reply(.menu(StageMenu(view: view.id, menu: 0, style: .context)))]
    }
    let open = keep(menu, in: view, client: client, context)
    return [.reply(.menu(message(of: open, element: key.flatMap(view.feed.number(of:)))))]
  }

  /// Shows the menu that a button in a view opened, in place of the one that the client had open there.
  func open(_ menu: ControlMenu, in view: StageView, client: UInt64) -> [Consequence] {
    forget(view: view.id, of: client)
    let open = keep(.control(menu), in: view, client: client, nil)
    return [.reply(.menu(message(of: open, element: nil)))]
  }

  private func keep(
    _ menu: PressMenu,
    in view: StageView,
    client: UInt64,
    _ context: PressContext?
  ) -> OpenMenu {
    lastMenu += 1
    let open = OpenMenu(
      view: view.id,
      client: client,
      menu: menu,
      nodes: MenuNode.nodes(of: menu, limits: limits),
      context: context
    )
    closeOthers(than: open)
    menus[lastMenu] = open
    return open
  }

  /// Forgets the menus that a client has open in a view.
  private func forget(view: UInt64, of client: UInt64) {
    menus = menus.filter { $0.value.client != client || $0.value.view != view }
  }

  /// Closes other edit menus: a collection view shows one at a time.
  private func closeOthers(than open: OpenMenu) {
    guard case .edit = open.menu else { return }
    menus = menus.filter { _, other in
      if case .edit = other.menu { other.view != open.view } else { true }
    }
  }

  private func pressedKey(at point: Point?, in view: StageView) -> ElementKey? {
    let collectionView = view.collectionView
    let path =
      point.map { collectionView.indexPathForItem(at: CGPoint($0)) }
      ?? collectionView.indexPathsForSelectedItems?.first
    guard let path, let item = view.source.data.item(at: ElementPosition(path)) else { return nil }
    return ElementKey(category: .cell, identity: item.id)
  }

  private func message(of open: OpenMenu, element: UInt64?) -> StageMenu {
    var message = StageMenu(
      view: open.view,
      menu: lastMenu,
      style: .context,
      element: element,
      items: open.nodes.map(\.entry)
    )
    switch open.menu {
    case .context(let menu, _): message.title = menu.title
    case .control(let control):
      message.title = control.menu.title
      message.anchor = control.place.map { ContentRect($0) }
    case .edit: message.style = .edit
    }
    message.preview = open.menu.raised.map(StageMenu.Preview.init)
    return message
  }

  /// Performs a chosen entry and closes the menu.
  ///
  /// - Throws: `ProtocolError` when the menu is not open or has no such entry.
  func choose(
    _ id: UInt64,
    _ path: [Int],
    in view: StageView,
    client: UInt64,
    data: StageData
  ) throws(ProtocolError) -> [Consequence] {
    let open = try menu(id, of: client, in: view)
    if path.isEmpty, open.menu.raised != nil {
      menus[id] = nil
      view.collectionView.performAnimated(nil) { view.collectionView.commit(open.menu) }
      return []
    }
    guard let node = open.nodes.node(at: path), !node.isDisabled else {
      throw ProtocolError(
        code: "not-found",
        field: "path",
        message: "Menu \(id) has no entry to choose at \(path)."
      )
    }
    menus[id] = nil
    if let context = open.context { view.seat.delegate.menus = context }
    view.collectionView.performAnimated(nil) {
      switch (node.role, open.menu) {
      case (.action(let action), .context(_, let configuration)):
        view.collectionView.closeContextMenu(configuration, choosing: action)
      case (.edit(let action), _):
        view.collectionView.chooseEditAction(action)
      case (.action(let action), .control(let control)): control.choose(action)
      default: break
      }
    }
    guard let context = open.context else { return [] }
    return try consequences(of: context, menu: id, in: view, data)
  }

  /// Closes a menu without a choice; a menu that is not open is ignored.
  func dismiss(_ id: UInt64, in view: StageView, client: UInt64) {
    guard let open = try? menu(id, of: client, in: view) else { return }
    menus[id] = nil
    switch open.menu {
    case .context(_, let configuration): view.collectionView.closeContextMenu(configuration)
    case .edit: view.collectionView.closeEditMenu()
    case .control(let control): control.dismiss()
    }
  }

  /// Forgets the menus of a closed view.
  func forget(view: UInt64) { menus = menus.filter { $0.value.view != view } }

  private func menu(
    _ id: UInt64,
    of client: UInt64,
    in view: StageView
  ) throws(ProtocolError) -> OpenMenu {
    guard let open = menus[id], open.client == client, open.view == view.id else {
      throw ProtocolError(
        code: "not-found",
        field: "menu",
        message: "Menu \(id) is not open."
      )
    }
    return open
  }

  private func consequences(
    of context: PressContext,
    menu: UInt64,
    in view: StageView,
    _ data: StageData
  ) throws(ProtocolError) -> [Consequence] {
    let places = ItemPlaces(of: context.items, in: data)
    switch context.choice {
    case .action(.cut):
      clipboard = places.found.map(\.item)
      return places.ids.isEmpty ? [] : [.edit(.delete(items: places.ids))]
    case .action(.copy), .command(.copy):
      clipboard = places.found.map(\.item)
      return []
    case .action(.paste), .command(.paste):
      guard !clipboard.isEmpty else {
        throw ProtocolError(
          code: ErrorCode.missing,
          field: "path",
          message: "There is nothing to paste, because nothing was copied."
        )
      }
      return places.after.map { [.paste(clipboard, at: $0)] } ?? []
    case .command(.inspect):
      let key = places.ids.first.map { ElementKey(category: .cell, identity: $0) }
      let info = key.flatMap { view.describe($0, data: view.source.data) }
      return [.reply(.inspected(view: view.id, info: info))]
    case .command(.openWindow):
      let activity = places.found.first.flatMap { view.activity(of: $0.position) }
      return [.reply(.activated(view: view.id, activity: activity))]
    case .command(let command):
      return command.consequences(for: places, seed: UInt32(truncatingIfNeeded: menu))
    case nil:
      return []
    }
  }
}
