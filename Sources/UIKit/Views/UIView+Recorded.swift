// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a view is told and nothing here makes use of.
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

/// Moves a view as the device is tilted; recorded.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Something that happens to a view from outside, such as a drag.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Tells that it comes to a view.
  func willMove(to view: UIView?)
  /// Tells that it came to a view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// How a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// Whether margins of the view around are kept; recorded.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits.surroundings.preservesSuperviewLayoutMargins }
    set { traits.surroundings.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether margins lie within the safe area; recorded.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits.surroundings.insetsLayoutMarginsFromSafeArea }
    set { traits.surroundings.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether the view is cleared before it is drawn; recorded.
  public var clearsContextBeforeDrawing: Bool {
    get { traits.surroundings.clearsContextBeforeDrawing }
    set { traits.surroundings.clearsContextBeforeDrawing = newValue }
  }

  /// Pixels for each point of what is drawn; recorded.
  public var contentScaleFactor: CGFloat {
    get { traits.surroundings.contentScaleFactor }
    set { traits.surroundings.contentScaleFactor = newValue }
  }

  /// How the tint is dimmed; recorded.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { traits.surroundings.tintAdjustmentMode }
    set { traits.surroundings.tintAdjustmentMode = newValue }
  }

  /// What moves the view as the device is tilted; recorded.
  public var motionEffects: [UIMotionEffect] {
    get { traits.surroundings.motionEffects }
    set { traits.surroundings.motionEffects = newValue }
  }

  /// Adds an effect; recorded.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    traits.surroundings.motionEffects.append(effect)
  }

  /// What may happen to the view from outside.
  public var interactions: [any UIInteraction] {
    get { traits.surroundings.interactions }
    set { traits.surroundings.interactions = newValue }
  }

  /// Adds what may happen to the view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    traits.surroundings.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes away what might happen to the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    traits.surroundings.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// What assistive software finds in the view; recorded.
  public var accessibilityElements: [Any]? {
    get { traits.surroundings.accessibilityElements }
    set { traits.surroundings.accessibilityElements = newValue }
  }

  /// Whether assistive software finds nothing in the view; recorded.
  public var accessibilityElementsHidden: Bool {
    get { traits.surroundings.accessibilityElementsHidden }
    set { traits.surroundings.accessibilityElementsHidden = newValue }
  }

  /// Whether assistive software takes what is in the view together; recorded.
  public var shouldGroupAccessibilityChildren: Bool {
    get { traits.surroundings.groupsAccessibilityChildren }
    set { traits.surroundings.groupsAccessibilityChildren = newValue }
  }

  /// Where the view is on the screen, in the outermost view's coordinates.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// Edges between frame and alignment: none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether constraints leave a place open; not looked for.
  public var hasAmbiguousLayout: Bool { false }
  /// The view whose first line others are aligned with.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last line others are aligned with.
  public var forLastBaselineLayout: UIView { self }

  /// A view of the same size and colour.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.backgroundColor = backgroundColor
    view.alpha = alpha
    return view
  }

  /// Draws what the view holds; nothing is drawn here.
  /// - Returns: Whether all was drawn: never.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Takes the keyboard away.
  /// - Returns: Whether it is away: always.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}
