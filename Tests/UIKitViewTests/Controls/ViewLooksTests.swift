// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The look that an app chose for all views of a class, which they get when they come into a window.
@MainActor
@Suite(.serialized, .ownProcess) struct ViewLooksTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func withLooks(_ body: () -> Void) {
    let before = Appearances.current
    defer { Appearances.current = before }
    Appearances.current = Appearances()
    body()
  }

  @Test func `controls get the chosen colours in a window, and keep their own`() {
    withLooks {
      UISwitch.appearance().onTintColor = .red
      UISlider.appearance().minimumTrackTintColor = .red
      UIPageControl.appearance().currentPageIndicatorTintColor = .red
      UIButton.appearance().tintColor = .red
      let (plain, own) = (UISwitch(), UISwitch())
      own.onTintColor = .green
      let (slider, pages, button) = (UISlider(), UIPageControl(), UIButton(type: .system))
      let holder = UIView()
      for view in [plain, own, slider, pages, button] { holder.addSubview(view) }
      expect(plain.onTintColor, equals: nil)
      window.addSubview(holder)
      expect(plain.onTintColor, equals: .red)
      expect(own.onTintColor, equals: .green)
      expect(slider.minimumTrackTintColor, equals: .red)
      expect(pages.currentPageIndicatorTintColor, equals: .red)
      expect(button.tintColor, equals: .red)
    }
  }

  @Test func `titles of segments get the chosen attributes by state`() {
    withLooks {
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance()
        .setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      let segments = UISegmentedControl(items: ["One", "Two"])
      window.addSubview(segments)
      expect(segments.selectedSegmentTintColor, equals: .red)
      let look = segments.titleTextAttributes(for: .selected)
      #expect(look?[.foregroundColor] as? UIColor == .white)
      #expect(segments.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test func `a class of the app gets the look of the class that it extends`() {
    final class Toggle: UISwitch {}
    withLooks {
      UISwitch.appearance().onTintColor = .red
      let toggle = Toggle()
      window.addSubview(toggle)
      expect(toggle.onTintColor, equals: .red)
    }
  }

  @Test func `labels get the colour and the font of all labels, unless code gave them others`() {
    withLooks {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 21)
      let (plain, own) = (UILabel(), UILabel())
      own.textColor = .green
      for view in [plain, own] { window.addSubview(view) }
      expect(plain.textColor, equals: .red)
      expect(own.textColor, equals: .green)
      expect(plain.font.pointSize, equals: 21)
    }
  }

  @Test func `labels in cells get the look of labels in cells, those of rows' texts too`() {
    withLooks {
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 9)
      UIButton.appearance().setTitleColor(.green, for: .normal)
      let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      row.textLabel?.text = "Row"
      row.detailTextLabel?.textColor = .blue
      let (inner, outer, button) = (UILabel(), UILabel(), UIButton(type: .system))
      button.setTitle("Go", for: .normal)
      for view in [inner, button] { row.contentView.addSubview(view) }
      for view in [row, outer] { window.addSubview(view) }
      #expect(row.textLabel?.textColor == .red && row.detailTextLabel?.textColor == .blue)
      #expect(inner.textColor == .red && outer.textColor == .label)
      expect(button.titleColor(for: .normal), equals: .green)
      expect(button.titleLabel?.font.pointSize, equals: 9)
    }
  }

  @Test func `segments have room for their pictures`() {
    let picture = UIImage(.file("/a.png"), size: CGSize(width: 24, height: 20))
    let control = UISegmentedControl(items: [picture, picture])
    // 24 and 20 around the picture, twice.
    expect(control.frame.size, equals: CGSize(width: 88, height: 32))
    control.setImage(UIImage(.file("/b.png"), size: CGSize(width: 40, height: 20)), forSegmentAt: 1)
    expect(control.intrinsicContentSize.width, equals: 120)
  }

  @Test func `the tint colour of a label is that of its view`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (label.text, label.textColor) = ("More", .tintColor)
    window.tintColor = .red
    window.addSubview(label)
    let inks = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
      .compactMap { step -> Bool? in
        if case .text(let line) = step { line.colour == ContentColour(.red) } else { nil }
      }
    expect(inks, equals: [true])
  }
}
