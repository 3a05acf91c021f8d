// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIScrollView {
  public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)
  /// How fast a finger was when it was lifted, in points per millisecond, and where the content will rest, which may be
  /// moved.
  public typealias WillEndDraggingEvent = (
    velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The offset, now and after each move.
  @preconcurrency @MainActor
  public var contentOffset: ControlProperty<CGPoint> {
    let view: UIScrollView = base
    let moves = didScroll.map { _ in onMainThread { view.contentOffset } }
    return ControlProperty(
      values: Observable<CGPoint>.deferred { .just(onMainThread { view.contentOffset }) }.concat(
        moves
      ),
      valueSink: Binder(view) { view, offset in
        onMainThread { view.contentOffset = offset }
      }
    )
  }

  /// Each move of the content.
  @preconcurrency @MainActor
  public var didScroll: ControlEvent<Void> { plainCalls("scrollViewDidScroll:", of: base) }

  @preconcurrency @MainActor
  public var willBeginDragging: ControlEvent<Void> {
    plainCalls("scrollViewWillBeginDragging:", of: base)
  }

  @preconcurrency @MainActor
  public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
    let name = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    return ControlEvent(
      events: calls(name, of: base).compactMap { values in
        guard let velocity = values[1] as? CGPoint,
          let target = values[2] as? UnsafeMutablePointer<CGPoint>
        else { return nil }
        return (velocity, target)
      }
    )
  }

  /// Whether the content goes on after a finger was lifted.
  @preconcurrency @MainActor
  public var didEndDragging: ControlEvent<Bool> {
    calls("scrollViewDidEndDragging(_:willDecelerate:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var willBeginDecelerating: ControlEvent<Void> {
    plainCalls("scrollViewWillBeginDecelerating:", of: base)
  }

  @preconcurrency @MainActor
  public var didEndDecelerating: ControlEvent<Void> {
    plainCalls("scrollViewDidEndDecelerating:", of: base)
  }

  @preconcurrency @MainActor
  public var didEndScrollingAnimation: ControlEvent<Void> {
    plainCalls("scrollViewDidEndScrollingAnimation:", of: base)
  }

  @preconcurrency @MainActor
  public var didZoom: ControlEvent<Void> { plainCalls("scrollViewDidZoom:", of: base) }

  @preconcurrency @MainActor
  public var willBeginZooming: ControlEvent<UIView?> {
    calls("scrollViewWillBeginZooming(_:with:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var didEndZooming: ControlEvent<EndZoomEvent> {
    ControlEvent(
      events: calls("scrollViewDidEndZooming(_:with:atScale:)", of: base).compactMap { values in
        (values[2] as? CGFloat).map { (values[1] as? UIView, $0) }
      }
    )
  }

  /// When a tap on the status bar has led to the top, which nobody can tap here.
  @preconcurrency @MainActor
  public var didScrollToTop: ControlEvent<Void> {
    plainCalls("scrollViewDidScrollToTop:", of: base)
  }
}
