// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIWindowScene {
  /// The name of the window; recorded.
  public var title: String {
    get { recorded("title") ?? "" }
    set { record(newValue, as: "title") }
  }
  /// The limits of the window's size; recorded.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    kept("sizeRestrictions") { UISceneSizeRestrictions() }
  }
  /// How the scene stands on the device.
  public var effectiveGeometry: UIWindowScene.Geometry { Geometry(scene: self) }

  /// Asks for another orientation; the page's device decides, so the handler gets an error.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences as? GeometryPreferences.iOS,
      let mask = wanted.interfaceOrientations
    else { return }
    let isPortrait = interfaceOrientation.isPortrait
    let fits = mask.isDisjoint(with: isPortrait ? .portrait : .landscape) == false
    if !fits { errorHandler?(CocoaError(.featureUnsupported)) }
  }

  /// How a scene stands on its device.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
      scene?.interfaceOrientation ?? .portrait
    }
    /// The area of the scene.
    open var coordinateSpace: UIView { scene?.coordinateSpace ?? UIView() }
  }

  /// How an app wants a scene to stand.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How an app wants a scene to stand on a phone or a tablet.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations that it takes.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The limits of a window's size; recorded.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// Whether the window may fill the screen.
  open var allowsFullScreen = true
}

extension UIScene {
  /// The name of the window; recorded.
  public var subtitle: String {
    get { recorded("subtitle") ?? "" }
    set { record(newValue, as: "subtitle") }
  }
  /// What continues in the scene; recorded.
  public var userActivity: NSUserActivity? {
    get { recorded("userActivity") }
    set { record(newValue, as: "userActivity") }
  }
}

extension UIScene.ConnectionOptions {
  /// Addresses that are to be opened; none.
  public var urlContexts: Set<UIOpenURLContext> { [] }
  /// What was chosen at the app's icon; nothing.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  /// The kind of activity that continues; none.
  public var handoffUserActivityType: String? { nil }
}

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Where it comes from.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Where an address comes from.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The other app; none.
    open var sourceApplication: String? { nil }
    /// What the other app said; nothing.
    open var annotation: Any? { nil }
    /// Whether the file stays where it is.
    open var openInPlace: Bool { false }
  }
}

/// Something that continues an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  /// Does nothing.
  public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// What work in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

extension UIApplication {
  /// The shortest time between two times of work in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No work in the background.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
}

extension UIScreen {
  /// The area of the screen.
  public var coordinateSpace: UIView { AppWindows.current.all.first ?? UIView(frame: bounds) }
  /// The area of the screen, which does not turn.
  public var fixedCoordinateSpace: UIView { coordinateSpace }
}

extension NSUserActivity {
  /// The address of the same content; recorded.
  public var webpageURL: URL? {
    get { recorded("webpageURL") }
    set { record(newValue, as: "webpageURL") }
  }
  /// Whether other devices may continue it; recorded.
  public var isEligibleForHandoff: Bool {
    get { recorded("isEligibleForHandoff") ?? true }
    set { record(newValue, as: "isEligibleForHandoff") }
  }
  /// Whether the device's search finds it; recorded.
  public var isEligibleForSearch: Bool {
    get { recorded("isEligibleForSearch") ?? false }
    set { record(newValue, as: "isEligibleForSearch") }
  }
  /// Whether everybody's search finds it; recorded.
  public var isEligibleForPublicIndexing: Bool {
    get { recorded("isEligibleForPublicIndexing") ?? false }
    set { record(newValue, as: "isEligibleForPublicIndexing") }
  }
  /// Whether the assistant offers it; recorded.
  public var isEligibleForPrediction: Bool {
    get { recorded("isEligibleForPrediction") ?? false }
    set { record(newValue, as: "isEligibleForPrediction") }
  }
  /// The values that are needed; recorded.
  public var requiredUserInfoKeys: Set<String>? {
    get { recorded("requiredUserInfoKeys") }
    set { record(newValue, as: "requiredUserInfoKeys") }
  }
  /// Words by which it is found; recorded.
  public var keywords: Set<String> {
    get { recorded("keywords") ?? [] }
    set { record(newValue, as: "keywords") }
  }
  /// A name that stays; recorded.
  public var persistentIdentifier: String? {
    get { recorded("persistentIdentifier") }
    set { record(newValue, as: "persistentIdentifier") }
  }
  /// Makes it the present one; nobody asks for it here.
  public func becomeCurrent() {}
  /// It is not the present one any more.
  public func resignCurrent() {}
  /// It is over.
  public func invalidate() {}
}
