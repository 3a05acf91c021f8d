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
      source.asObservable().observe(on: MainScheduler.instance)
        .subscribe(onNext: { next in
          nonisolated(unsafe) let sections = next
          MainActor.assumeIsolated {
            dataSource.setSections(sections)
            view.reloadData()
          }
        })
    }
  }
}
