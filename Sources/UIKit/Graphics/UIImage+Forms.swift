// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIImage {
  /// Whether a picture is a stencil for the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How a picture is turned.
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

  /// Makes a picture of an asset catalogue's name, as `init(named:)` does.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a picture of encoded data, of which the size is read: PNG, JPEG, GIF, BMP and WebP; `nil` of anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of encoded data, of which the size is read; `nil` when that is unknown.
  ///
  /// - Parameters:
  ///   - data: PNG, JPEG, GIF, BMP or WebP.
  ///   - scale: The picture's pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = PictureHeader.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      .file(""),
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale)
    )
  }

  /// Pixels for each point; 1 unless the picture says otherwise.
  public var scale: CGFloat { 1 }
  /// How the picture is turned: upright.
  public var imageOrientation: Orientation { .up }
  /// Whether the picture is a stencil: as whoever shows it thinks.
  public var renderingMode: RenderingMode { .automatic }

  /// The same picture: nothing is drawn here.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture: nothing is drawn here.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same picture: nothing is drawn here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture: nothing is drawn here.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the picture; nothing is drawn here.
  public func draw(at point: CGPoint) {}
}
