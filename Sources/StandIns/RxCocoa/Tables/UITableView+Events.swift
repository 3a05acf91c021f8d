// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

/// From where to where a row was moved.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

extension Reactive where Base: UITableView {
  @preconcurrency @MainActor
  public var itemSelected: ControlEvent<IndexPath> {
    calls("tableView(_:didSelectRowAt:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var itemDeselected: ControlEvent<IndexPath> {
    calls("tableView(_:didDeselectRowAt:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    calls("tableView(_:accessoryButtonTappedForRowWith:)", 1, of: base)
  }

  /// Rows that a person deletes; whoever listens makes the rows of `items` deletable.
  @preconcurrency @MainActor
  public var itemDeleted: ControlEvent<IndexPath> { committed(.delete) }

  @preconcurrency @MainActor
  public var itemInserted: ControlEvent<IndexPath> { committed(.insert) }

  @MainActor
  private func committed(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
    let view: UITableView = base
    return ControlEvent(
      events: calls("tableView(_:commit:forRowAt:)", of: base)
        .filter { $0[1] as? UITableViewCell.EditingStyle == style }
        .compactMap { $0.last as? IndexPath }
        .do(onSubscribed: { onMainThread { TableItemsSource.of(view)?.commitsRows = true } })
    )
  }

  /// Cells that are going to be shown, and where.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    displayed("tableView(_:willDisplay:forRowAt:)")
  }

  /// Cells that are no longer shown, and where they were.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    displayed("tableView(_:didEndDisplaying:forRowAt:)")
  }

  @MainActor
  private func displayed(
    _ name: String
  ) -> ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(
      events: calls(name, of: base).compactMap { values in
        guard let cell = values[1] as? UITableViewCell, let path = values[2] as? IndexPath
        else { return nil }
        return (cell, path)
      }
    )
  }

  /// Rows that a person moves; the data source of the app's own says which ones can be moved.
  @preconcurrency @MainActor
  public var itemMoved: ControlEvent<ItemMovedEvent> {
    ControlEvent(
      events: calls("tableView(_:moveRowAt:to:)", of: base).compactMap { values in
        guard let from = values[1] as? IndexPath, let to = values[2] as? IndexPath else {
          return nil
        }
        return (from, to)
      }
    )
  }
}
