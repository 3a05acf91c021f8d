// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIBarButtonItem {
  @preconcurrency @MainActor
  public var tap: ControlEvent<Void> { plainCalls("tap", of: base) }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The recogniser at each of its actions.
  @preconcurrency @MainActor
  public var event: ControlEvent<Base> {
    let recogniser = base
    return ControlEvent(
      events: Observable<Base>.create { observer in
        let target = onMainThread { () -> GestureTarget in
          let target = GestureTarget { observer.onNext(recogniser) }
          recogniser.addTarget(target, action: GestureTarget.action)
          return target
        }
        return Disposables.create { target.end() }
      }
    )
  }
}

/// The target of a recogniser, which does not keep it alive; the stream does.
private final class GestureTarget: NSObject, @unchecked Sendable {
  private var tell: (() -> Void)?
  init(_ tell: @escaping () -> Void) { self.tell = tell }
  func end() { tell = nil }

  static let action = Selector("tell") { target, _ in (target as? GestureTarget)?.tell?() }
}
