// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shows: a header that stretches and darkens, a sticky menu and sticky section headers, and
/// pictures that move slower than their cells.
///
/// All elements stand one below the other. The header reaches up under what covers the upper edge,
/// such as a status bar. Their places are computed once; while the content
/// scrolls, only transforms move them. A tap on a button of the menu changes `selectedMenuItem`.
///
/// - Label: Parallax
/// - Scrolls: vertical
public final class ParallaxLayout: UICollectionViewLayout {
  /// The kind of the pictures in front of cells.
  public static let imageKind = "KindImage"
  /// The kind of the decoration that darkens the header.
  public static let overlayKind = "KindHeaderOverlay"
  /// Room between a picture and the edges of its cell, in points.
  private static let pictureMargin: CGFloat = 12

  /// The settings of the layout.
  public var settings = ParallaxSettings() {
    didSet { if settings != oldValue { forget() } }
  }

  /// The group of data that is chosen in the menu.
  ///
  /// - Label: Group
  /// - Group: Menu
  /// - Range: 1...4 by 1
  public var team = 1

  /// The button that was tapped last, from 0.
  public var selectedMenuItem: Int {
    get { team - 1 }
    set { team = newValue + 1 }
  }

  /// Number of times that all places were computed.
  public private(set) var preparations = 0

  /// All elements at their initial places, by kind and then in the order of the content.
  private var cache: [ParallaxElement: [ParallaxLayoutAttributes]] = [:]
  /// Number of items in each section.
  private var counts: [Int] = []
  private var contentHeight: CGFloat = 0
  /// How far the header reaches up under what covers the upper edge, in points.
  private var covered: CGFloat = 0
  private var order = 0
  private lazy var tapped = GestureHandler { [weak self] in self?.tap($0) }
  private lazy var tapRecognizer = UITapGestureRecognizer(
    target: tapped,
    action: GestureHandler.action
  )

  /// Makes a layout whose first button is selected.
  public override init() {
    super.init()
    register(ParallaxHeaderOverlay.self, forDecorationViewOfKind: Self.overlayKind)
  }

  /// Makes a layout from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(ParallaxHeaderOverlay.self, forDecorationViewOfKind: Self.overlayKind)
  }

  public override class var layoutAttributesClass: AnyClass { ParallaxLayoutAttributes.self }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { cache = [:] }
    return true
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Places

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if tapRecognizer.view !== collectionView { collectionView.addGestureRecognizer(tapRecognizer) }
    let top = collectionView.adjustedContentInset.top
    if top != covered { cache = [:] }
    guard cache.isEmpty else { return }
    covered = top
    preparations += 1
    contentHeight = 0
    order = 0
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    place(.header, at: IndexPath(item: 0, section: 0), settings.headerSize)
    placeMenu()
    for section in counts.indices {
      let path = IndexPath(item: 0, section: section)
      place(.sectionHeader, at: path, settings.sectionHeaderSize)
      for item in 0..<counts[section] {
        contentHeight += settings.minimumLineSpacing
        place(.cell, at: IndexPath(item: item, section: section), cellSize)
      }
      place(.sectionFooter, at: path, settings.sectionFooterSize)
    }
    raise()
  }

  private var cellSize: CGSize { settings.itemSize ?? collectionView?.bounds.size ?? .zero }

  /// Puts an element below all others.
  ///
  /// Height 0 leaves it out; width 0 stands for the view's width.
  private func place(_ element: ParallaxElement, at indexPath: IndexPath, _ size: CGSize) {
    guard size.height > 0, let collectionView else { return }
    let width = size.width > 0 ? size.width : collectionView.bounds.width
    let x = (collectionView.bounds.width - width) / 2
    let above = element == .header ? covered : 0
    let frame = CGRect(x: x, y: contentHeight - above, width: width, height: size.height + above)
    cache[element, default: []].append(make(element, at: indexPath, frame))
    contentHeight = frame.maxY
  }

  /// Puts the buttons side by side; they share the width.
  private func placeMenu() {
    guard settings.menuSize.height > 0, let collectionView, settings.menuItems > 0 else { return }
    let whole = settings.menuSize.width
    let width = (whole > 0 ? whole : collectionView.bounds.width) / CGFloat(settings.menuItems)
    for item in 0..<settings.menuItems {
      let frame = CGRect(
        x: CGFloat(item) * width,
        y: contentHeight,
        width: width,
        height: settings.menuSize.height
      )
      cache[.menu, default: []].append(make(.menu, at: IndexPath(item: item, section: 0), frame))
    }
    contentHeight += settings.menuSize.height
  }

  private func make(
    _ element: ParallaxElement,
    at indexPath: IndexPath,
    _ frame: CGRect
  ) -> ParallaxLayoutAttributes {
    let attributes =
      element == .cell
      ? ParallaxLayoutAttributes(forCellWith: indexPath)
      : ParallaxLayoutAttributes(forSupplementaryViewOfKind: element.kind, with: indexPath)
    attributes.frame = frame
    attributes.initialOrigin = frame.origin
    attributes.zIndex = order
    order += 1
    return attributes
  }

  /// Lifts section headers above all cells, and the menu above the headers.
  private func raise() {
    for attributes in cache[.sectionHeader] ?? [] { attributes.zIndex += order }
    for attributes in cache[.menu] ?? [] { attributes.zIndex += 2 * order }
  }

  private func forget() {
    cache = [:]
    invalidateLayout()
  }

  // MARK: Questions

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for element in ParallaxElement.allCases {
      // A moved element is searched at its present place, not at its initial one.
      for initial in cache[element] ?? [] {
        let attributes = moved(initial, element)
        if attributes.frame.intersects(rect) { found.append(attributes) }
        guard element == .cell, settings.showsPictures else { continue }
        let picture = picture(of: attributes)
        if picture.frame.intersects(rect) { found.append(picture) }
      }
    }
    if let overlay = overlay, overlay.frame.intersects(rect) { found.append(overlay) }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cached(.cell, at: indexPath).map { moved($0, .cell) }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if elementKind == Self.imageKind, settings.showsPictures {
      return cached(.cell, at: indexPath).map { picture(of: moved($0, .cell)) }
    }
    guard let element = ParallaxElement.allCases.first(where: { $0.kind == elementKind }) else {
      return nil
    }
    return cached(element, at: indexPath).map { moved($0, element) }
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.overlayKind ? overlay : nil
  }

  private func cached(
    _ element: ParallaxElement,
    at indexPath: IndexPath
  ) -> ParallaxLayoutAttributes? {
    cache[element]?.first { $0.indexPath == indexPath }
  }

  private func tap(_ sender: UIGestureRecognizer) {
    guard let collectionView, sender.state == .ended else { return }
    let point = sender.location(in: collectionView)
    let button = cache[.menu]?.first { moved($0, .menu).frame.contains(point) }
    guard let button, button.indexPath.item != selectedMenuItem else { return }
    selectedMenuItem = button.indexPath.item
    invalidateLayout()
  }
}

