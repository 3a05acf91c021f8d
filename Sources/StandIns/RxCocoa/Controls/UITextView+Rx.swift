// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UITextView {
  /// The text, as it is now; nobody types here.
  @preconcurrency @MainActor
  public var text: ControlProperty<String?> {
    let view: UITextView = base
    return ControlProperty(
      values: Observable<String?>.deferred { .just(onMainThread { view.text }) },
      valueSink: Binder(view) { view, text in onMainThread { view.text = text } }
    )
  }
}
