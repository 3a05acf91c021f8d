// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol ReusableView: AnyObject { static var reuseIdentifier: String { get } }
extension ReusableView where Self: UIView { static var reuseIdentifier: String { String(describing: self) } }
extension UICollectionReusableView: ReusableView {}

extension UICollectionView {
    func register<T: UICollectionViewCell>(_: T.Type) { register(T.self, forCellWithReuseIdentifier: T.reuseIdentifier) }
    func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.reuseIdentifier, for: indexPath) as? T else { fatalError("no \(T.reuseIdentifier)") }
        return cell
    }
}

class ContainerCell<Content: UIView>: UICollectionViewCell {
    let content = Content(frame: .zero)
    var insets: UIEdgeInsets { .zero }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(content)
        content.frame = contentView.bounds.inset(by: insets)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
    override var accessibilityTraits: UIAccessibilityTraits { get { [.button, super.accessibilityTraits] } set { super.accessibilityTraits = newValue } }
    override var accessibilityValue: String? { get { content.accessibilityLabel } set { content.accessibilityLabel = newValue } }
}

final class BadgeLabel: UILabel {
    var padding = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

typealias BadgeCell = ContainerCell<BadgeLabel>

final class BadgesLayout: UICollectionViewFlowLayout {
    private var widths: NSMutableDictionary = [:]
    let sizing = BadgeCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override init() {
        super.init()
        estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        minimumInteritemSpacing = 8
        minimumLineSpacing = 8
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepare() {
        super.prepare()
        widths.removeAllObjects()
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
        var left = sectionInset.left
        var maxY: CGFloat = -1
        for attributes in all where attributes.representedElementCategory == .cell {
            if attributes.frame.origin.y >= maxY { left = sectionInset.left }
            attributes.frame.origin.x = left
            left += attributes.frame.width + minimumInteritemSpacing
            maxY = max(attributes.frame.maxY, maxY)
            widths[attributes.indexPath] = attributes.frame.width as NSNumber
        }
        return all
    }
}
