// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Names of newer systems that change little or nothing here.

extension UIControl {
  /// Does what a tap does.
  public func performPrimaryAction() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

extension UIView {
  /// Takes over changed traits now; they are always taken over.
  public func updateTraitsIfNeeded() {}
  /// Whether assistive software takes the view for one that reacts; recorded.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { recorded("respondsToUser") ?? isUserInteractionEnabled }
    set { record(newValue, as: "respondsToUser") }
  }
}

extension UIViewController {
  /// Takes over changed traits now; they are always taken over.
  public func updateTraitsIfNeeded() {}
}

extension UIApplication {
  /// Has the system make a new picture of a scene; there is none.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UITextView {
  /// Makes a text view; both ways of setting text are the same here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
}

extension UIImpactFeedbackGenerator {
  /// Makes a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Nothing is felt here.
  public func impactOccurred(at location: CGPoint) {}
  /// Nothing is felt here.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UIContextMenuConfiguration {
  /// In which order elements stand; recorded.
  public var preferredMenuElementOrder: ElementOrder {
    get { recorded("order") ?? .automatic }
    set { record(newValue, as: "order") }
  }
}
