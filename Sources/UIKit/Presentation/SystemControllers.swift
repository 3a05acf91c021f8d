// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A controller that a device's system shows: here a sheet with its name, and a button that closes it.
@preconcurrency @MainActor
open class SystemController: UIViewController {
  private static let margin: CGFloat = 20
  private static let symbolSide: CGFloat = 48

  /// What the sheet is called.
  var systemName: String { "System" }
  /// The symbol of the sheet.
  var systemSymbol: String { "square.and.arrow.up" }
  /// What the sheet says below its name.
  var systemWords: String { "A device shows this itself." }
  /// The title of a button that chooses something; `nil` where nothing can be chosen.
  var systemChoice: String? { nil }
  /// Called when a person chooses something.
  func chosen() {}
  /// Called when a person closes the sheet.
  func closed() { dismiss(animated: true) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: UIImage(systemName: systemSymbol))
    picture.contentMode = .scaleAspectFit
    picture.heightAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
    let title = UILabel()
    title.text = systemName
    title.font = .preferredFont(forTextStyle: .headline)
    let words = UILabel()
    words.text = systemWords
    words.numberOfLines = 0
    words.textColor = .secondaryLabel
    words.font = .preferredFont(forTextStyle: .subheadline)
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.closed() }, for: .touchUpInside)
    for label in [title, words] { label.textAlignment = .center }
    let stack = UIStackView(arrangedSubviews: [picture, title, words, close])
    if let systemChoice {
      let choose = UIButton(type: .system)
      choose.setTitle(systemChoice, for: .normal)
      choose.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
      stack.insertArrangedSubview(choose, at: 3)
    }
    stack.axis = .vertical
    stack.spacing = Self.margin / 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Self.margin),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 2 * Self.margin),
    ])
  }
}

/// Shares things with other apps; nothing leaves the stage.
@preconcurrency @MainActor
open class UIActivityViewController: SystemController {
  /// Called when the sheet was closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  /// Which activities are not offered; recorded.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether it may say how many things it shares; recorded.
  open var allowsProminentActivity = true

  /// Makes a sheet for things to share.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    let sheet = sheetPresentationController
    sheet?.detents = [.medium(), .large()]
  }

  /// Makes a sheet without things; the archive's values are not read.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override var systemName: String { "Share" }
  override var systemWords: String {
    let words = items.map { item in
      switch item {
      case let text as String: text
      case let url as URL: url.absoluteString
      case is UIImage: "Image"
      default: "\(type(of: item))"
      }
    }
    return words.joined(separator: "\n")
  }
  override func closed() {
    dismiss(animated: true)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// An activity of an app for sharing.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// To another device.
    public static let airDrop = ActivityType("airDrop")
    /// On paper.
    public static let print = ActivityType("print")
    /// Among the pictures.
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    /// By mail.
    public static let mail = ActivityType("mail")
    /// By message.
    public static let message = ActivityType("message")
    /// To a person in the address book.
    public static let assignToContact = ActivityType("assignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType("addToReadingList")
    /// To a network of friends.
    public static let postToFacebook = ActivityType("postToFacebook")
    /// To a network of friends.
    public static let postToTwitter = ActivityType("postToTwitter")
    /// To a network of pictures.
    public static let postToFlickr = ActivityType("postToFlickr")
    /// To a network of films.
    public static let postToVimeo = ActivityType("postToVimeo")
    /// To a network of friends.
    public static let postToWeibo = ActivityType("postToWeibo")
    /// To a network of friends.
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
    /// As a page.
    public static let markupAsPDF = ActivityType("markupAsPDF")
    /// As a book.
    public static let openInIBooks = ActivityType("openInIBooks")
  }

  /// The title.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// Whether the activity takes things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
}

/// What is told of a choice of pictures; all methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A person chose a picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// A person chose none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing, because the method is optional.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Closes the sheet, because the method is optional.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets a person choose a picture: here one of the stage's, with a button.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }
  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// What is known of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after a person changed it: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The kind of the thing.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture among all.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether a person may change the picture.
  open var allowsEditing = false
  /// The kinds of things to choose from; recorded.
  open var mediaTypes: [String] = ["public.image"]
  /// The camera; recorded.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes; recorded.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's buttons are seen; recorded.
  open var showsCameraControls = true
  /// What is seen over the camera's picture; recorded.
  open var cameraOverlayView: UIView?
  /// How long a film may be, in seconds; recorded.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether there is such a source; there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is such a camera; there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of things of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  open override func loadView() {
    super.loadView()
    guard viewControllers.isEmpty else { return }
    let page = UIViewController()
    page.title = "Photos"
    page.view.backgroundColor = .systemBackground
    let choose = UIButton(type: .system)
    choose.setTitle("Choose a picture", for: .normal)
    choose.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    choose.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(choose)
    choose.centerXAnchor.constraint(equalTo: page.view.centerXAnchor).isActive = true
    choose.centerYAnchor.constraint(equalTo: page.view.centerYAnchor).isActive = true
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    setViewControllers([page], animated: false)
  }

  private var told: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func cancel() {
    guard let told else { return dismiss(animated: true) }
    told.imagePickerControllerDidCancel(self)
  }

  private func choose() {
    let picture = UIImage.standIn(forAddress: "picker")
    var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = picture }
    guard let told else { return dismiss(animated: true) }
    told.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

/// What apps copy; it stays in the stage.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of all apps.
  public static let general = UIPasteboard()
  private static var named: [String: UIPasteboard] = [:]

  /// The pasteboard with a name; `nil` if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName.rawValue] != nil else { return nil }
    self.init()
    if let known = Self.named[pasteboardName.rawValue] { take(known) }
    Self.named[pasteboardName.rawValue] = self
  }

  private func take(_ other: UIPasteboard) {
    (items, strings, urls, url) = (other.items, other.strings, other.urls, other.url)
    (image, images, color) = (other.image, other.images, other.color)
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is said about things that are copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When they are forgotten; recorded.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether other devices do not get them; recorded.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// Replaces everything; what is said about it has no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    strings = items.flatMap(\.values).compactMap { $0 as? String }
  }
  /// Adds things.
  open func addItems(_ items: [[String: Any]]) {
    setItems(self.items + items)
  }

  /// Everything on it.
  open var items: [[String: Any]] = []
  /// The text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]?
  /// The address.
  open var url: URL?
  /// The addresses.
  open var urls: [URL]?
  /// The picture.
  open var image: UIImage?
  /// The pictures.
  open var images: [UIImage]?
  /// The colour.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// How often something was copied; always 0.
  open var changeCount: Int { 0 }

  /// Sets a value of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
    if let text = value as? String { string = text }
  }
  /// Sets data of a kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
}
