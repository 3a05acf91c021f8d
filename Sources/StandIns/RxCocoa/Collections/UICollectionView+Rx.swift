// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UICollectionView {
  /// Shows values in cells that a closure makes.
  @preconcurrency @MainActor
  public func items<Values: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UICollectionView, Int, Values.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Values {
    let view = base
    return { factory in
      Self.show(source, in: view) { view, path, value in factory(view, path.item, value) }
    }
  }

  /// Shows values in cells of a class, which a closure fills.
  @preconcurrency @MainActor
  public func items<Values: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String,
    cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Values.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Values {
    let view = base
    return { source in
      { configure in
        Self.show(source, in: view) { view, path, value in
          let cell = onMainThread {
            view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
          }
          if let typed = cell as? Cell { configure(path.item, value, typed) }
          return cell
        }
      }
    }
  }

  private static func show<Values: Sequence, Source: ObservableType>(
    _ source: Source,
    in view: UICollectionView,
    makeCell: @escaping (UICollectionView, IndexPath, Values.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Values {
    nonisolated(unsafe) let make: (UICollectionView, IndexPath, Any) -> UICollectionViewCell = {
      guard let value = $2 as? Values.Element else {
        preconditionFailure("\($2) is no \(Values.Element.self)")
      }
      return makeCell($0, $1, value)
    }
    let items = onMainThread {
      let items = ItemsSource(view, makeCell: make)
      items.attach()
      return items
    }
    // A stream that ends leaves what it showed.
    let values = source.asObservable().concat(Observable.never()).observe(
      on: MainScheduler.instance
    )
    .subscribe(onNext: { next in
      nonisolated(unsafe) let values = Array(next)
      onMainThread { items.show(values) }
    })
    return Disposables.create(values, disposableOnMainThread { items.detach() })
  }

  /// The values of selected items that `items` shows.
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    let view = base
    return ControlEvent(
      events: itemSelected.compactMap { path in
        onMainThread { (try? view.rx.model(at: path) as Any) as? Model }
      }
    )
  }

  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    let view = base
    return ControlEvent(
      events: itemDeselected.compactMap { path in
        onMainThread { (try? view.rx.model(at: path) as Any) as? Model }
      }
    )
  }

  /// The value that an item shows.
  @preconcurrency @MainActor
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    let values = ItemsSource.of(base)?.values ?? []
    let found: Any? =
      if let sectioned = base.dataSource as? any SectionedViewDataSourceType {
        try sectioned.model(at: indexPath)
      } else {
        values.indices.contains(indexPath.item) ? values[indexPath.item] : nil
      }
    guard let model = found as? Model else {
      throw RxCocoaError.itemsNotYetBound(object: "\(base)")
    }
    return model
  }
}
