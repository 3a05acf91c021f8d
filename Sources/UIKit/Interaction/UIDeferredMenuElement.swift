// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// An element whose place is taken by others when the menu opens.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// Finds the elements and hands them over, at once or later.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isKept: Bool
  private var known: [UIMenuElement]?

  private init(isKept: Bool, provider: @escaping Provider) {
    (self.isKept, self.provider) = (isKept, provider)
    super.init(title: "", subtitle: nil)
  }

  /// Makes an element that asks once and keeps the answer.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isKept: true, provider: elementProvider)
  }

  /// Makes an element that asks whenever its menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isKept: false, provider: elementProvider)
  }

  /// The elements.
  ///
  /// Those that come later are waited for by skipping the time until then, as while an app is launched. In place of
  /// ones that come later still, there is a row that says so; they are there when the menu opens again.
  package var elements: [UIMenuElement] {
    if isKept, let known { return known }
    known = nil
    provider { [weak self] in self?.known = $0 }
    let hasCome = WorkClock.current.wait(seconds: WorkClock.longestSkip) { known != nil }
    return hasCome ? known ?? [] : [UIAction(title: Self.waiting, attributes: .disabled) { _ in }]
  }

  private static let waiting = "Loading…"
}
