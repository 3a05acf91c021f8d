// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct CalendarViewTests {
  private final class Asked: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate
  {
    var chosen: [Int?] = []
    var months: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView,
      decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 3 ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 5 }
  }

  private let asked = Asked()

  private func calendarView() -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 360))
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.timeZone = .gmt
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.delegate = asked
    view.setVisibleDateComponents(DateComponents(year: 2026, month: 5), animated: false)
    view.layoutIfNeeded()
    return view
  }

  private func day(_ day: Int, in view: UICalendarView) -> UIButton? {
    view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "\(day)" }
  }

  @Test func `a month has its days in columns of the week`() throws {
    let view = calendarView()
    expect(view.subviews.compactMap { ($0 as? UILabel)?.text }.first, equals: "May 2026")
    // The first of May 2026 is a Friday: the fifth of seven columns of 50 points when Monday is first.
    let first = try #require(day(1, in: view))
    expect(first.center.x, equals: 225)
    let fourth = try #require(day(4, in: view))
    expect(fourth.center.x, equals: 25)
    expect(fourth.center.y - first.center.y, equals: 48)
    #expect(day(31, in: view) != nil && day(32, in: view) == nil)
    let dot = view.subviews.first { $0.backgroundColor == .red }
    expect(dot?.frame.width, equals: 8)
  }

  @Test func `a day that can be chosen is told, and other months come`() throws {
    let view = calendarView()
    let choice = UICalendarSelectionSingleDate(delegate: asked)
    view.selectionBehavior = choice
    try #require(day(4, in: view)).sendActions(for: .touchUpInside)
    #expect(asked.chosen == [4] && choice.selectedDate?.month == 5)
    expect(try #require(day(5, in: view)).isUserInteractionEnabled, equals: false)
    let forth = view.subviews.compactMap { $0 as? UIButton }[1]
    forth.sendActions(for: .touchUpInside)
    #expect(asked.months == [5] && view.visibleDateComponents.month == 6)
    expect(day(31, in: view), equals: nil)
  }
}
