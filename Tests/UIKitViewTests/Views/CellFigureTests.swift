// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The content and the outline of cells that draw themselves.
@MainActor
@Suite(.ownProcess) struct CellFigureTests {
  /// A cell in the style of layout samples.
  private final class CardCell: UICollectionViewCell {
    let picture = UIImageView(image: UIImage(named: "harbour"))
    let title = UILabel()
    let badge = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [picture, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      badge.frame = CGRect(x: 4, y: 6, width: 10, height: 12)
      badge.backgroundColor = .red
      badge.layer.cornerRadius = 5
      badge.layer.borderWidth = 2
      badge.alpha = 0.5
      picture.addSubview(badge)
      title.text = "Title"
      title.textAlignment = .center
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        picture.widthAnchor.constraint(equalToConstant: 50),
        picture.heightAnchor.constraint(equalToConstant: 40),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 5),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        title.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnHeader: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 20))
      label.text = "For you"
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let size = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test func `a picture that is cut by round corners is round without a ground, too`() throws {
    let cell = UICollectionViewCell(frame: size)
    let picture = UIImageView(image: UIImage(named: "harbour"))
    picture.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    picture.layer.cornerRadius = 16
    cell.contentView.addSubview(picture)
    expect(try #require(cell.shownContent.figure).parts.map(\.cornerRadius), equals: [0])
    picture.clipsToBounds = true
    expect(try #require(cell.shownContent.figure).parts.map(\.cornerRadius), equals: [16])
  }

  @Test func `a cell's views stand where its constraints say, from back to front`() throws {
    let figure = try #require(CardCell(frame: size).shownContent.figure)
    expect(figure.size, equals: size.size)
    expect(figure.outline, equals: nil)
    expect(figure.parts.count, equals: 3)
    let (picture, badge, title) = (figure.parts[0], figure.parts[1], figure.parts[2])
    expect(picture.frame, equals: CGRect(x: 20, y: 10, width: 50, height: 40))
    expect(picture.image?.name, equals: "harbour")
    expect(!picture.showsWholeImage)
    expect(badge.frame, equals: CGRect(x: 24, y: 16, width: 10, height: 12))
    expect(badge.opacity, equals: 0.5)
    expect(badge.cornerRadius, equals: 5)
    expect(badge.strokeWidth, equals: 2)
    expect(badge.ground, equals: ContentColour(.red))
    expect(badge.stroke, equals: ContentColour(.black))
    expect(title.frame, equals: CGRect(x: 0, y: 55, width: 200, height: 30))
    expect(title.text?.string, equals: "Title")
    expect(title.text?.alignment, equals: .center)
    expect(title.hasPlainInk)
    expect(title.text?.lineLimit, equals: 1)
  }

  @Test func `texts and picture are told beside the figure, for whoever reads only these`() {
    let shown = CardCell(frame: size).shownContent
    expect(shown.title, equals: "Title")
    expect(shown.image, equals: "harbour")
  }

  @Test
  func `the name that a file gives a cell is told instead of texts that are painted elsewhere`() {
    let cell = CardCell(frame: size)
    cell.accessibilityLabel = "Harbour at dusk"
    cell.accessibilityValue = "3 pictures"
    let shown = cell.shownContent
    expect(shown.title, equals: "Harbour at dusk")
    expect(shown.subtitle, equals: "3 pictures")
    expect(
      shown.figure,
      equals: CardCell(frame: size).shownContent.figure,
      "it is painted as before"
    )
  }

  @Test func `borders of a cell and of what holds its views are lines around all of it`() throws {
    let cell = CardCell(frame: size)
    cell.layer.borderWidth = 3
    cell.contentView.layer.borderWidth = 1
    cell.contentView.layer.borderColor = UIColor.red.cgColor
    cell.contentView.backgroundColor = .white
    let parts = try #require(cell.shownContent.figure?.parts)
    expect(parts.count, equals: 5)
    #expect(parts[0].frame == size && parts[0].strokeWidth == 3)
    #expect(parts[0].stroke == ContentColour(.black) && parts[0].ground == nil)
    #expect(parts[1].frame == size && parts[1].strokeWidth == 1)
    #expect(parts[1].stroke == ContentColour(.red) && parts[1].ground == nil)
  }

  @Test func `a header with views in it lies on no ground but its own`() {
    let header = OwnHeader(frame: size)
    expect(header.shownContent.style, equals: .header)
    expect(header.shownContent.figure?.parts.count, equals: 1)
    header.backgroundColor = .red
    expect(header.shownContent.style, equals: .tile)
    expect(header.shownContent.colour, equals: 0xFF_00_00)
  }

  @Test func `a text has its own colour where the file says one`() throws {
    let cell = CardCell(frame: size)
    cell.title.textColor = .blue
    cell.title.textAlignment = .right
    let part = try #require(cell.shownContent.figure?.parts.last)
    expect(!part.hasPlainInk)
    expect(part.isAtRight)
    expect(part.text?.colour, equals: ContentColour(.blue))
  }

  @Test
  func `what is hidden or empty is no part, and a text without a place has none shown by place`() {
    let cell = CardCell(frame: size)
    cell.badge.isHidden = true
    cell.title.text = nil
    expect(cell.shownContent.figure?.parts.count, equals: 1)
    let lost = UILabel()
    lost.text = "Lost"
    cell.contentView.addSubview(lost)
    expect(cell.shownContent.figure, equals: nil)
    expect(cell.shownContent.title, equals: "Lost")
  }

  @Test func `a cell that was given its content, and a plain one, have no figure`() {
    let cell = CardCell(frame: size)
    cell.content.title = "Given"
    expect(cell.shownContent.figure, equals: nil)
    expect(UICollectionViewCell(frame: size).shownContent.figure, equals: nil)
  }

  @Test func `a shape layer as mask is the outline, moved to where it stands`() throws {
    let cell = UICollectionViewCell(frame: size)
    let mask = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 10, y: 10))
    path.close()
    mask.path = path.cgPath
    mask.frame = CGRect(x: 5, y: 7, width: 10, height: 10)
    mask.fillRule = .evenOdd
    let before = cell.contentRevision
    cell.layer.mask = mask
    expect(cell.contentRevision, equals: before + 1)
    let outline = try #require(cell.shownContent.figure?.outline)
    expect(outline.isEvenOdd)
    expect(
      outline.steps,
      equals: [
        .move(CGPoint(x: 5, y: 7)), .line(CGPoint(x: 15, y: 7)),
        .quadratic(CGPoint(x: 15, y: 17), CGPoint(x: 5, y: 17)), .close,
      ]
    )
    cell.layer.mask = nil
    expect(cell.shownContent.figure, equals: nil)
  }

  @Test func `a mask that is made in the layout pass is there at once`() {
    final class RoundCell: UICollectionViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: bounds).cgPath
        layer.mask = mask
      }
    }
    let cell = RoundCell(frame: size)
    let revision = cell.contentRevision
    expect(cell.shownContent.figure?.outline?.steps.isEmpty, equals: false)
    // A change in the layout pass was already told.
    expect(cell.contentRevision, equals: revision)
  }

  @Test func `round corners of a cell of somebody's own class are its outline`() throws {
    let cell = CardCell(frame: size)
    cell.contentView.layer.cornerRadius = 8
    let steps = try #require(cell.shownContent.figure?.outline?.steps)
    let points = steps.flatMap(\.points)
    expect(points.allSatisfy { size.contains($0) || $0.x == 200 || $0.y == 100 })
    expect(!points.contains(.zero))
    expect(points.contains { abs($0.x - 8) < 1e-9 && abs($0.y) < 1e-9 })
  }

  @Test func `an outline of too many steps is not shown`() {
    let cell = UICollectionViewCell(frame: size)
    let path = UIBezierPath()
    path.move(to: .zero)
    for step in 1...600 { path.addLine(to: CGPoint(x: step % 7, y: step)) }
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    cell.layer.mask = mask
    expect(cell.shownContent.figure, equals: nil)
  }
}
