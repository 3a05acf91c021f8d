// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIListContentConfiguration {
  /// How a text is shown.
  public nonisolated struct TextProperties: Hashable {
    /// Where the lines of a text stand.
    public enum TextAlignment: Int, Sendable {
      /// At the edge where reading starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// What is done to the letters.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// What is made of the colour; nothing unless set.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the lines stand.
    public var alignment = TextAlignment.natural
    /// What becomes of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 stands for any number.
    public var numberOfLines = 0
    /// Whether text that does not fit into its line becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller it may become, as a share of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether text moves together before it is cut off.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that a person chose for text.
    public var adjustsFontForContentSizeCategory = true
    /// What is done to the letters.
    public var transform = TextTransform.none
    /// Whether text that is cut off is shown whole under a pointer.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is shown.
    @preconcurrency @MainActor public func resolvedColor() -> UIColor {
      colorTransformer?.transform(color) ?? color
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A text with its letters transformed.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
