// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What Markdown says of letters.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The set as a bit mask.
  public let rawValue: UInt
  /// Makes a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Usually in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Usually bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Usually in letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line that the text breaks, and that readers may join.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line that stays broken.
  public static let lineBreak = Self(rawValue: 1 << 7)
}

extension AttributeScopes {
  /// Attributes that Markdown gives.
  public struct MarkdownAttributes: AttributeScope {
    /// What Markdown says of letters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// What Markdown says of letters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = InlinePresentationIntent
      /// The name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of Markdown by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString.Key {
  /// What Markdown says of letters: a number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which signs have a meaning.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What becomes of a text that cannot be read; every text can be read here.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    /// Whether attributes of one's own are read; they are not.
    public var allowsExtendedAttributes: Bool
    /// Which signs have a meaning.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self = Markdown(options.interpretedSyntax, baseURL).text(markdown)
  }

  /// Reads Markdown.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }
}

extension NSAttributedString {
  /// Reads Markdown.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    let text = NSMutableAttributedString(string: "")
    for run in Markdown(options.interpretedSyntax, baseURL).text(markdown).runsWithText {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let intent = run.intent { attributes[.inlinePresentationIntent] = Int(intent.rawValue) }
      if let link = run.link { attributes[NSAttributedString.Key("NSLink")] = link }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  fileprivate var runsWithText: [(text: String, intent: InlinePresentationIntent?, link: URL?)] {
    runs.map { run in
      let intent = run[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]
      return (String(self[run.range].characters), intent, run.link)
    }
  }
}
