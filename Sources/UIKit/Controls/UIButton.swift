// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control with one main action.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The name of a button of the system from before iOS 7.
    ///
    /// - Source: UIButton.h, `UIButtonTypeRoundedRect = UIButtonTypeSystem`.
    public static let roundedRect = Self.system

    /// The symbol of a button that the system draws.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// What a button means.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// What the button means; recorded.
  open var role = Role.normal
  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The label with the title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = Self.usualFont
    label.lineBreakMode = .byTruncatingMiddle
    ownViews.append(label)
    addSubview(label)
    return label
  }()
  /// The font of a title without another one.
  static var usualFont: UIFont { .systemFont(ofSize: UIFont.buttonFontSize) }
  /// The view with the image.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    ownViews.append(view)
    addSubview(view)
    return view
  }()
  /// The space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The space around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The menu.
  open var menu: UIMenu? { didSet { showChoice() } }
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Shows the marked action of the menu, or marks and shows the first one, where the menu is a choice.
  func showChoice() {
    guard changesSelectionAsPrimaryAction, let actions = menu?.actions,
      let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
    else { return }
    chosen.state = .on
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }

  /// Opens the menu; of a choice, the chosen action becomes the title.
  func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    ControlMenu.open(menu, for: self, at: self) { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction else { return }
      menu.mark(action)
      showChoice()
    }
  }

  private var ownViews: [UIView] = []
  /// The label with the title, if there is one already.
  var madeTitleLabel: UILabel? { ownViews.lazy.compactMap { $0 as? UILabel }.first }
  /// Whether a view is the button's title or image.
  func isOwn(_ view: UIView) -> Bool { ownViews.contains { $0 === view } }

  /// The look and the content as one value.
  open var configuration: Configuration? { didSet { configuration?.show(in: self) } }
  /// Changes the button with its state; called when it is set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }
  /// Lets the configuration follow the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Lets the configuration follow the state: calls the function that changes it.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The place of the background in a rectangle; painting does not ask.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the image and the title in a rectangle; painting does not ask.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the title in that of the content; painting does not ask.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The place of the image in that of the content; painting does not ask.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Makes a system button with an image.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private var titles: [UInt: String] = [:]
  private var colours: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  /// The forms of symbols, by state.
  private var symbolForms: [UInt: UIImage.SymbolConfiguration] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var backgrounds: [UInt: UIImage] = [:]

  open override var isSelected: Bool { didSet { stateChanged() } }
  open override var isHighlighted: Bool { didSet { stateChanged() } }
  open override var isEnabled: Bool {
    didSet {
      if isEnabled != oldValue { configuration?.show(in: self) }
      stateChanged()
    }
  }

  /// How a picture without a title fills the button.
  var imageMode: ContentMode {
    let own = imageView?.contentMode ?? .scaleToFill
    return own == .scaleToFill ? contentMode : own
  }

  private func stateChanged() {
    configurationUpdateHandler?(self)
    if let label = ownViews.first as? UILabel { label.text = currentTitle }
  }

  /// Makes a button with a style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  private func adopt(_ type: ButtonType) {
    buttonType = type
    guard let symbol = type.symbol else { return }
    guard type == .close else { return setImage(UIImage(systemName: symbol), for: .normal) }
    let form = UIImage.SymbolConfiguration(pointSize: CloseSign.size, weight: .bold)
    setImage(UIImage(systemName: symbol, withConfiguration: form), for: .normal)
    tintColor = .secondaryLabel
  }

  /// Makes a button with a style and an action for its main event.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    // The action's picture, if it has one, is the app's choice.
    if primaryAction?.image == nil { adopt(buttonType) } else { self.buttonType = buttonType }
  }

  /// Makes a button with an action for its main event.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
  }
  /// The title in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colours[state.rawValue] = color
    titleLabel?.textColor = titleColor(for: self.state) ?? titleColor(for: .normal) ?? .label
  }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { colours[state.rawValue] }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
  }
  /// Gives symbols of a state, whenever they are set, another form.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolForms[state.rawValue] = configuration
    imageView?.image = currentImage
  }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// Sets the image behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// The image behind the content in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
  }
  /// Sets the attributed title in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    setTitle(title?.string, for: state)
  }
  /// The attributed title in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue]
  }
  /// The attributed title in the present state; `nil` where a plain one was set later.
  open var currentAttributedTitle: NSAttributedString? {
    let own = attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    return own?.string == currentTitle ? own : nil
  }
  /// The title in the present state.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
  /// The image in the present state.
  open var currentImage: UIImage? {
    let image = images[state.rawValue] ?? images[State.normal.rawValue]
    let form = symbolForms[state.rawValue] ?? symbolForms[State.normal.rawValue]
    return form.flatMap { image?.withConfiguration($0) } ?? image
  }

  /// The size of all parts, with the space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(within: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuration?.follow(self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    configuration?.follow(self)
  }

  open override var intrinsicContentSize: CGSize {
    hasCloseDisc ? CGSize(width: CloseSign.disc, height: CloseSign.disc) : sizeThatFits(.zero)
  }

  /// Whether the button is the system's cross on a disc.
  var hasCloseDisc: Bool { buttonType == .close && configuration == nil }
}

/// The system's button that closes something, in points.
///
/// - Source: what devices show.
enum CloseSign {
  /// The diameter of the disc.
  static let disc: CGFloat = 30
  /// The size of the cross.
  static let size: CGFloat = 13
}
