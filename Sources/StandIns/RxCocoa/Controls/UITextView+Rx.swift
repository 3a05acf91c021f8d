// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UITextView {
  /// The text, now and after each change by a person.
  @preconcurrency @MainActor
  public var text: ControlProperty<String?> {
    let view: UITextView = base
    let changes = calls("textViewDidChange:", of: view).map { _ -> String? in
      onMainThread { view.text }
    }
    return ControlProperty(
      values: Observable<String?>.deferred { .just(onMainThread { view.text }) }.concat(changes),
      valueSink: Binder(view) { view, text in onMainThread { view.text = text } }
    )
  }

  @preconcurrency @MainActor
  public var didChange: ControlEvent<Void> { plainCalls("textViewDidChange:", of: base) }
}
