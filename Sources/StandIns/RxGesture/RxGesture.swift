// SPDX-License-Identifier: Apache-2.0
public import Foundation
@_exported public import RxCocoa
public import RxSwift
public import UIKit

public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>

/// The view whose coordinates places have.
public enum TargetView: Sendable {
  case view
  case window
  case this(UIView)

  @MainActor func view(for gesture: UIGestureRecognizer) -> UIView? {
    switch self {
    case .view: gesture.view
    case .window: gesture.view?.window
    case .this(let view): view
    }
  }
}

extension Reactive where Base: UIView {
  public typealias Configuration<Gesture> = (Gesture, Any?) -> Void

  /// Adds a gesture to the view and tells its states, which begin with `.possible`.
  @preconcurrency @MainActor
  public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
    base.isUserInteractionEnabled = true
    base.addGestureRecognizer(gesture)
    return ControlEvent(events: gesture.rx.event.startWith(gesture))
  }

  @preconcurrency @MainActor
  public func tapGesture(
    configuration: Configuration<UITapGestureRecognizer>? = nil
  ) -> TapControlEvent { configured(UITapGestureRecognizer(), configuration) }

  @preconcurrency @MainActor
  public func longPressGesture(
    configuration: Configuration<UILongPressGestureRecognizer>? = nil
  ) -> LongPressControlEvent { configured(UILongPressGestureRecognizer(), configuration) }

  @preconcurrency @MainActor
  public func panGesture(
    configuration: Configuration<UIPanGestureRecognizer>? = nil
  ) -> PanControlEvent { configured(UIPanGestureRecognizer(), configuration) }

  @preconcurrency @MainActor
  public func pinchGesture(
    configuration: Configuration<UIPinchGestureRecognizer>? = nil
  ) -> PinchControlEvent { configured(UIPinchGestureRecognizer(), configuration) }

  @preconcurrency @MainActor
  public func swipeGesture(
    _ direction: UISwipeGestureRecognizer.Direction,
    configuration: Configuration<UISwipeGestureRecognizer>? = nil
  ) -> SwipeControlEvent {
    let made = UISwipeGestureRecognizer()
    made.direction = direction
    return configured(made, configuration)
  }

  @MainActor
  private func configured<Gesture: UIGestureRecognizer>(
    _ made: Gesture,
    _ configuration: Configuration<Gesture>?
  ) -> ControlEvent<Gesture> {
    configuration?(made, nil)
    return gesture(made)
  }
}

extension ObservableType where Element: UIGestureRecognizer {
  /// Only the states that are asked for.
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    filter { gesture in
      MainActor.assumeIsolated { states.contains(gesture.state) }
    }
  }

  /// Where the fingers are.
  public func asLocation(in target: TargetView = .view) -> Observable<CGPoint> {
    map { gesture in
      MainActor.assumeIsolated { gesture.location(in: target.view(for: gesture)) }
    }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// How far and how fast the fingers moved.
  public func asTranslation(
    in target: TargetView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map { gesture in
      MainActor.assumeIsolated {
        let view = target.view(for: gesture)
        return (translation: gesture.translation(in: view), velocity: gesture.velocity(in: view))
      }
    }
  }
}
