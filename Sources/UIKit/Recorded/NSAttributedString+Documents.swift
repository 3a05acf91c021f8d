// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NSAttributedString {
  /// How a text is written.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain letters.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, whose tags are left out here.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, which is read as plain letters here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is said about a text before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is written.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How its letters are coded; always UTF-8 here.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of letters without their own; they have no effect here.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a text; of HTML, only its letters.
  ///
  /// - Throws: An error for bytes that are not UTF-8.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dictionary: Any?
  ) throws {
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isHTML = options[.documentType] as? DocumentType == .html
    self.init(string: isHTML ? Self.letters(of: text) : text)
  }

  private static let marks = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&rsquo;", "’"), ("&amp;", "&"),
  ]

  private static func letters(of html: String) -> String {
    var text = html
    for tag in ["<br>", "<br/>", "<br />", "</p>", "</li>", "</div>"] {
      text = text.replacingOccurrences(of: tag, with: "\n", options: .caseInsensitive)
    }
    text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
    for (mark, letter) in marks { text = text.replacingOccurrences(of: mark, with: letter) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension AttributeContainer {
  /// Makes attributes from those of another kind of text; its font and colours are taken.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Keys = AttributeScopes.UIKitAttributes
    if let font = dictionary[.font] as? UIFont { self[Keys.FontAttribute.self] = font }
    if let colour = dictionary[.foregroundColor] as? UIColor {
      self[Keys.ForegroundColorAttribute.self] = colour
    }
    if let colour = dictionary[.backgroundColor] as? UIColor {
      self[Keys.BackgroundColorAttribute.self] = colour
    }
    if let kern = dictionary[.kern] as? CGFloat { self[Keys.KernAttribute.self] = kern }
  }
}
