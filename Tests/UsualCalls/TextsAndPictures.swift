// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

@MainActor func usualImages(_ image: UIImage) {
  _ = UIImage(named: "x")
  _ = UIImage(named: "x", in: .main, compatibleWith: nil)
  _ = UIImage(named: "x", in: Bundle.main, with: nil)
  _ = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  _ = UIImage(systemName: "star", variableValue: 0.5)
  _ = UIImage(data: Data(), scale: 2)
  _ = UIImage(contentsOfFile: "x")
  _ = UIImage(cgImage: image.cgImage!, scale: 1, orientation: .up)
  _ = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
  _ = UIImage.SymbolConfiguration(paletteColors: [.red]).applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
  _ = UIImage.SymbolConfiguration.preferringMulticolor()
  _ = UIImage.animatedImage(with: [image], duration: 1)
  _ = UIImage.animatedImageNamed("x", duration: 1)
  _ = image.images?.count
  _ = image.size.width * image.scale
  _ = image.withTintColor(.red)
  _ = image.withTintColor(.red, renderingMode: .alwaysOriginal)
  _ = image.withRenderingMode(.alwaysTemplate)
  _ = image.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
  _ = image.applyingSymbolConfiguration(.init(pointSize: 3))
  _ = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  _ = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
  _ = image.withAlignmentRectInsets(.zero)
  _ = image.withHorizontallyFlippedOrientation()
  _ = image.imageFlippedForRightToLeftLayoutDirection()
  _ = image.withBaselineOffset(fromBottom: 3)
  _ = image.imageOrientation == .left
  _ = image.pngData()?.count
  _ = image.jpegData(compressionQuality: 0.5)
  _ = image.cgImage?.width
  _ = image.cgImage?.cropping(to: .zero)
  _ = image.preparingThumbnail(of: .zero)
  _ = image.preparingForDisplay()
  image.prepareThumbnail(of: .zero) { _ in }
  image.prepareForDisplay { _ in }
  _ = image.isSymbolImage
  _ = image.renderingMode
  _ = image.capInsets
  _ = UIImage.add
  _ = UIImage.checkmark
  UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
  let view = UIImageView(image: image, highlightedImage: image)
  view.animationImages = [image]
  view.animationDuration = 3
  view.animationRepeatCount = 1
  view.startAnimating()
  view.stopAnimating()
  _ = view.isAnimating
  view.preferredSymbolConfiguration = .init(scale: .small)
  view.adjustsImageSizeForAccessibilityContentSizeCategory = true
  view.addSymbolEffect(.bounce)
  view.setSymbolImage(image, contentTransition: .replace)
}

@MainActor func usualColours() {
  _ = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  _ = UIColor(white: 0.5, alpha: 1)
  _ = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
  _ = UIColor(cgColor: UIColor.red.cgColor)
  _ = UIColor(named: "x")
  _ = UIColor(named: "x", in: nil, compatibleWith: nil)
  _ = UIColor(patternImage: UIImage())
  _ = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
  _ = UIColor(dynamicProvider: { _ in .red })
  let color = UIColor.systemIndigo.withAlphaComponent(0.3)
  var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  color.getRed(&r, green: &g, blue: &b, alpha: &a)
  color.getHue(&r, saturation: &g, brightness: &b, alpha: &a)
  color.getWhite(&r, alpha: &a)
  _ = color.cgColor.components?[0]
  _ = color.cgColor.alpha
  _ = color.cgColor.numberOfComponents
  _ = color.cgColor.copy(alpha: 0.3)
  _ = color.resolvedColor(with: .current)
  _ = color.accessibilityName
  _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  _ = CGColor(gray: 1, alpha: 1)
  let all: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .systemTeal, .systemMint, .systemCyan, .systemBrown, .systemPurple, .systemPink, .tintColor, .darkText, .lightText, .groupTableViewBackground, .magenta, .brown, .cyan, .clear, .darkGray, .lightGray]
  _ = all
}

