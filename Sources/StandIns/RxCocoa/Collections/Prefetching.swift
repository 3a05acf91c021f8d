// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift
public import UIKit

extension Reactive where Base: UITableView {
  /// The rows that are soon needed; whoever listens becomes what the table tells.
  @preconcurrency @MainActor
  public var prefetchRows: ControlEvent<[IndexPath]> {
    let view: UITableView = base
    return ControlEvent(
      events: Observable<[IndexPath]>.create { observer in
        let listener = onMainThread { () -> RowPrefetching in
          let listener = RowPrefetching(view.prefetchDataSource) { observer.onNext($0) }
          view.prefetchDataSource = listener
          return listener
        }
        return Disposables.create {
          onMainThread {
            if view.prefetchDataSource === listener { view.prefetchDataSource = listener.next }
          }
        }
      }
    )
  }
}

extension Reactive where Base: UICollectionView {
  /// The items that are soon needed; whoever listens becomes what the view tells.
  @preconcurrency @MainActor
  public var prefetchItems: ControlEvent<[IndexPath]> {
    let view: UICollectionView = base
    return ControlEvent(
      events: Observable<[IndexPath]>.create { observer in
        let listener = onMainThread { () -> ItemPrefetching in
          let listener = ItemPrefetching(view.prefetchDataSource) { observer.onNext($0) }
          view.prefetchDataSource = listener
          return listener
        }
        return Disposables.create {
          onMainThread {
            if view.prefetchDataSource === listener { view.prefetchDataSource = listener.next }
          }
        }
      }
    )
  }
}

/// Listens for rows that are soon needed, before whoever listened already.
private final class RowPrefetching: NSObject, UITableViewDataSourcePrefetching {
  weak var next: (any UITableViewDataSourcePrefetching)?
  private let tell: ([IndexPath]) -> Void

  init(_ next: (any UITableViewDataSourcePrefetching)?, _ tell: @escaping ([IndexPath]) -> Void) {
    (self.next, self.tell) = (next, tell)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tell(indexPaths)
    next?.tableView(tableView, prefetchRowsAt: indexPaths)
  }
}

/// Listens for items that are soon needed, before whoever listened already.
private final class ItemPrefetching: NSObject, UICollectionViewDataSourcePrefetching {
  weak var next: (any UICollectionViewDataSourcePrefetching)?
  private let tell: ([IndexPath]) -> Void

  init(
    _ next: (any UICollectionViewDataSourcePrefetching)?,
    _ tell: @escaping ([IndexPath]) -> Void
  ) { (self.next, self.tell) = (next, tell) }
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    tell(indexPaths)
    next?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }
}
