// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift
public import UIKit

extension Reactive where Base: UISlider {
  @preconcurrency @MainActor
  public var value: ControlProperty<Float> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { control in onMainThread { control.value } },
      setter: { control, value in onMainThread { control.value = value } }
    )
  }
}

extension Reactive where Base: UIStepper {
  @preconcurrency @MainActor
  public var value: ControlProperty<Double> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { control in onMainThread { control.value } },
      setter: { control, value in onMainThread { control.value = value } }
    )
  }
}

extension Reactive where Base: UIDatePicker {
  @preconcurrency @MainActor
  public var date: ControlProperty<Date> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { control in onMainThread { control.date } },
      setter: { control, date in onMainThread { control.date = date } }
    )
  }
}

extension Reactive where Base: UIRefreshControl {
  @preconcurrency @MainActor
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      onMainThread {
        if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
      }
    }
  }
}
