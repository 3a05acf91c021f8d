// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIPickerView {
  /// Shows values as titles in one column.
  @preconcurrency @MainActor
  public func itemTitles<Values: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ titleForRow: @escaping (Int, Values.Element) -> String?
  ) -> any Disposable where Source.Element == Values {
    let view: UIPickerView = base
    return { title in
      let rows = onMainThread { PickerRows.of(view) }
      return source.subscribe(onNext: { next in
        nonisolated(unsafe) let values = Array(next)
        nonisolated(unsafe) let title = title
        onMainThread {
          rows.values = values
          rows.titles = values.enumerated().map { title($0.offset, $0.element) }
          view.reloadAllComponents()
        }
      })
    }
  }

  @preconcurrency @MainActor
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(events: PickerRows.of(base).chosen)
  }

  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    let rows = PickerRows.of(base)
    return ControlEvent(
      events: rows.chosen.compactMap { row, _ in
        onMainThread {
          guard rows.values.indices.contains(row), let model = rows.values[row] as? Model else {
            return nil
          }
          return [model]
        }
      }
    )
  }
}

/// The rows that a picker shows and tells.
@MainActor
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static var all: [ObjectIdentifier: PickerRows] = [:]
  private weak var view: UIPickerView?
  var values: [Any] = []
  var titles: [String?] = []
  let chosen = PublishSubject<(row: Int, component: Int)>()

  private init(_ view: UIPickerView) {
    self.view = view
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  static func of(_ view: UIPickerView) -> PickerRows {
    all = all.filter { $0.value.view != nil }
    if let known = all[ObjectIdentifier(view)], known.view === view { return known }
    let made = PickerRows(view)
    all[ObjectIdentifier(view)] = made
    return made
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { titles.indices.contains(row) ? titles[row] : nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.onNext((row, component))
  }
}
