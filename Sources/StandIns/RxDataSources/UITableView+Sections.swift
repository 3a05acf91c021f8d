// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UITableView {
  /// Shows the sections of a stream through a data source, which the subscription keeps alive.
  @preconcurrency @MainActor
  public func items<Section: SectionModelType, Source: ObservableType>(
    dataSource: TableViewSectionedDataSource<Section>
  ) -> (_ source: Source) -> any Disposable where Source.Element == [Section] {
    let view = base
    view.dataSource = dataSource
    return { source in
      // A stream that ends leaves what it showed, so the subscription goes on keeping the data source alive.
      source.asObservable().concat(Observable.never()).observe(on: MainScheduler.instance)
        .subscribe(onNext: { next in
          nonisolated(unsafe) let sections = next
          MainActor.assumeIsolated { dataSource.show(sections, in: view) }
        })
    }
  }
}
