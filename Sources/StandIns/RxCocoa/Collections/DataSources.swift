// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

/// A data source that knows the value of each item.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

/// A data source of a collection view that is given what a stream tells.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source of a table that is given what a stream tells.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

extension Reactive where Base: UICollectionView {
  /// Shows a stream through a data source, which is kept alive meanwhile.
  @preconcurrency @MainActor
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
    Source: ObservableType
  >(dataSource: DataSource) -> (_ source: Source) -> any Disposable
  where DataSource.Element == Source.Element {
    let view: UICollectionView = base
    return { source in
      view.dataSource = dataSource
      return onMainThread {
        shown(source) {
          dataSource.collectionView(view, observedEvent: $0)
        } end: {
          if view.dataSource === dataSource { view.dataSource = nil }
        }
      }
    }
  }
}

extension Reactive where Base: UITableView {
  /// Shows a stream through a data source, which is kept alive meanwhile.
  @preconcurrency @MainActor
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource,
    Source: ObservableType
  >(dataSource: DataSource) -> (_ source: Source) -> any Disposable
  where DataSource.Element == Source.Element {
    let view: UITableView = base
    return { source in
      view.dataSource = dataSource
      return onMainThread {
        shown(source) {
          dataSource.tableView(view, observedEvent: $0)
        } end: {
          if view.dataSource === dataSource { view.dataSource = nil }
        }
      }
    }
  }
}

/// Tells each event on the main queue.
///
/// A stream that ends leaves what it showed, so the subscription goes on keeping the data source alive.
@MainActor
private func shown<Source: ObservableType>(
  _ source: Source,
  _ tell: @escaping @MainActor (Event<Source.Element>) -> Void,
  end: @escaping @MainActor () -> Void
) -> any Disposable {
  let values = source.asObservable().concat(Observable.never()).observe(on: MainScheduler.instance)
    .subscribe { event in
      nonisolated(unsafe) let event = event
      onMainThread { tell(event) }
    }
  return Disposables.create(values, disposableOnMainThread(end))
}
