// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where chosen pictures of the newer picker come from.
public struct PHPickerConfiguration {
  /// The most pictures; 0 for any number.
  public var selectionLimit = 1
  /// Which kinds are offered.
  public var filter: PHPickerFilter?
  /// In which form pictures are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How a person chooses.
  public var selection = Selection.default
  /// The pictures that are chosen at the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// In which form pictures are given.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }
  /// How a person chooses.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
  }

  /// Makes the usual choice.
  public init() {}
  /// Makes the usual choice from a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A kind of thing to choose from.
public struct PHPickerFilter: Hashable, Sendable {
  /// Pictures.
  public static let images = PHPickerFilter()
  /// Films.
  public static let videos = PHPickerFilter()
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter()
  /// Several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

/// A chosen picture.
public struct PHPickerResult {
  /// What gives the picture.
  public let itemProvider: NSItemProvider
  /// Its name in the library; unknown here.
  public let assetIdentifier: String?
}

/// What is told of a choice.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person closed the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures: here the stage's, as many as are allowed, up to three.
@preconcurrency @MainActor
open class PHPickerViewController: SystemController {
  /// What is told of the choice; a weak reference.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The choice.
  public let configuration: PHPickerConfiguration

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker; the archive's values are not read.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  override var systemName: String { "Photos" }
  override var systemSymbol: String { "photo" }
  override var systemChoice: String? { "Choose" }
  override func chosen() { tell((0..<count).map(Self.result)) }
  override func closed() { tell([]) }

  private static let most = 3
  private var count: Int {
    configuration.selectionLimit > 0 ? min(Self.most, configuration.selectionLimit) : Self.most
  }

  private static func result(_ number: Int) -> PHPickerResult {
    let picture = UIImage.standIn(forAddress: "picker-\(number)")
    return PHPickerResult(
      itemProvider: NSItemProvider(object: picture),
      assetIdentifier: "picker-\(number)"
    )
  }

  private func tell(_ results: [PHPickerResult]) {
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: results)
  }
}

/// What is told of a choice of files; all methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// A person chose files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// A person chose none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing, because the method is optional.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing, because the method is optional.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets a person choose files; here none can be chosen.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: SystemController {
  /// What is told of the choice; a weak reference.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen; recorded.
  open var allowsMultipleSelection = false
  /// The folder at the start; recorded.
  open var directoryURL: URL?
  /// Whether endings are shown; recorded.
  open var shouldShowFileExtensions = false

  /// Makes a picker for kinds of files.
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker for kinds of files by their names.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker for where files go.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }

  override var systemName: String { "Files" }
  override var systemSymbol: String { "folder" }
  override func closed() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What is told of a choice of a colour; all methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A person chose a colour.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// A person closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing, because the method is optional.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Does nothing, because the method is optional.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets a person choose a colour; here the present one stays.
@preconcurrency @MainActor
open class UIColorPickerViewController: SystemController {
  /// What is told of the choice; a weak reference.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// Whether colours may be clear; recorded.
  open var supportsAlpha = true

  override var systemName: String { "Colours" }
  override var systemSymbol: String { "paintpalette" }
  override func closed() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// A button that shows a colour; it opens nothing here.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  /// The colour.
  open var selectedColor: UIColor? { didSet { backgroundColor = selectedColor } }
  /// The title of the picker; recorded.
  open var title: String?
  /// Whether colours may be clear; recorded.
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

/// What a picker of files is for.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}
