// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A month calendar with pinned headers, weekday views and streaks as decorations; the controller waits for a store.
import UIKit
import Combine
import SwiftUI

protocol HabitCalendarLayoutDelegate: AnyObject {
    func habitLayout(_ layout: HabitCalendarLayout, streakLengthAt indexPath: IndexPath) -> Int
    func habitLayout(_ layout: HabitCalendarLayout, isTodayAt indexPath: IndexPath) -> Bool
}

extension HabitCalendarLayoutDelegate {
    func habitLayout(_ layout: HabitCalendarLayout, isTodayAt indexPath: IndexPath) -> Bool { false }
}

/// Lays a month out as seven columns, with streak bars behind the days.
public class HabitCalendarLayout: UICollectionViewLayout {

    enum Kind {
        static let weekday = "weekday-header"
        static let month = UICollectionView.elementKindSectionHeader
        static let streak = "streak-bar"
    }

    weak var delegate: HabitCalendarLayoutDelegate?

    @IBInspectable var rowSpacing: CGFloat = 6 { didSet { invalidateLayout() } }
    @IBInspectable var columnSpacing: CGFloat = 4 { didSet { invalidateLayout() } }
    var monthHeaderHeight: CGFloat = 44
    var weekdayHeight: CGFloat = 20
    var sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 16)

    private struct Month {
        var header: UICollectionViewLayoutAttributes
        var weekdays: [UICollectionViewLayoutAttributes]
        var days: [UICollectionViewLayoutAttributes]
        var streaks: [UICollectionViewLayoutAttributes]
        var frame: CGRect
    }
    private var months = [Month]()
    private var contentHeight: CGFloat = 0

    public override init() {
        super.init()
        register(StreakBar.self, forDecorationViewOfKind: Kind.streak)
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        register(StreakBar.self, forDecorationViewOfKind: Kind.streak)
    }

    override public var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override public func prepare() {
        super.prepare()
        guard let collectionView = collectionView, months.isEmpty else { return }
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        let usable = width - sectionInset.left - sectionInset.right
        let side = floor((usable - 6 * columnSpacing) / 7)
        var y: CGFloat = 0
        months = (0 ..< collectionView.numberOfSections).map { section in
            let top = y
            let headerPath = IndexPath(item: 0, section: section)
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Kind.month, with: headerPath)
            header.frame = CGRect(x: 0, y: y, width: width, height: monthHeaderHeight)
            header.zIndex = 10
            y = header.frame.maxY + sectionInset.top
            let weekdays: [UICollectionViewLayoutAttributes] = (0 ..< 7).map { column in
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: Kind.weekday, with: IndexPath(item: column, section: section))
                attributes.frame = CGRect(x: sectionInset.left + CGFloat(column) * (side + columnSpacing), y: y, width: side, height: weekdayHeight)
                return attributes
            }
            y += weekdayHeight
            let firstColumn = (section * 3) % 7
            var days = [UICollectionViewLayoutAttributes]()
            var streaks = [UICollectionViewLayoutAttributes]()
            for item in 0 ..< collectionView.numberOfItems(inSection: section) {
                let position = item + firstColumn
                let (row, column) = position.quotientAndRemainder(dividingBy: 7)
                let path = IndexPath(item: item, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(
                    x: sectionInset.left + CGFloat(column) * (side + columnSpacing),
                    y: y + CGFloat(row) * (side + rowSpacing), width: side, height: side)
                if delegate?.habitLayout(self, isTodayAt: path) ?? false {
                    attributes.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
                }
                days.append(attributes)
                let length = delegate?.habitLayout(self, streakLengthAt: path) ?? 0
                if length > 1 {
                    let bar = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Kind.streak, with: path)
                    let span = min(length, 7 - column)
                    bar.frame = attributes.frame.insetBy(dx: -2, dy: -2)
                    bar.frame.size.width = CGFloat(span) * side + CGFloat(span - 1) * columnSpacing + 4
                    bar.zIndex = -1
                    streaks.append(bar)
                }
            }
            y = (days.map { $0.frame.maxY }.max() ?? y) + sectionInset.bottom
            return Month(header: header, weekdays: weekdays, days: days, streaks: streaks,
                         frame: CGRect(x: 0, y: top, width: width, height: y - top))
        }
        contentHeight = y
    }

    override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return months.filter { $0.frame.intersects(rect) }.flatMap { month -> [UICollectionViewLayoutAttributes] in
            pin(month.header, in: month.frame)
            return ([month.header] + month.weekdays + month.days + month.streaks).filter { rect.intersects($0.frame) || $0 === month.header }
        }
    }

    private func pin(_ header: UICollectionViewLayoutAttributes, in frame: CGRect) {
        guard let collectionView = collectionView else { return }
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        header.frame.origin.y = min(max(top, frame.minY), frame.maxY - header.frame.height)
    }

    override public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return months[safe: indexPath.section]?.days[safe: indexPath.item]
    }

    override public func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case Kind.month: return months[safe: indexPath.section]?.header
        case Kind.weekday: return months[safe: indexPath.section]?.weekdays[safe: indexPath.item]
        default: return nil
        }
    }

    override public func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        months[safe: indexPath.section]?.streaks.first { $0.indexPath == indexPath }
    }

    override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if newBounds.size != collectionView?.bounds.size { months.removeAll() }
        return true
    }

    override public func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { months.removeAll() }
        super.invalidateLayout(with: context)
    }
}

