// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIScrollView {
  /// The offset, now and after each move.
  @preconcurrency @MainActor
  public var contentOffset: ControlProperty<CGPoint> {
    let view: UIScrollView = base
    let values = Observable<CGPoint>.create { observer in
      onMainThread {
        observer.onNext(view.contentOffset)
        let observation = view.observe(\.contentOffset) { view, _ in
          observer.onNext(view.contentOffset)
        }
        return Disposables.create { observation.invalidate() }
      }
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(view) { view, offset in
        onMainThread { view.contentOffset = offset }
      }
    )
  }
}
