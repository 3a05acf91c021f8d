// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// One statement about the place of a view: the view gets its frame at the statement's end.
@preconcurrency @MainActor
public final class PinLayout<View: UIView> {
  let view: View
  nonisolated(unsafe) var plan = PinPlan()
  nonisolated(unsafe) private var isDone = true

  init(_ view: View) { self.view = view }

  deinit {
    if isDone { return }
    let (view, plan) = (view, plan)
    MainActor.assumeIsolated { PinLayout.place(view, plan) }
  }

  /// Gives the view its frame at once.
  public func layout() {
    isDone = true
    PinLayout.place(view, plan)
  }

  private static func place(_ view: UIView, _ plan: PinPlan) {
    let frame = plan.frame(of: view)
    if frame != view.frame { view.frame = frame }
  }

  /// Notes what a member of the statement says.
  func say(_ change: (inout PinPlan) -> Void) -> PinLayout {
    isDone = false
    change(&plan)
    return self
  }

  /// The size of the superview; without one, nothing is far away.
  var room: CGSize { view.superview?.bounds.size ?? .zero }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The space that the device covers.
  public var safeArea: UIEdgeInsets { view.safeAreaInsets }
  public var layoutMargins: UIEdgeInsets { view.layoutMargins }
  public var readableMargins: UIEdgeInsets { view.layoutMargins }
}

extension UIView {
  /// A statement about the view's place.
  public var pin: PinLayout<UIView> { PinLayout(self) }
}
