// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Describes what the views of a window show around one collection view.
///
/// It goes through the tree from back to front. The collection view divides the steps into those
/// behind its elements and those in front of them.
@MainActor
package struct ScreenPainter {
  /// The most steps; what comes after them is left out.
  private static let mostSteps = 3500
  /// The most steps in a cell.
  private static let mostInCell = 400
  /// The most levels of views within views.
  private static let mostLevels = 120
  /// Views with less opacity are not seen.
  private static let leastOpacity: CGFloat = 0.01

  let window: UIView
  /// The collection view whose elements are painted by others; `nil` for none.
  let content: UICollectionView?
  /// The part of the content that is seen in every view around it so far.
  var figure = ScreenFigure()
  private var layer = ScreenLayer(isOver: false)
  private var steps = 0
  /// The groups that are open, to begin them again in the next layer.
  private var groups: [ScreenStep] = []
  /// What is seen in the views around, from the outermost one, in the window.
  private var clips: [(rect: CGRect, radius: CGFloat)] = []
  /// The colour that vibrant content takes.
  private var ink: ContentColour?
  /// The numbers of the noted controls around which the content is not.
  var beside: Set<Int> = []
  /// The way from the present view's points to the window's.
  var way = CGAffineTransform.identity

  private let mostSteps: Int
  /// Whether what takes touches is noted.
  private let notes: Bool

  /// For a picture, where the window's points begin in the painted ones.
  private var origin: CGPoint?

  private init(
    _ window: UIView,
    _ content: UICollectionView?,
    isCell: Bool = false,
    isPicture: Bool = false
  ) {
    self.window = window
    self.content = content
    mostSteps = isCell ? Self.mostInCell : Self.mostSteps
    notes = !isCell && !isPicture
  }

  /// What a cell or reusable view shows, in its own points; its place, opacity and transform are its element's.
  static func steps(of cell: UICollectionReusableView) -> [ScreenStep] {
    var painter = ScreenPainter(cell, nil, isCell: true)
    painter.paintInside(cell, level: 0, hasGround: !cell.isListRow)
    return painter.layer.steps
  }

  /// What a view and the views in it show, in its own points.
  static func insideSteps(of view: UIView) -> [ScreenStep] {
    var painter = ScreenPainter(view, nil, isCell: true)
    painter.paintInside(view, level: 0)
    return painter.layer.steps
  }

  /// The same with what others paint of a list's row, and with what depends on an offset as it is now.
  static func wholeSteps(of view: UIView) -> [ScreenStep] {
    var painter = ScreenPainter(view.superview ?? view, nil, isPicture: true)
    painter.origin = view.window.map { view.convert(view.bounds.origin, to: $0) } ?? .zero
    let isRow = (view as? UICollectionViewCell)?.rowHasGround == true
    painter.paintInside(view, level: 0, hasGround: !isRow)
    return painter.layer.steps
  }

  /// What a window shows.
  package static func figure(of window: UIView, around content: UICollectionView?) -> ScreenFigure {
    var painter = ScreenPainter(window, content)
    ChosenStyle.within(window.chosenStyle, window.level) { painter.paint(window, level: 0) }
    painter.closeLayer()
    return painter.figure
  }

  /// Whether the shown content moves under a bar of a stack of controllers.
  func contentMoves(under stack: UINavigationController?) -> Bool {
    guard let content, content === stack?.navigationBar.content.scroller else { return false }
    return content.safeAreaInsets.top > 0
  }

  /// The steps of what a body paints in a view's own points.
  static func steps(of view: UIView, _ body: (inout ScreenPainter) -> Void) -> [ScreenStep] {
    var painter = ScreenPainter(view, nil, isCell: true)
    body(&painter)
    return painter.layer.steps
  }

  // MARK: Layers

  mutating func add(_ step: ScreenStep) {
    switch step {
    // A group ends where it began, however many steps there are.
    case .group, .end: break
    default: guard steps < mostSteps else { return }
    }
    steps += 1
    layer.steps.append(ink.map(step.painted(in:)) ?? step)
  }

  /// Ends the present layer and begins another one with the same groups.
  private mutating func closeLayer(isOver: Bool? = nil) {
    layer.steps += groups.map { _ in .end }
    let isBare = layer.steps.allSatisfy { step in
      switch step {
      case .group, .end: true
      default: false
      }
    }
    if !isBare { figure.layers.append(layer) }
    layer = ScreenLayer(isOver: isOver ?? layer.isOver, steps: groups)
  }

  /// Whether a view around is turned or scaled; then nothing in it follows the offset.
  var isTurned: Bool {
    groups.contains { if case .group(_?, _, _) = $0 { true } else { false } }
  }

  /// Adds a layer of its own, whose steps depend on the offset; within what is turned, the steps alone, in the
  /// points of the open group.
  mutating func addLayer(
    _ make: (inout ScreenPainter) -> Void,
    _ change: (inout ScreenLayer) -> Void
  ) {
    if let origin { return addInPicture(make, change, origin) }
    guard !isTurned else {
      let outer = way
      way = .identity
      make(&self)
      way = outer
      return
    }
    closeLayer()
    let outer = (groups, way)
    // What fades around it fades it, too.
    (groups, way) = (groups.compactMap(\.fading), .identity)
    layer = ScreenLayer(isOver: layer.isOver, steps: groups)
    make(&self)
    change(&layer)
    closeLayer()
    (groups, way) = outer
    layer = ScreenLayer(isOver: layer.isOver, steps: groups)
  }

  /// A picture has one layer: what would be one of its own, in points of the window, is a group.
  private mutating func addInPicture(
    _ make: (inout ScreenPainter) -> Void,
    _ change: (inout ScreenLayer) -> Void,
    _ origin: CGPoint
  ) {
    var own = ScreenLayer(isOver: false)
    change(&own)
    let outer = way
    way = .identity
    open(.group([1, 0, 0, 1, -origin.x, -origin.y], clip: nil, opacity: 1))
    if let clip = own.clip { open(.group(nil, clip: .box(clip, radius: 0), opacity: 1)) }
    make(&self)
    if own.clip != nil { close() }
    close()
    way = outer
  }

  private mutating func open(_ group: ScreenStep) {
    groups.append(group)
    add(group)
  }

  private mutating func close() {
    guard groups.popLast() != nil else { return }
    layer.steps.append(.end)
  }

  // MARK: Views

  /// Paints a view and what is in it.
  mutating func paint(_ view: UIView, level: Int) {
    let (style, height) = (view.traits.ownStyle, view.traits.ownLevel)
    guard ChosenStyle.isWithin(style, height) else {
      return ChosenStyle.within(style, height) { paint(view, level: level) }
    }
    guard !view.isHidden, !view.traits.isCovered, view.alpha > Self.leastOpacity,
      level < Self.mostLevels
    else { return }
    let outer = way
    defer { way = outer }
    let before = groups.count
    let veil = veil(of: view)
    if let veil, veil.place == .behind { paint(veil.picture, level: level + 1) }
    place(view)
    if view.alpha < 1 { open(.group(nil, clip: nil, opacity: view.alpha)) }
    if let veil, veil.place == .instead {
      paint(veil.picture, level: level + 1)
    } else {
      let isRow = (view as? UICollectionViewCell)?.rowHasGround == true
      paintInside(view, level: level, hasGround: !isRow)
    }
    if let veil, veil.place == .over { paint(veil.picture, level: level + 1) }
    while groups.count > before { close() }
  }

  /// The picture over a view that passes into something else.
  private func veil(of view: UIView) -> ViewVeil? {
    guard let veils = (window as? UIWindow)?.veils, !veils.isEmpty else { return nil }
    return veils[ObjectIdentifier(view)]
  }

  /// Paints what a view and the views in it show, in the view's own points.
  private mutating func paintInside(_ view: UIView, level: Int, hasGround: Bool = true) {
    let before = groups.count
    let outerInk = ink
    defer { ink = outerInk }
    if let effect = (view as? UIVisualEffectView)?.effect as? UIVibrancyEffect { ink = effect.ink }
    let box = CGRect(origin: .zero, size: view.bounds.size)
    paintShadow(of: view, box)
    let isClipped = view.usedLayer?.masksToBounds == true || view.isMasked
    let hasClip = isClipped && !(view is UIWindow)
    if hasClip { clip(view, box) }
    paintGround(of: view, box, isColoured: hasGround)
    (view as? UICollectionViewCell).map { paintBackgrounds(of: $0, level) }
    if view !== content, notes { note(view, box) }
    if view === content {
      paintContent(box)
    } else {
      paintOwn(view, box)
      let origin = view.bounds.origin
      let inner = way
      way = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(way)
      (view as? UIScrollView).map { paintRefresh(in: $0) }
      paintPieces(of: view, level: level)
      way = inner
    }
    paintBorder(of: view, box)
    paintFade(of: view)
    if hasClip { _ = clips.popLast() }
    while groups.count > before { close() }
  }

  /// Paints the views in a view, and the layers between and in front of them.
  private mutating func paintPieces(of view: UIView, level: Int) {
    let content = (view as? UINavigationBar)?.content
    for piece in view.paintedPieces.drop(while: { $0.layer != nil }) {
      switch piece {
      case .layer(let layer): paint(layer)
      case .view(let subview):
        let before = (layer, steps)
        paint(subview, level: level + 1)
        // What moves with the content was painted by the bar; here it only takes touches.
        if content?.moved === subview { (layer, steps) = before }
      }
    }
  }

  /// Paints what a cell keeps behind its content; the configured ground of a list's row is part of the row.
  private mutating func paintBackgrounds(of cell: UICollectionViewCell, _ level: Int) {
    let isRow = cell.showsListContent
    // Rows of the shown list are painted by others.
    guard !isRow || cell !== window else { return }
    let box = CGRect(origin: .zero, size: cell.bounds.size)
    if !isRow, let ground = cell.backgroundConfiguration, !box.isEmpty {
      let insets = ground.backgroundInsets
      let edges = UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
      let shape = ScreenShape.box(placed(box.inset(by: edges)), radius: ground.cornerRadius)
      let colour = ContentColour(ground.resolvedBackgroundColor(for: cell.tintColor))
      if !colour.isClear { add(.fill(shape, colour)) }
      if ground.strokeWidth > 0 {
        let ink = ContentColour(ground.strokeColor ?? cell.tintColor)
        add(.stroke(shape, ink, width: ground.strokeWidth))
      }
    }
    for view in [cell.backgroundView, cell.selectedBackgroundView].compactMap({ $0 })
    where view.superview == nil { paint(view, level: level + 1) }
  }

  /// Goes into a view's own points; a turned view opens a group.
  private mutating func place(_ view: UIView) {
    let size = view.bounds.size
    let (x, y) = (view.anchorPoint.x * size.width, view.anchorPoint.y * size.height)
    let transform = view.transform
    guard !transform.isIdentity else {
      way = CGAffineTransform(translationX: view.center.x - x, y: view.center.y - y)
        .concatenating(way)
      return
    }
    let own = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
    guard transform.isMove else {
      open(.group(own.concatenating(way).numbers, clip: nil, opacity: 1))
      way = .identity
      return
    }
    way = own.concatenating(way)
  }

  private mutating func clip(_ view: UIView, _ box: CGRect) {
    let radius = view.usedLayer?.cornerRadius ?? 0
    let arrow = view.traits.bubble?.insets ?? .zero
    clips.append((inWindow(box, of: view).inset(by: arrow), radius))
    open(.group(nil, clip: shape(of: view, box), opacity: 1))
  }

  func inWindow(_ box: CGRect, of view: UIView) -> CGRect {
    view.convert(
      CGRect(origin: view.bounds.origin, size: box.size),
      to: window
    )
  }

  /// A rectangle of the present view in the points of the open group.
  func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: way.tx, dy: way.ty) }

  /// A view's outline: its mask, its bubble or its rounded corners.
  func shape(of view: UIView, _ box: CGRect) -> ScreenShape {
    let layer = view.usedLayer
    if let mask = view.mask?.layer ?? layer?.mask, let shape = maskShape(of: mask) {
      return shape
    }
    if let bubble = view.traits.bubble { return shape(of: bubble.outline, movedBy: .zero) }
    return corners(of: layer, box)
  }

  /// A rectangle, or one so many points within it, with the rounded corners of a layer.
  func corners(of layer: CALayer?, _ whole: CGRect, within inset: CGFloat = 0) -> ScreenShape {
    let box = whole.insetBy(dx: inset, dy: inset)
    let most = min(layer?.cornerRadius ?? 0, min(whole.width, whole.height) / 2)
    let radius = max(0, most - inset)
    guard let layer, radius > 0, layer.maskedCorners != .everyCorner else {
      return .box(placed(box), radius: radius)
    }
    let path = UIBezierPath(
      roundedRect: box,
      byRoundingCorners: UIRectCorner(layer.maskedCorners),
      cornerRadii: CGSize(width: radius, height: radius)
    )
    return shape(of: path.cgPath, movedBy: .zero)
  }

  /// A path of the present view.
  func shape(of path: CGPath, movedBy origin: CGPoint, isEvenOdd: Bool = false) -> ScreenShape {
    .path(
      CellOutline(
        path,
        movedBy: CGPoint(x: origin.x + way.tx, y: origin.y + way.ty),
        isEvenOdd: isEvenOdd
      )
    )
  }

  /// What is seen of a rectangle of the window within all that clips here, and the radius of its corners.
  private func limited(_ whole: CGRect) -> (seen: CGRect, radius: CGFloat) {
    var seen = whole
    var radius: CGFloat = 0
    for clip in clips {
      if clip.rect == seen || clip.rect.contains(seen) == false {
        radius = max(radius, clip.radius)
      }
      seen = seen.intersection(clip.rect)
    }
    return (seen.intersection(window.bounds), radius)
  }

  /// The collection view itself: its elements are painted here by others.
  private mutating func paintContent(_ box: CGRect) {
    guard let content else { return }
    let whole = inWindow(box, of: content)
    let (seen, radius) = limited(whole)
    if !seen.isNull, !seen.isEmpty {
      (figure.place, figure.radius) = (seen, radius)
      let (reach, reachRadius) = limited(window.bounds)
      // A list that clips is itself among what limits its content.
      if reach != seen { (figure.reach, figure.reachRadius) = (reach, reachRadius) }
      figure.mirror = ScreenMirror(of: content, in: window)
      leaveFingers(in: seen, to: content)
    }
    if let behind = content.backgroundView, behind.superview === content {
      let inner = way
      let origin = content.bounds.origin
      way = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(way)
      paint(behind, level: 0)
      way = inner
    }
    paintOwnViews(of: content, in: whole, isBehind: true)
    for element in content.visible.ordered { noteInside(element.view, level: 0) }
    closeLayer(isOver: true)
    paintOwnViews(of: content, in: whole, isBehind: false)
    // Over the ground of the content, which reaches far above its first row.
    paintRefresh(above: content, in: whole)
  }
}

extension ScreenStep {
  /// A group that only fades, for a group that does so besides; `nil` for one that does not.
  fileprivate var fading: ScreenStep? {
    guard case .group(_, _, let opacity) = self, opacity < 1 else { return nil }
    return .group(nil, clip: nil, opacity: opacity)
  }
}

extension CGAffineTransform {
  /// The numbers of a group.
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

  /// Whether it only moves.
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CACornerMask {
  /// All four corners.
  static let everyCorner: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
