// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows of lists that the page does not paint itself, because another collection view is shown.
@MainActor
@Suite(.ownProcess) struct PaintedRowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func row(at y: CGFloat = 100) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 20, y: y, width: 200, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Flour"
    cell.contentConfiguration = content
    window.addSubview(cell)
    return cell
  }

  private var steps: [ScreenStep] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  private var lines: [ScreenLine] {
    steps.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// The points of what is stroked.
  private var strokes: [[CGPoint]] {
    steps.compactMap { step in
      guard case .stroke(.path(let outline), _, _) = step else { return nil }
      return outline.steps.flatMap(\.points)
    }
  }

  @Test func `a row has its text in the middle of its height`() throws {
    let cell = row()
    let line = try #require(lines.first)
    let font = UIFont.preferredFont(forTextStyle: .body)
    expect(line.text, equals: "Flour")
    expect(lines.count, equals: 1)
    let margin = cell.makeListContent().margins.leading
    expect(line.point.x, equals: 20 + margin)
    #expect(abs(line.point.y - (100 + 22 - font.text.lineHeight / 2 + font.text.baseline)) < 1e-9)
  }

  @Test func `a chevron at the end points away from the text`() throws {
    row().accessories = [.disclosureIndicator()]
    let points = try #require(strokes.first)
    expect(strokes.count, equals: 1)
    expect(points.count, equals: 3)
    #expect(points[0].x == points[2].x && points[1].x > points[0].x)
    #expect(points[1].y == 122 && points[0].y + points[2].y == 244)
    #expect(points[1].x < 220 && points[1].x > 190)
  }

  @Test func `from right to left, the chevron is at the left`() throws {
    window.reading = .rightToLeft
    row().accessories = [.disclosureIndicator()]
    let points = try #require(strokes.first)
    #expect(points[1].x < points[0].x && points[1].x > 20 && points[1].x < 50)
    expect(lines.first?.anchor, equals: .end)
  }

  /// The shapes that are filled with a colour.
  private func fills(_ colour: UIColor) -> [ScreenShape] {
    steps.compactMap { step in
      guard case .fill(let shape, let ink) = step, ink == ContentColour(colour) else { return nil }
      return shape
    }
  }

  @Test func `the ground of a row is round, and the colour of its view takes its place`() {
    let cell = row()
    var ground = UIBackgroundConfiguration.listGroupedCell()
    ground.backgroundColor = .green
    ground.cornerRadius = 10
    cell.backgroundConfiguration = ground
    let place = ScreenShape.box(CGRect(x: 20, y: 100, width: 200, height: 44), radius: 10)
    expect(fills(.green), equals: [place])
    cell.backgroundColor = .red
    #expect(fills(.green).isEmpty && fills(.red) == [place])
  }

  @Test func `a row without a configured ground has the colour and the view behind it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.backgroundColor = .red
    let behind = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 30))
    behind.backgroundColor = .blue
    cell.backgroundView = behind
    window.addSubview(cell)
    expect(fills(.red), equals: [.box(CGRect(x: 0, y: 0, width: 100, height: 40), radius: 0)])
    expect(fills(.blue).count, equals: 1)
  }

  @Test func `the ground of a list's section is behind its rows`() throws {
    let ground = ListGround(frame: CGRect(x: 0, y: 90, width: 300, height: 80))
    var shown = ListContent()
    shown.background.colour = ContentColour(.systemGroupedBackground)
    shown.background.insets.top = -20
    (ground.content.style, ground.content.list) = (.list, shown)
    window.addSubview(ground)
    let places = fills(.systemGroupedBackground)
    expect(places, equals: [.box(CGRect(x: 0, y: 70, width: 300, height: 100), radius: 0)])
  }

  @Test func `a content view outside of a list shows its text`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "Below")
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 50, width: 300, height: 60)
    window.addSubview(view)
    expect(lines.map(\.text), equals: ["Title", "Below"])
    #expect(lines[0].point.y < lines[1].point.y && lines[1].point.y < 110)
  }

  @Test func `the list behind a sheet is still seen`() throws {
    let shown = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 90),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    window.addSubview(shown)
    _ = row()
    let figure = ScreenPainter.figure(of: window, around: shown)
    let words = figure.layers.flatMap(\.steps).compactMap { step -> String? in
      if case .text(let line) = step { line.text } else { nil }
    }
    expect(words, equals: ["Flour"])
  }
}
