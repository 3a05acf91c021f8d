// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view that draws a rectangle and a line.
private final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: rect.insetBy(dx: 2, dy: 2)).fill()
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.translateBy(x: 10, y: 0)
    context?.setStrokeColor(UIColor.blue.cgColor)
    context?.setLineWidth(3)
    context?.move(to: .zero)
    context?.addLine(to: CGPoint(x: 5, y: 0))
    context?.strokePath()
    context?.restoreGState()
  }
}

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
}

/// Cells of an app's screen whose views take more than parts.
@MainActor
@Suite(.ownProcess) struct PaintedCellTests {
  private let list: UICollectionView = {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    list.isOnScreen = true
    return list
  }()

  /// The steps of a cell of 100 × 50 points with one view.
  private func steps(of view: UIView) -> [ScreenStep] {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.owner = list
    cell.contentView.addSubview(view)
    return cell.figure?.steps ?? []
  }

  private func lines(of view: UIView) -> [ScreenLine] {
    steps(of: view).compactMap { step in
      if case .text(let line) = step { return line }
      return nil
    }
  }

  private final class Squares: NSObject, UICollectionViewDataSource {
    var count = 2
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "square", for: path)
      var ground = UIBackgroundConfiguration.clear()
      (ground.backgroundColor, ground.cornerRadius) = (.red, 4)
      cell.backgroundConfiguration = ground
      return cell
    }
  }

  @Test func `a label that follows the text size is painted in it`() {
    list.surroundings.contentSize = .extraExtraExtraLarge
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    (label.text, label.shadowColor) = ("A", .black)
    label.font = .preferredFont(forTextStyle: .body)
    expect(lines(of: label).map(\.font.size), equals: [17, 17])
    label.adjustsFontForContentSizeCategory = true
    // Body text has 17 points, and 23 at this size.
    expect(lines(of: label).map(\.font.size), equals: [23, 23])
  }

  @Test func `the configured grounds of cells within a cell are painted`() throws {
    let squares = Squares()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let inner = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: layout
    )
    inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    inner.dataSource = squares
    inner.layoutIfNeeded()
    let boxes = steps(of: inner).compactMap { step -> CGRect? in
      guard case .fill(.box(let rect, 4), _) = step else { return nil }
      return rect
    }
    // Two squares in a row of 100 points.
    expect(
      boxes,
      equals: [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 60, y: 0, width: 40, height: 40),
      ]
    )
  }

  @Test func `a cell around a collection view without items is clear`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.owner = list
    let inner = UICollectionView(
      frame: cell.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    cell.contentView.addSubview(inner)
    // Not the tile that stands for a cell without views.
    #expect(cell.shownContent.style == .header && cell.shownContent.colour == nil)
  }

  @Test func `the shadow of a cell without a ground is that of the card in it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.owner = list
    (cell.layer.shadowOpacity, cell.layer.shadowRadius) = (0.5, 10)
    let content = cell.contentView
    (content.layer.cornerRadius, content.clipsToBounds) = (12, true)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.backgroundColor = .white
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mark.backgroundColor = .red
    for view in [card, mark] { content.addSubview(view) }
    let shadows = (cell.figure?.steps ?? []).compactMap { step -> ScreenShape? in
      guard case .shadow(let shape, _, 10, _) = step else { return nil }
      return shape
    }
    expect(
      shadows,
      equals: [.box(CGRect(x: 0, y: 0, width: 100, height: 50), radius: 12)]
    )
    // Without the clip, the card throws it alone, as the mark lies on it.
    content.clipsToBounds = false
    expect(
      (cell.figure?.steps ?? []).filter { if case .shadow = $0 { true } else { false } }.count,
      equals: 1
    )
  }

  @Test func `plain views stay parts`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    expectEmpty(steps(of: view))
  }

  @Test func `a cell with more views than parts is painted, so that none is missing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for place in 0..<70 {
      let dot = UIView(frame: CGRect(x: place, y: 0, width: 1, height: 1))
      dot.backgroundColor = .red
      view.addSubview(dot)
    }
    let fills = steps(of: view).filter { if case .fill = $0 { true } else { false } }
    expect(fills.count, equals: 70)
  }

  @Test func `a mask that is a line leaves what is under the line`() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 40))
    let ring = CAGradientLayer()
    ring.frame = view.bounds
    ring.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let line = CAShapeLayer()
    line.fillColor = nil
    line.strokeColor = UIColor.black.cgColor
    line.lineWidth = 4
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    line.path = path
    ring.mask = line
    view.layer.addSublayer(ring)
    let clips = steps(of: view).compactMap { step -> CGRect? in
      guard case .group(_, .path(let outline)?, _) = step else { return nil }
      let points = outline.steps.flatMap(\.points)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let low = ys.max() else {
        return nil
      }
      return CGRect(x: left, y: top, width: right - left, height: low - top)
    }
    expect(clips, equals: [CGRect(x: 10, y: 18, width: 40, height: 4)])
  }

  @Test func `layers are turned, and copies of them stand around`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let copies = CAReplicatorLayer()
    copies.frame = view.bounds
    copies.instanceCount = 3
    copies.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    dot.backgroundColor = UIColor.red.cgColor
    dot.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    copies.addSublayer(dot)
    view.layer.addSublayer(copies)
    let groups = steps(of: view).compactMap { step -> [CGFloat]? in
      if case .group(let place?, _, _) = step { return place.map { $0.rounded() } }
      return nil
    }
    // A quarter of a turn around the middle, 3, 3; then the same 10 and 20 points further.
    let turn: [CGFloat] = [0, 1, -1, 0, 6, 0]
    expect(groups, equals: [turn, [1, 0, 0, 1, 10, 0], turn, [1, 0, 0, 1, 20, 0], turn])
  }

  @Test func `colours around a point are wedges`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let round = CAGradientLayer()
    round.frame = view.bounds
    round.type = .conic
    round.startPoint = CGPoint(x: 0.5, y: 0.5)
    round.endPoint = CGPoint(x: 1, y: 0.5)
    round.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(round)
    let fills = steps(of: view).compactMap { step -> ContentColour? in
      if case .fill(.path, let colour) = step { return colour }
      return nil
    }
    expect(fills.count, equals: 48)
    expect(Set(fills).count, equals: 48)
  }

  @Test func `wedges of translucent colours reach over each other by less than a pixel`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let round = CAGradientLayer()
    round.frame = view.bounds
    round.type = .conic
    round.startPoint = CGPoint(x: 0.5, y: 0.5)
    round.endPoint = CGPoint(x: 1, y: 0.5)
    round.colors = [UIColor.red, .blue].map { $0.withAlphaComponent(0.75).cgColor }
    view.layer.addSublayer(round)
    let ends = steps(of: view).compactMap { step -> CGPoint? in
      guard case .fill(.path(let outline), _) = step, outline.steps.count == 5,
        case .line(let end) = outline.steps[3]
      else { return nil }
      return end
    }
    expect(ends.count, equals: 48)
    // 1 − √¼ of ¾ is two thirds, a sixth more than a half on both sides; half a point is a pixel.
    for end in ends { #expect(abs(hypot(end.x - 20, end.y - 20) - 1.0 / 6) < 1e-9) }
  }

  @Test func `a plain cell's ground is square and may be translucent`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.owner = list
    cell.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    expect(
      cell.figure?.parts.first?.ground,
      equals: ContentColour(UIColor.red.withAlphaComponent(0.5))
    )
    cell.backgroundColor = .red
    expect(cell.figure?.parts.map(\.ground), equals: [ContentColour(.red)])
    expect(cell.figure?.parts.map(\.cornerRadius), equals: [0])
    cell.backgroundColor = .clear
    expect(cell.figure, equals: nil)
  }

  @Test func `a gradient layer is painted where it is`() {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 5, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(layer)
    // From the middle of the upper edge, at 10 + 5, to that of the lower one.
    let ramp = ScreenGradient(
      colours: [UIColor.red, .blue].map { ContentColour(UIColor(cgColor: $0.cgColor)) },
      places: [0, 1],
      start: CGPoint(x: 40, y: 15),
      end: CGPoint(x: 40, y: 35)
    )
    let box = ScreenShape.box(CGRect(x: 20, y: 15, width: 40, height: 20), radius: 0)
    expect(steps(of: view), equals: [.gradient(box, ramp)])
  }

  @Test func `a shadow lies under what casts it`() {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let box = ScreenShape.box(CGRect(x: 20, y: 10, width: 40, height: 30), radius: 0)
    // Half of 255, rounded up.
    let ink = ContentColour(light: 0x0000_0080)
    expect(
      steps(of: view),
      equals: [
        .shadow(box, ink, blur: 4, offset: CGSize(width: 1, height: 2)),
        .fill(box, ContentColour(light: 0xFFFF_FFFF)),
      ]
    )
  }

  @Test func `what a view draws is moved to its place`() {
    let steps = steps(of: Badge(frame: CGRect(x: 20, y: 10, width: 24, height: 14)))
    let inner = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 20, height: 10)).cgPath
    // A wide line has plain ends: it is 5 points long and 3 wide.
    let line = CellOutline(steps: [
      .move(CGPoint(x: 10, y: -1.5)), .line(CGPoint(x: 15, y: -1.5)),
      .line(CGPoint(x: 15, y: 1.5)), .line(CGPoint(x: 10, y: 1.5)), .close,
    ])
    #expect(
      steps == [
        .group([1, 0, 0, 1, 20, 10], clip: nil, opacity: 1),
        // What is drawn ends at the view's bounds.
        .group(nil, clip: .box(CGRect(x: 0, y: 0, width: 24, height: 14), radius: 0), opacity: 1),
        .fill(.path(CellOutline(steps: inner.elements)), ContentColour(.red)),
        .fill(.path(line), ContentColour(UIColor(cgColor: UIColor.blue.cgColor))),
        .end, .end,
      ]
    )
  }

  @Test func `a label that draws its text elsewhere has it there`() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "A"
    expect(lines(of: label).map(\.point.x), equals: [10])
  }

  @Test func `letters keep their own colours and fonts`() {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 10)]
    )
    text.append(
      NSAttributedString(
        string: "c",
        attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
      )
    )
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    label.attributedText = text
    let lines = lines(of: label)
    expect(lines.map(\.text), equals: ["ab", "c"])
    expect(lines.map(\.colour), equals: [ContentColour(.red), ContentColour(.blue)])
    // Both stand on the baseline of the larger font.
    expect(Set(lines.map(\.point.y)).count, equals: 1)
    expect(lines.map(\.point.x), equals: [10, 10 + TextFont(size: 10).width(of: "ab")])
    expect(label.intrinsicContentSize.height, equals: TextFont(size: 20).lineHeight.rounded(.up))
  }

  @Test func `a part of a path has that part of its length`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    // From 5 to 15 of 20.
    expect(
      path.cgPath.trimmed(from: 0.25, to: 0.75).elements,
      equals: [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ]
    )
  }

  @Test func `an image that was drawn is painted by its steps, scaled to its view`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 30, y: 20, width: 20, height: 20)
    let whole = ScreenShape.box(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0)
    expect(
      steps(of: view).prefix(3),
      equals: [
        .group([1, 0, 0, 1, 30, 20], clip: nil, opacity: 1),
        .group(
          nil,
          clip: .box(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 0),
          opacity: 1
        ),
        .group([2, 0, 0, 2, 0, 0], clip: whole, opacity: 1),
      ]
    )
  }

  @Test func `what cells of a collection view in the cell show is painted, too`() {
    /// One cell of 30 × 30 points with a drawn picture.
    final class Shelf: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let format = UIGraphicsImageRendererFormat()
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
          .image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
          }
        let picture = UIImageView(image: drawn)
        picture.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        cell.contentView.addSubview(picture)
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let shelf = UICollectionView(frame: frame, collectionViewLayout: layout)
    shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Shelf()
    shelf.dataSource = source
    let colours = steps(of: shelf).compactMap { step -> ContentColour? in
      if case .fill(_, let colour) = step { return colour }
      return nil
    }
    expect(colours.contains(ContentColour(.red)))
  }

  @Test(arguments: [("medium", 300), ("large", 600), ("small", 120)])
  func `a sheet has the height that was chosen`(example: (name: String, height: CGFloat)) {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    sheet.detents = [
      .medium(), .large(),
      .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.2 },
    ]
    sheet.selectedDetentIdentifier = .init(example.name)
    expect(sheet.height(within: 600), equals: example.height)
  }
}
