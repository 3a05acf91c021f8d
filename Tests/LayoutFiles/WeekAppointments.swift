// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

enum WeekKinds {
    static let hourLine = "HourLine"
    static let dayHeader = "DayHeader"
    static let nowMarker = "NowMarker"
}

struct Appointment: Equatable {
    let title: String
    let start: Double
    let hours: Double
}

protocol WeekLayoutDataSource: AnyObject {
    func appointment(at indexPath: IndexPath) -> Appointment
    var visibleHours: ClosedRange<Int> { get }
}

final class HourLineView: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .separator }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
}

final class WeekLayout: UICollectionViewLayout {
    weak var source: WeekLayoutDataSource?
    @IBInspectable var hourHeight: CGFloat = 52
    @IBInspectable var headerHeight: CGFloat = 40
    private var items: [UICollectionViewLayoutAttributes] = []
    private var headers: [UICollectionViewLayoutAttributes] = []
    private var lines: [UICollectionViewLayoutAttributes] = []
    private var hours: ClosedRange<Int> { source?.visibleHours ?? 8...18 }

    override init() {
        super.init()
        register(HourLineView.self, forDecorationViewOfKind: WeekKinds.hourLine)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(HourLineView.self, forDecorationViewOfKind: WeekKinds.hourLine)
    }
    override func prepare() {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        let dayWidth = collectionView.bounds.width / CGFloat(collectionView.numberOfSections)
        items.removeAll(); headers.removeAll(); lines.removeAll()
        (0..<collectionView.numberOfSections).forEach { day in
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: WeekKinds.dayHeader, with: IndexPath(item: 0, section: day))
            header.frame = CGRect(x: CGFloat(day) * dayWidth, y: max(0, collectionView.contentOffset.y), width: dayWidth, height: headerHeight)
            header.zIndex = 1024
            headers.append(header)
            (0..<collectionView.numberOfItems(inSection: day)).forEach { index in
                let path = IndexPath(item: index, section: day)
                let appointment = source?.appointment(at: path) ?? Appointment(title: "", start: Double(9 + index), hours: 0.75)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(
                    x: CGFloat(day) * dayWidth,
                    y: headerHeight + CGFloat(appointment.start - Double(hours.lowerBound)) * hourHeight,
                    width: dayWidth, height: CGFloat(appointment.hours) * hourHeight).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
                items.append(attributes)
            }
        }
        for (index, _) in hours.enumerated() {
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: WeekKinds.hourLine, with: IndexPath(item: index, section: 0))
            line.frame = CGRect(x: 0, y: headerHeight + CGFloat(index) * hourHeight, width: collectionView.bounds.width, height: 1 / UIScreen.main.scale)
            line.zIndex = -1
            lines.append(line)
        }
    }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: headerHeight + CGFloat(hours.count) * hourHeight)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [items, headers, lines].flatMap { $0 }.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { items.first { $0.indexPath == indexPath } }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { headers.first { $0.indexPath == indexPath } }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { lines.first { $0.indexPath == indexPath } }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

class WeekViewController: UIViewController, UICollectionViewDataSource, WeekLayoutDataSource {
    let days: [[Appointment]] = [
        [Appointment(title: "Standup", start: 9, hours: 0.5), Appointment(title: "Review", start: 13, hours: 2)],
        [Appointment(title: "Lunch", start: 12, hours: 1)],
        [],
        [Appointment(title: "Dentist", start: 10.5, hours: 1.25)],
        [Appointment(title: "Demo", start: 15, hours: 1)],
    ]
    var visibleHours: ClosedRange<Int> { 8...18 }
    let layout = WeekLayout()
    override func viewDidLoad() {
        super.viewDidLoad()
        layout.source = self
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.register(AppointmentCell.self, forCellWithReuseIdentifier: "\(AppointmentCell.self)")
        collectionView.register(DayHeader.self, forSupplementaryViewOfKind: WeekKinds.dayHeader, withReuseIdentifier: "day")
        collectionView.dataSource = self
        view = collectionView
    }
    func appointment(at indexPath: IndexPath) -> Appointment { days[indexPath.section][indexPath.item] }
    func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(AppointmentCell.self)", for: indexPath)
        (cell as? AppointmentCell)?.show(appointment(at: indexPath))
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
        if let header = header as? DayHeader { header.label.text = Calendar(identifier: .gregorian).shortWeekdaySymbols[indexPath.section + 1] }
        return header
    }
}

final class AppointmentCell: UICollectionViewCell {
    private let label = UILabel()
    func show(_ appointment: Appointment) {
        if label.superview == nil {
            contentView.addSubview(label)
            contentView.backgroundColor = .systemTeal
            contentView.layer.cornerRadius = 4
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 11)
        }
        label.text = appointment.title
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 4, dy: 2)
    }
}
final class DayHeader: UICollectionReusableView {
    let label = UILabel()
    override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(label)
        label.textAlignment = .center
        label.frame = bounds
    }
}
