// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct ScreenPainterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let list = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 200, height: 250),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  private func figure() -> ScreenFigure { ScreenPainter.figure(of: window, around: list) }

  @Test func `what is behind the collection view and what is over it are told apart`() {
    let header = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    header.backgroundColor = .red
    let badge = UIView(frame: CGRect(x: 20, y: 150, width: 40, height: 40))
    badge.backgroundColor = .blue
    badge.layer.cornerRadius = 20
    list.backgroundColor = .green
    for view in [header, list, badge] { window.addSubview(view) }
    let figure = figure()
    expect(figure.layers.map(\.isOver), equals: [false, true])
    expect(
      figure.layers[0].steps.filter { $0 != .end }.count,
      equals: 3,
      "the header, the collection view's clip and its ground"
    )
    expect(
      figure.layers[1].steps.contains(
        .fill(
          .box(CGRect(x: 20, y: 150, width: 40, height: 40), radius: 20),
          ContentColour(light: 0x0000_FFFF)
        )
      )
    )
    // The part of the collection view below the window is not seen.
    expect(figure.place, equals: CGRect(x: 0, y: 100, width: 200, height: 200))
  }

  @Test func `a picture of which only some corners are round is cut off by the clip alone`() {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    picture.image = UIImage(named: "a.png")
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    window.addSubview(picture)
    window.addSubview(list)
    let radii = { [self] in
      figure().layers.flatMap(\.steps).compactMap { step -> CGFloat? in
        if case .image(_, _, let radius, _, _) = step { radius } else { nil }
      }
    }
    expect(radii(), equals: [8])
    picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    expect(radii(), equals: [0])
    let isCut = figure().layers.flatMap(\.steps).contains {
      if case .group(_, .path?, _) = $0 { true } else { false }
    }
    expect(isCut)
  }

  @Test
  func
    `a layer in a picture's layer lies over the picture, one in a plain view's below its subviews`()
  {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    picture.image = UIImage(systemName: "star")
    let shade = CALayer()
    shade.frame = picture.bounds
    shade.backgroundColor = UIColor.red.cgColor
    picture.layer.addSublayer(shade)
    window.addSubview(picture)
    window.addSubview(list)
    let red = ContentColour(UIColor.red)
    let kinds = figure().layers.flatMap(\.steps).compactMap { step -> String? in
      switch step {
      case .symbol: "symbol"
      case .fill(_, let colour) where colour == red: "fill"
      default: nil
      }
    }
    expect(kinds, equals: ["symbol", "fill"])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func `a table whose rows are the elements needs no fingers to scroll, one beside it does`()
  {
    let rows = Rows()
    let tables = [0.0, 150].map { y -> UITableView in
      let table = UITableView(frame: CGRect(x: 0, y: y, width: 200, height: 150))
      window.addSubview(table)
      table.dataSource = rows
      table.layoutIfNeeded()
      table.list.layoutIfNeeded()
      #expect(table.contentSize.height >= 30 * 44)
      return table
    }
    let controls = ScreenPainter.figure(of: window, around: tables[0].list).controls
    expect(controls.contains { $0.role == .scroller })
    #expect(controls.allSatisfy { $0.place.origin.y == 150 }, "\(controls)")
  }

  @Test func `what views around clip is not seen, and their corners are round`() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 200))
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    window.addSubview(card)
    card.addSubview(list)
    list.frame = CGRect(x: 0, y: 0, width: 150, height: 200)
    let figure = figure()
    expect(figure.place, equals: CGRect(x: 20, y: 20, width: 100, height: 200))
    expect(figure.radius, equals: 12)
    expect(figure.reach, equals: nil)
  }

  @Test
  func `what reaches out of a list that does not clip is seen as far as views around it let it`() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 150))
    card.layer.cornerRadius = 12
    window.addSubview(card)
    card.addSubview(list)
    list.frame = CGRect(x: 10, y: 30, width: 80, height: 60)
    expect(figure().reach, equals: nil)
    list.clipsToBounds = false
    // Fingers still find the list in its own place.
    expect(figure().place, equals: CGRect(x: 30, y: 50, width: 80, height: 60))
    expect(figure().reach, equals: window.bounds)
    card.clipsToBounds = true
    expect(figure().reach, equals: CGRect(x: 20, y: 20, width: 100, height: 150))
    expect(figure().reachRadius, equals: 12)
  }

  @Test func `a list that is upside down is mirrored at its middle`() {
    window.addSubview(list)
    list.frame = CGRect(x: 20, y: 40, width: 160, height: 200)
    expect(figure().mirror, equals: ScreenMirror())
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    expect(figure().place, equals: CGRect(x: 20, y: 40, width: 160, height: 200))
    expect(figure().mirror.x, equals: nil)
    expect(figure().mirror.y, equals: 140)
    // Half a turn exchanges left and right, too.
    list.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(abs((figure().mirror.x ?? 0) - 100) < 0.001)
    #expect(abs((figure().mirror.y ?? 0) - 140) < 0.001)
    // Two transforms that take each other back.
    let around = UIView(frame: window.bounds)
    window.addSubview(around)
    around.addSubview(list)
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    around.transform = CGAffineTransform(scaleX: 1, y: -1)
    expect(figure().mirror, equals: ScreenMirror())
  }

  @Test func `a label's line stands in the middle of its place, on its baseline`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 40, width: 120, height: 40))
    label.text = "Hello"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20)
    window.addSubview(label)
    let font = TextFont(size: 20)
    let point = CGPoint(x: 70, y: 60 - font.lineHeight / 2 + font.baseline)
    let line = ScreenLine(
      text: "Hello",
      point: point,
      font: font,
      anchor: .middle,
      colour: ContentColour(.label)
    )
    expect(figure().layers.first?.steps, equals: [.text(line)])
  }

  @Test func `hidden and clear views show nothing, and faint and turned ones are groups`() {
    for alpha in [0, 1] as [CGFloat] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      view.alpha = alpha
      view.isHidden = alpha == 1
      window.addSubview(view)
    }
    expectEmpty(figure().layers)
    let faint = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    faint.backgroundColor = .red
    faint.alpha = 0.5
    faint.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(faint)
    let box = ScreenShape.box(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 0)
    // Scaled about its middle at (60, 60), its corner is at (40, 40).
    let place: [CGFloat] = [2, 0, 0, 2, 40, 40]
    expect(
      figure().layers.first?.steps,
      equals: [
        .group(place, clip: nil, opacity: 1), .group(nil, clip: nil, opacity: 0.5),
        .fill(box, ContentColour(light: 0xFF00_00FF)), .end, .end,
      ]
    )
  }

  @Test func `controls are told with their places and names`() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 60, height: 44)
    let toggle = UISwitch(frame: CGRect(x: 100, y: 10, width: 51, height: 31))
    toggle.isOn = true
    toggle.accessibilityLabel = "Loud"
    let off = UIButton(frame: CGRect(x: 0, y: 80, width: 10, height: 10))
    off.isEnabled = false
    for view in [button, toggle, off] as [UIView] { window.addSubview(view) }
    expect(
      figure().controls,
      equals: [
        ScreenControl(place: button.frame, role: .button, label: "Play"),
        ScreenControl(place: toggle.frame, role: .toggle, label: "Loud", isOn: true),
      ]
    )
  }

  @Test func `a bar above content is a layer that follows it`() throws {
    window.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let inner = UIViewController()
    inner.title = "Albums"
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.frame = inner.view.bounds
    inner.view.addSubview(list)
    let stack = UINavigationController(rootViewController: inner)
    stack.navigationBar.prefersLargeTitles = true
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layOutAround()
    // The bar ends at 20 + 44 + 52 = 116, and at 64 when it is low.
    let layers = figure().layers
    let ground = try #require(layers.first { $0.follows != nil && $0.appears != nil })
    expect(ground.follows, equals: 64...232)
    expect(ground.appears?.from, equals: 64)
    expect(ground.appears?.to, equals: 56)
    let large = try #require(layers.first { $0.follows != nil && $0.clip != nil })
    expect(large.clip?.minY, equals: 64)
    let small = try #require(layers.first { $0.follows == nil && $0.appears != nil })
    expect(small.appears?.from, equals: 72)
    expect(small.appears?.to, equals: 64)
    let titles = layers.flatMap(\.steps).compactMap { step in
      if case .text(let line) = step { line.text } else { nil }
    }
    expect(titles, equals: ["Albums", "Albums"])
  }
}