private extension Array {
    subscript(safe index: Index) -> Element? { indices ~= index ? self[index] : nil }
}

final class StreakBar: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemGreen.withAlphaComponent(0.25)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.cornerCurve = .continuous
    }
}

struct Habit: Codable, Hashable {
    var name: String
    var done: Set<Int>
}

@MainActor
final class HabitStore: ObservableObject {
    @Published private(set) var habits: [Habit] = []
    private var bag = Set<AnyCancellable>()
    func load() async throws {
        let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("habits.json")
        habits = try JSONDecoder().decode([Habit].self, from: Data(contentsOf: url))
    }
}

final class HabitViewController: UIViewController, UICollectionViewDataSource, HabitCalendarLayoutDelegate {
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet var addButton: UIBarButtonItem!
    private let store: HabitStore
    private lazy var refresh: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
        return control
    }()

    init?(coder: NSCoder, store: HabitStore) {
        self.store = store
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        (collectionView.collectionViewLayout as? HabitCalendarLayout)?.delegate = self
        collectionView.refreshControl = refresh
        NotificationCenter.default.addObserver(self, selector: #selector(reload(_:)), name: UIApplication.significantTimeChangeNotification, object: nil)
        Task { try? await store.load(); collectionView.reloadData() }
    }

    @objc private func reload(_ sender: Any) {
        collectionView.reloadData()
        refresh.endRefreshing()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let date = Calendar.current.date(byAdding: .month, value: section, to: Date()) ?? Date()
        return Calendar.current.range(of: .day, in: .month, for: date)?.count ?? 30
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath) as! DayCell
        cell.label.text = "\(indexPath.item + 1)"
        cell.ring.tintColor = indexPath.item % 3 == 0 ? .systemGreen : .tertiarySystemFill
        return cell
    }
    func habitLayout(_ layout: HabitCalendarLayout, streakLengthAt indexPath: IndexPath) -> Int { indexPath.item % 9 == 0 ? 4 : 0 }
    func habitLayout(_ layout: HabitCalendarLayout, isTodayAt indexPath: IndexPath) -> Bool { indexPath == IndexPath(item: 12, section: 0) }
}

final class DayCell: UICollectionViewCell {
    @IBOutlet var label: UILabel!
    @IBOutlet var ring: UIImageView!
}

struct HabitView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

#Preview {
    HabitView().ignoresSafeArea()
}
