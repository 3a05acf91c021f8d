// SPDX-License-Identifier: Apache-2.0
import Expectations
import FlexLayout
import Testing
import UIKitTestSupport

/// In a view of 200 × 100.
@MainActor @Suite(.ownProcess) struct FlexLayoutTests {
  private let root = UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 100))

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The children's frames after a layout.
  private func frames(
    _ mode: Flex.LayoutMode = .fitContainer,
    _ define: (Flex) -> Void
  ) -> [CGRect] {
    root.flex.define(define)
    root.flex.layout(mode: mode)
    return root.subviews.map(\.frame)
  }

  @Test func `children stand in a column, as wide as their container`() {
    let all = frames {
      $0.addItem().height(20)
      $0.addItem().grow(1)
      $0.addItem().height(10).marginVertical(5)
    }
    expect(all, equals: [box(0, 0, 200, 20), box(0, 20, 200, 60), box(0, 85, 200, 10)])
    expect(root.frame, equals: box(7, 9, 200, 100))
  }

  @Test func `rows keep margins, and what grows takes the rest`() {
    let all = frames {
      $0.direction(.row)
      $0.addItem().size(CGSize(width: 50, height: 30)).marginLeft(10)
      $0.addItem().grow(1).marginHorizontal(5)
    }
    expect(all, equals: [box(10, 0, 50, 30), box(65, 0, 130, 100)])
  }

  @Test(
    arguments: [
      (Flex.JustifyContent.start, [0, 40]), (.end, [120, 160]), (.center, [60, 100]),
      (.spaceBetween, [0, 160]), (.spaceAround, [30, 130]), (.spaceEvenly, [40, 120]),
    ] as [(Flex.JustifyContent, [CGFloat])]
  )
  func `space that is left is given along the line`(_ justify: Flex.JustifyContent, _ x: [CGFloat])
  {
    let all = frames {
      $0.direction(.row).justifyContent(justify)
      $0.addItem().size(40)
      $0.addItem().size(40)
    }
    expect(all.map(\.minX), equals: x)
  }

  @Test func `children have their place across the line`() {
    let all = frames {
      $0.direction(.row).alignItems(.center)
      $0.addItem().size(20)
      $0.addItem().size(20).alignSelf(.end).marginBottom(3)
      $0.addItem().width(20).alignSelf(.stretch)
      $0.addItem().width(20).height(30%)
    }
    expect(
      all,
      equals: [box(0, 40, 20, 20), box(20, 77, 20, 20), box(40, 0, 20, 100), box(60, 35, 20, 30)]
    )
  }

  @Test func `lines break, with gaps between them`() {
    let all = frames {
      $0.direction(.row).wrap(.wrap).columnGap(10).rowGap(5)
      for _ in 0..<3 { $0.addItem().size(CGSize(width: 90, height: 20)) }
    }
    expect(all, equals: [box(0, 0, 90, 20), box(100, 0, 90, 20), box(0, 25, 90, 20)])
  }

  @Test func `lines are spread across the container`() {
    let all = frames {
      $0.direction(.row).wrap(.wrap).alignContent(.spaceBetween)
      for _ in 0..<3 { $0.addItem().size(CGSize(width: 150, height: 20)) }
    }
    expect(all.map(\.minY), equals: [0, 40, 80])
  }

  @Test func `what has reached its most gives the rest to others`() {
    let all = frames {
      $0.direction(.row)
      $0.addItem().grow(1).maxWidth(50)
      $0.addItem().grow(1)
      $0.addItem().grow(2)
    }
    expect(all.map(\.width), equals: [50, 50, 100])
  }

  @Test func `what is too long shrinks only if it was said`() {
    func long(_ shrink: CGFloat) -> (Flex) -> Void {
      { flex in
        flex.direction(.row)
        for _ in 0..<2 { flex.addItem().width(150).shrink(shrink) }
      }
    }
    expect(frames(.fitContainer, long(0)).map(\.minX), equals: [0, 150])
    for view in root.subviews { view.removeFromSuperview() }
    expect(frames(.fitContainer, long(1)).map(\.width), equals: [100, 100])
  }

  @Test func `some are placed by their distances from the edges`() {
    let all = frames {
      $0.padding(10)
      $0.addItem().height(30)
      $0.addItem().position(.absolute).right(8).bottom(5).size(20)
      $0.addItem().position(.absolute).all(4)
      $0.addItem().position(.absolute).left(10%).top(50%).size(2)
    }
    expect(
      all,
      equals: [box(10, 10, 180, 30), box(172, 75, 20, 20), box(4, 4, 192, 92), box(20, 50, 2, 2)]
    )
  }

  @Test func `a ratio gives the length that was not said`() {
    let all = frames {
      $0.alignItems(.start)
      $0.addItem().width(25%).aspectRatio(2)
      $0.addItem().height(30).aspectRatio(0.5)
    }
    expect(all, equals: [box(0, 0, 50, 25), box(0, 25, 15, 30)])
  }

  @Test func `a container can be as long as its children`() {
    let all = frames(.adjustHeight) {
      $0.padding(10, 20)
      $0.addItem().height(30)
      $0.addItem().direction(.row).marginTop(4).define {
        $0.addItem().size(40)
        $0.addItem().grow(1)
      }
    }
    expect(root.frame, equals: box(7, 9, 200, 94))
    expect(all, equals: [box(20, 10, 160, 30), box(20, 44, 160, 40)])
    expect(
      root.subviews[1].subviews.map(\.frame),
      equals: [box(0, 0, 40, 40), box(40, 0, 120, 40)]
    )
    expect(root.flex.intrinsicSize, equals: CGSize(width: 80, height: 94))
  }

  @Test func `rows turn round, and hidden ones take no space`() {
    let all = frames {
      $0.direction(.row).layoutDirection(.rtl)
      $0.addItem().size(20).marginStart(5)
      $0.addItem().size(30).display(.none)
      $0.addItem().size(40)
    }
    expect(all[0], equals: box(175, 0, 20, 20))
    expect(all[2], equals: box(135, 0, 40, 40))
    root.flex.layoutDirection(.ltr).direction(.rowReverse).layout()
    expect(root.subviews.map(\.frame.minX), equals: [180, 0, 135])
  }

  @Test func `texts are as long as they need to be`() {
    let label = UILabel()
    label.text = "Some words that need more than one line of this width"
    label.numberOfLines = 0
    let all = frames {
      $0.addItem(label).marginHorizontal(20)
      $0.addItem().height(1)
    }
    let height = label.sizeThatFits(CGSize(width: 160, height: 100)).height
    #expect(height > 30)
    #expect(abs(all[0].height - height) < 0.51)
    #expect(all[0].minX == 20 && all[0].width == 160)
    #expect(abs(all[1].minY - height) < 0.51)
  }
}
