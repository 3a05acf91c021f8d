// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Date pickers as people use them; all dates are in the zone of Greenwich.
@MainActor
@Suite(.ownProcess) struct DatePickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let picker = UIDatePicker()
  private let touches: ScreenTouches
  private let presenter: WindowPresenter
  private var calendar = Calendar(identifier: .gregorian)

  init() throws {
    touches = ScreenTouches(window)
    presenter = WindowPresenter(window)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let zone = try #require(TimeZone(identifier: "GMT"))
    calendar.timeZone = zone
    picker.timeZone = zone
    screen.view.addSubview(picker)
  }

  private func date(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  )
    throws -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }

  private func place(height: CGFloat) {
    picker.frame = CGRect(x: 20, y: 100, width: 350, height: height)
    settle()
  }

  private func settle() {
    presenter.update()
    window.layOutAround()
    for column in columns(in: window) { column.layoutIfNeeded() }
  }

  private func columns(in view: UIView) -> [PickerColumn] {
    view.subviews.flatMap { ($0 as? PickerColumn).map { [$0] } ?? columns(in: $0) }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { inner in
      (inner as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil }
        ?? button(title, in: inner)
    }.first
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    touches.began(at: CGPoint(x: x, y: y))
    touches.ended(at: CGPoint(x: x, y: y))
    settle()
  }

  @Test func `a compact picker opens a month, whose days change the date`() throws {
    picker.datePickerMode = .date
    picker.date = try date(2025, 3, 7, 9, 30)
    var told: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.valueChanged, "value"), (.editingDidEnd, "end"),
    ] { picker.addAction(UIAction { _ in told.append(name) }, for: event) }
    place(height: 34)
    // The field is at the picker's trailing edge, at 370.
    tap(360, 117)
    let bubble = try #require(screen.presentedViewController)
    expect(told, equals: ["begin"])
    expect(bubble.modalPresentationStyle, equals: .popover)
    // It is below the field, within the margin of 10, and its content is below its arrow of 13 points.
    #expect(bubble.view.frame.minY == 134 && bubble.view.frame.maxX <= 380)
    expect(bubble.view.subviews.first?.frame.minY, equals: 13 + 10)
    let day = try #require(button("22", in: bubble.view))
    let middle = day.convert(CGPoint(x: 10, y: 10), to: window)
    tap(middle.x, middle.y)
    expect(picker.date, equals: (try date(2025, 3, 22, 9, 30)))
    expect(told, equals: ["begin", "value"])
    // A tap beside the bubble closes it.
    tap(20, 800)
    expect(screen.presentedViewController, equals: nil)
    expect(told, equals: ["begin", "value", "end"])
  }

  @Test func `an inline picker shows its month, and days beyond the bounds cannot be chosen`()
    throws
  {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = try date(2025, 3, 10)
    picker.date = try date(2025, 3, 20)
    // A title of 48, names of 24, and six weeks of 48 points.
    expect(picker.intrinsicContentSize, equals: CGSize(width: 320, height: 360))
    place(height: 360)
    expect(button("9", in: picker)?.isUserInteractionEnabled, equals: false)
    expect(button("10", in: picker)?.isUserInteractionEnabled, equals: true)
    picker.datePickerMode = .dateAndTime
    expect(picker.intrinsicContentSize.height, equals: 404)
  }

  @Test func `wheels have the hours of the language, and a finger turns them`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.date = try date(2025, 1, 31, 14, 5)
    place(height: 216)
    // Twelve hours beginning with 12, minutes, and the half of the day.
    expect(columns(in: picker).map(\.chosen), equals: [2, 5, 1])
    // The row above the chosen one is 32 points higher; the third of three columns ends at 361.
    tap(340, 100 + 108 - 32)
    expect(picker.date, equals: (try date(2025, 1, 31, 2, 5)))
    picker.locale = Locale(identifier: "de_DE")
    place(height: 216)
    expect(columns(in: picker).map(\.chosen), equals: [2, 5])
  }

  @Test func `a month without the day takes its last one`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = try date(2025, 1, 31)
    place(height: 216)
    // The month below January.
    tap(60, 100 + 108 + 32)
    expect(picker.date, equals: (try date(2025, 2, 28)))
    expect(columns(in: picker).map(\.chosen), equals: [1, 27, 2024])
  }

  @Test func `a time to count down is at least a minute`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_660
    place(height: 216)
    expect(columns(in: picker).map(\.chosen), equals: [1, 1])
    tap(60, 100 + 108 - 32)
    expect(picker.countDownDuration, equals: 60)
    tap(300, 100 + 108 - 32)
    expect(picker.countDownDuration, equals: 60)
  }

  @Test func `a new picker has the present date`() {
    let before = Date()
    let made = UIDatePicker().date
    #expect(before <= made && made <= Date())
  }

  @Test func `hours and minutes go round, years do not`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.date = try date(2025, 1, 31, 0, 5)
    place(height: 216)
    expect(columns(in: picker).map(\.chosen), equals: [0, 5, 0])
    // Above twelve in the morning is eleven in the evening, of the same day.
    tap(60, 100 + 108 - 32)
    expect(picker.date, equals: (try date(2025, 1, 31, 23, 5)))
    expect(columns(in: picker).map(\.chosen), equals: [11, 5, 1])
    tap(60, 100 + 108 + 32)
    expect(picker.date, equals: (try date(2025, 1, 31, 0, 5)))
    picker.date = try date(2025, 1, 31, 11, 5)
    place(height: 216)
    tap(60, 100 + 108 + 32)
    expect(picker.date, equals: (try date(2025, 1, 31, 12, 5)))
    tap(60, 100 + 108 + 64)
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 5)))
    picker.datePickerMode = .date
    picker.date = try date(1, 1, 1)
    place(height: 216)
    // December is above January; nothing is above the first year.
    tap(340, 100 + 108 - 32)
    tap(60, 100 + 108 - 32)
    expect(picker.date, equals: (try date(1, 12, 1)))
  }

  @Test func `steps of minutes divide an hour`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    for (interval, rows, chosen) in [(15, 4, 2), (30, 2, 1), (7, 60, 35), (60, 60, 35)] {
      picker.minuteInterval = interval
      picker.date = try date(2025, 1, 31, 14, 35)
      place(height: 216)
      let wheels = try #require(columns(in: picker).first?.superview as? UIPickerView)
      expect(wheels.numberOfRows(inComponent: 1), equals: rows)
      expect(wheels.selectedRow(inComponent: 1), equals: chosen)
    }
  }

  @Test func `a date is that of the step before it, unless the app does without`() throws {
    picker.minuteInterval = 15
    picker.date = try date(2025, 1, 31, 14, 44)
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 30)))
    picker.roundsToMinuteInterval = false
    picker.date = try date(2025, 1, 31, 14, 44)
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 44)))
    picker.roundsToMinuteInterval = true
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 30)))
    picker.minuteInterval = 1
    picker.datePickerMode = .date
    picker.date = try date(2025, 1, 31, 14, 44)
    picker.minuteInterval = 15
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 44)), "no time is chosen")
    picker.datePickerMode = .time
    expect(picker.date, equals: (try date(2025, 1, 31, 14, 30)))
  }

  @Test func `wheels of date and time have the days in one column`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.date = try date(2025, 2, 28, 9, 30)
    place(height: 216)
    let wheels = try #require(columns(in: picker).first?.superview as? UIPickerView)
    expect(wheels.numberOfComponents, equals: 4)
    let chosen = wheels.selectedRow(inComponent: 0)
    let label = wheels.view(forRow: chosen, forComponent: 0) as? UILabel
    expect(label?.text, equals: "Fri Feb 28")
    tap(60, 100 + 108 + 32)
    expect(picker.date, equals: (try date(2025, 3, 1, 9, 30)))
    picker.date = Date()
    place(height: 216)
    let today = wheels.view(forRow: wheels.selectedRow(inComponent: 0), forComponent: 0) as? UILabel
    expect(today?.text, equals: "Today")
  }

  @Test func `a layout leaves columns where fingers have them, whatever their width`() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    // Columns of a third of 350 − 18 points.
    place(height: 160)
    let wheels = columns(in: window)
    expect(wheels.count, equals: 3)
    for column in wheels { column.contentOffset.y += 20 }
    let places = wheels.map(\.contentOffset.y)
    wheels.first?.superview?.layoutSubviews()
    expect(wheels.map(\.contentOffset.y), equals: places)
  }
}
