// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Whether a screen feels how firmly it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// How much contrast a person wants.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

extension UITraitCollection {
  /// Whether the screen feels how firmly it is pressed; no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// How much contrast a person wants; the normal one.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Whether a person wants bold texts; no.
  public var legibilityWeight: UILegibilityWeight { .regular }

  /// Makes traits of which only the weight of texts is known; it has no effect.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(Values()) }
  /// Makes traits of which only the contrast is known; it has no effect.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(Values()) }
}

/// Whether a person wants bold texts.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

extension UIPopoverPresentationController {
  /// The view or the button at which it points.
  public var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      if let view = newValue as? UIView { (sourceView, sourceRect) = (view, view.bounds) }
    }
  }
}

extension UISheetPresentationController {
  /// Asks for the heights again; they are asked for whenever the sheet is placed.
  public func invalidateDetents() {}
}

extension UIImagePickerController {
  /// When there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// When there is a flash; recorded.
  public var cameraFlashMode: CameraFlashMode {
    get { recorded("cameraFlashMode") ?? .auto }
    set { record(newValue, as: "cameraFlashMode") }
  }
  /// Takes a picture; there is no camera.
  public func takePicture() {}
}

/// Lets a person choose a font; it is not shown here.
@preconcurrency @MainActor
open class UIFontPickerViewController: SystemController {
  /// The font that was chosen.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// What is told of the choice; a weak reference.
  open weak var delegate: AnyObject?

  override var systemName: String { "Fonts" }
  override var systemSymbol: String { "textformat" }
}

/// The device's dictionary.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: SystemController {
  /// The word.
  private var term = ""

  /// Makes the sheet for a word.
  public convenience init(term: String) {
    self.init(nibName: nil, bundle: nil)
    self.term = term
  }
  /// Whether the dictionary knows a word; it knows none.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  override var systemName: String { term.isEmpty ? "Dictionary" : term }
  override var systemSymbol: String { "book" }
}

/// Opens a file in another app; there is none.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name of the file.
  open var name: String?
  /// The kind of the file; recorded.
  open var uti: String?
  /// What is asked and told; a weak reference.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes a controller for a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Shows the file; nothing can here.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows apps that open the file; there are none.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows what can be done with the file; nothing can here.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// What is asked about a file that another app opens.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which the file is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// An empty controller, because the method is optional.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

/// Prints; there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The only one.
  public static let shared = UIPrintInteractionController()
  /// Whether a device can print; no.
  open class var isPrintingAvailable: Bool { false }
  /// What is printed; recorded.
  open var printingItem: Any?
  /// What is printed; recorded.
  open var printingItems: [Any]?
  /// How it is printed; recorded.
  open var printInfo: UIPrintInfo?
  /// What makes pages; recorded.
  open var printFormatter: UIPrintFormatter?

  /// Shows the sheet; a printer is never chosen.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

/// How something is printed; recorded.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }
  /// The name of the work.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general

  /// Makes the standard.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Makes pages of something; nothing is printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {}

/// Makes pages of HTML; nothing is printed.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Makes pages of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Keeps a picture among the device's; nothing is kept here, and nobody is told.
// swift-format-ignore
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UINavigationBar {
  /// Sets the image behind the bar; it has no effect here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}

extension UIPanGestureRecognizer {
  /// Which movements of a wheel or a pad count; recorded.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { recorded("allowedScrollTypesMask") ?? [] }
    set { record(newValue, as: "allowedScrollTypesMask") }
  }
}

/// Movements of a wheel or a pad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Smooth movements.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIControl {
  /// The words that a pointer shows; recorded.
  public var toolTip: String? {
    get { recorded("toolTip") }
    set { record(newValue, as: "toolTip") }
  }
}

extension UIButton.Configuration {
  /// How buttons look on a desktop; recorded nowhere, because there is none.
  public enum MacIdiomStyle: Int, Sendable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }

  /// How the button looks on a desktop; it has no effect here.
  public var macIdiomStyle: MacIdiomStyle {
    get { .automatic }
    set { _ = newValue }
  }
  /// Whether a chosen button gets another look by itself; it does not here.
  public var automaticallyUpdateForSelection: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension UIFontDescriptor {
  /// The same font in a face: bold if its name says so.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let isBold = newFace.lowercased().contains("bold")
    return withSymbolicTraits(isBold ? .traitBold : []) ?? self
  }
}

extension UIDevice {
  /// The kind of device in the language of the person.
  public var localizedModel: String { model }
}

extension UIAccessibility {
  /// Whether colours should be darker; always `false`.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Posted when VoiceOver begins or ends; never here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when a person wants less motion, or not any more; never here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}

/// A place of a line to which a tab leads; recorded.
open class NSTextTab: NSObject {
  /// The place, in points.
  public let location: CGFloat
  /// How the text there is aligned.
  public let alignment: NSTextAlignment

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [AnyHashable: Any] = [:]
  ) {
    (location, self.alignment) = (loc, alignment)
    super.init()
  }
}

extension NSMutableParagraphStyle {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places of tabs; recorded.
  public var tabStops: [NSTextTab]! {
    get { recorded("tabStops") ?? [] }
    set { record(newValue, as: "tabStops") }
  }
  /// Takes the values of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

extension NSAttributedString {
  /// How letters look beside their colour; recorded.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a look from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
