// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The dots of pages.
@MainActor
@Suite(.ownProcess) struct PageDotTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func steps(of view: UIView) -> [ScreenStep] {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    return ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  private func fills(of view: UIView) -> [ContentColour] {
    steps(of: view).compactMap { if case .fill(_, let colour) = $0 { colour } else { nil } }
  }

  @Test func `the current page's dot is white and the others half as strong, in light and dark`() {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    let (white, faint) = (ContentColour(light: 0xFFFF_FFFF), ContentColour(light: 0xFFFF_FF80))
    expect(fills(of: pages), equals: [faint, white, faint])
    pages.pageIndicatorTintColor = .red
    expect(fills(of: pages), equals: [ContentColour(.red), white, ContentColour(.red)])
  }

  @Test func `pictures take the place of dots, in the tint of their page`() {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.gray, .red)
    // 3 × 7 + 2 × 9 + 25.
    expect(pages.intrinsicContentSize, equals: CGSize(width: 64, height: 26))
    pages.preferredIndicatorImage = UIImage(systemName: "capsule.fill")
    let names = symbols(of: pages)
    expect(names.map(\.name), equals: ["capsule.fill", "capsule.fill", "capsule.fill"])
    expect(
      names.map(\.colour),
      equals: [ContentColour(.gray), ContentColour(.red), ContentColour(.gray)]
    )
    expectEmpty(fills(of: pages))
    pages.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
    expect(
      symbols(of: pages).map(\.name),
      equals: ["capsule.fill", "star.fill", "capsule.fill"]
    )
    pages.setIndicatorImage(UIImage(systemName: "house.fill"), forPage: 0)
    pages.setIndicatorImage(UIImage(systemName: "house.fill"), forPage: 1)
    expect(
      symbols(of: pages).map(\.name),
      equals: ["house.fill", "star.fill", "capsule.fill"]
    )
    pages.setCurrentPageIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 1)
    expect(
      symbols(of: pages).map(\.name),
      equals: ["house.fill", "heart.fill", "capsule.fill"]
    )
    pages.currentPage = 0
    expect(
      symbols(of: pages).map(\.name),
      equals: ["star.fill", "house.fill", "capsule.fill"]
    )
    pages.setIndicatorImage(nil, forPage: 1)
    expect(pages.indicatorImage(forPage: 1), equals: nil)
    expect(pages.indicatorImage(forPage: 0), equals: UIImage(systemName: "house.fill"))
    expect(symbols(of: pages).map(\.name), equals: ["star.fill", "capsule.fill", "capsule.fill"])
  }

  @Test func `a picture has its own size, and all indicators have room for the largest one`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let picture = UIImage(.file("wave.png"), size: CGSize(width: 12, height: 30))
    pages.setIndicatorImage(picture, forPage: 1)
    // 3 × 12 + 2 × 9 + 25.
    expect(pages.size(forNumberOfPages: 3), equals: CGSize(width: 79, height: 30))
    let box = CGRect(x: 0, y: 0, width: 100, height: 40)
    expect(
      pages.place(ofPage: 0, in: box),
      equals: CGRect(x: 25.5, y: 16.5, width: 7, height: 7)
    )
    expect(pages.place(ofPage: 1, in: box), equals: CGRect(x: 44, y: 5, width: 12, height: 30))
    expect(
      pages.place(ofPage: 2, in: box),
      equals: CGRect(x: 67.5, y: 16.5, width: 7, height: 7)
    )
    let tints = steps(of: pages).compactMap { step in
      if case .image("wave.png", _, _, _, let tint) = step { tint } else { nil }
    }
    expect(tints, equals: [ContentColour(light: 0xFFFF_FF80)])
  }

  private func symbols(of view: UIView) -> [(name: String, colour: ContentColour)] {
    steps(of: view).compactMap {
      if case .symbol(let name, let colour, _) = $0 { (name, colour) } else { nil }
    }
  }
}
