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
}
