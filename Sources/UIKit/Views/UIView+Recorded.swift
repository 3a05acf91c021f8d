// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Properties of a view that have no effect here.
struct ViewRecord {
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat = 1
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var groupsAccessibilityChildren = false
}

/// Moves a view when the device is tilted; it has no effect here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Moves a view with the device; it has no effect here.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The property that changes.
  public let keyPath: String
  /// Which way the device is tilted.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects together; they have no effect here.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// An interaction with a view, such as a drag.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed.
  func didMove(to view: UIView?)
}

/// What UIKit's interactions have in common: they know their view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject {
  /// The view.
  open internal(set) weak var view: UIView?

  /// Called before the interaction comes to a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to a view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// How a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// Whether the superview's margins are respected; it has no effect here.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits.surroundings.preservesSuperviewLayoutMargins }
    set { traits.surroundings.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether margins are inside the safe area; it has no effect here.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits.surroundings.insetsLayoutMarginsFromSafeArea }
    set { traits.surroundings.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether the view is cleared before it is drawn; it has no effect here.
  public var clearsContextBeforeDrawing: Bool {
    get { traits.surroundings.clearsContextBeforeDrawing }
    set { traits.surroundings.clearsContextBeforeDrawing = newValue }
  }

  /// Pixels per point of the view's drawing; it has no effect here.
  public var contentScaleFactor: CGFloat {
    get { traits.surroundings.contentScaleFactor }
    set { traits.surroundings.contentScaleFactor = newValue }
  }

  /// How the tint is dimmed; it has no effect here.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { traits.surroundings.tintAdjustmentMode }
    set { traits.surroundings.tintAdjustmentMode = newValue }
  }

  /// The motion effects of the view; they have no effect here.
  public var motionEffects: [UIMotionEffect] {
    get { traits.surroundings.motionEffects }
    set { traits.surroundings.motionEffects = newValue }
  }

  /// Adds a motion effect; it has no effect here.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    traits.surroundings.motionEffects.append(effect)
  }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { traits.surroundings.interactions }
    set { traits.surroundings.interactions = newValue }
  }

  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    traits.surroundings.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    traits.surroundings.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The elements of the view for assistive software; they have no effect here.
  public var accessibilityElements: [Any]? {
    get { traits.surroundings.accessibilityElements }
    set { traits.surroundings.accessibilityElements = newValue }
  }

  /// Whether the view's elements are hidden from assistive software; it has no effect here.
  public var accessibilityElementsHidden: Bool {
    get { traits.surroundings.accessibilityElementsHidden }
    set { traits.surroundings.accessibilityElementsHidden = newValue }
  }

  /// Whether assistive software treats the subviews as a group; it has no effect here.
  public var shouldGroupAccessibilityChildren: Bool {
    get { traits.surroundings.groupsAccessibilityChildren }
    set { traits.surroundings.groupsAccessibilityChildren = newValue }
  }

  /// The view's frame, in the outermost view's coordinates.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// Whether constraints are ambiguous; always `false`, because this is not computed.
  public var hasAmbiguousLayout: Bool { false }
  /// The view for alignment with the first baseline.
  public var forFirstBaselineLayout: UIView { self }
  /// The view for alignment with the last baseline.
  public var forLastBaselineLayout: UIView { self }

  /// A new view with the same size that shows what the view shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    SnapshotView(of: self)
  }

  /// Draws the view and its subviews; nothing is drawn here.
  ///
  /// - Returns: Whether everything was drawn; always `false`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Takes the keyboard away, if the view or one in it has it.
  ///
  /// - Returns: Whether nothing in the view has it; always `true`.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if let typist = window?.editing.typist as? UIView, typist.isWithin(self) {
      window?.editing.end()
    }
    return true
  }
}
