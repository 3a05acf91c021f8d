// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a search bar asks and tells; all methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the bar may get the keyboard.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the bar got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the bar lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`, because the method is optional.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing, because the method is optional.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing, because the method is optional.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing, because the method is optional.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing, because the method is optional.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing, because the method is optional.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing, because the method is optional.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A field for the words to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The prominence of a search bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The space around the field and its height, in points.
  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  private static let height: CGFloat = 56
  private static let cancelGap: CGFloat = 8
  /// The room for scopes below the field and their own height, in points.
  ///
  /// - Source: policy.
  private static let scopes: CGFloat = 44
  private static let scopeHeight: CGFloat = 32
  private static let fieldRadius: CGFloat = 10
  private static let signSide: CGFloat = 30

  /// What the bar asks and tells; a weak reference.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The words.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue ?? "" }
  }
  /// The text of an empty bar.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The prominence; `minimal` has no ground.
  open var searchBarStyle = Style.default
  /// The background colour.
  open var barTintColor: UIColor?
  /// Whether what is behind the bar shines through.
  open var isTranslucent = true
  /// The image behind the field; it has no effect here.
  open var backgroundImage: UIImage?
  /// Whether a button to cancel is seen.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes, of which one is chosen.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// Whether the scopes are seen below the field.
  open var showsScopeBar = false { didSet { scopesChanged() } }
  /// The number of the chosen scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The controller whose bar it is.
  weak var controller: UISearchController?

  /// The field.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField(frame: .zero)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = Self.fieldRadius
    let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sign.tintColor = .secondaryLabel
    sign.contentMode = .center
    sign.frame = CGRect(x: 0, y: 0, width: Self.signSide, height: Self.fieldHeight)
    field.leftView = sign
    field.leftViewMode = .always
    field.clearButtonMode = .always
    addSubview(field)
    return field
  }()

  private lazy var cancelButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(button)
    return button
  }()

  /// The scopes.
  private lazy var scopes: UISegmentedControl = {
    let scopes = UISegmentedControl(frame: .zero)
    scopes.addAction(UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
    addSubview(scopes)
    return scopes
  }()

  /// The height of the scopes, as far as they are seen.
  var scopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopes : 0
  }

  private func scopesChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    guard let titles = scopeButtonTitles else { return }
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func chooseScope() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    let name = "searchBar(_:selectedScopeButtonIndexDidChange:)"
    callListeners?.tell(name, [self, selectedScopeButtonIndex])
    controller?.update()
  }

  /// Shows the scopes or hides them; without an animation here.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Shows the button to cancel or hides it; without an animation here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets the image behind the field; it has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height + scopeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + scopeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if barStyle == .black { searchTextField.adoptBlack() }
    let isInBar = superview is UINavigationBar
    let margin = isInBar ? BarPolicy.margin(in: bounds.width) : Self.margin
    // A bar that somebody gave a fixed height may have no room for its scopes.
    let below = bounds.height - scopeHeight >= Self.fieldHeight ? scopeHeight : 0
    let middle = (bounds.height - below - Self.fieldHeight) / 2
    // A field below a title is nearer to it.
    let y = isInBar && controller?.coversBar != true ? 1 : middle
    scopes.isHidden = below == 0
    scopes.frame = CGRect(
      x: margin,
      y: bounds.height - below + (below - Self.scopeHeight) / 2,
      width: max(0, bounds.width - 2 * margin),
      height: Self.scopeHeight
    )
    var end = bounds.width - margin
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      end -= width
      cancelButton.frame = CGRect(x: end, y: y, width: width, height: Self.fieldHeight)
      end -= Self.cancelGap
    }
    searchTextField.frame = CGRect(
      x: margin,
      y: y,
      width: max(0, end - margin),
      height: Self.fieldHeight
    )
    searchTextField.layoutSubviews()
  }

  // MARK: Keyboard

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Whether a search began before the bar was in a window, where it gets the keyboard.
  var awaitsWindow = false

  /// Gives the field the keyboard that it could not get without a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, awaitsWindow else { return }
    awaitsWindow = false
    becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: What people do

  package var callListeners: CallListeners?

  /// Begins to edit the text, unless the delegate refuses.
  ///
  /// - Returns: Whether the bar has the keyboard.
  func begin() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    controller?.begin()
    delegate?.searchBarTextDidBeginEditing(self)
    callListeners?.tell("searchBarTextDidBeginEditing:", [self])
    return true
  }

  /// Takes a text that a person typed.
  func take(_ words: String) {
    text = words
    delegate?.searchBar(self, textDidChange: words)
    callListeners?.tell("searchBar(_:textDidChange:)", [self, words])
    controller?.update()
  }

  /// Whether a search controller tells somebody of words.
  package var hasUpdater: Bool { controller?.searchResultsUpdater != nil }

  /// Searches for words as a person does: types them and presses the button to search.
  package func search(for words: String) {
    guard begin() else { return }
    take(words)
    submit()
  }

  /// Takes a press of the button to search.
  func submit() {
    delegate?.searchBarSearchButtonClicked(self)
    callListeners?.tell("searchBarSearchButtonClicked:", [self])
  }

  /// Ends editing, after a tap elsewhere.
  func end() {
    delegate?.searchBarTextDidEndEditing(self)
    callListeners?.tell("searchBarTextDidEndEditing:", [self])
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    callListeners?.tell("searchBarCancelButtonClicked:", [self])
    controller?.finish()
  }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

extension UIWindow {
  /// The bar with which a person can search the screen in front: among its views, or in its navigation bar.
  package var searchBar: UISearchBar? {
    Self.searchBar(in: self) ?? rootViewController.flatMap(Self.searchBar(of:))
  }

  private static func searchBar(in view: UIView) -> UISearchBar? {
    if view.isHidden { return nil }
    return view as? UISearchBar ?? view.subviews.lazy.compactMap(searchBar(in:)).first
  }

  private static func searchBar(of controller: UIViewController) -> UISearchBar? {
    let shown: UIViewController?
    switch controller {
    case let tabs as UITabBarController: shown = tabs.selectedViewController
    case let stack as UINavigationController: shown = stack.topViewController
    default: return controller.navigationItem.searchController?.searchBar
    }
    return shown.flatMap(searchBar(of:))
  }
}
