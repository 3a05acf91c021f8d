// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Cells that hold the places of items which are not in the data yet.
///
/// The layout counts them as items. Data source and delegate know nothing of them: every call to them
/// speaks of the data as they have it, and batches do too. A reload takes all of them away.
/// - Source: Apple's header says that the data source is not changed and that reloads discard them. Ours:
///   the flow layout gives them its item size, no item is moved while they wait, and they are neither
///   selected nor focused.
extension UICollectionView {
  /// Whether a slot is a placeholder's.
  func isPlaceholder(_ slot: ElementSlot) -> Bool {
    slot.category == .cell && data.placeholders.number(at: slot.position) != nil
  }

  /// The position itself, or that of some item where it is a placeholder's and there are items.
  ///
  /// - Complexity: O(p) for p placeholders, where the position's section has items; else O(s) more for s
  ///   sections.
  func itemBesidePlaceholders(_ position: ElementPosition) -> ElementPosition {
    guard data.placeholders.number(at: position) != nil else { return position }
    let counts = dataCounts.items
    let isFilled = counts.indices.contains(position.section) && counts[position.section] > 0
    guard let section = isFilled ? position.section : counts.firstIndex(where: { $0 > 0 }) else {
      return position
    }
    return data.placeholders.picturePosition(of: ElementPosition(section: section, item: 0))
  }

  /// The index path in the picture of an item of the data.
  func shownPath(of path: IndexPath) -> IndexPath {
    guard path.count == 2 else { return path }
    let position = ElementPosition(section: path.section, item: path.item)
    return IndexPath(position: data.tentative(of: position))
  }

  /// Does something that changes the picture, now or after the running batch and cycle.
  func whenIdleBetweenBatches(_ work: @escaping () -> Void) {
    guard cycle.batchDepth > 0 else { return whenIdle(work) }
    cycle.idleWork.append(work)
    setNeedsLayout()
  }

  /// Lets a placeholder stand among the items.
  ///
  /// - Returns: Its number; `nil`, and a diagnostic, when it cannot stand there.
  func insertPlaceholder(_ context: PlaceholderContext) -> Int? {
    cancelMovement()
    layoutIfNeeded()
    let path = context.placeholder.insertionIndexPath
    note(.update("drop(_:to: placeholder at \(path.callText))"))
    guard let item = position(path), cycle.hasShown else { return nil }
    let counts = dataCounts
    guard counts.contains(section: item.section),
      (0...counts.items[item.section]).contains(item.item)
    else {
      let count = counts.contains(section: item.section) ? counts.items[item.section] : 0
      reportCall(
        "invalid-update",
        CollectionUpdateError.insertedItemBeyond(item, count: count).description
      )
      return nil
    }
    let target = data.placeholders.insertionPosition(of: item)
    var places = data.placeholders
    let number = places.insert(at: target)
    dragAndDrop.placeholders[number] = context
    showPlaceholders(places, [.insertItem(target)])
    return number
  }

  /// Takes a placeholder away.
  ///
  /// - Returns: Whether there was one.
  func deletePlaceholder(_ number: Int) -> Bool {
    guard let position = data.placeholders.position(of: number), mayExchange() else { return false }
    note(.update("deletePlaceholder() at \(IndexPath(position: position).callText)"))
    var places = data.placeholders
    places.remove(number, leavesItem: false)
    dragAndDrop.placeholders[number] = nil
    showPlaceholders(places, [.deleteItem(position)])
    return true
  }

  /// Has an item take the place of a placeholder; `updates` inserts it into the data.
  ///
  /// - Returns: Whether it did.
  func commitPlaceholder(_ number: Int, _ updates: (IndexPath) -> Void) -> Bool {
    guard let position = data.placeholders.position(of: number), mayExchange() else { return false }
    let path = dataPath(of: position)
    note(.update("commitInsertion(dataSourceUpdates:) at \(path.callText)"))
    let before = dataCounts
    updates(path)
    // A reload shows the item already.
    guard let position = data.placeholders.position(of: number) else { return true }
    let after = askCounts()
    // So does a batch, as that of a diffable data source.
    if dataCounts != before, after == dataCounts { return deletePlaceholder(number) }
    let target = data.placeholders.dataPosition(of: position)
    do throws(CollectionUpdateError) {
      _ = try BatchMapping(
        try BatchUpdates([.insertItem(target)]),
        before: dataCounts,
        after: after
      )
    } catch {
      recover(from: error)
      return false
    }
    var places = data.placeholders
    places.remove(number, leavesItem: true)
    dragAndDrop.placeholders[number] = nil
    showPlaceholders(places, [.deleteItem(position), .insertItem(position)])
    return true
  }

  /// The configured cell of a placeholder.
  func providePlaceholder(_ number: Int, in slot: ElementSlot) -> UICollectionReusableView {
    guard let placeholder = dragAndDrop.placeholders[number]?.placeholder else {
      return substitute(for: slot)
    }
    let key = ReuseQueues.Key(
      category: .cell,
      kind: "",
      identifier: placeholder.reuseIdentifier
    )
    guard let cell = dequeue(key, at: slot.indexPath) as? UICollectionViewCell else {
      return substitute(for: slot)
    }
    cell.holdsPlace = true
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Whether a placeholder may go now; a diagnostic when not.
  private func mayExchange() -> Bool {
    guard !cycle.isRunning, !cycle.isPreparing, !cycle.isCounting, cycle.batchDepth == 0 else {
      reportCall(
        "placeholder",
        "a drop placeholder can be exchanged neither within a batch nor while views are shown"
      )
      return false
    }
    layoutIfNeeded()
    return true
  }

  /// Shows the picture with other placeholders.
  func showPlaceholders(_ places: PlaceholderPlaces, _ updates: [CollectionUpdate]) {
    let before = committedCounts
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
    pendingCompletions.interrupt()
    data.placeholders = places
    takeOver(mapping, batchAnimation)
  }
}
