// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The columns of a date picker with wheels.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What a column chooses.
  private enum Column: Equatable {
    /// A day of a month of a year, in one column.
    case date
    case month
    case day
    case year
    case hour
    case minute
    case period
  }

  private static let (firstYear, lastYear) = (1, 4_000)
  private static let (noon, hours, minutes) = (12, 24, 60)
  /// The part of the width for the column of days.
  private static let dateShare: CGFloat = 0.42
  private weak var owner: UIDatePicker?
  private var mode = UIDatePicker.Mode.date
  private var columns: [Column] = []
  /// The rows by which a person turned a column; up is negative.
  var way = 0

  /// Shows what a date picker chooses in a picker.
  func show(_ owner: UIDatePicker, _ mode: UIDatePicker.Mode, in picker: UIPickerView) {
    (self.owner, self.mode) = (owner, mode)
    let time: [Column] = owner.hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    let wanted: [Column] =
      switch mode {
      case .date: [.month, .day, .year]
      case .yearAndMonth: [.month, .year]
      case .time: time
      case .countDownTimer: [.hour, .minute]
      case .dateAndTime: [.date] + time
      }
    if columns != wanted || picker.delegate !== self {
      columns = wanted
      (picker.delegate, picker.dataSource) = (self, self)
    }
    if let days = columns.firstIndex(of: .day) { picker.reloadComponent(days) }
    let parts = parts
    for (index, column) in columns.enumerated() {
      let row = row(of: column, parts)
      guard picker.selectedRow(inComponent: index) != row else { continue }
      picker.selectRow(row, inComponent: index, animated: false)
    }
  }

  /// Whether the first row of a column follows its last one.
  func goesRound(_ component: Int) -> Bool {
    guard columns.indices.contains(component), !countsDown else { return false }
    return switch columns[component] {
    case .month, .day, .hour, .minute: true
    case .date, .year, .period: false
    }
  }

  private var countsDown: Bool { owner?.datePickerMode == .countDownTimer }

  private var parts: DateComponents {
    guard let owner else { return DateComponents() }
    if countsDown {
      let minutes = Int(owner.countDownDuration) / Self.minutes
      return DateComponents(hour: minutes / Self.minutes, minute: minutes % Self.minutes)
    }
    return owner.usedCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: owner.date
    )
  }

  /// Whether the hours of a day are counted twice.
  private var hasPeriods: Bool { columns.contains(.period) }

  private func row(of column: Column, _ parts: DateComponents) -> Int {
    let hour = parts.hour ?? 0
    return switch column {
    case .date: owner.map { days(until: $0.date) } ?? 0
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - Self.firstYear
    case .hour: hasPeriods ? hour % Self.noon : hour
    case .minute: (parts.minute ?? 0) / step
    case .period: hour / Self.noon
    }
  }

  private var step: Int { owner?.minuteStep ?? 1 }

  /// The hour of a row; hours that are turned past twelve are those of the other half of the same day.
  private func hour(_ row: Int, from hour: Int) -> Int {
    guard hasPeriods else { return row }
    let place = hour % Self.noon + way
    let halves = Int((Double(place) / Double(Self.noon)).rounded(.down))
    return (hour / Self.noon + halves) & 1 == 0 ? row : Self.noon + row
  }

  // MARK: Days

  /// The first day of the column of days.
  private var firstDay: Date? {
    owner?.usedCalendar.date(from: DateComponents(year: Self.firstYear, month: 1, day: 1))
  }

  /// The days from the first one to that of a date.
  private func days(until date: Date) -> Int {
    guard let owner, let firstDay else { return 0 }
    let day = owner.usedCalendar.startOfDay(for: date)
    return owner.usedCalendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
  }

  private func day(_ row: Int) -> Date? {
    firstDay.flatMap { owner?.usedCalendar.date(byAdding: .day, value: row, to: $0) }
  }

  /// The day of a row in words; the present one has its name.
  private func words(ofDay row: Int) -> String? {
    guard let owner, let day = day(row) else { return nil }
    guard owner.usedCalendar.isDate(day, inSameDayAs: PresentDate.now) else {
      return owner.text("EEE MMM d", of: day)
    }
    let formatter = AppFoundation.DateFormatter()
    (formatter.dateStyle, formatter.doesRelativeDateFormatting) = (.short, true)
    (formatter.calendar, formatter.locale) = (owner.usedCalendar, owner.language)
    formatter.timeZone = owner.usedCalendar.timeZone
    return formatter.string(from: day)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .date:
      owner.map {
        days(until: $0.usedCalendar.date(from: DateComponents(year: Self.lastYear)) ?? $0.date)
      } ?? 0
    case .month: owner?.usedCalendar.monthSymbols.count ?? 0
    case .day:
      owner.flatMap { $0.usedCalendar.range(of: .day, in: .month, for: $0.date)?.count } ?? 0
    case .year: Self.lastYear - Self.firstYear + 1
    case .hour: hasPeriods ? Self.noon : Self.hours
    case .minute: Self.minutes / step
    case .period: 2
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    let calendar = owner?.usedCalendar
    switch columns[component] {
    case .date: return words(ofDay: row)
    case .month:
      let names = calendar?.monthSymbols ?? []
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .day: return "\(row + 1)"
    case .year: return "\(row + Self.firstYear)"
    case .hour: return "\(hasPeriods && row == 0 ? Self.noon : row)"
    case .minute: return twoDigits(row * step)
    case .period: return row == 0 ? calendar?.amSymbol : calendar?.pmSymbol
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    // The others share the rest.
    columns[component] == .date ? pickerView.bounds.width * Self.dateShare : 0
  }

  private func twoDigits(_ number: Int) -> String {
    let words = "\(number)"
    return words.count == 1 ? "0" + words : words
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    guard let owner else { return }
    var parts = parts
    let hour = parts.hour ?? 0
    switch columns[component] {
    case .date:
      let day = day(row).map { owner.usedCalendar.dateComponents([.year, .month, .day], from: $0) }
      (parts.year, parts.month, parts.day) = (day?.year, day?.month, day?.day)
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + Self.firstYear
    case .hour: parts.hour = self.hour(row, from: hour)
    case .minute: parts.minute = row * step
    case .period: parts.hour = hour % Self.noon + row * Self.noon
    }
    guard !countsDown else { return owner.countDown(parts) }
    owner.choose(byDay: parts)
    // A date beyond the bounds, or a day that the month does not have, goes back.
    show(owner, mode, in: pickerView)
  }
}
