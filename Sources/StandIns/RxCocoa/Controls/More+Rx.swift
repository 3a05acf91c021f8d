// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift
public import UIKit

extension Reactive where Base: UIButton {
  @preconcurrency @MainActor
  public func attributedTitle(for state: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { button, title in
      onMainThread { button.setAttributedTitle(title, for: state) }
    }
  }
  @preconcurrency @MainActor
  public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in
      onMainThread { button.setBackgroundImage(image, for: state) }
    }
  }
  @preconcurrency @MainActor
  public var primaryActionTriggered: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }
}

extension Reactive where Base: UITextField {
  @preconcurrency @MainActor
  public var value: ControlProperty<String?> { text }
  @preconcurrency @MainActor
  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged],
      getter: { field in onMainThread { field.attributedText } },
      setter: { field, text in onMainThread { field.attributedText = text } }
    )
  }
}

extension Reactive where Base: UITextView {
  @preconcurrency @MainActor
  public var value: ControlProperty<String?> { text }
  @preconcurrency @MainActor
  public var didBeginEditing: ControlEvent<Void> {
    plainCalls("textViewDidBeginEditing:", of: base)
  }
  @preconcurrency @MainActor
  public var didEndEditing: ControlEvent<Void> {
    plainCalls("textViewDidEndEditing:", of: base)
  }
  @preconcurrency @MainActor
  public var attributedText: ControlProperty<NSAttributedString?> {
    let view: UITextView = base
    let changes = didChange.map { _ -> NSAttributedString? in
      onMainThread { view.attributedText }
    }
    return ControlProperty(
      values: Observable<NSAttributedString?>.deferred {
        .just(onMainThread { view.attributedText })
      }
      .concat(changes),
      valueSink: Binder(view) { view, text in onMainThread { view.attributedText = text } }
    )
  }
}

extension Reactive where Base: UISwitch {
  @preconcurrency @MainActor
  public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISegmentedControl {
  @preconcurrency @MainActor
  public var value: ControlProperty<Int> { selectedSegmentIndex }
  @preconcurrency @MainActor
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in
      onMainThread { control.setEnabled(isEnabled, forSegmentAt: index) }
    }
  }
  @preconcurrency @MainActor
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in
      onMainThread { control.setTitle(title, forSegmentAt: index) }
    }
  }
}

extension Reactive where Base: UIDatePicker {
  @preconcurrency @MainActor
  public var value: ControlProperty<Date> { date }
}

extension Reactive where Base: UIApplication {
  private static func told(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
  public static var didEnterBackground: ControlEvent<Void> {
    told(UIApplication.didEnterBackgroundNotification)
  }
  public static var willEnterForeground: ControlEvent<Void> {
    told(UIApplication.willEnterForegroundNotification)
  }
  public static var didBecomeActive: ControlEvent<Void> {
    told(UIApplication.didBecomeActiveNotification)
  }
  public static var willResignActive: ControlEvent<Void> {
    told(UIApplication.willResignActiveNotification)
  }
}
