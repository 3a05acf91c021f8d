// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Constraints to the centre of a scroll view of 200 × 400 points.
@MainActor
@Suite(.ownProcess) struct ScrollCentreTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let logo = UIView()

  init() {
    window.addSubview(scroll)
    logo.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(logo)
    NSLayoutConstraint.activate([
      logo.widthAnchor.constraint(equalToConstant: 80),
      logo.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  /// By Apple's guide on scroll views, centres are those of the frame, and edges those of the content.
  @Test func `a view is centred in the frame, whatever the content's width is`() {
    NSLayoutConstraint.activate([
      logo.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      logo.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      logo.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
    ])
    window.layOutAround()
    expect(logo.frame, equals: CGRect(x: 60, y: 10, width: 80, height: 20))
    expect(scroll.contentSize.height, equals: 35)
  }

  @Test func `what is centred scrolls with the content`() {
    scroll.contentSize = CGSize(width: 200, height: 900)
    NSLayoutConstraint.activate([
      logo.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      logo.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      logo.topAnchor.constraint(lessThanOrEqualTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    window.layOutAround()
    scroll.contentOffset.y = 50
    window.layOutAround()
    expect(logo.frame, equals: CGRect(x: 60, y: 190, width: 80, height: 20))
  }
}
