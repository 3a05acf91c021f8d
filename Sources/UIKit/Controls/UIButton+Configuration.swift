// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIButton {
  /// The look and the content of a button, as one value.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      case mini = 3
      case small = 1
      case medium = 0
      case large = 2
    }
    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The ways in which a button is filled.
    enum Fill {
      case none
      case tint
      case gray
      case faintTint
    }

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } ?? title }
    }
    /// Changes the attributes of the title; its font and colour are used.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle; its font is used.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the turning sign; recorded.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// How long titles are shortened or wrapped.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a sign for the menu is seen; recorded.
    public var indicator = Indicator.automatic
    /// The sign for a menu.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }
    /// The line below the title with attributes.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle }
    }
    /// The line below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; `nil` for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the fill; `nil` for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The background.
    public var background: UIBackgroundConfiguration
    /// Whether a turning sign takes the picture's place.
    public var showsActivityIndicator = false
    /// The size of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    let fill: Fill

    @MainActor private init(_ fill: Fill) {
      self.fill = fill
      background = .clear()
    }

    /// A button that is only text.
    @preconcurrency @MainActor public static func plain() -> Configuration { .init(.none) }
    /// A button without a look of its own.
    @preconcurrency @MainActor public static func borderless() -> Configuration { .init(.none) }
    /// A button on the tint.
    @preconcurrency @MainActor public static func filled() -> Configuration { .init(.tint) }
    /// A button on grey.
    @preconcurrency @MainActor public static func gray() -> Configuration { .init(.gray) }
    /// A button on a light shade of the tint.
    @preconcurrency @MainActor public static func tinted() -> Configuration { .init(.faintTint) }
    /// A button on grey.
    @preconcurrency @MainActor public static func bordered() -> Configuration { .init(.gray) }
    /// A button on a light shade of the tint.
    @preconcurrency @MainActor public static func borderedTinted() -> Configuration {
      .init(.faintTint)
    }
    /// A button on the tint.
    @preconcurrency @MainActor public static func borderedProminent() -> Configuration {
      .init(.tint)
    }
  }

  /// A function that changes a button with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Makes a button with a configuration and an action for its main event.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    // Observers do not see what an initialiser sets.
    configuration.show(in: self)
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      self.configuration?.title = title
      self.configuration?.show(in: self)
    }
  }
}

extension UIButton.Configuration {
  /// The ground of a filled button that cannot be used.
  ///
  /// - Source: the look of UIKit's buttons; their own colours do not count while they are disabled.
  @MainActor private static var disabled: UIColor { .tertiarySystemFill }
  /// How much of the tint a light shade has.
  private static let shade: CGFloat = 0.15
  /// The space around the content of most buttons and of large ones, in points.
  private static let usual = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  private static let large = NSDirectionalEdgeInsets(
    top: 15,
    leading: 20,
    bottom: 15,
    trailing: 20
  )

  /// The attributes of the title's first letter.
  private var titleAttributes: AttributeContainer {
    let own = attributedTitle?.runs.first?.attributes ?? AttributeContainer()
    return titleTextAttributesTransformer?.transform(own) ?? own
  }

  /// The title with its attributes; `nil` if the configuration names none.
  var styledTitle: NSAttributedString? {
    // A title that is set later takes the place of one with attributes.
    let own = attributedTitle.flatMap { String($0.characters) == title ? $0 : nil }
    guard own != nil || titleTextAttributesTransformer != nil,
      var text = own ?? title.map({ AttributedString($0) })
    else { return nil }
    if let titleTextAttributesTransformer {
      for run in text.runs {
        text[run.range].setAttributes(titleTextAttributesTransformer.transform(run.attributes))
      }
    }
    return NSAttributedString(text)
  }

  /// Gives a button what the configuration says.
  @MainActor func show(in button: UIButton) {
    let tint = button.tintColor ?? .systemBlue
    let ground: UIColor? =
      switch fill {
      case .none: baseBackgroundColor
      case .tint: baseBackgroundColor ?? tint
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .faintTint: (baseBackgroundColor ?? tint).withAlphaComponent(Self.shade)
      }
    let attributes = titleAttributes
    let usual = baseForegroundColor ?? (fill == .tint ? .white : tint)
    let plain = button.isEnabled ? usual : .tertiaryLabel
    let ink = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? plain
    if let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] {
      button.titleLabel?.font = font
    } else if let size = buttonSize.fontSize {
      button.titleLabel?.font = .systemFont(ofSize: size)
    }
    // A button keeps what it was given before, where the configuration says nothing.
    button.setTitle(title ?? button.title(for: .normal), for: .normal)
    button.setTitleColor(ink, for: .normal)
    let shown = preferredSymbolConfigurationForImage.flatMap {
      image?.applyingSymbolConfiguration($0)
    }
    button.setImage(shown ?? image ?? button.image(for: .normal), for: .normal)
    // Without a colour of its own, the button goes on following the tint of what is around it.
    if baseForegroundColor != nil { button.tintColor = ink }
    let own = background.backgroundColor.flatMap { $0.components.alpha > 0 ? $0 : nil }
    button.backgroundColor = own ?? (button.isEnabled || ground == nil ? ground : Self.disabled)
    let isLarge = buttonSize == .large && contentInsets == Self.usual
    let insets = isLarge ? Self.large : contentInsets
    button.contentEdgeInsets = UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
    button.layer.borderWidth = background.strokeWidth
    if background.strokeWidth > 0 {
      button.layer.borderColor = (background.strokeColor ?? tint).cgColor
    }
    button.layer.cornerRadius = radius
  }

  /// Follows what is known only when the button has its place: its height, and the tint of what is around.
  @MainActor func follow(_ button: UIButton) {
    if cornerStyle == .capsule { button.layer.cornerRadius = button.bounds.height / 2 }
    let isOwn = background.backgroundColor.map { $0.components.alpha > 0 } ?? false
    guard let tint = button.tintColor, button.isEnabled else { return }
    let ink = titleAttributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    let isWritten = ink != nil || fill == .tint
    if baseForegroundColor == nil, !isWritten, button.titleColor(for: .normal) != tint {
      button.setTitleColor(tint, for: .normal)
    }
    guard baseBackgroundColor == nil, !isOwn else { return }
    switch fill {
    case .tint: button.backgroundColor = tint
    case .faintTint: button.backgroundColor = tint.withAlphaComponent(Self.shade)
    case .none, .gray: break
    }
  }

  /// Makes the look follow the button's state; the same here.
  public func updated(for button: UIButton) -> Self { self }

  /// The radius of the corners, in points.
  var radius: CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .small: 4
    case .medium, .dynamic: 6
    case .large: 8
    // Half the height of a button with one line.
    case .capsule: 17
    }
  }
}

extension UIButton.Configuration.Size {
  /// The size of the title's font, in points; `nil` for that of the button.
  fileprivate var fontSize: CGFloat? {
    switch self {
    case .mini, .small: 15
    case .medium: nil
    case .large: 17
    }
  }
}
