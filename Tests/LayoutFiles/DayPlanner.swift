// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

@objc protocol DayPlannerLayoutDataSource: NSObjectProtocol {
    func dayPlanner(_ layout: DayPlannerLayout, startOfItemAt indexPath: IndexPath) -> Date
    @objc optional func dayPlanner(_ layout: DayPlannerLayout, durationOfItemAt indexPath: IndexPath) -> TimeInterval
}

final class HourLabelView: UICollectionReusableView {
    private let label: UILabel = {
        let label = UILabel()
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .medium)
        label.textColor = .secondaryLabel
        label.textAlignment = .right
        return label
    }()
    private let rule = CALayer()
    override class var requiresConstraintBasedLayout: Bool { true }
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["label": label]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[label(44)]", options: [], metrics: nil, views: views))
        addConstraint(NSLayoutConstraint(item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))
        rule.backgroundColor = UIColor.separator.cgColor
        layer.addSublayer(rule)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 52, y: 0, width: bounds.width - 52, height: 1)
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        label.text = String(format: "%02d:00", layoutAttributes.indexPath.item)
    }
    override var accessibilityLabel: String? {
        get { label.text.map { "Hour \($0)" } }
        set { super.accessibilityLabel = newValue }
    }
    override var isAccessibilityElement: Bool { get { true } set {} }
}

final class NowLineAttributes: UICollectionViewLayoutAttributes {
    var progress: Double = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! NowLineAttributes
        copy.progress = progress
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NowLineAttributes, super.isEqual(object) else { return false }
        return (progress as NSNumber).isEqual(to: other.progress as NSNumber)
    }
}

@objcMembers
final class DayPlannerLayout: UICollectionViewLayout {
    static let hourKind = "HourLabelView", nowKind = "NowLine"
    weak var dataSource: DayPlannerLayoutDataSource?
    var hourHeight: CGFloat = 60
    var gutter: CGFloat = 56
    private var calendar = Calendar.current
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override class var layoutAttributesClass: AnyClass { NowLineAttributes.self }

    override init() {
        super.init()
        register(HourLabelView.self, forDecorationViewOfKind: Self.hourKind)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        items = [:]
        var columns: [CGFloat] = []
        for section in 0..<view.numberOfSections {
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = IndexPath(row: item, section: section)
                let start = dataSource?.dayPlanner(self, startOfItemAt: path)
                let parts = start.map { calendar.dateComponents([.hour, .minute], from: $0) }
                let hour = CGFloat(parts?.hour ?? (8 + item) % 24) + CGFloat(parts?.minute ?? 0) / 60
                let duration = dataSource?.dayPlanner?(self, durationOfItemAt: path) ?? 3600
                let y = hour * hourHeight, height = max(24, CGFloat(duration / 3600) * hourHeight)
                var lane = columns.firstIndex { $0 <= y }
                if lane == nil { columns.append(0); lane = columns.count - 1 }
                columns[lane!] = y + height
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: gutter + CGFloat(lane!) * 80, y: y, width: 76, height: height - 2)
                items[path] = attributes
            }
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: 24 * hourHeight) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { items[indexPath] }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = NowLineAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * hourHeight, width: collectionViewContentSize.width, height: hourHeight)
        attributes.zIndex = -10
        attributes.progress = Double(indexPath.item) / 24
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let hours = (0..<24).compactMap { layoutAttributesForDecorationView(ofKind: Self.hourKind, at: IndexPath(item: $0, section: 0)) }
        return (Array(items.values) + hours).filter { $0.frame.intersects(rect) }
    }
}
