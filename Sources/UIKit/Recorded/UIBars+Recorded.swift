// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UINavigationController {
  /// Whether the keyboard hides the bars; recorded.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { recorded("hidesBarsWhenKeyboardAppears") ?? false }
    set { record(newValue, as: "hidesBarsWhenKeyboardAppears") }
  }

  /// Whether low screens have no bars; recorded.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { recorded("hidesBarsWhenVerticallyCompact") ?? false }
    set { record(newValue, as: "hidesBarsWhenVerticallyCompact") }
  }
}

extension UINavigationBar {
  /// The sign of the back button; recorded.
  public var backIndicatorImage: UIImage? {
    get { recorded("backIndicatorImage") }
    set { record(newValue, as: "backIndicatorImage") }
  }

  /// What covers the sign during a transition; recorded.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { recorded("backIndicatorTransitionMaskImage") }
    set { record(newValue, as: "backIndicatorTransitionMaskImage") }
  }

  /// The look of a low bar above the start of the content; recorded.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { recorded("compactScrollEdgeAppearance") }
    set { record(newValue, as: "compactScrollEdgeAppearance") }
  }

  /// What is told of the bar; a weak reference, recorded.
  public var delegate: (any UINavigationBarDelegate)? {
    get { recordedObject("delegate") }
    set { recordObject(newValue, as: "delegate") }
  }

  /// Whether the bar behaves as on a desktop; recorded.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { recorded("preferredBehavioralStyle") ?? .automatic }
    set { record(newValue, as: "preferredBehavioralStyle") }
  }

  /// Moves the title; it has no effect here.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {}
}

extension UINavigationItem {
  /// Whether buttons at the left stand beside the back button; recorded.
  public var leftItemsSupplementBackButton: Bool {
    get { recorded("leftItemsSupplementBackButton") ?? false }
    set { record(newValue, as: "leftItemsSupplementBackButton") }
  }

  /// The look of the bar for this item; recorded.
  public var standardAppearance: UINavigationBarAppearance? {
    get { recorded("standardAppearance") }
    set { record(newValue, as: "standardAppearance") }
  }

  /// The look above the start of the content; recorded.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { recorded("scrollEdgeAppearance") }
    set { record(newValue, as: "scrollEdgeAppearance") }
  }

  /// The look of a low bar; recorded.
  public var compactAppearance: UINavigationBarAppearance? {
    get { recorded("compactAppearance") }
    set { record(newValue, as: "compactAppearance") }
  }

  /// The look of a low bar above the start of the content; recorded.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { recorded("compactScrollEdgeAppearance") }
    set { record(newValue, as: "compactScrollEdgeAppearance") }
  }

  /// Where the search bar stands; recorded.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { recorded("preferredSearchBarPlacement") ?? .automatic }
    set { record(newValue, as: "preferredSearchBarPlacement") }
  }

  /// What the back button does; recorded.
  public var backAction: UIAction? {
    get { recorded("backAction") }
    set { record(newValue, as: "backAction") }
  }

  /// How the bar is arranged; recorded.
  public var style: ItemStyle {
    get { recorded("style") ?? .navigator }
    set { record(newValue, as: "style") }
  }

  /// The large title; recorded.
  public var largeTitle: String? {
    get { recorded("largeTitle") }
    set { record(newValue, as: "largeTitle") }
  }

  /// The line below the title; recorded.
  public var subtitle: String? {
    get { recorded("subtitle") }
    set { record(newValue, as: "subtitle") }
  }

  /// The menu of the title; recorded.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { recorded("titleMenuProvider") }
    set { record(newValue, as: "titleMenuProvider") }
  }

  /// Hides the back button or shows it; without an animation here.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the buttons at the left; without an animation here.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
}

extension UITabBarController {
  /// The controllers whose tabs can be moved; recorded.
  public var customizableViewControllers: [UIViewController]? {
    get { recorded("customizableViewControllers") }
    set { record(newValue, as: "customizableViewControllers") }
  }

  /// Whether the bar is hidden; recorded.
  public var isTabBarHidden: Bool {
    get { recorded("isTabBarHidden") ?? false }
    set { record(newValue, as: "isTabBarHidden") }
  }
}

extension UITabBar {
  /// How the tabs share the width; recorded.
  public var itemPositioning: ItemPositioning {
    get { recorded("itemPositioning") ?? .automatic }
    set { record(newValue, as: "itemPositioning") }
  }

