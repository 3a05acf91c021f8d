// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// What throws the shadow of a view that has no ground of its own.
@MainActor
@Suite(.ownProcess) struct ShadowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  /// A card of 100 × 60 points at (20, 30).
  private let card = UICollectionViewCell(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() {
    window.addSubview(card)
    card.contentView.frame = card.bounds
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.6
  }

  private var shadows: [ScreenShape] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
      .compactMap { if case .shadow(let shape, _, _, _) = $0 { shape } else { nil } }
  }

  private let whole = CGRect(x: 20, y: 30, width: 100, height: 60)

  @Test func `a cell throws the shadow of its content with round corners`() {
    expect(shadows, equals: [])
    card.contentView.backgroundColor = .white
    card.contentView.layer.cornerRadius = 18
    card.contentView.layer.masksToBounds = true
    expect(shadows, equals: [.box(whole, radius: 18)])
  }

  @Test func `what is cut off at round corners throws a shadow with these corners`() {
    card.contentView.layer.cornerRadius = 18
    card.contentView.layer.masksToBounds = true
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.yellow.cgColor, UIColor.orange.cgColor]
    gradient.frame = card.bounds
    card.contentView.layer.addSublayer(gradient)
    expect(shadows, equals: [.box(whole, radius: 18)])
    // A part of the content leaves the corners alone.
    gradient.frame = CGRect(x: 0, y: 20, width: 300, height: 20)
    expect(shadows, equals: [.box(CGRect(x: 20, y: 50, width: 100, height: 20), radius: 0)])
  }

  @Test func `views side by side throw one shadow together, and hidden ones none`() throws {
    for x in [0.0, 60] {
      let part = UIView(frame: CGRect(x: x, y: 10, width: 40, height: 20))
      part.backgroundColor = .red
      card.contentView.addSubview(part)
    }
    guard case .path(let outline)? = shadows.first, shadows.count == 1 else {
      return #expect(Bool(false))
    }
    let points = outline.steps.flatMap(\.points)
    // From 20 to 20 + 60 + 40, and from 30 + 10 to 30 + 10 + 20.
    expect(points.map(\.x).min(), equals: 20)
    expect(points.map(\.x).max(), equals: 120)
    expect(points.map(\.y).min(), equals: 40)
    expect(points.map(\.y).max(), equals: 60)
    card.contentView.subviews[1].isHidden = true
    expect(shadows, equals: [.box(CGRect(x: 20, y: 40, width: 40, height: 20), radius: 0)])
  }

  @Test func `what lies in something else adds nothing to its shadow`() {
    card.contentView.backgroundColor = .white
    card.contentView.layer.cornerRadius = 8
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    badge.backgroundColor = .red
    card.addSubview(badge)
    expect(shadows, equals: [.box(whole, radius: 8)])
  }

  @Test func `a layer that is cut off at its bounds shows no shadow`() {
    card.backgroundColor = .white
    expect(shadows, equals: [.box(whole, radius: 0)])
    card.layer.masksToBounds = true
    expect(shadows, equals: [])
  }

  @Test func `the configured ground of a cell throws its shadow`() {
    var ground = UIBackgroundConfiguration.clear()
    ground.backgroundColor = .white
    ground.cornerRadius = 12
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    card.backgroundConfiguration = ground
    expect(
      shadows,
      equals: [.box(CGRect(x: 30, y: 35, width: 80, height: 50), radius: 12)]
    )
  }
}
