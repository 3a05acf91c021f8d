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

  /// A finger begins to move the content.
  @preconcurrency @MainActor
  public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: changes(of: \.isDragging).filter { $0 }.map { _ in })
  }

  /// A finger lets the content go, which may go on moving.
  @preconcurrency @MainActor
  public var didEndDragging: ControlEvent<Bool> {
    let view: UIScrollView = base
    return ControlEvent(
      events: changes(of: \.isDragging).filter { !$0 }
        .map { _ in onMainThread { view.isDecelerating } }
    )
  }

  /// The content begins to go on after a finger let it go.
  @preconcurrency @MainActor
  public var willBeginDecelerating: ControlEvent<Void> {
    ControlEvent(events: changes(of: \.isDecelerating).filter { $0 }.map { _ in })
  }

  /// The content has come to rest.
  @preconcurrency @MainActor
  public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: changes(of: \.isDecelerating).filter { !$0 }.map { _ in })
  }

  /// The changes of a state, so that a delegate of the app's own keeps its place.
  @MainActor
  private func changes(of state: KeyPath<UIScrollView, Bool>) -> Observable<Bool> {
    let view: UIScrollView = base
    nonisolated(unsafe) let state = state
    return Observable<Bool>.create { observer in
      onMainThread {
        let observation = view.observe(state) { view, _ in
          observer.onNext(view[keyPath: state])
        }
        return Disposables.create { observation.invalidate() }
      }
    }
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
