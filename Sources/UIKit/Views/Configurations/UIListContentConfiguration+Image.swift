// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIListContentConfiguration {
  /// How a picture is shown.
  public nonisolated struct ImageProperties: Hashable {
    /// Stands for the length that the system gives to all pictures of its lists.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; `nil` is the tint of the view.
    public var tintColor: UIColor?
    /// What is made of the tint; nothing unless set.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line around; `nil` is the tint of the view.
    public var strokeColor: UIColor?
    /// What is made of the line's colour; nothing unless set.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How thick the line around is, in points; none unless set.
    public var strokeWidth: CGFloat = 0
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// No side becomes longer than this, in points; 0 is any length.
    public var maximumSize = CGSize.zero
    /// The room in the middle of which the picture stands; 0 is its own length, and
    /// `standardDimension` that of the system.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the picture stays as it is while colours are inverted.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The colour of a symbol in a view with a tint.
    @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let own = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(own) ?? own
    }

    /// The colour of the line around in a view with a tint.
    @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let own = strokeColor ?? tintColor
      return strokeColorTransformer?.transform(own) ?? own
    }
  }
}
