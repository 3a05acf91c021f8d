// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  fileprivate(set) weak var view: UICalendarView?

  func move(to view: UICalendarView?) { self.view = view }
  func isChosen(_ day: DateComponents) -> Bool { false }
  func canChoose(_ day: DateComponents) -> Bool { true }
  func choose(_ day: DateComponents) {}
  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.showDays() }
}

/// Is asked and told of one chosen day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Every day, because the method is optional.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day can be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// What is asked and told; a weak reference.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day.
  open var selectedDate: DateComponents? { didSet { view?.showDays() } }

  /// Makes a choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Chooses a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func isChosen(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(day) ?? false }
  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  override func choose(_ day: DateComponents) {
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Is asked and told of several chosen days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A day was chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  /// A day is not chosen any more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Every day, because the method is optional.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Several days can be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// What is asked and told; a weak reference.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = [] { didSet { view?.showDays() } }

  /// Makes a choice of days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func isChosen(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(day) }
  }
  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func choose(_ day: DateComponents) {
    if isChosen(day) {
      selectedDates.removeAll { $0.isSameDay(day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

extension DateComponents {
  fileprivate func isSameDay(_ other: DateComponents) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}