extension ParallaxLayout {
  /// The scroll offset, measured from the lower end of what covers the upper edge.
  private var offset: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.contentOffset.y + collectionView.adjustedContentInset.top
  }

  /// A copy of an element's attributes, moved to its place at the present offset.
  private func moved(
    _ initial: ParallaxLayoutAttributes,
    _ element: ParallaxElement
  ) -> ParallaxLayoutAttributes {
    guard let attributes = initial.copy() as? ParallaxLayoutAttributes else { return initial }
    switch element {
    case .header: stretch(attributes)
    case .menu: stickMenu(attributes)
    case .sectionHeader: stickSectionHeader(attributes)
    case .cell: followWithPicture(attributes)
    case .sectionFooter: break
    }
    return attributes
  }

  private func stretch(_ attributes: ParallaxLayoutAttributes) {
    let height = attributes.size.height
    if settings.isAlphaOnHeaderActive {
      let alpha = min(settings.headerOverlayMaxAlphaValue, offset / height)
      attributes.headerOverlayAlpha = max(0, alpha)
    }
    guard settings.isHeaderStretchy, let collectionView else { return }
    let updated = min(collectionView.bounds.height, max(height, height - offset))
    let scale = updated / height
    // The header grows upwards: its lower edge does not move.
    let rise = (updated - height) / 2
    attributes.transform = CGAffineTransform(translationX: 0, y: -rise)
      .scaledBy(x: scale, y: scale)
  }

  private func stickMenu(_ attributes: ParallaxLayoutAttributes) {
    guard settings.isMenuSticky else { return }
    let origin = attributes.initialOrigin.y
    attributes.transform = CGAffineTransform(
      translationX: 0,
      y: max(origin, offset) - settings.headerSize.height
    )
  }

  private func stickSectionHeader(_ attributes: ParallaxLayoutAttributes) {
    guard settings.isSectionHeadersSticky else { return }
    let count = counts[attributes.indexPath.section]
    let longest = CGFloat(count) * (cellSize.height + settings.minimumLineSpacing)
    let passed = offset - attributes.initialOrigin.y + settings.menuSize.height
    attributes.transform = CGAffineTransform(
      translationX: 0,
      y: min(longest, max(0, passed))
    )
  }

  private func followWithPicture(_ attributes: ParallaxLayoutAttributes) {
    guard settings.isParallaxOnCellsEnabled, let collectionView else { return }
    let most = settings.maxParallaxOffset
    let bounds = collectionView.bounds
    let distance = attributes.center.y - bounds.midY
    let reach = (bounds.height + attributes.size.height) / 2
    attributes.maxParallaxOffset = most
    guard reach > 0 else { return }
    attributes.parallax = min(max(-most * distance / reach, -most), most)
  }

  /// A cell's picture as an element of its own, at the trailing side.
  private func picture(of cell: ParallaxLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let picture = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.imageKind,
      with: cell.indexPath
    )
    // The picture is higher than its frame by the largest movement, above and below.
    let room = Self.pictureMargin + cell.maxParallaxOffset
    let side = max(0, cell.size.height - 2 * room)
    picture.size = CGSize(width: side, height: side)
    picture.center = CGPoint(
      x: cell.frame.maxX - Self.pictureMargin - side / 2,
      y: cell.center.y
    )
    picture.transform = CGAffineTransform(translationX: 0, y: cell.parallax)
    picture.zIndex = cell.zIndex
    return picture
  }

  /// The dark layer over the header.
  private var overlay: UICollectionViewLayoutAttributes? {
    guard settings.isAlphaOnHeaderActive, let initial = cache[.header]?.first else { return nil }
    let header = moved(initial, .header)
    let overlay = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.overlayKind,
      with: IndexPath(item: 0, section: 0)
    )
    overlay.frame = initial.frame
    overlay.transform = header.transform
    overlay.zIndex = header.zIndex
    overlay.alpha = header.headerOverlayAlpha
    return overlay
  }
}

/// The dark layer over a parallax header; its attributes tell how dense it is.
public final class ParallaxHeaderOverlay: UICollectionReusableView {
  /// Makes a dark layer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  /// Makes a dark layer from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .black
  }
}
