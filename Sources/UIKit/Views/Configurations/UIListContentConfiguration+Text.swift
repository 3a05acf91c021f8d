// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIListContentConfiguration {
  /// The look of a text.
  public nonisolated struct TextProperties: Hashable {
    /// How the lines of a text are aligned.
    public enum TextAlignment: Int, Sendable {
      /// At the edge where a line of text starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// How letters are changed.
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
    /// Changes the colour before it is shown; `nil` for no change.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the lines are aligned.
    public var alignment = TextAlignment.natural
    /// How text is shortened when it does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 means any number.
    public var numberOfLines = 0
    /// Whether text becomes smaller when it does not fit into its line.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of such text, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether text is tightened before it is shortened.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the person's text size.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed.
    public var transform = TextTransform.none
    /// Whether shortened text is shown in full under a pointer.
    public var showsExpansionTextWhenTruncated = false

    /// What becomes of the last line; text without a limit of lines is never shortened.
    var cut: TextCut { numberOfLines == 0 ? .end : lineBreakMode.cut }

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour after its transformer.
    @preconcurrency @MainActor public func resolvedColor() -> UIColor {
      colorTransformer?.transform(color) ?? color
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A text with changed letters.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
