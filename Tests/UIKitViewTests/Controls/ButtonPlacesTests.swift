// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct ButtonPlacesTests {
  private let box = CGRect(x: 0, y: 0, width: 300, height: 80)

  /// A button with a picture of 20 × 20 points, a gap of 10 and a title.
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(.file("a"), size: CGSize(width: 20, height: 20))
    configuration.imagePadding = 10
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func `A picture stands where its configuration says`() {
    let title = button { _ in }.places(in: box).title.size
    let whole = 20 + 10 + title.width
    let start = (300 - whole) / 2
    let leading = button { _ in }.places(in: box)
    expect(leading.image.origin, equals: CGPoint(x: start, y: 30))
    expect(leading.title.minX, equals: start + 30)
    let trailing = button { $0.imagePlacement = .trailing }.places(in: box)
    expect(trailing.title.minX, equals: start)
    expect(trailing.image.minX, equals: start + title.width + 10)
    let top = button { $0.imagePlacement = .top }.places(in: box)
    let height = 20 + 10 + title.height
    expect(top.image.origin, equals: CGPoint(x: 140, y: (80 - height) / 2))
    expect(top.title.minY, equals: top.image.maxY + 10)
    expect(top.title.midX, equals: 150)
    // 12 points at the sides, 7 above and below.
    let size = button { $0.imagePlacement = .bottom }.intrinsicContentSize
    expect(size, equals: CGSize(width: title.width + 24, height: height + 14))
  }

  @Test func `A subtitle stands below the title`() {
    let places = button {
      $0.subtitle = "A longer line"
      $0.titleAlignment = .leading
      $0.image = nil
    }.places(in: box)
    expect(places.subtitle.minY, equals: places.title.maxY + 1)
    expect(places.subtitle.minX, equals: places.title.minX)
    expect(places.title.minY + places.subtitle.maxY, equals: 80)
  }

  @Test func `Insets move parts by their edges`() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let plain = button.places(in: box).title
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 4, right: -6)
    expect(button.places(in: box).title, equals: plain.offsetBy(dx: 6, dy: -2))
    button.contentHorizontalAlignment = .left
    expect(button.places(in: box).title.minX, equals: 6)
  }

  @Test func `An app's own style replaces the device's in what is painted`() {
    let window = UIView(frame: box)
    let inner = UIView(frame: box)
    inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    window.addSubview(inner)
    let colours = {
      ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap { step in
        if case .fill(_, let colour) = step { [colour.light, colour.dark] } else { nil }
      }
    }
    expect(colours(), equals: [[0x0000_00FF, 0xFFFF_FFFF]])
    window.overrideUserInterfaceStyle = .dark
    expect(colours(), equals: [[0xFFFF_FFFF, 0xFFFF_FFFF]])
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    inner.overrideUserInterfaceStyle = .light
    expect(colours(), equals: [[0x0000_00FF, 0x0000_00FF]])
  }

  @Test(arguments: [
    // A smaller picture keeps its size in the middle, a larger one shrinks in each direction for itself.
    (CGSize(width: 20, height: 30), CGRect(x: 140, y: 25, width: 20, height: 30)),
    (CGSize(width: 600, height: 40), CGRect(x: 0, y: 20, width: 300, height: 40)),
    (CGSize(width: 600, height: 400), CGRect(x: 0, y: 0, width: 300, height: 80)),
  ])
  func `A picture without a title has its own size as far as there is room`(
    size: CGSize,
    place: CGRect
  ) {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(.file("a"), size: size), for: .normal)
    expect(button.places(in: box).image, equals: place)
    expect(button.intrinsicContentSize, equals: size)
  }

  @Test func `A picture without a title fills what it is aligned to fill`() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(.file("a"), size: CGSize(width: 20, height: 30)), for: .normal)
    button.contentHorizontalAlignment = .fill
    expect(
      button.places(in: box).image,
      equals: CGRect(x: 0, y: 25, width: 300, height: 30)
    )
    button.contentVerticalAlignment = .fill
    expect(button.places(in: box).image, equals: box)
  }
}
