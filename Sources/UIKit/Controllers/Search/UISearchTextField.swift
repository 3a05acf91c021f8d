// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The field of a search bar: tokens, and words after them.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// How much white the ground, the placeholder and the sign have on black.
  private static let onBlack = (ground: 0.18, words: 0.6)
  /// The points between tokens and after the last one, and the least ones for the words.
  ///
  /// - Source: policy.
  private static let (gap, leastText): (CGFloat, CGFloat) = (4, 80)

  /// What stands for parts of the search, before the words.
  open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
  /// The colour behind tokens; `nil` for the standard one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tokenBackgroundColor: UIColor! { didSet { showTokens() } }
  /// Whether people may take tokens away.
  open var allowsDeletingTokens = true
  /// Whether people may copy tokens; recorded.
  open var allowsCopyingTokens = true

  private let row = UIView()
  private var shown: [SearchTokenView] = []

  /// Adds a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  private func showTokens() {
    for view in shown { view.removeFromSuperview() }
    shown = tokens.map { SearchTokenView($0, tokenBackgroundColor) }
    for view in shown { row.addSubview(view) }
    if row.superview == nil {
      row.clipsToBounds = true
      row.isUserInteractionEnabled = false
      addSubview(row)
    }
    setNeedsLayout()
    noteContentChange()
  }

  override var hasContent: Bool { super.hasContent || !tokens.isEmpty }

  override func empty() {
    super.empty()
    if allowsDeletingTokens, !tokens.isEmpty { tokens = [] }
  }

  // MARK: Keys

  /// A letter that nobody sees before the words in the page's line: it stands for the last token, so that it can be
  /// deleted, also before no words; empty without a token that may be deleted.
  var mark: String {
    allowsDeletingTokens && !tokens.isEmpty ? String(KeyInput.blank) : ""
  }

  /// Takes the mark out of what the page's line holds now; where it alone is gone, the last token goes, too.
  ///
  /// Whole texts, as programs type them, have no mark and take no token along.
  /// - Returns: Whether a token went.
  func losesToken(in line: inout String) -> Bool {
    guard !mark.isEmpty else { return false }
    let isGone = !line.contains(KeyInput.blank) && line == text ?? ""
    line.removeAll { $0 == KeyInput.blank }
    if isGone { tokens.removeLast() }
    return isGone
  }

  // MARK: Places

  /// The width of all tokens with the points after each.
  private var lengthOfTokens: CGFloat {
    shown.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.gap }
  }

  /// The part of the text's place that the tokens take; the words keep some room.
  private func tokenRect(in text: CGRect) -> CGRect {
    let width = min(lengthOfTokens, max(0, text.width - Self.leastText))
    return CGRect(x: text.minX, y: text.minY, width: width, height: text.height)
  }

  private func afterTokens(_ text: CGRect) -> CGRect {
    guard !tokens.isEmpty else { return text }
    let width = tokenRect(in: text).width
    return CGRect(
      x: text.minX + width,
      y: text.minY,
      width: text.width - width,
      height: text.height
    )
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    afterTokens(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    afterTokens(super.editingRect(forBounds: bounds))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !shown.isEmpty else { return }
    row.frame = tokenRect(in: super.textRect(forBounds: bounds))
    // Where there is too little room, the last tokens are seen.
    var x = row.bounds.width - lengthOfTokens
    for view in shown {
      let size = view.intrinsicContentSize
      let y = (row.bounds.height - size.height) / 2
      view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }

  /// Takes the colours of a black bar, where the app chose none.
  func adoptBlack() {
    if textColor == .label { textColor = .white }
    if backgroundColor == .tertiarySystemFill {
      backgroundColor = UIColor(white: 1, alpha: Self.onBlack.ground)
    }
    let pale = UIColor(white: 1, alpha: Self.onBlack.words)
    if attributedPlaceholder == nil, let placeholder {
      attributedPlaceholder = NSAttributedString(
        string: placeholder,
        attributes: [.foregroundColor: pale]
      )
    }
    if leftView?.tintColor == .secondaryLabel { leftView?.tintColor = pale }
  }
}

/// A part of a search that is more than words, for example a person or a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What it stands for.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// Makes a token with a picture before its text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// A token in a field.
@MainActor
final class SearchTokenView: UIView {
  /// The height, the radius, the room at both ends and after the picture, and the size of the text, in points.
  ///
  /// - Source: policy.
  private enum Measures {
    static let height: CGFloat = 26
    static let radius: CGFloat = 6
    static let padding: CGFloat = 6
    static let gap: CGFloat = 4
    static let icon: CGFloat = 15
    static let fontSize: CGFloat = 15
  }

  private let label = UILabel()
  private let sign = UIImageView()

  init(_ token: UISearchToken, _ ground: UIColor?) {
    super.init(frame: .zero)
    backgroundColor = ground ?? .secondarySystemFill
    layer.cornerRadius = Measures.radius
    label.text = token.text
    label.font = .systemFont(ofSize: Measures.fontSize)
    sign.image = token.icon
    sign.contentMode = .scaleAspectFit
    sign.isHidden = token.icon == nil
    // White is read on colours that an app chose.
    let ink: UIColor = ground == nil ? .label : .white
    label.textColor = ink
    sign.tintColor = ink
    addSubview(sign)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var start: CGFloat {
    Measures.padding + (sign.isHidden ? 0 : Measures.icon + Measures.gap)
  }

  override var intrinsicContentSize: CGSize {
    let width = label.intrinsicContentSize.width
    return CGSize(width: start + width + Measures.padding, height: Measures.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = CGRect(
      x: Measures.padding,
      y: (bounds.height - Measures.icon) / 2,
      width: Measures.icon,
      height: Measures.icon
    )
    label.frame = CGRect(
      x: start,
      y: 0,
      width: max(0, bounds.width - start - Measures.padding),
      height: bounds.height
    )
  }
}
