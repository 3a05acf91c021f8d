// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
import LayoutEngine

extension UIImage {
  /// Whether an image is a template for the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image is rotated.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Makes an image from a name in an asset catalogue, as `init(named:)` does.
  public convenience init?(
    named name: String,
    in bundle: AppFoundation.Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    // Bundles of others are not beside the source.
    self.init(named: name, mayBeElsewhere: bundle.map { $0 !== AppFoundation.Bundle.main } ?? false)
  }

  /// Makes an image from encoded data, of which only the size is read: PNG, JPEG, GIF, BMP and
  /// WebP; `nil` for other data.
  ///
  /// An invented answer to a request gives the picture for the request's address.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from encoded data, of which only the size is read; `nil` if the size is
  /// unknown.
  ///
  /// - Parameters:
  ///   - data: PNG, JPEG, GIF, BMP or WebP.
  ///   - scale: The image's pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    if let request = Invention.request(of: data) {
      let picture = UIImage.standIn(forAddress: request.address)
      self.init(picture.source, size: picture.size)
      drawn = picture.drawn
      return
    }
    guard let pixels = PictureHeader.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      .file(""),
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale)
    )
  }

  /// Pixels per point; always 1.
  public var scale: CGFloat { 1 }
  /// The rotation of the image; always upright.
  public var imageOrientation: Orientation { .up }
  /// Whether the image is a template for the tint.
  public var renderingMode: RenderingMode { mode }

  /// The image as a template for the tint, or in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(in: renderingMode, drawnTint)
  }
  /// The image in a colour of its own.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(in: mode, color) }
  /// The image in a colour of its own; a template has that of what shows it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(in: renderingMode, renderingMode == .alwaysTemplate ? nil : color)
  }

  /// The image as buttons of the system and of bars show it: a template, if nobody said what it is.
  var asTemplate: UIImage {
    guard mode == .automatic, drawnTint == nil else { return self }
    return copy(in: .alwaysTemplate, nil)
  }

  /// The colour in which a picture or a drawing is painted as an outline; `nil` for its own colours.
  func outlineTint(_ tint: UIColor) -> UIColor? {
    mode == .alwaysTemplate ? drawnTint ?? tint : drawnTint
  }

  /// The picture for Core Graphics.
  public var cgImage: CGImage? { CGImage(self, width: Int(size.width), height: Int(size.height)) }

  /// Makes an image from a picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    let own = cgImage.holder as? UIImage
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(own?.source ?? .file(""), size: size)
    drawn = own?.drawn ?? (cgImage.holder as? DrawnPicture)?.steps ?? []
    drawnTint = own?.drawnTint
  }

  /// Makes an image from a picture of Core Graphics.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }
  /// The same image; it has no effect here.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

extension UIImage {
  /// Makes an image from a file beside the source; `nil` if there is no such picture.
  ///
  /// - Parameter path: A path, of which only the file's name counts.
  public convenience init?(contentsOfFile path: String) {
    let name = (path as NSString).lastPathComponent
    let bare = (name as NSString).deletingPathExtension
    guard let pictures = SourceNotes.current.pictures,
      let picture = pictures[name] ?? pictures[bare]
    else { return nil }
    self.init(picture)
  }
}

extension UIColor {
  /// Makes a colour from a picture that is repeated; a plain grey here.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }
}
