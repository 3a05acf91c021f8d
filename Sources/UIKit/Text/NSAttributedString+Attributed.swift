// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

extension NSAttributedString {
  /// Makes a text from one of Swift's, with the attributes that UIKit and Foundation know.
  public convenience init(_ attrStr: AttributedString) {
    let text = AppFoundation.NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let letters = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: letters, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(
    of run: AttributedString.Runs.Run
  ) -> [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
    all[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    all[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
    all[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
    all[.tracking] = run[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
    all[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
    all[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
    all[.underlineStyle] =
      run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
    all[.strikethroughStyle] =
      run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
    all[.link] = run.link
    let intent = run[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]
    all[.inlinePresentationIntent] = intent.map { Int($0.rawValue) }
    return all
  }
}
