// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIListContentConfiguration {
  /// The look of an image.
  public nonisolated struct ImageProperties: Hashable {
    /// The value for the length that the system reserves for all images of its lists.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; `nil` means the view's tint.
    public var tintColor: UIColor?
    /// Changes the tint before it is shown; `nil` for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the border; `nil` means the view's tint.
    public var strokeColor: UIColor?
    /// Changes the border's colour before it is shown; `nil` for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points; the default is 0.
    public var strokeWidth: CGFloat = 0
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; 0 means any length.
    public var maximumSize = CGSize.zero
    /// The space in the middle of which the image is placed, in points.
    ///
    /// A length of 0 means the image's own length, and `standardDimension` means the system's.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours while other colours are inverted.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The colour of a symbol in a view with a tint.
    @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let own = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(own) ?? own
    }

    /// The colour of the border in a view with a tint.
    @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let own = strokeColor ?? tintColor
      return strokeColorTransformer?.transform(own) ?? own
    }
  }
}
