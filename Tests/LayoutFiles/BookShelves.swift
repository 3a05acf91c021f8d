// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Shelves of books, Objective-C in style, in names from before Swift 4.2; the controller answers for its sizes.
import UIKit

@objc public protocol ShelfLayoutDelegate: UICollectionViewDelegate {
    @objc optional func collectionView(_ collectionView: UICollectionView, layout: ShelfLayout, aspectRatioForItemAtIndexPath indexPath: IndexPath) -> CGFloat
    @objc optional func collectionView(_ collectionView: UICollectionView, layout: ShelfLayout, insetsForShelfAtSection section: Int) -> UIEdgeInsets
    func heightForShelf(in collectionView: UICollectionView, section: Int) -> CGFloat
}

public let ShelfElementKindTitle = "ShelfElementKindTitle"
public let ShelfElementKindBoard = "ShelfElementKindBoard"

@objcMembers
open class ShelfLayout: UICollectionViewLayout {
    open var spacing: CGFloat = 12.0 {
        willSet { if newValue != spacing { invalidateLayout() } }
    }
    open var titleHeight = CGFloat(28)
    open var boardThickness: CGFloat = 6

    private typealias AttributesTable = [IndexPath: UICollectionViewLayoutAttributes]
    private var items: AttributesTable = [:]
    private var titles: AttributesTable = [:]
    private var boards: AttributesTable = [:]
    private var size = CGSize.zero

    private var shelfDelegate: ShelfLayoutDelegate? {
        return collectionView?.delegate as? ShelfLayoutDelegate
    }

    open override class var layoutAttributesClass: AnyClass { return ShelfAttributes.self }

    open override func prepare() {
        super.prepare()
        items.removeAll(keepingCapacity: true)
        titles.removeAll(keepingCapacity: true)
        boards.removeAll(keepingCapacity: true)
        guard let cv = collectionView else { return }
        register(Board.self, forDecorationViewOfKind: ShelfElementKindBoard)
        var y: CGFloat = 0
        var maxX: CGFloat = 0
        for section in 0..<cv.numberOfSections {
            let inset = shelfDelegate?.collectionView?(cv, layout: self, insetsForShelfAtSection: section) ?? UIEdgeInsetsMake(8, 16, 8, 16)
            let height = shelfDelegate?.heightForShelf(in: cv, section: section) ?? 120
            let titlePath = IndexPath(item: 0, section: section)
            let title = ShelfAttributes(forSupplementaryViewOfKind: ShelfElementKindTitle, with: titlePath)
            title.frame = CGRect(x: 0, y: y, width: cv.bounds.width, height: titleHeight)
            titles[titlePath] = title
            y += titleHeight + inset.top
            var x = inset.left
            for item in 0..<cv.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let ratio = shelfDelegate?.collectionView?(cv, layout: self, aspectRatioForItemAtIndexPath: path) ?? 0.66
                let attributes = ShelfAttributes(forCellWith: path)
                let width = (height * ratio).rounded(.toNearestOrAwayFromZero)
                attributes.frame = CGRect(x: x, y: y, width: width, height: height)
                attributes.lean = item % 5 == 4 ? CGFloat.pi / 40 : 0
                items[path] = attributes
                x = attributes.frame.maxX + spacing
            }
            maxX = max(maxX, x - spacing + inset.right)
            y += height
            let board = ShelfAttributes(forDecorationViewOfKind: ShelfElementKindBoard, with: titlePath)
            board.frame = CGRect(x: 0, y: y, width: max(maxX, cv.bounds.width), height: boardThickness)
            board.zIndex = -1
            boards[titlePath] = board
            y += boardThickness + inset.bottom
        }
        size = CGSize(width: maxX, height: y)
    }

    open override var collectionViewContentSize: CGSize { return size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = [items, titles, boards].flatMap { table in table.values.filter { rect.intersects($0.frame) } }
        return all
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { return items[indexPath] }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard elementKind == ShelfElementKindTitle else { return nil }
        return titles[indexPath]
    }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return boards[indexPath]
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return !bounds.size.equalTo(newBounds.size)
    }
    open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = items[itemIndexPath]?.copy() as? ShelfAttributes else { return nil }
        attributes.alpha = 0
        attributes.transform3D = CATransform3DMakeTranslation(0, -40, 0)
        return attributes
    }
}

open class ShelfAttributes: UICollectionViewLayoutAttributes {
    @objc open var lean: CGFloat = 0 {
        didSet { transform = CGAffineTransform(rotationAngle: lean) }
    }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! ShelfAttributes
        copy.lean = lean
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ShelfAttributes, other.lean == lean else { return false }
        return super.isEqual(object)
    }
}

private class Board: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = CAGradientLayer()
        gradient.frame = bounds
        gradient.colors = [UIColor.brown.cgColor, UIColor.black.cgColor]
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        gradient.endPoint = CGPoint(x: 0.5, y: 1)
        layer.addSublayer(gradient)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class LibraryViewController: UICollectionViewController {
    let books: [[String]] = [
        ["Emma", "Persuasion", "Dubliners", "Ulysses", "Walden"],
        ["Middlemarch", "Silas Marner", "Romola"],
        ["Kim", "The Jungle Book", "Captains Courageous", "Stalky & Co.", "Puck of Pook's Hill", "Just So Stories"],
    ]
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView!.register(UINib(nibName: "BookCell", bundle: nil), forCellWithReuseIdentifier: "Book")
        collectionView!.register(TitleView.self, forSupplementaryViewOfKind: ShelfElementKindTitle, withReuseIdentifier: "Title")
        if #available(iOS 11.0, *) { collectionView?.contentInsetAdjustmentBehavior = .always }
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(LibraryViewController.handle(gesture:)))
        collectionView?.addGestureRecognizer(longPress)
    }
    @objc func handle(gesture: UILongPressGestureRecognizer) {
        switch gesture.state {
        case .began:
            guard let path = collectionView?.indexPathForItem(at: gesture.location(in: collectionView)) else { break }
            collectionView?.beginInteractiveMovementForItem(at: path)
        case .changed: collectionView?.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
        case .ended: collectionView?.endInteractiveMovement()
        default: collectionView?.cancelInteractiveMovement()
        }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { return books.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return books[section].count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 8.0, saturation: 0.5, brightness: 0.8, alpha: 1)
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath) as! TitleView
        view.label.text = NSLocalizedString("Shelf \(indexPath.section + 1)", comment: "")
        return view
    }
}

extension LibraryViewController: ShelfLayoutDelegate {
    func heightForShelf(in collectionView: UICollectionView, section: Int) -> CGFloat { return section == 0 ? 160 : 120 }
    func collectionView(_ collectionView: UICollectionView, layout: ShelfLayout, aspectRatioForItemAtIndexPath indexPath: IndexPath) -> CGFloat {
        return 0.6 + CGFloat(books[indexPath.section][indexPath.item].count % 4) * 0.08
    }
}

class TitleView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFont(name: "AvenirNext-DemiBold", size: 17)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        addSubview(label)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
