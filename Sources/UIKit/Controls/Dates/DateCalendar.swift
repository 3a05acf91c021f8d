// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The month of a date picker, of which a day is chosen.
@MainActor
final class DateCalendar: UIView, UICalendarSelectionSingleDateDelegate {
  private static let days: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
  private let month = UICalendarView()
  private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
  private weak var owner: UIDatePicker?

  init() {
    super.init(frame: .zero)
    month.wantsDateDecorations = false
    addSubview(month)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the day of a date picker, and its month if another day was chosen.
  func show(_ owner: UIDatePicker) {
    self.owner = owner
    let calendar = owner.usedCalendar
    if month.calendar != calendar { month.calendar = calendar }
    if let locale = calendar.locale, month.locale != locale { month.locale = locale }
    let first = owner.minimumDate.map { calendar.startOfDay(for: $0) } ?? .distantPast
    month.availableDateRange = DateInterval(
      start: first,
      end: max(first, owner.maximumDate ?? .distantFuture)
    )
    let day = calendar.dateComponents(Self.days, from: owner.date)
    let isOther = selection.selectedDate != day
    selection.selectedDate = day
    if month.selectionBehavior == nil { month.selectionBehavior = selection }
    if isOther {
      month.visibleDateComponents = calendar.dateComponents(
        [.era, .year, .month],
        from: owner.date
      )
    }
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) {
    guard let owner, let dateComponents else { return }
    var parts = owner.usedCalendar.dateComponents(
      [.hour, .minute, .second, .nanosecond],
      from: owner.date
    )
    (parts.era, parts.year) = (dateComponents.era, dateComponents.year)
    (parts.month, parts.day) = (dateComponents.month, dateComponents.day)
    if let date = owner.usedCalendar.date(from: parts) { owner.choose(date) }
  }

  override var intrinsicContentSize: CGSize { month.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
