// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A control for a date or a time.
///
/// The automatic style is the compact one, as on phones since iOS 14; an inline calendar shows its
/// month. Compact ones open nothing here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { renew() } }
  /// How it is shown, as the app wishes.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { renew() } }
  /// How it is shown.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The date, within its bounds.
  open var date = Date(timeIntervalSinceReferenceDate: UIDatePicker.start) {
    didSet {
      let inside = max(minimumDate ?? date, min(date, maximumDate ?? date))
      if inside != date { date = inside } else if date != oldValue { renew() }
    }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { if let minimumDate { date = max(date, minimumDate) } } }
  /// The latest date.
  open var maximumDate: Date? { didSet { if let maximumDate { date = min(date, maximumDate) } } }
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The time to count down, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of the texts.
  open var locale: Locale? { didSet { renew() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone.
  open var timeZone: TimeZone?
  /// Whether times and dates are rounded to the steps; recorded.
  open var roundsToMinuteInterval = true

  /// The first date: that of other made-up values, in seconds after the reference date.
  private static let start: TimeInterval = 757_382_400
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let gap: CGFloat = 6
  private static let wheels = CGSize(width: 320, height: 216)
  private static let inline = CGSize(width: 320, height: 350)
  private static let radius: CGFloat = 8
  private var shown: [UIView] = []
  private let wheel = DateWheels()

  /// Makes a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    renew()
  }

  /// Makes a picker; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    renew()
  }

  /// Sets the date; without an animation here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: Self.wheels
    case .inline: Self.inline
    case .compact, .automatic:
      CGSize(
        width: texts.map { width(of: $0) }.reduce(0, +) + Self.gap
          * CGFloat(max(0, texts.count - 1)),
        height: Self.height
      )
    }
  }

  /// The texts of a compact picker.
  private var texts: [String] {
    switch datePickerMode {
    case .time: [text("h:mm a")]
    case .date: [text("MMM d, y")]
    case .yearAndMonth: [text("MMMM y")]
    case .dateAndTime, .countDownTimer: [text("MMM d, y"), text("h:mm a")]
    }
  }

  /// The present calendar with the picker's time zone.
  var usedCalendar: Calendar {
    var used = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { used.timeZone = timeZone }
    used.locale = locale ?? used.locale ?? Locale(identifier: "en_US")
    if used.locale?.identifier.isEmpty != false { used.locale = Locale(identifier: "en_US") }
    return used
  }

  private func text(_ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.calendar = usedCalendar
    formatter.timeZone = usedCalendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private func width(of words: String) -> CGFloat {
    UIFont.systemFont(ofSize: UIFont.labelFontSize).text.width(of: words).rounded(.up)
      + 2 * Self.padding
  }

  private func renew() {
    for view in shown { view.removeFromSuperview() }
    switch datePickerStyle {
    case .wheels:
      let picker = UIPickerView()
      wheel.show(self, in: picker)
      shown = [picker]
    case .inline: shown = [DateCalendar(self)]
    case .compact, .automatic:
      shown = texts.map { words in
        let label = UILabel()
        label.text = words
        label.textAlignment = .center
        label.backgroundColor = .tertiarySystemFill
        label.layer.cornerRadius = Self.radius
        return label
      }
    }
    for view in shown { addSubview(view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard datePickerStyle == .compact else {
      shown.first?.frame = CGRect(origin: .zero, size: bounds.size)
      return
    }
    let own = intrinsicContentSize
    var x: CGFloat = max(0, bounds.width - own.width)
    for case let label as UILabel in shown {
      let width = width(of: label.text ?? "")
      let y = (bounds.height - Self.height) / 2
      label.frame = CGRect(x: x, y: y, width: width, height: Self.height)
      x += width + Self.gap
    }
  }

  /// Takes a date that a person chose.
  func choose(_ date: Date) {
    let before = self.date
    self.date = date
    if self.date != before { sendActions(for: .valueChanged) }
  }
}

/// The columns of a date picker with wheels.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What a column chooses.
  private enum Column: Equatable {
    case month
    case day
    case year
    case hour
    case minute
  }

  private static let firstYear = 1
  private static let lastYear = 4_000
  private weak var owner: UIDatePicker?
  private var columns: [Column] = []

  /// Shows a date picker's date in a picker.
  func show(_ owner: UIDatePicker, in picker: UIPickerView) {
    self.owner = owner
    columns =
      switch owner.datePickerMode {
      case .date: [.month, .day, .year]
      case .yearAndMonth: [.month, .year]
      case .time, .countDownTimer: [.hour, .minute]
      case .dateAndTime: [.month, .day, .hour, .minute]
      }
    picker.delegate = self
    picker.dataSource = self
    let parts = parts
    for (index, column) in columns.enumerated() {
      picker.selectRow(row(of: column, parts), inComponent: index, animated: false)
    }
  }

  private var parts: DateComponents {
    guard let owner else { return DateComponents() }
    return owner.usedCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: owner.date
    )
  }

  private func row(of column: Column, _ parts: DateComponents) -> Int {
    switch column {
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - Self.firstYear
    case .hour: parts.hour ?? 0
    case .minute: (parts.minute ?? 0) / step
    }
  }

  private var step: Int { max(1, min(30, owner?.minuteInterval ?? 1)) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .month: 12
    case .day:
      owner.flatMap { $0.usedCalendar.range(of: .day, in: .month, for: $0.date)?.count } ?? 31
    case .year: Self.lastYear - Self.firstYear + 1
    case .hour: 24
    case .minute: 60 / step
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    switch columns[component] {
    case .month:
      let names = owner?.usedCalendar.monthSymbols ?? []
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .day: return "\(row + 1)"
    case .year: return "\(row + Self.firstYear)"
    case .hour: return "\(row)"
    case .minute: return row * step < 10 ? "0\(row * step)" : "\(row * step)"
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    guard let owner else { return }
    var parts = parts
    switch columns[component] {
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + Self.firstYear
    case .hour: parts.hour = row
    case .minute: parts.minute = row * step
    }
    if let date = owner.usedCalendar.date(from: parts) { owner.choose(date) }
  }
}

/// The month of a date picker as a calendar.
@MainActor
final class DateCalendar: UIView {
  private static let week = 7
  private static let title: CGFloat = 44
  private static let names: CGFloat = 20
  private static let rows = 6
  private static let disc: CGFloat = 40
  private unowned let owner: UIDatePicker
  private var labels: [UILabel] = []

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.removeFromSuperview() }
    labels = []
    let calendar = owner.usedCalendar
    let parts = calendar.dateComponents([.year, .month, .day], from: owner.date)
    guard let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month)),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return }
    let month = calendar.monthSymbols[max(0, (parts.month ?? 1) - 1)]
    let width = bounds.width / CGFloat(Self.week)
    add(
      "\(month) \(parts.year ?? 0)",
      .headline,
      .label,
      CGRect(
        x: 16,
        y: 0,
        width: bounds.width - 32,
        height: Self.title
      )
    ).textAlignment = .natural
    for (index, name) in calendar.shortWeekdaySymbols.enumerated() {
      let x = CGFloat((index - calendar.firstWeekday + 1 + Self.week) % Self.week) * width
      let frame = CGRect(x: x, y: Self.title, width: width, height: Self.names)
      add(name.uppercased(), .caption1, .tertiaryLabel, frame)
    }
    let top = Self.title + Self.names
    let height = max(0, bounds.height - top) / CGFloat(Self.rows)
    let start =
      (calendar.component(.weekday, from: first) - calendar.firstWeekday + Self.week)
      % Self.week
    for day in days {
      let place = start + day - 1
      let centre = CGPoint(
        x: (CGFloat(place % Self.week) + 0.5) * width,
        y: top + (CGFloat(place / Self.week) + 0.5) * height
      )
      let isChosen = day == parts.day
      let frame = CGRect(
        x: centre.x - Self.disc / 2,
        y: centre.y - Self.disc / 2,
        width: Self.disc,
        height: Self.disc
      )
      let label = add("\(day)", .body, isChosen ? owner.tintColor : .label, frame)
      guard isChosen else { continue }
      label.backgroundColor = owner.tintColor.withAlphaComponent(0.15)
      label.layer.cornerRadius = Self.disc / 2
    }
  }

  @discardableResult
  private func add(
    _ words: String,
    _ style: UIFont.TextStyle,
    _ colour: UIColor,
    _ frame: CGRect
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = colour
    label.textAlignment = .center
    addSubview(label)
    labels.append(label)
    return label
  }
}
