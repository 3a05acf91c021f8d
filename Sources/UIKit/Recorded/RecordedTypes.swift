// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a proposed password is made of.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules as text.
  public let passwordRulesDescriptor: String

  /// Makes rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// An action that assistive software offers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String

  /// Makes an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    super.init()
  }

  /// Makes an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }
}

/// How the focus is shown; it is not here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// The extension of another app; there is none.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {}

/// What a long touch of an app's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind by which the app knows it.
  open var type: String
  /// The title.
  open var localizedTitle: String

  /// Makes an offer.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

/// Work in the background; an app never is there.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A key with its modifiers; there is no keyboard here.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The title.
  open var title = ""
  /// The key.
  open private(set) var input: String?
  /// The modifiers.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// What the key does, for people.
  open var discoverabilityTitle: String?
  /// Whether it goes before the system's keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  /// Makes a key with a title.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init()
    self.title = title
    (self.input, self.modifierFlags) = (input, modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The key for going up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key for going down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key for going left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key for going right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key for leaving.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Modifiers of keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys for numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A movement of a symbol; symbols stay as they are here.
public struct SymbolEffect: Hashable, Sendable {
  /// It jumps.
  public static let bounce = SymbolEffect()
  /// It fades in and out.
  public static let pulse = SymbolEffect()
  /// Its parts change their colours.
  public static let variableColor = SymbolEffect()
  /// It becomes larger or smaller.
  public static let scale = SymbolEffect()
  /// It appears.
  public static let appear = SymbolEffect()
  /// It disappears.
  public static let disappear = SymbolEffect()
  /// Another one takes its place.
  public static let replace = SymbolEffect()
  /// It turns.
  public static let rotate = SymbolEffect()
  /// It wiggles.
  public static let wiggle = SymbolEffect()
}

/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The usual way.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension NSParagraphStyle {
  /// Where lines may break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: Int

    /// Makes a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A word that would stand alone on the last line gets company.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system breaks lines.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UIViewController {
  /// How a controller comes; recorded.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// From a view that becomes larger.
    public static func zoom(
      options: Any? = nil,
      sourceViewProvider: @escaping (Any) -> UIView?
    ) -> Transition { Transition() }
    /// From the lower edge.
    public static let coverVertical = Transition()
    /// By fading.
    public static let crossDissolve = Transition()
    /// By turning.
    public static let flipHorizontal = Transition()
    /// By turning a page.
    public static let partialCurl = Transition()
  }
}

/// What a tab looks like in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
}

/// What tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Without a state.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// Of the chosen tab.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// Of a tab that cannot be chosen.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// Of a tab with the focus.
  open private(set) lazy var focused = UITabBarItemStateAppearance()

  /// How text and picture stand.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  /// Makes the usual look.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Makes the look of an arrangement.
  public init(style: Style) { super.init() }
}

/// What a button of a bar looks like in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  open var backgroundImage: UIImage?
}

/// What buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Without a state.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// Of a pressed button.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// Of a button that cannot be used.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// Of a button with the focus.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// Makes the usual look.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Makes the look of a kind of button.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Takes everything back.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that finish.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Asked where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {}

/// What is told of a navigation bar; it is not told here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// What is asked about a toolbar; it is not asked here.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// What is told of a tab bar without a controller.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A person chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing, because the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The older form of a row's action.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// The name for an action that deletes.
    public static let destructive = Style.default
  }

  /// The title.
  open var title: String?
  /// The look.
  public let style: Style
  /// The colour.
  open var backgroundColor: UIColor?
  /// The effect behind it.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The menu over a selection of text; it is not shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()
  /// The items of the app.
  open var menuItems: [UIMenuItem]?
  /// Whether it is seen; never here.
  open private(set) var isMenuVisible = false

  /// Shows the menu; not here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu.
  open func hideMenu() {}
  /// Sets where the menu points; recorded nowhere.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows the menu or hides it; not here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

/// An item of such a menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

extension UIImage {
  /// How a stretched picture is filled.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

extension UIFont {
  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public var rawValue: CGFloat
    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters as usual.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
    /// Very narrow letters.
    public static let compressed = Width(rawValue: -0.3)
  }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The kind within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The style of the text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the letters.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
}
