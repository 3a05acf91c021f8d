// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Cells in the places of items that are not in the data yet.
///
/// The layout counts them as items. The data source and the delegate do not know them: all calls to
/// them, and all batches, use positions of the data. A reload removes all placeholders.
/// - Source: Apple's header says that the data source is not changed and that reloads remove
///   placeholders. These rules are ours: the flow layout gives placeholders its item size, no item
///   is moved while there are placeholders, and they are neither selected nor focused.
@MainActor
final class Placeholders {
  private unowned let hub: any PlaceholdersHub
  /// The context of each placeholder, by its number.
  private var contexts: [Int: PlaceholderContext] = [:]

  init(hub: any PlaceholdersHub) {
    self.hub = hub
  }

  /// Forgets all placeholders, because the data changed.
  func forget() { contexts = [:] }

  /// Notes the context of a placeholder that will be shown; `nil` for one that is removed.
  func note(_ context: PlaceholderContext?, of number: Int) { contexts[number] = context }

  /// Runs work that changes the picture, now or after the running batch and cycle.
  func whenIdle(_ work: @escaping () -> Void) {
    guard hub.cycle.batches.isOpen else { return hub.whenIdle(work) }
    hub.cycle.wait(for: work)
    hub.setNeedsLayout()
  }

  /// Inserts a placeholder among the items.
  ///
  /// - Returns: Its number; `nil`, with a diagnostic, if it cannot be inserted.
  func insert(_ context: PlaceholderContext) -> Int? {
    hub.cancelMovement()
    hub.layoutIfNeeded()
    let path = context.placeholder.insertionIndexPath
    hub.note(.update("drop(_:to: placeholder at \(path.callText))"))
    guard let item = hub.position(path), hub.visible.isEverShown else { return nil }
    let counts = hub.dataCounts
    guard counts.contains(section: item.section),
      (0...counts.items[item.section]).contains(item.item)
    else {
      let count = counts.contains(section: item.section) ? counts.items[item.section] : 0
      hub.reportCall(
        "invalid-update",
        CollectionUpdateError.insertedItemBeyond(item, count: count).description
      )
      return nil
    }
    let target = hub.placeholders.insertionPosition(of: item)
    var places = hub.placeholders
    let number = places.insert(at: target)
    contexts[number] = context
    show(places, [.insertItem(target)])
    return number
  }

  /// Removes a placeholder.
  ///
  /// - Returns: Whether it existed.
  func delete(_ number: Int) -> Bool {
    guard let position = hub.placeholders.position(of: number), mayExchange() else { return false }
    hub.note(.update("deletePlaceholder() at \(IndexPath(position: position).callText)"))
    var places = hub.placeholders
    places.remove(number, leavesItem: false)
    contexts[number] = nil
    show(places, [.deleteItem(position)])
    return true
  }

  /// Replaces a placeholder with an item; `updates` inserts the item into the data.
  ///
  /// - Returns: Whether it did so.
  func commit(_ number: Int, _ updates: (IndexPath) -> Void) -> Bool {
    guard let position = hub.placeholders.position(of: number), mayExchange() else { return false }
    let path = hub.dataPath(of: position)
    hub.note(.update("commitInsertion(dataSourceUpdates:) at \(path.callText)"))
    let before = hub.dataCounts
    updates(path)
    // After a reload, the item is already shown.
    guard let position = hub.placeholders.position(of: number) else { return true }
    let after = hub.askCounts()
    // The same is true after a batch, for example that of a diffable data source.
    if hub.dataCounts != before, after == hub.dataCounts { return delete(number) }
    let target = hub.placeholders.dataPosition(of: position)
    do throws(CollectionUpdateError) {
      _ = try BatchMapping(
        try BatchUpdates([.insertItem(target)]),
        before: hub.dataCounts,
        after: after
      )
    } catch {
      hub.recover(from: error)
      return false
    }
    var places = hub.placeholders
    places.remove(number, leavesItem: true)
    contexts[number] = nil
    show(places, [.deleteItem(position), .insertItem(position)])
    return true
  }

  /// Configures the cell of a placeholder.
  func provide(_ number: Int, in slot: ElementSlot) -> UICollectionReusableView {
    guard let placeholder = contexts[number]?.placeholder else {
      return hub.provider.substitute(for: slot)
    }
    let key = ReuseQueues.Key(
      category: .cell,
      kind: "",
      identifier: placeholder.reuseIdentifier
    )
    guard let cell = hub.provider.dequeue(key, at: slot.indexPath) as? UICollectionViewCell else {
      return hub.provider.substitute(for: slot)
    }
    cell.holdsPlace = true
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Whether placeholders may be changed now; reports a diagnostic if not.
  private func mayExchange() -> Bool {
    guard !hub.cycle.isCounting, hub.cycle.canRearrange else {
      hub.reportCall(
        "placeholder",
        "a drop placeholder can be exchanged neither within a batch nor while views are shown"
      )
      return false
    }
    hub.layoutIfNeeded()
    return true
  }

  /// Shows the picture with other placeholders.
  func show(_ places: PlaceholderPlaces, _ updates: [CollectionUpdate]) {
    let before = hub.committedCounts
    var after = before
    for update in updates {
      switch update {
      case .insertItem(let position): after.items[position.section] += 1
      case .deleteItem(let position): after.items[position.section] -= 1
      default: break
      }
    }
    guard let batch = try? BatchUpdates(updates),
      let mapping = try? BatchMapping(batch, before: before, after: after)
    else { return }
    hub.cycle.completions.interrupt()
    hub.placeholders = places
    hub.takeOver(mapping, hub.batchAnimation)
  }
}
