// SPDX-License-Identifier: Apache-2.0
public import RxCocoa
import RxRelay
import RxSwift
@_exported public import UIKit

/// Tells where the keyboard is.
@preconcurrency @MainActor
public final class RxKeyboard: NSObject {
  public static let instance = RxKeyboard()

  public let frame: Driver<CGRect>
  public let visibleHeight: Driver<CGFloat>
  public let willShowVisibleHeight: Driver<CGFloat>
  public let isHidden: Driver<Bool>
  private let bag = DisposeBag()

  public override init() {
    let screen = UIScreen.main.bounds
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    let place = BehaviorRelay(value: below)
    frame = place.asDriver().distinctUntilChanged()
    visibleHeight = frame.map { max(0, screen.height - $0.minY) }
    willShowVisibleHeight =
      visibleHeight
      .scan((visible: CGFloat(0), isShowing: false)) { last, height in
        (height, last.visible == 0 && height > 0)
      }
      .filter(\.isShowing).map(\.visible)
    isHidden = visibleHeight.map { $0 == 0 }.distinctUntilChanged()
    super.init()
    let center = NotificationCenter.default.rx
    let changes = center.notification(UIResponder.keyboardWillChangeFrameNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
    let hides = center.notification(UIResponder.keyboardWillHideNotification).map { _ in below }
    Observable.merge(changes, hides).bind(to: place).disposed(by: bag)
  }
}
