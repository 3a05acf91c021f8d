// SPDX-License-Identifier: Apache-2.0
@_exported public import Combine
@_exported public import UIKit

extension UIControl {
  /// Tells each of some events.
  public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    Deferred { [weak self] () -> AnyPublisher<Void, Never> in
      let subject = PassthroughSubject<Void, Never>()
      let action = UIAction { _ in subject.send(()) }
      MainActor.assumeIsolated { self?.addAction(action, for: events) }
      return
        subject
        .handleEvents(receiveCancel: {
          MainActor.assumeIsolated { self?.removeAction(action, for: events) }
        })
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  /// Tells a value of the control, now and after each of some events.
  func values<Control: UIControl, Value>(
    of path: KeyPath<Control, Value>,
    after events: UIControl.Event
  ) -> AnyPublisher<Value, Never> {
    let present = { [weak self] in (self as? Control)?[keyPath: path] }
    return Deferred {
      self.controlEventPublisher(for: events).map { present() }.prepend(present())
    }.compactMap { $0 }.eraseToAnyPublisher()
  }
}

extension UIButton {
  public var tapPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .touchUpInside)
  }
}

extension UITextField {
  public var textPublisher: AnyPublisher<String?, Never> {
    values(of: \UITextField.text, after: .allEditingEvents)
  }
  public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
    values(of: \UITextField.attributedText, after: .allEditingEvents)
  }
  public var returnPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidEndOnExit)
  }
  public var didBeginEditingPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidBegin)
  }
}

extension UISwitch {
  public var isOnPublisher: AnyPublisher<Bool, Never> {
    values(of: \UISwitch.isOn, after: .valueChanged)
  }
}

extension UISlider {
  public var valuePublisher: AnyPublisher<Float, Never> {
    values(of: \UISlider.value, after: .valueChanged)
  }
}

extension UIStepper {
  public var valuePublisher: AnyPublisher<Double, Never> {
    values(of: \UIStepper.value, after: .valueChanged)
  }
}

extension UISegmentedControl {
  public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
    values(of: \UISegmentedControl.selectedSegmentIndex, after: .valueChanged)
  }
}

extension UIPageControl {
  public var currentPagePublisher: AnyPublisher<Int, Never> {
    values(of: \UIPageControl.currentPage, after: .valueChanged)
  }
}

extension UIRefreshControl {
  public var isRefreshingPublisher: AnyPublisher<Bool, Never> {
    values(of: \UIRefreshControl.isRefreshing, after: .valueChanged)
  }
}

extension UIDatePicker {
  public var datePublisher: AnyPublisher<Date, Never> {
    values(of: \UIDatePicker.date, after: .valueChanged)
  }
  public var countDownDurationPublisher: AnyPublisher<TimeInterval, Never> {
    values(of: \UIDatePicker.countDownDuration, after: .valueChanged)
  }
}
