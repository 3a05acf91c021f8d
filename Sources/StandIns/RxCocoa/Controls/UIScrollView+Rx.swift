// SPDX-License-Identifier: Apache-2.0
import AppFoundation
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

  /// Each move of the content.
  @preconcurrency @MainActor
  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: contentOffset.skip(1).map { _ in })
  }

  @preconcurrency @MainActor
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    switch base as UIScrollView {
    case let view as UICollectionView: view.delegate = delegate as? any UICollectionViewDelegate
    case let view as UITableView: view.delegate = delegate as? any UITableViewDelegate
    default: base.delegate = delegate
    }
    return Disposables.create()
  }
}
