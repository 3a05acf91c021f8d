// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Combine
public import UIKit

/// What a recogniser or a bar's item calls; it lives as long as the one that calls it.
final class Handler: NSObject {
  let call: () -> Void
  init(_ call: @escaping () -> Void) { self.call = call }

  /// Calls the handler.
  static let action = Selector("call") { target, _ in (target as? Handler)?.call() }
}

@MainActor
private func recognitions<Recognizer: UIGestureRecognizer>(
  _ recognizer: Recognizer
) -> AnyPublisher<Recognizer, Never> {
  Deferred { [weak recognizer] () -> AnyPublisher<Recognizer, Never> in
    let subject = PassthroughSubject<Recognizer, Never>()
    let handler = Handler { if let recognizer { subject.send(recognizer) } }
    MainActor.assumeIsolated { recognizer?.addTarget(handler, action: Handler.action) }
    // The recogniser does not keep its targets; whoever listens does.
    return
      subject
      .handleEvents(receiveCancel: {
        MainActor.assumeIsolated { recognizer?.removeTarget(handler, action: nil) }
      })
      .eraseToAnyPublisher()
  }.eraseToAnyPublisher()
}

extension UITapGestureRecognizer {
  public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { recognitions(self) }
}
extension UIPanGestureRecognizer {
  public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { recognitions(self) }
}
extension UILongPressGestureRecognizer {
  public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> {
    recognitions(self)
  }
}
extension UISwipeGestureRecognizer {
  public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { recognitions(self) }
}
extension UIPinchGestureRecognizer {
  public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { recognitions(self) }
}
extension UIRotationGestureRecognizer {
  public var rotationPublisher: AnyPublisher<UIRotationGestureRecognizer, Never> {
    recognitions(self)
  }
}

extension UIBarButtonItem {
  /// Tells each tap; the item's own target is replaced.
  public var tapPublisher: AnyPublisher<Void, Never> {
    Deferred { [weak self] () -> AnyPublisher<Void, Never> in
      let subject = PassthroughSubject<Void, Never>()
      let handler = Handler { subject.send(()) }
      MainActor.assumeIsolated {
        self?.target = handler
        self?.action = Handler.action
      }
      return
        subject
        .handleEvents(receiveCancel: { withExtendedLifetime(handler) {} })
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}

/// Keeps an observation until nobody listens; it is used on the main thread only.
private final class Observing: @unchecked Sendable {
  var observation: NSKeyValueObservation?
}

extension UIScrollView {
  /// Tells the offset, now and after each move.
  public var contentOffsetPublisher: AnyPublisher<CGPoint, Never> {
    Deferred { [weak self] () -> AnyPublisher<CGPoint, Never> in
      guard let self else { return Empty().eraseToAnyPublisher() }
      let subject = CurrentValueSubject<CGPoint, Never>(MainActor.assumeIsolated { contentOffset })
      let observing = Observing()
      MainActor.assumeIsolated {
        observing.observation = observe(\.contentOffset) { view, _ in
          subject.send(MainActor.assumeIsolated { view.contentOffset })
        }
      }
      return
        subject
        .handleEvents(receiveCancel: { observing.observation?.invalidate() })
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  /// Tells when the end comes nearer than an offset, once until it is far again.
  public func reachedBottomPublisher(offset: CGFloat = 0) -> AnyPublisher<Void, Never> {
    contentOffsetPublisher
      .map { [weak self] point -> Bool in
        MainActor.assumeIsolated {
          guard let self else { return false }
          let insets = self.adjustedContentInset
          let visible = self.frame.height - insets.top - insets.bottom
          let end = max(offset, self.contentSize.height - visible)
          return point.y + insets.top > end
        }
      }
      .removeDuplicates()
      .filter { $0 }
      .map { _ in () }
      .eraseToAnyPublisher()
  }
}
