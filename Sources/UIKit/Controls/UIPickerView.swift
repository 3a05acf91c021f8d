// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker shows, and who is told of choices; all methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a column, in points; the columns share the width unless implemented.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a column's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// The text of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; the text is shown where there is none.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A person chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal share, because the method is optional.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// The standard height, because the method is optional.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { UIPickerView.rowHeight }
  /// None, because the method is optional.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// None, because the method is optional.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label with the row's text, because the method is optional.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: UIPickerView.fontSize)
    label.textAlignment = .center
    if let varied = pickerView.delegate?.pickerView(
      pickerView,
      attributedTitleForRow: row,
      forComponent: component
    ) {
      label.attributedText = varied
    } else {
      label.text = pickerView.delegate?.pickerView(
        pickerView,
        titleForRow: row,
        forComponent: component
      )
    }
    return label
  }
  /// Does nothing, because the method is optional.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Columns of rows, of which the one in the middle is chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The height of rows, and the size of their texts, in points.
  nonisolated static let rowHeight: CGFloat = 32
  nonisolated static let fontSize: CGFloat = 21
  /// The size of a picker that nobody sized, in points.
  private static let size = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  private static let radius: CGFloat = 8

  /// The rows; a weak reference.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// What is shown, and who is told of choices; a weak reference.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  package var callListeners: CallListeners?
  /// Whether lines are beside the chosen row; it has no effect since iOS 13.
  open var showsSelectionIndicator = true

  private let ground = UIView()
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  /// Makes a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a picker; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = Self.radius
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    clipsToBounds = true
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// The number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: columns[component].bounds.width, height: columns[component].rowHeight)
  }

  /// The view of a row; `nil` when it is not near the middle.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    return columns.indices.contains(component) ? columns[component].view(ofRow: row) : nil
  }

  /// The chosen row of a column; -1 without one.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return columns.indices.contains(component) ? columns[component].chosen : -1
  }

  /// Chooses a row without telling the delegate; without an animation here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard columns.indices.contains(component) else { return }
    columns[component].choose(row)
  }

  /// Asks for everything again.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for the rows of a column again.
  open func reloadComponent(_ component: Int) {
    load()
    guard columns.indices.contains(component) else { return }
    columns[component].reload()
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(0, dataSource.numberOfComponents(in: self))
    let before = columns.map(\.chosen)
    for column in columns { column.removeFromSuperview() }
    columns = (0..<count).map { PickerColumn(self, $0) }
    for (index, column) in columns.enumerated() {
      addSubview(column)
      column.reload()
      if before.indices.contains(index) { column.choose(before[index]) }
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    guard !columns.isEmpty else { return }
    let wanted = columns.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0)
    }
    let room = max(0, bounds.width - 2 * Self.margin)
    let given = wanted.reduce(0, +)
    let open = wanted.filter { $0 == 0 }.count
    let share = open > 0 ? max(0, room - given) / CGFloat(open) : 0
    var x = Self.margin + (open > 0 ? 0 : max(0, room - given) / 2)
    for (column, width) in zip(columns, wanted) {
      let size = CGSize(width: width > 0 ? width : share, height: bounds.height)
      let frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      x += size.width
      // A layout while a finger turns the column leaves its content where it is. An origin that is read back may
      // differ from the one that was set by an error of rounding, a size does not.
      let before = column.bounds.size
      column.frame = frame
      if column.bounds.size != before { column.place() }
    }
    let height = columns.map(\.rowHeight).max() ?? Self.rowHeight
    ground.frame = CGRect(
      x: Self.margin,
      y: (bounds.height - height) / 2,
      width: room,
      height: height
    )
  }
}

/// A column of a picker; its content scrolls by rows.
///
/// A column that goes round has its rows many times, and comes back to the middle whenever it rests.
@MainActor
final class PickerColumn: UIScrollView {
  /// How often a column that goes round has its rows: more than a finger turns at once.
  private static let manyTurns = 101
  private unowned let picker: UIPickerView
  private let index: Int
  private(set) var chosen = -1
  private(set) var rowHeight = UIPickerView.rowHeight
  private var count = 0
  private var turns = 1
  /// The views of the places near the middle; a place is a row of one of the turns.
  private var rows: [Int: UIView] = [:]

  init(_ picker: UIPickerView, _ index: Int) {
    (self.picker, self.index) = (picker, index)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// The view of a row near the middle; `nil` for any other one.
  func view(ofRow row: Int) -> UIView? {
    rows.filter { $0.key % count == row }.min { abs($0.key - middle) < abs($1.key - middle) }?.value
  }

  /// The place of the chosen row while the column rests.
  private var middle: Int { turns / 2 * count + max(0, chosen) }

  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    count = picker.numberOfRows(inComponent: index)
    turns = (picker.delegate as? DateWheels)?.goesRound(index) == true ? Self.manyTurns : 1
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: index) ?? 0
    rowHeight = height > 0 ? height : UIPickerView.rowHeight
    chosen = count == 0 ? -1 : min(max(0, chosen), count - 1)
    place()
  }

  /// Chooses a row; in a column that goes round, any of its places stands for its row.
  func choose(_ row: Int) {
    guard count > 0 else { return }
    let last = count * turns - 1
    chosen = min(max(0, row), last) % count
    place()
  }

  /// Places the rows, with the chosen one in the middle.
  func place() {
    let inset = max(0, (bounds.height - rowHeight) / 2)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count * turns) * rowHeight)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentOffset = CGPoint(x: 0, y: CGFloat(middle) * rowHeight - inset)
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  /// Shows the rows that are in the column now; those further from the middle are paler.
  private func show() {
    guard count > 0, bounds.height > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(count * turns - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
    guard first <= last else { return }
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      rows[row] = nil
    }
    for row in first...last {
      let view =
        rows[row]
        ?? picker.delegate?.pickerView(
          picker,
          viewForRow: row % count,
          forComponent: index,
          reusing: nil
        )
      guard let view else { continue }
      if rows[row] == nil { addSubview(view) }
      rows[row] = view
      let y = CGFloat(row) * rowHeight
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
      let distance = abs(y + rowHeight / 2 - bounds.midY) / max(1, bounds.height / 2)
      view.alpha = max(0, 1 - distance * distance)
    }
  }

  override func restingOffset(near offset: CGPoint, from: CGPoint, velocity: CGPoint) -> CGPoint {
    guard rowHeight > 0 else { return offset }
    let row = ((offset.y + contentInset.top) / rowHeight).rounded()
    return CGPoint(x: offset.x, y: row * rowHeight - contentInset.top)
  }

  /// Chooses the row at which the column rests.
  override func restAfterDrag() {
    rest(at: Int((bounds.midY / rowHeight).rounded(.down)))
  }

  /// Lets a tap choose the row under it.
  func tapped(at point: CGPoint) {
    rest(at: Int((point.y / rowHeight).rounded(.down)))
  }

  /// Chooses the row of a place to which a person turned the column.
  private func rest(at place: Int) {
    guard count > 0 else { return }
    let way = min(max(0, place), count * turns - 1) - middle
    choose(place)
    picker.tell(chosen, in: index, way)
  }
}

extension UIPickerView {
  /// Tells whoever wants to know that a person chose a row, which was a number of rows away.
  fileprivate func tell(_ row: Int, in component: Int, _ way: Int) {
    (delegate as? DateWheels)?.way = way
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    callListeners?.tell("pickerView(_:didSelectRow:inComponent:)", [self, row, component])
  }
}
