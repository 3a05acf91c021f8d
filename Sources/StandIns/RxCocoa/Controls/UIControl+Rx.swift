// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIControl {
  @preconcurrency @MainActor
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    let base = base
    return ControlEvent(
      events: Observable<Void>.create { observer in
        onMainThread {
          base.addAction(UIAction { _ in observer.onNext() }, for: controlEvents)
        }
        return Disposables.create()
      }
    )
  }

  /// A value that is told now and after some events, and can be set.
  @preconcurrency @MainActor
  public func controlProperty<Value>(
    editingEvents: UIControl.Event,
    getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let base = base
    let values = Observable<Value>.deferred { .just(getter(base)) }
      .concat(controlEvent(editingEvents).map { getter(base) })
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }
}

extension Reactive where Base: UIButton {
  @preconcurrency @MainActor
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  @preconcurrency @MainActor
  public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in
      onMainThread { button.setTitle(title, for: state) }
    }
  }

  @preconcurrency @MainActor
  public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in
      onMainThread { button.setImage(image, for: state) }
    }
  }
}

extension Reactive where Base: UITextField {
  @preconcurrency @MainActor
  public var text: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged],
      getter: { field in onMainThread { field.text } },
      setter: { field, text in onMainThread { field.text = text } }
    )
  }
}

extension Reactive where Base: UISwitch {
  @preconcurrency @MainActor
  public var isOn: ControlProperty<Bool> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { control in onMainThread { control.isOn } },
      setter: { control, isOn in onMainThread { control.isOn = isOn } }
    )
  }
}

extension Reactive where Base: UISegmentedControl {
  @preconcurrency @MainActor
  public var selectedSegmentIndex: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { control in onMainThread { control.selectedSegmentIndex } },
      setter: { control, index in
        onMainThread { control.selectedSegmentIndex = index }
      }
    )
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  @preconcurrency @MainActor
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      onMainThread {
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      }
    }
  }
}