  /// The space between tabs in the middle; recorded.
  public var itemSpacing: CGFloat {
    get { recorded("itemSpacing") ?? 0 }
    set { record(newValue, as: "itemSpacing") }
  }

  /// The width of tabs in the middle; recorded.
  public var itemWidth: CGFloat {
    get { recorded("itemWidth") ?? 0 }
    set { record(newValue, as: "itemWidth") }
  }

  /// What is told of a bar without a controller; a weak reference, recorded.
  public var delegate: (any UITabBarDelegate)? {
    get { recordedObject("delegate") }
    set { recordObject(newValue, as: "delegate") }
  }

  /// The look of a bar without a colour of its own; recorded.
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    set { record(newValue, as: "barStyle") }
  }

  /// The picture behind the chosen tab; recorded.
  public var selectionIndicatorImage: UIImage? {
    get { recorded("selectionIndicatorImage") }
    set { record(newValue, as: "selectionIndicatorImage") }
  }

  /// Sets the tabs; without an animation here.
  public func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

extension UITabBarItem {
  /// The look of the bar for this tab; recorded.
  public var standardAppearance: UITabBarAppearance? {
    get { recorded("standardAppearance") }
    set { record(newValue, as: "standardAppearance") }
  }

  /// The look above the end of the content; recorded.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { recorded("scrollEdgeAppearance") }
    set { record(newValue, as: "scrollEdgeAppearance") }
  }

  /// The picture of low bars; recorded.
  public var landscapeImagePhone: UIImage? {
    get { recorded("landscapeImagePhone") }
    set { record(newValue, as: "landscapeImagePhone") }
  }

  /// A name for tests; recorded.
  public var accessibilityIdentifier: String? {
    get { recorded("accessibilityIdentifier") }
    set { record(newValue, as: "accessibilityIdentifier") }
  }

  /// The name for assistive software; recorded.
  public var accessibilityLabel: String? {
    get { recorded("accessibilityLabel") }
    set { record(newValue, as: "accessibilityLabel") }
  }

  /// Sets the attributes of the text in a state; colour and font of the normal and of the selected state are used.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { record(attributes, as: "titleTextAttributes \(state.rawValue)") }
  /// The attributes of the text in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { recorded("titleTextAttributes \(state.rawValue)") }

  /// Sets the attributes of the badge; they have no effect here.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UITabBarAppearance {
  /// The look of tabs with the picture above the text; recorded.
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { kept("stackedLayoutAppearance") { UITabBarItemAppearance() } }
    set { record(newValue, as: "stackedLayoutAppearance") }
  }

  /// The look of tabs with the picture beside the text; recorded.
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { kept("inlineLayoutAppearance") { UITabBarItemAppearance() } }
    set { record(newValue, as: "inlineLayoutAppearance") }
  }

  /// The look of such tabs in low bars; recorded.
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { kept("compactInlineLayoutAppearance") { UITabBarItemAppearance() } }
    set { record(newValue, as: "compactInlineLayoutAppearance") }
  }

  /// How the tabs share the width; recorded.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { recorded("stackedItemPositioning") ?? .automatic }
    set { record(newValue, as: "stackedItemPositioning") }
  }

  /// The space between tabs in the middle; recorded.
  public var stackedItemSpacing: CGFloat {
    get { recorded("stackedItemSpacing") ?? 0 }
    set { record(newValue, as: "stackedItemSpacing") }
  }

  /// The width of tabs in the middle; recorded.
  public var stackedItemWidth: CGFloat {
    get { recorded("stackedItemWidth") ?? 0 }
    set { record(newValue, as: "stackedItemWidth") }
  }
}

extension UINavigationBarAppearance {
  /// The look of buttons; recorded.
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { kept("buttonAppearance") { UIBarButtonItemAppearance() } }
    set { record(newValue, as: "buttonAppearance") }
  }

  /// The look of the back button; recorded.
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { kept("backButtonAppearance") { UIBarButtonItemAppearance() } }
    set { record(newValue, as: "backButtonAppearance") }
  }

  /// The look of buttons that finish; recorded.
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { kept("doneButtonAppearance") { UIBarButtonItemAppearance() } }
    set { record(newValue, as: "doneButtonAppearance") }
  }

  /// The look of emphasised buttons; recorded.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { kept("prominentButtonAppearance") { UIBarButtonItemAppearance() } }
    set { record(newValue, as: "prominentButtonAppearance") }
  }

  /// Sets the sign of the back button; it has no effect here.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

