// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
import LayoutEngine

/// Is asked what stands under days.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands under a day.
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension UICalendarViewDelegate {
  /// Nothing, because the method is optional.
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing, because the method is optional.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A month with its days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// How large something under a day is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// Something that stands under a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    fileprivate let make: () -> UIView

    fileprivate init(_ make: @escaping () -> UIView) { self.make = make }

    /// A dot.
    public convenience override init() { self.init(UIColor.systemFill) }
    private convenience init(_ color: UIColor, _ size: DecorationSize = .medium) {
      self.init {
        let dot = UIView(frame: CGRect(origin: .zero, size: Measures.dot(size)))
        dot.backgroundColor = color
        dot.layer.cornerRadius = dot.bounds.width / 2
        return dot
      }
    }

    /// A dot.
    open class func `default`(
      color: UIColor? = .systemFill,
      size: DecorationSize = .medium
    ) -> Decoration { Decoration(color ?? .systemFill, size) }

    /// A picture.
    open class func image(
      _ image: UIImage?,
      color: UIColor? = .systemFill,
      size: DecorationSize = .medium
    ) -> Decoration {
      Decoration {
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        view.frame.size = Measures.picture(size)
        return view
      }
    }

    /// A view of one's own.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration {
        let view = customViewProvider()
        if view.bounds.isEmpty { view.frame.size = view.intrinsicContentSize }
        return view
      }
    }
  }

  /// Lengths in points; ours.
  private enum Measures {
    static let (header, weekdays, week): (CGFloat, CGFloat, CGFloat) = (48, 24, 48)
    static let (day, chevron): (CGFloat, CGFloat) = (36, 44)
    static let margin: CGFloat = 12
    @MainActor static func dot(_ size: DecorationSize) -> CGSize {
      let side = CGFloat(4 + 2 * size.rawValue)
      return CGSize(width: side, height: side)
    }
    @MainActor static func picture(_ size: DecorationSize) -> CGSize {
      let side = CGFloat(10 + 3 * size.rawValue)
      return CGSize(width: side, height: side)
    }
  }

  private let days = 7
  private let rows = 6
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var names: [UILabel] = []
  private var cells: [(button: UIButton, day: DateComponents)] = []
  private var decorations: [UIView] = []
  private var month: Date

  /// What is asked; a weak reference.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }
  /// How days are chosen; `nil` where none can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.move(to: nil)
      selectionBehavior?.move(to: self)
      showDays()
    }
  }
  /// The calendar.
  open var calendar: Calendar { didSet { showMonth() } }
  /// The language.
  open var locale = Locale.current { didSet { showMonth() } }
  /// The zone of time.
  open var timeZone: TimeZone? {
    didSet { if let timeZone { calendar.timeZone = timeZone } }
  }
  /// The design of the letters; recorded.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// From when to when one can go.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { showDays() }
  }
  /// Whether something stands under days.
  open var wantsDateDecorations = true { didSet { showMonth() } }
  /// The shown month.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the present month.
  public override init(frame: CGRect) {
    calendar = .current
    month = PresentDate.now
    super.init(frame: frame)
    setUp()
  }
  /// Shows the present month; the archive's values are not read.
  public required init?(coder: NSCoder) {
    calendar = .current
    month = PresentDate.now
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    forth.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    for view in [title, back, forth] as [UIView] { addSubview(view) }
    for _ in 0..<days {
      let name = UILabel()
      name.font = .systemFont(ofSize: 13, weight: .semibold)
      name.textColor = .tertiaryLabel
      name.textAlignment = .center
      names.append(name)
      addSubview(name)
    }
    showMonth()
  }

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    month = date
    showMonth()
  }

  /// Asks again what stands under days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    showMonth()
  }

  private func turn(by count: Int) {
    guard let next = calendar.date(byAdding: .month, value: count, to: month) else { return }
    let before = visibleDateComponents
    month = next
    showMonth()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
  }

  // MARK: Days

  /// Makes the days of the shown month.
  private func showMonth() {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    title.text = style.month(.wide).year().format(month)
    let first = calendar.firstWeekday - 1
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (place, name) in names.enumerated() {
      name.text = symbols[(place + first) % symbols.count].uppercased()
    }
    for cell in cells { cell.button.removeFromSuperview() }
    for view in decorations { view.removeFromSuperview() }
    (cells, decorations) = ([], [])
    guard let start = calendar.dateInterval(of: .month, for: month)?.start,
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    for offset in 0..<count {
      guard let date = calendar.date(byAdding: .day, value: offset, to: start) else { continue }
      let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      let button = UIButton(type: .custom)
      button.setTitle("\(offset + 1)", for: .normal)
      button.layer.cornerRadius = Measures.day / 2
      button.addAction(
        UIAction { [weak self] _ in self?.selectionBehavior?.choose(day) },
        for: .touchUpInside
      )
      cells.append((button, day))
      addSubview(button)
      let decoration =
        wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day)?.make() : nil
      let shown = decoration ?? UIView()
      decorations.append(shown)
      addSubview(shown)
    }
    showDays()
    setNeedsLayout()
  }

  /// Shows which days are chosen, which is today, and which can be chosen.
  func showDays() {
    for (button, day) in cells {
      let date = calendar.date(from: day) ?? .distantPast
      let isToday = calendar.isDateInToday(date)
      let isOpen =
        availableDateRange.start <= date && date <= availableDateRange.end
        && selectionBehavior?.canChoose(day) != false
      let isChosen = selectionBehavior?.isChosen(day) == true
      let ink: UIColor = isOpen ? (isToday ? tintColor : .label) : .tertiaryLabel
      button.setTitleColor(isChosen && isToday ? .white : isChosen ? tintColor : ink, for: .normal)
      button.backgroundColor =
        isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
      button.titleLabel?.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
      button.isUserInteractionEnabled = isOpen && selectionBehavior != nil
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Measures.header + Measures.weekdays + CGFloat(rows) * Measures.week
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (header, chevron) = (Measures.header, Measures.chevron)
    title.frame = CGRect(x: Measures.margin, y: 0, width: width - 2 * chevron, height: header)
    back.frame = CGRect(x: width - 2 * chevron, y: 0, width: chevron, height: header)
    forth.frame = CGRect(x: width - chevron, y: 0, width: chevron, height: header)
    let column = width / CGFloat(days)
    for (place, name) in names.enumerated() {
      name.frame = CGRect(
        x: CGFloat(place) * column,
        y: header,
        width: column,
        height: Measures.weekdays
      )
    }
    guard let first = cells.first.flatMap({ calendar.date(from: $0.day) }) else { return }
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + days) % days
    for (place, cell) in cells.enumerated() {
      let slot = place + offset
      let middle = CGPoint(
        x: (CGFloat(slot % days) + 0.5) * column,
        y: header + Measures.weekdays + CGFloat(slot / days) * Measures.week + Measures.day / 2
      )
      cell.button.frame = CGRect(
        x: middle.x - Measures.day / 2,
        y: middle.y - Measures.day / 2,
        width: Measures.day,
        height: Measures.day
      )
      decorations[place].center = CGPoint(
        x: middle.x,
        y: middle.y + Measures.week - Measures.day + 7
      )
    }
  }
}