@MainActor func usualFonts() {
  _ = UIFont.systemFont(ofSize: 3, weight: .heavy, width: .condensed)
  _ = UIFont.monospacedDigitSystemFont(ofSize: 3, weight: .regular)
  _ = UIFont.monospacedSystemFont(ofSize: 3, weight: .light)
  _ = UIFont.italicSystemFont(ofSize: UIFont.systemFontSize)
  _ = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: nil)
  _ = UIFont.labelFontSize + UIFont.smallSystemFontSize + UIFont.buttonFontSize
  _ = UIFont.familyNames
  _ = UIFont.fontNames(forFamilyName: "Avenir")
  let font = UIFont.systemFont(ofSize: 3)
  _ = font.lineHeight + font.ascender + font.descender + font.capHeight + font.xHeight + font.leading + font.pointSize
  _ = font.fontName + font.familyName
  _ = font.withSize(3)
  _ = font.fontDescriptor.symbolicTraits.contains(.traitBold)
  _ = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map { UIFont(descriptor: $0, size: 0) }
  _ = font.fontDescriptor.withDesign(.rounded)
  _ = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
  _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize
  _ = UIFontDescriptor(name: "x", size: 3)
  _ = UIFontDescriptor(fontAttributes: [.name: "x", .family: "y"])
  _ = font.fontDescriptor.object(forKey: .size)
  _ = font.fontDescriptor.withFamily("x").withSize(3).withFace("x")
  _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 30)
  _ = UIFontMetrics.default.scaledFont(for: font)
  _ = UIFontMetrics.default.scaledValue(for: 3)
  _ = UIFont(name: "x", size: 3) ?? .boldSystemFont(ofSize: 3)
  _ = [UIFont.TextStyle.title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2]
}

@MainActor func usualTexts() {
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  style.lineSpacing = 3
  style.lineBreakMode = .byTruncatingTail
  style.lineHeightMultiple = 1.2
  style.minimumLineHeight = 3
  style.maximumLineHeight = 3
  style.paragraphSpacing = 3
  style.paragraphSpacingBefore = 3
  style.firstLineHeadIndent = 3
  style.headIndent = 3
  style.tailIndent = -3
  style.hyphenationFactor = 1
  style.baseWritingDirection = .leftToRight
  style.tabStops = [NSTextTab(textAlignment: .left, location: 3)]
  style.lineBreakStrategy = .pushOut
  style.defaultTabInterval = 3
  style.setParagraphStyle(.default)
  let text = NSMutableAttributedString(string: "x", attributes: [
    .font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.red, .backgroundColor: UIColor.red, .paragraphStyle: style, .kern: 1.5, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.red, .strokeWidth: -3, .strokeColor: UIColor.red, .baselineOffset: 3, .ligature: 1, .obliqueness: 0.2, .expansion: 0.1, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .link: URL(string: "https://x")!, .tracking: 1,
  ])
  let shadow = NSShadow()
  shadow.shadowColor = UIColor.red
  shadow.shadowOffset = .zero
  shadow.shadowBlurRadius = 3
  text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: text.length))
  text.addAttributes([:], range: (text.string as NSString).range(of: "x"))
  text.setAttributes(nil, range: NSMakeRange(0, 1))
  text.removeAttribute(.font, range: NSRange(location: 0, length: 1))
  text.append(NSAttributedString(string: "y"))
  text.insert(NSAttributedString(string: "y"), at: 0)
  text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "z")
  text.deleteCharacters(in: NSRange(location: 0, length: 1))
  text.mutableString.append("x")
  text.beginEditing()
  text.endEditing()
  text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, stop in stop.pointee = true }
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in }
  _ = text.attribute(.font, at: 0, effectiveRange: nil)
  _ = text.attributes(at: 0, effectiveRange: nil)
  _ = text.attributedSubstring(from: NSRange(location: 0, length: 1))
  _ = text.boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
  _ = text.size().width
  text.draw(in: .zero)
  text.draw(at: .zero)
  text.draw(with: .zero, options: [], context: nil)
  _ = ("x" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 3)])
  _ = "x".size(withAttributes: nil)
  _ = "x".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 3)], context: nil)
  "x".draw(in: .zero, withAttributes: nil)
  ("x" as NSString).draw(at: .zero, withAttributes: [:])
  let attachment = NSTextAttachment()
  attachment.image = UIImage()
  attachment.bounds = .zero
  _ = NSAttributedString(attachment: attachment)
  _ = NSTextAttachment(image: UIImage())
  var rich = AttributedString("x")
  rich.font = .systemFont(ofSize: 3)
  rich.foregroundColor = .red
  rich.underlineStyle = .single
  rich.kern = 3
  rich.paragraphStyle = style
  rich.link = URL(string: "https://x")
  if let range = rich.range(of: "x") { rich[range].backgroundColor = .red }
  rich += AttributedString("y")
  rich.mergeAttributes(AttributeContainer([.font: UIFont.systemFont(ofSize: 3)]))
  _ = NSAttributedString(rich)
  _ = try? NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
}
