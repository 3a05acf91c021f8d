// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AttributeScopes {
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each letter, in points.
    public let kern: KernAttribute
    /// The space between all letters, in points.
    public let tracking: TrackingAttribute
    /// The lines under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The lines through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The layout of the lines.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIFont
      /// The name.
      public static let name = "NSFont"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSBackgroundColor"
    }
    /// The space after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSKern"
    }
    /// The space between all letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "CTTracking"
    }
    /// The lines under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSUnderline"
    }
    /// The lines through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSStrikethrough"
    }
    /// The distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSBaselineOffset"
    }
    /// The layout of the lines.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSParagraphStyle
      /// The name.
      public static let name = "NSParagraphStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  private let function: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    function = transform
  }

  /// The changed attributes.
  public func transform(_ attributes: AttributeContainer) -> AttributeContainer {
    function(attributes)
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function(input) }
}
