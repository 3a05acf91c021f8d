// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UITextField {
  /// Whether the text is removed when editing begins; recorded.
  public var clearsOnBeginEditing: Bool {
    get { recorded("clearsOnBeginEditing") ?? false }
    set { record(newValue, as: "clearsOnBeginEditing") }
  }

  /// Whether typing replaces the text; recorded.
  public var clearsOnInsertion: Bool {
    get { recorded("clearsOnInsertion") ?? false }
    set { record(newValue, as: "clearsOnInsertion") }
  }

  /// Whether a person may change attributes; recorded.
  public var allowsEditingTextAttributes: Bool {
    get { recorded("allowsEditingTextAttributes") ?? false }
    set { record(newValue, as: "allowsEditingTextAttributes") }
  }

  /// The attributes of the text; recorded.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { recorded("defaultTextAttributes") ?? [:] }
    set { record(newValue, as: "defaultTextAttributes") }
  }

  /// The attributes of what is typed; recorded.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { recorded("typingAttributes") }
    set { record(newValue, as: "typingAttributes") }
  }

  /// The picture behind the text; recorded.
  public var background: UIImage? {
    get { recorded("background") }
    set { record(newValue, as: "background") }
  }

  /// The picture behind the text of a field that cannot be used; recorded.
  public var disabledBackground: UIImage? {
    get { recorded("disabledBackground") }
    set { record(newValue, as: "disabledBackground") }
  }

  /// Whether quotation marks are made curly; recorded.
  public var smartQuotesType: UITextSmartQuotesType {
    get { recorded("smartQuotesType") ?? .default }
    set { record(newValue, as: "smartQuotesType") }
  }

  /// Whether hyphens become dashes; recorded.
  public var smartDashesType: UITextSmartDashesType {
    get { recorded("smartDashesType") ?? .default }
    set { record(newValue, as: "smartDashesType") }
  }

  /// Whether spaces follow words that are inserted; recorded.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { recorded("smartInsertDeleteType") ?? .default }
    set { record(newValue, as: "smartInsertDeleteType") }
  }

  /// Whether words are proposed; recorded.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { recorded("inlinePredictionType") ?? .default }
    set { record(newValue, as: "inlinePredictionType") }
  }

  /// What a proposed password is made of; recorded.
  public var passwordRules: UITextInputPasswordRules? {
    get { recorded("passwordRules") }
    set { record(newValue, as: "passwordRules") }
  }

  /// Whether the font follows the person's text size; recorded.
  public var adjustsFontForContentSizeCategory: Bool {
    get { recorded("adjustsFontForContentSizeCategory") ?? false }
    set { record(newValue, as: "adjustsFontForContentSizeCategory") }
  }

  /// Whether the text becomes smaller where it is too wide; recorded.
  public var adjustsFontSizeToFitWidth: Bool {
    get { recorded("adjustsFontSizeToFitWidth") ?? false }
    set { record(newValue, as: "adjustsFontSizeToFitWidth") }
  }

  /// The smallest size of such text, in points; recorded.
  public var minimumFontSize: CGFloat {
    get { recorded("minimumFontSize") ?? 0 }
    set { record(newValue, as: "minimumFontSize") }
  }

  /// Whether there is a text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Selects the text; nothing is selected here.
  public func selectAll(_ sender: Any?) {}
}
