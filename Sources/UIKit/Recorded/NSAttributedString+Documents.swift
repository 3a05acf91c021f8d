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
    /// HTML; see `HTMLText` for what is read of it.
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

  /// Reads a text; HTML only on the main thread.
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
    guard options[.documentType] as? DocumentType == .html else {
      self.init(string: text)
      return
    }
    // As in UIKit, where other threads must not read HTML.
    nonisolated(unsafe) var read = NSAttributedString(string: "")
    MainActor.assumeIsolated { unsafe read = HTMLText(text).attributed }
    unsafe self.init(attributedString: read)
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
