// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol KeyboardDataSource: UICollectionViewDataSource {
    var rows: [[Character]] { get }
}

final class KeyboardLayout: UICollectionViewLayout {
    private(set) var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var keySpacing: CGFloat = 6 { didSet { invalidateLayout() } }
    var rowHeight = 44.0

    override func prepare() {
        super.prepare()
        guard let cv = collectionView else { return }
        attributes = [:]
        let widest = (0..<cv.numberOfSections).map(cv.numberOfItems(inSection:)).max() ?? 1
        let keyWidth = (cv.bounds.width - keySpacing * CGFloat(widest + 1)) / CGFloat(widest)
        for row in 0..<cv.numberOfSections {
            let count = cv.numberOfItems(inSection: row)
            let total = CGFloat(count) * keyWidth + CGFloat(count - 1) * keySpacing
            var x = (cv.bounds.width - total) * 0.5
            for key in 0..<count {
                let ip = IndexPath(item: key, section: row)
                let a = UICollectionViewLayoutAttributes(forCellWith: ip)
                a.frame = CGRect(x: x, y: CGFloat(row) * (CGFloat(rowHeight) + keySpacing) + keySpacing, width: keyWidth, height: CGFloat(rowHeight)).integral
                attributes[ip] = a
                x += keyWidth + keySpacing
            }
        }
    }
    override var collectionViewContentSize: CGSize {
        guard let cv = collectionView else { return .zero }
        return CGSize(width: cv.bounds.width, height: CGFloat(cv.numberOfSections) * (CGFloat(rowHeight) + keySpacing))
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.values.filter { rect.intersects($0.frame) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes[indexPath] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }
}

final class QwertySource: NSObject, KeyboardDataSource {
    let rows: [[Character]] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map(Array.init)
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: KeyCell = collectionView.dequeue(for: indexPath)
        cell.letter = rows[indexPath.section][indexPath.item]
        return cell
    }
}

final class KeyCell: UICollectionViewCell, Reusable {
    private let label: UILabel = {
        $0.textAlignment = .center
        $0.font = UIFont.monospacedSystemFont(ofSize: 18, weight: .medium)
        return $0
    }(UILabel())
    var letter: Character = " " { didSet { label.text = String(letter) } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        contentView.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .white }
        contentView.layer.cornerRadius = 5
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.lightGray.cgColor
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
}

protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable { static var reuseID: String { String(describing: Self.self) } }
extension UICollectionView {
    func dequeue<C: UICollectionViewCell & Reusable>(for indexPath: IndexPath) -> C {
        dequeueReusableCell(withReuseIdentifier: C.reuseID, for: indexPath) as! C
    }
}

final class KeyboardViewController: UIViewController {
    private let source = QwertySource()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: KeyboardLayout())
    override func loadView() { view = collectionView }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(KeyCell.self, forCellWithReuseIdentifier: KeyCell.reuseID)
        collectionView.dataSource = source
        collectionView.backgroundColor = .systemGray5
    }
}
