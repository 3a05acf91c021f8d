// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat, on its back or on its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientations of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether it is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Landscape with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Landscape with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// The device that the stage represents: a phone or a tablet, by the size of the screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The smallest shorter side of a tablet's screen, in points.
  private static let padWidth: CGFloat = 600

  /// The device.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) < Self.padWidth ? .phone : .pad
  }
  /// The orientation of the device, from the proportions of its screen.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The name of the kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "18.0" }
  /// The name of the device; here, the name of its kind.
  open var name: String { model }
  /// Whether changes of the orientation are reported; always `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Requests reports of changes of the orientation; it has no effect here.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reports of changes of the orientation; it has no effect here.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// A view that contains all other views of a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The heights at which windows lie over one another.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Makes a level at a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level at a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level above another one.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }
    /// A level below another one.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of questions.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window; the view is made when the window is shown.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { showRoot() }
    }
  }
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// How the window lies among others; it has no effect here.
  open var windowLevel = Level.normal
  /// What in the window is the first responder.
  private(set) lazy var editing = ScreenEditing(self)
  /// How much of the window a keyboard, or what takes its place, covers from below, in points.
  var keyboard: CGFloat = 0 {
    didSet { if keyboard != oldValue { followKeyboard() } }
  }
  /// Whether somebody sees the window and tells it the time, so that changes may take some.
  package var showsTime = false
  /// Whether the window is an app's: its lists have cells as soon as they have a place, because nobody else shows their
  /// layouts, and it is black where nothing else is.
  package var isOfApp = false
  /// The colour behind everything in the window; `nil` for none.
  ///
  /// - Source: a window without a colour shows the screen of a device, which is black.
  var ground: UIColor? { backgroundColor ?? (isOfApp ? .black : nil) }
  /// Whether the person who sees the window asks for less motion.
  package var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      Foundation.NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
    }
  }
  /// How many changes from one controller's view to another's are under way.
  package internal(set) var changes = 0
  /// The pictures over views that pass into something else.
  var veils: [ObjectIdentifier: ViewVeil] = [:]
  /// What shows presented controllers in the window.
  weak var presenter: WindowPresenter?
  /// The menu that a button in the window opened, until it is taken to be shown.
  package var askedMenu: ControlMenu?
  /// The traits of the device that shows the window; `nil` before one does.
  package var deviceTraits: UITraitCollection?
  /// What becomes of the texts in the window.
  var ownWords: PseudoWords.Style?
  /// Whether the window was shown.
  private var isShown = false

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Makes a window with a scene, in the size of the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.bounds)
    self.windowScene = windowScene
  }

  /// Whether the window has the keyboard's focus; it has no effect here.
  open private(set) var isKeyWindow = false

  open override var window: UIWindow? { self }

  /// Gives the window the keyboard's focus.
  open func makeKey() {
    AppWindows.current.keyWindow?.isKeyWindow = false
    AppWindows.current.keyWindow = self
    isKeyWindow = true
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    AppWindows.current.add(self)
    makeKey()
    isHidden = false
    guard !isShown else { return }
    isShown = true
    showRoot()
  }
}
