// SPDX-License-Identifier: Apache-2.0
import AppFoundation
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
/// The automatic style is the compact one, as on phones since iOS 14: its fields open a month or wheels.
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
  /// The date, within its bounds; at first the present one.
  open var date = PresentDate.now {
    didSet {
      let wanted = rounded(date)
      let inside = max(minimumDate ?? wanted, min(wanted, maximumDate ?? wanted))
      if inside != date { date = inside }
      if date != oldValue { showDate() }
    }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { if let minimumDate { date = max(date, minimumDate) } } }
  /// The latest date.
  open var maximumDate: Date? { didSet { if let maximumDate { date = min(date, maximumDate) } } }
  /// The steps of minutes; one minute where 60 minutes are no whole number of steps, or for more than 30.
  open var minuteInterval = 1 { didSet { renew() } }
  /// The time to count down, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { showDate() } }
  /// The language of the texts.
  open var locale: Locale? { didSet { renew() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { renew() } }
  /// The time zone.
  open var timeZone: TimeZone? { didSet { renew() } }
  /// Whether a date with a time is that of the step before it.
  open var roundsToMinuteInterval = true { didSet { renew() } }

  /// The longest step of minutes.
  ///
  /// - Source: the reference of `minuteInterval`.
  private static let longestStep = 30
  private static let minutes = 60

  /// The step of minutes that is used.
  var minuteStep: Int {
    let isWhole =
      (1...Self.longestStep).contains(minuteInterval) && Self.minutes % minuteInterval == 0
    return isWhole ? minuteInterval : 1
  }

  /// The last step before a date; the date itself where its time is not chosen.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteStep > 1,
      datePickerMode == .time || datePickerMode == .dateAndTime
    else { return date }
    let used = usedCalendar
    var parts = used.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.minute = (parts.minute ?? 0) / minuteStep * minuteStep
    return used.date(from: parts) ?? date
  }

  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let gap: CGFloat = 6
  private static let wheels = CGSize(width: 320, height: 216)
  private static let inlineWidth: CGFloat = 320
  /// The height of the line with the time below an inline month.
  private static let timeLine: CGFloat = 44
  /// What chooses the date, or the day, without being opened.
  private var content: UIView?
  private var fields: [DateField] = []
  private let wheels = DateWheels()
  private weak var bubble: DateBubble?

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
    switch look {
    case .wheels: Self.wheels
    case .inline:
      CGSize(
        width: Self.inlineWidth,
        height: (content?.intrinsicContentSize.height ?? 0) + (fields.isEmpty ? 0 : Self.timeLine)
      )
    case .compact, .automatic:
      CGSize(
        width: fields.map { width(of: $0.words) }.reduce(0, +)
          + Self.gap * CGFloat(max(0, fields.count - 1)),
        height: Self.height
      )
    }
  }

  /// How it is shown; a time has no month, so that it is chosen by wheels, or opened.
  private var look: UIDatePickerStyle {
    let isDay = datePickerMode == .date || datePickerMode == .dateAndTime
    return datePickerStyle == .inline && !isDay
      ? (datePickerMode == .time ? .compact : .wheels) : datePickerStyle
  }

  /// What each field chooses.
  private var parts: [Mode] {
    switch (look, datePickerMode) {
    case (.wheels, _): []
    case (.inline, .dateAndTime): [.time]
    case (.inline, _): []
    case (_, .dateAndTime), (_, .countDownTimer): [.date, .time]
    case (_, let mode): [mode]
    }
  }

  private func words(of part: Mode) -> String {
    switch part {
    case .time: text(hasPeriods ? "h:mm a" : "HH:mm")
    case .yearAndMonth: text("MMMM y")
    case .date, .dateAndTime, .countDownTimer:
      text(
        Foundation.DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: language)
          ?? "MMM d, y"
      )
    }
  }

  /// The language of the texts.
  var language: Locale { locale ?? Locale(identifier: "en_US") }

  /// Whether the hours of a day are counted twice in the language.
  var hasPeriods: Bool {
    Foundation.DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: language)?.contains(
      "a"
    ) ?? true
  }

  /// The present calendar with the picker's time zone.
  var usedCalendar: Calendar {
    var used = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { used.timeZone = timeZone }
    used.locale = locale ?? used.locale ?? Locale(identifier: "en_US")
    if used.locale?.identifier.isEmpty != false { used.locale = Locale(identifier: "en_US") }
    return used
  }

  private func text(_ format: String) -> String { text(format, of: date) }

  /// A date in words of the picker's language.
  func text(_ format: String, of date: Date) -> String {
    let formatter = Foundation.DateFormatter()
    formatter.locale = language
    formatter.calendar = usedCalendar
    formatter.timeZone = usedCalendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private func width(of words: String) -> CGFloat {
    UIFont.systemFont(ofSize: UIFont.labelFontSize).text.width(of: words).rounded(.up)
      + 2 * Self.padding
  }

  /// Makes what chooses the date.
  private func renew() {
    content?.removeFromSuperview()
    for field in fields { field.removeFromSuperview() }
    content =
      switch look {
      case .wheels: UIPickerView()
      case .inline: DateCalendar()
      case .compact, .automatic: nil
      }
    if let content { addSubview(content) }
    fields = parts.map { part in
      let field = DateField(part)
      field.addAction(
        UIAction { [weak self, unowned field] _ in self?.open(field) },
        for: .touchUpInside
      )
      addSubview(field)
      return field
    }
    // Steps, modes and zones may ask for another date.
    let present = date
    date = present
    showDate()
  }

  /// Shows the present date.
  private func showDate() {
    (content as? UIPickerView).map { wheels.show(self, datePickerMode, in: $0) }
    (content as? DateCalendar)?.show(self)
    for field in fields { field.words = words(of: field.part) }
    bubble?.showDate()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let month = bounds.height - (fields.isEmpty ? 0 : Self.timeLine)
    content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: month)
    let line =
      content == nil ? bounds : CGRect(x: 0, y: month, width: bounds.width, height: Self.timeLine)
    let widths = fields.map { width(of: $0.words) }
    let all = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    // Where there is too little room, the last field stays where it is.
    var x = line.width - all
    for (field, width) in zip(fields, widths) {
      let y = line.midY - Self.height / 2
      field.frame = CGRect(x: x, y: y, width: width, height: Self.height)
      x += width + Self.gap
    }
  }

  // MARK: Choosing

  /// Opens the bubble of a field.
  private func open(_ field: DateField) {
    guard var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    field.ink = tintColor
    let bubble = DateBubble(of: self, field.part, at: field) { [weak self, weak field] in
      field?.ink = .label
      self?.sendActions(for: .editingDidEnd)
    }
    self.bubble = bubble
    presenter.present(bubble, animated: true)
    sendActions(for: .editingDidBegin)
  }

  /// Takes a date that a person chose.
  func choose(_ date: Date) {
    let before = self.date
    self.date = date
    if self.date != before { sendActions(for: .valueChanged) }
  }

  /// Takes the parts of a date that a person chose; a day that their month does not have is its last one.
  func choose(byDay parts: DateComponents) {
    var parts = parts
    let month = usedCalendar.date(from: DateComponents(year: parts.year, month: parts.month))
    if let month, let days = usedCalendar.range(of: .day, in: .month, for: month)?.count {
      parts.day = min(parts.day ?? 1, days)
    }
    if let date = usedCalendar.date(from: parts) { choose(date) }
  }

  /// Takes a time to count down that a person chose; at least a minute, as on a device.
  func countDown(_ parts: DateComponents) {
    let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    countDownDuration = TimeInterval(max(1, minutes) * 60)
    sendActions(for: .valueChanged)
  }
}
