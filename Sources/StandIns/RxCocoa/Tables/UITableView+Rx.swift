// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UITableView {
  /// Shows values in cells that a closure makes.
  @preconcurrency @MainActor
  public func items<Values: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UITableView, Int, Values.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Values {
    let view = base
    return { factory in
      Self.show(source, in: view) { view, path, value in factory(view, path.row, value) }
    }
  }

  /// Shows values in cells of a class, which a closure fills.
  @preconcurrency @MainActor
  public func items<Values: Sequence, Cell: UITableViewCell, Source: ObservableType>(
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
            view.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          }
          if let typed = cell as? Cell { configure(path.row, value, typed) }
          return cell
        }
      }
    }
  }

  private static func show<Values: Sequence, Source: ObservableType>(
    _ source: Source,
    in view: UITableView,
    makeCell: @escaping (UITableView, IndexPath, Values.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Values {
    nonisolated(unsafe) let make: (UITableView, IndexPath, Any) -> UITableViewCell = {
      guard let value = $2 as? Values.Element else {
        preconditionFailure("\($2) is no \(Values.Element.self)")
      }
      return makeCell($0, $1, value)
    }
    let items = onMainThread {
      let items = TableItemsSource(view, makeCell: make)
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

  /// The values of selected rows.
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(of: itemSelected)
  }

  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(of: itemDeselected)
  }

  @preconcurrency @MainActor
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(of: itemDeleted)
  }

  @MainActor
  private func models<Model>(of paths: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    let view = base
    return ControlEvent(
      events: paths.compactMap { path in
        onMainThread { (try? view.rx.model(at: path) as Any) as? Model }
      }
    )
  }

  /// The value that a row shows.
  @preconcurrency @MainActor
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    let values = TableItemsSource.of(base)?.values ?? []
    let found: Any? =
      if let sectioned = base.dataSource as? any SectionedViewDataSourceType {
        try sectioned.model(at: indexPath)
      } else {
        values.indices.contains(indexPath.row) ? values[indexPath.row] : nil
      }
    guard let model = found as? Model else {
      throw RxCocoaError.itemsNotYetBound(object: "\(base)")
    }
    return model
  }
}
