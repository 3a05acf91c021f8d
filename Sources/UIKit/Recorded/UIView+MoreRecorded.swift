// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIView {
  /// What assistive software offers; recorded.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { recorded("accessibilityCustomActions") }
    set { record(newValue, as: "accessibilityCustomActions") }
  }

  /// Whether inverted colours leave the view as it is; recorded.
  public var accessibilityIgnoresInvertColors: Bool {
    get { recorded("accessibilityIgnoresInvertColors") ?? false }
    set { record(newValue, as: "accessibilityIgnoresInvertColors") }
  }

  /// Whether assistive software leaves out what is beside the view; recorded.
  public var accessibilityViewIsModal: Bool {
    get { recorded("accessibilityViewIsModal") ?? false }
    set { record(newValue, as: "accessibilityViewIsModal") }
  }

  /// How assistive software goes through the view; recorded.
  public var accessibilityNavigationStyle: Int {
    get { recorded("accessibilityNavigationStyle") ?? 0 }
    set { record(newValue, as: "accessibilityNavigationStyle") }
  }

  /// The title that is shown enlarged; recorded.
  public var largeContentTitle: String? {
    get { recorded("largeContentTitle") }
    set { record(newValue, as: "largeContentTitle") }
  }

  /// The picture that is shown enlarged; recorded.
  public var largeContentImage: UIImage? {
    get { recorded("largeContentImage") }
    set { record(newValue, as: "largeContentImage") }
  }

  /// Whether a long touch shows the view enlarged; recorded.
  public var showsLargeContentViewer: Bool {
    get { recorded("showsLargeContentViewer") ?? false }
    set { record(newValue, as: "showsLargeContentViewer") }
  }

  /// The largest text size of the view; recorded.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { recorded("maximumContentSizeCategory") }
    set { record(newValue, as: "maximumContentSizeCategory") }
  }

  /// The smallest text size of the view; recorded.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { recorded("minimumContentSizeCategory") }
    set { record(newValue, as: "minimumContentSizeCategory") }
  }

  /// The group in which the focus moves; recorded.
  public var focusGroupIdentifier: String? {
    get { recorded("focusGroupIdentifier") }
    set { record(newValue, as: "focusGroupIdentifier") }
  }

  /// How the focus is shown; recorded.
  public var focusEffect: UIFocusEffect? {
    get { recorded("focusEffect") }
    set { record(newValue, as: "focusEffect") }
  }

  /// Whether the view has the focus; never here.
  public var isFocused: Bool { false }

  /// The rectangle by which constraints place a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }

  /// The frame whose alignment rectangle this is.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }

  /// The constraints of the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  { constraints }

  /// A new view with the size of a part, which it shows as it is now.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = SnapshotView(of: self)
    view.frame = rect
    view.part = rect
    return view
  }

  /// Asks for the keyboard again; there is none.
  public func reloadInputViews() {}

  /// Begins an animation as before iOS 4; what follows is changed at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Ends what `beginAnimations(_:context:)` began.
  public class func commitAnimations() {}

  /// Sets how long such an animation takes; it takes no time here.
  public class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets the delay of such an animation; there is none here.
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// Sets the curve of such an animation; it has no effect here.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

  /// Sets how often such an animation is repeated; it has no effect here.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// Sets where such an animation begins; it has no effect here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIViewController {
  /// Whether the controller decides about the status bar while it is shown over another one; recorded.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { recorded("modalPresentationCapturesStatusBarAppearance") ?? false }
    set { record(newValue, as: "modalPresentationCapturesStatusBarAppearance") }
  }

  /// Whether the presenting controller's style of transition is used; recorded.
  public var providesPresentationContextTransitionStyle: Bool {
    get { recorded("providesPresentationContextTransitionStyle") ?? false }
    set { record(newValue, as: "providesPresentationContextTransitionStyle") }
  }

  /// A name by which the controller's state is kept; recorded.
  public var restorationIdentifier: String? {
    get { recorded("restorationIdentifier") }
    set { record(newValue, as: "restorationIdentifier") }
  }

  /// What makes the controller when its state is restored; recorded.
  public var restorationClass: AnyClass? {
    get { recorded("restorationClass") }
    set { record(newValue, as: "restorationClass") }
  }

  /// Whether the view has at least the system's margins; recorded.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { recorded("viewRespectsSystemMinimumLayoutMargins") ?? true }
    set { record(newValue, as: "viewRespectsSystemMinimumLayoutMargins") }
  }

  /// The group in which the focus moves; recorded.
  public var focusGroupIdentifier: String? {
    get { recorded("focusGroupIdentifier") }
    set { record(newValue, as: "focusGroupIdentifier") }
  }

  /// How the controller comes; recorded.
  public var preferredTransition: Transition? {
    get { recorded("preferredTransition") }
    set { record(newValue, as: "preferredTransition") }
  }

  /// A name for measuring; recorded.
  public var interactionActivityTrackingBaseName: String? {
    get { recorded("interactionActivityTrackingBaseName") }
    set { record(newValue, as: "interactionActivityTrackingBaseName") }
  }

  /// Tells that the line at the lower edge changes; it has no effect here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Tells that the orientations change; it has no effect here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells that the edges for gestures change; it has no effect here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Turns the interface as the device is; it has no effect here.
  public class func attemptRotationToDeviceOrientation() {}

  /// Gives a child other traits; it has no effect here.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}

  /// Adds a key; there is no keyboard here.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}

  /// Removes a key.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  /// The least margins of the view, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0,
      leading: BarPolicy.margin(in: viewIfLoaded?.bounds.width ?? 0),
      bottom: 0,
      trailing: BarPolicy.margin(in: viewIfLoaded?.bounds.width ?? 0)
    )
  }

  /// The name of the nib with the view; not kept here.
  public var nibName: String? { nil }

  /// The extension that the controller belongs to; none here.
  public var extensionContext: NSExtensionContext? { nil }
}

extension UISheetPresentationController {
  /// Whether a sheet has the size of a page; recorded.
  public var prefersPageSizing: Bool {
    get { recorded("prefersPageSizing") ?? true }
    set { record(newValue, as: "prefersPageSizing") }
  }

  /// The view from which the sheet comes; recorded.
  public var sourceView: UIView? {
    get { recorded("sourceView") }
    set { record(newValue, as: "sourceView") }
  }
}

extension UIView {
  /// Makes animations within a block repeat; they run once here.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) { animations() }
}

extension UISlider {
  /// The place of the line in a rectangle: 4 points high, in the middle.
  public func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The place of the knob for a value: as high as the slider, along the line.
  public func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = bounds.height
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = rect.minX + share * max(0, rect.width - side)
    return CGRect(x: x, y: bounds.minY, width: side, height: side)
  }
}

extension UITableViewCell {
  /// What a person can do with the row while its table is edited: deleting.
  public var editingStyle: EditingStyle { .delete }
}

extension UIPageViewController {
  /// The recognisers that turn pages; none here, because that of the row's scroll view is not told.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UITraitCollection {
  /// Runs code; ``current`` stays as it is here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

extension NSLayoutConstraint {
  /// Whether an archive keeps the constraint; recorded.
  public var shouldBeArchived: Bool {
    get { recorded("shouldBeArchived") ?? false }
    set { record(newValue, as: "shouldBeArchived") }
  }
}
