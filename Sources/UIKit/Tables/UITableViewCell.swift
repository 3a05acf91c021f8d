// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A row of a table.
///
/// A cell that only has texts and a picture is shown as a list's row with that content; a cell with
/// views of its own is shown in the row, as large as the row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the standard parts of a cell stand.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and another one at the end of the line.
    case value1 = 1
    /// A text at the end of its column, and another one behind it.
    case value2 = 2
    /// A text, and another one below it.
    case subtitle = 3
  }

  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What a person can do with a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The identifier by which the cell is used again.
  public let reuseIdentifier: String?
  let style: CellStyle
  /// The view for everything that the cell shows.
  public let contentView = UIView()
  /// The sign at the end.
  open var accessoryType = AccessoryType.none { didSet { change() } }
  /// A view in place of the sign at the end.
  open var accessoryView: UIView? { didSet { change() } }
  /// The sign at the end while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { change() } }
  /// A view in place of that sign.
  open var editingAccessoryView: UIView? { didSet { change() } }
  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The space before and behind the separator; the table's, until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      change()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// How often its content is indented.
  open var indentationLevel = 0 { didSet { change() } }
  /// How far a level indents, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setSelected(isSelected, animated: false) } }
  }
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether the table is edited.
  open private(set) var isEditing = false
  /// What is behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// What is behind the content while the cell is selected; it is not shown here.
  open var selectedBackgroundView: UIView?
  /// The content in place of views.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { change() } }
  /// The background in place of a view.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { change() } }
  /// Whether the content follows the cell's state; recorded.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state; recorded.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The row that shows the cell.
  weak var row: TableRow?
  /// The widths at the beginning and the end that the content leaves to the row's signs, in points.
  var rooms: (start: CGFloat, end: CGFloat) = (0, 0) {
    didSet { if rooms != oldValue { setNeedsLayout() } }
  }

  /// Performs the segue that a storyboard has for the selection of the cell.
  var selectionSegue: (() -> Void)?

  private(set) var texts: UILabel?
  private(set) var details: UILabel?
  private(set) var picture: UIImageView?
  /// What ties the standard parts to the content, where they are shown beside views of the app's.
  var partConstraints: [NSLayoutConstraint] = []

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Makes a plain cell; without a size, it has that of a row, until a table sets the frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell; the archive's values are not read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addContentView()
  }

  /// Adds the view for the content, as large as the cell until a row places it; its margins are those of a row's
  /// standard parts.
  private func addContentView() {
    contentView.frame = bounds
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      ListMetrics.current.row.margins
    )
    addSubview(contentView)
  }

  /// Makes a cell of a class that is known only at run time; see ``EngineInstantiation``.
  public required convenience init(
    by engine: EngineInstantiation,
    style: CellStyle,
    reuseIdentifier: String?
  ) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// The label of the text.
  open var textLabel: UILabel? {
    if texts == nil {
      texts = UILabel()
      texts?.tableCell = self
    }
    return texts
  }
  /// The label of the second text; the plain style has none.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if details == nil {
      details = UILabel()
      details?.tableCell = self
    }
    return details
  }
  /// The labels of the texts, as far as somebody asked for them.
  var standardLabels: [UILabel] { [texts, details].compactMap { $0 } }
  /// The view of the picture.
  open var imageView: UIImageView? {
    if picture == nil {
      picture = UIImageView()
      picture?.tableCell = self
    }
    return picture
  }

  /// Called before the cell shows another row; overrides call super.
  open func prepareForReuse() {}
  /// Selects the cell or takes the selection away.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
    updateConfiguration(using: configurationState)
  }
  /// Notes a touch or its end.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Notes that the table is edited or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The usual content for configurations.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle ? .subtitleCell() : style == .default ? .cell() : .valueCell()
  }
  /// Changes the cell with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Changes the cell with its state; called when it is set and when the selection changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateConfiguration(using: configurationState) }
  }
  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Changes the cell with its state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Asks for an update; the content is read when the row is shown.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    change()
  }
  /// Called before the signs of an edited table appear or go; never here.
  open func willTransition(to state: StateMask) {}
  /// Called after the signs of an edited table appeared or went; never here.
  open func didTransition(to state: StateMask) {}
  /// What of a cell in an edited table is seen.
  public struct StateMask: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sign to edit.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The question whether to delete.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  /// Gives the content what the row's signs leave.
  func placeContent() {
    contentView.frame = placeOfContent
    backgroundView?.frame = bounds
    fitPicture()
  }

  /// What the row's signs leave to the content.
  var placeOfContent: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: isMirrored ? rooms.end : rooms.start,
        bottom: 0,
        right: isMirrored ? rooms.start : rooms.end
      )
    )
  }

  /// The content of the standard parts, or the configuration; `nil` for a cell with views of its own.
  var standardContent: (any UIContentConfiguration)? {
    if let contentConfiguration { return contentConfiguration }
    guard !hasOwnViews, !hasFineParts, texts != nil || picture != nil || details != nil,
      !placesParts
    else { return nil }
    var content = defaultContentConfiguration()
    content.text = texts?.text
    content.secondaryText = details?.text
    content.image = picture?.image
    if let tint = picture?.traits.tintColor { content.imageProperties.tintColor = tint }
    if let layer = picture?.usedLayer, layer.masksToBounds {
      content.imageProperties.cornerRadius = layer.cornerRadius
    }
    if let texts {
      if let colour = texts.ownColour { content.textProperties.color = colour }
      if let font = texts.ownFont { content.textProperties.font = font }
      content.textProperties.numberOfLines = texts.numberOfLines
      switch texts.textAlignment {
      case .center: content.textProperties.alignment = .center
      case .justified: content.textProperties.alignment = .justified
      default: break
      }
    }
    if let details {
      if let colour = details.ownColour { content.secondaryTextProperties.color = colour }
      if let font = details.ownFont { content.secondaryTextProperties.font = font }
      content.secondaryTextProperties.numberOfLines = details.numberOfLines
    }
    return content
  }

  private func change() { row?.show() }

  /// Shows a standard part that changed while a row shows the cell.
  func partChanged() { change() }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }
}