extension UIBarAppearance {
  /// How the picture fills the bar; recorded.
  public var backgroundImageContentMode: UIView.ContentMode {
    get { recorded("backgroundImageContentMode") ?? .scaleToFill }
    set { record(newValue, as: "backgroundImageContentMode") }
  }
}

extension UIToolbar {
  /// The look of a bar without a colour of its own; recorded.
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    set { record(newValue, as: "barStyle") }
  }

  /// The look of the bar over content; only its ground is seen.
  public var standardAppearance: UIToolbarAppearance {
    get { kept("standardAppearance") { UIToolbarAppearance() } }
    set { record(newValue, as: "standardAppearance") }
  }

  /// The look of a low bar; recorded.
  public var compactAppearance: UIToolbarAppearance? {
    get { recorded("compactAppearance") }
    set { record(newValue, as: "compactAppearance") }
  }

  /// The look above the end of the content.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { recorded("scrollEdgeAppearance") }
    set { record(newValue, as: "scrollEdgeAppearance") }
  }

  /// What is asked about the bar; a weak reference, recorded.
  public var delegate: (any UIToolbarDelegate)? {
    get { recordedObject("delegate") }
    set { recordObject(newValue, as: "delegate") }
  }

  /// Sets the image behind the buttons; an empty one takes the ground away, and others have no effect here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { record(backgroundImage?.size == .zero, as: "isBare") }

  /// Whether an empty image stands for the ground.
  var isBare: Bool { recorded("isBare") ?? false }

  /// Sets the image of the shadow; it has no effect here.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
  {}
}

extension UIBarButtonItem {
  /// The titles for which the button is wide enough; recorded.
  public var possibleTitles: Set<String>? {
    get { recorded("possibleTitles") }
    set { record(newValue, as: "possibleTitles") }
  }

  /// How far the picture is moved; recorded.
  public var imageInsets: UIEdgeInsets {
    get { recorded("imageInsets") ?? .zero }
    set { record(newValue, as: "imageInsets") }
  }

  /// The picture of low bars; recorded.
  public var landscapeImagePhone: UIImage? {
    get { recorded("landscapeImagePhone") }
    set { record(newValue, as: "landscapeImagePhone") }
  }

  /// Whether the button is chosen; recorded.
  public var isSelected: Bool {
    get { recorded("isSelected") ?? false }
    set { record(newValue, as: "isSelected") }
  }

  /// Whether a tap chooses the button; recorded.
  public var changesSelectionAsPrimaryAction: Bool {
    get { recorded("changesSelectionAsPrimaryAction") ?? false }
    set { record(newValue, as: "changesSelectionAsPrimaryAction") }
  }

  /// The order of the menu; recorded.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { recorded("preferredMenuElementOrder") ?? .automatic }
    set { record(newValue, as: "preferredMenuElementOrder") }
  }

  /// Whether dragging over it taps it; recorded.
  public var isSpringLoaded: Bool {
    get { recorded("isSpringLoaded") ?? false }
    set { record(newValue, as: "isSpringLoaded") }
  }

  /// What stands for the button in a menu; recorded.
  public var menuRepresentation: UIMenuElement? {
    get { recorded("menuRepresentation") }
    set { record(newValue, as: "menuRepresentation") }
  }

  /// A name for tests; recorded.
  public var accessibilityIdentifier: String? {
    get { recorded("accessibilityIdentifier") }
    set { record(newValue, as: "accessibilityIdentifier") }
  }

  /// The name for assistive software; recorded.
  public var accessibilityLabel: String? {
    get { recorded("accessibilityLabel") }
    set { record(newValue, as: "accessibilityLabel") }
  }

  /// Whether a symbol moves when it changes; recorded.
  public var isSymbolAnimationEnabled: Bool {
    get { recorded("isSymbolAnimationEnabled") ?? false }
    set { record(newValue, as: "isSymbolAnimationEnabled") }
  }

  /// Sets the picture behind the button; it has no effect here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// Moves the title of the back button; it has no effect here.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {}

  /// Moves the title; it has no effect here.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Sets the picture behind the back button; it has no effect here.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// Makes a space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Makes a space with a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Makes a button with an image and another one for low bars.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
}

extension UIAlertController {
  /// How grave the question is; recorded.
  public var severity: UIAlertControllerSeverity {
    get { recorded("severity") ?? .default }
    set { record(newValue, as: "severity") }
  }
}