/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier by which the view is used again.
  public let reuseIdentifier: String?
  /// The view for everything that it shows.
  public let contentView = UIView()
  /// What is behind the content.
  open var backgroundView: UIView?
  /// The content in place of views.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The background in place of a view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { (superview?.superview as? TableHeader)?.show() }
  }
  private var texts: UILabel?
  /// Whether the table made the view for a text.
  private var isStandard = false

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view that is not reused; a table sets the frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view of a class that is known only at run time; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation, reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The label of the text.
  open var textLabel: UILabel? {
    if texts == nil { texts = UILabel() }
    return texts
  }
  /// The label of the text, if somebody asked for it.
  var standardLabels: [UILabel] { [texts].compactMap { $0 } }
  /// The usual content for configurations.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// Called before the view shows another section; overrides call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The label of the second text; headers of today do not show it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// The content of the standard label, or the configuration; `nil` for views of its own.
  ///
  /// - Parameter usual: The look of such a header in its list.
  /// - Returns: What the list's own cell shows in place of the view.
  func standardContent(_ usual: UIListContentConfiguration) -> (any UIContentConfiguration)? {
    if let contentConfiguration { return contentConfiguration }
    guard contentView.subviews.isEmpty, let texts, let text = texts.text else { return nil }
    var content = usual
    content.text = text
    if let colour = texts.ownColour { content.textProperties.color = colour }
    if let font = texts.ownFont { content.textProperties.font = font }
    // The list writes the data source's text its way; what a delegate writes stays as it is.
    if isStandard, !texts.isGiven { content.textProperties.transform = .none }
    return content
  }

  /// Makes the view for a text of the data source.
  convenience init(given text: String) {
    self.init(reuseIdentifier: nil)
    isStandard = true
    textLabel?.give(text)
  }
}
