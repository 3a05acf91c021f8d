// SPDX-License-Identifier: Apache-2.0
import CombineCocoa
import Expectations
import Testing
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct CombineCocoaTests {
  @Test func `taps are told until nobody listens`() {
    let button = UIButton()
    var taps = 0
    let listening = button.tapPublisher.sink { taps += 1 }
    button.sendActions(for: .touchUpInside)
    expect(taps, equals: 1)
    listening.cancel()
    button.sendActions(for: .touchUpInside)
    expect(taps, equals: 1)
  }

  @Test func `values are told now and after each change by hand`() {
    let (field, control) = (UITextField(), UISegmentedControl(items: ["a", "b"]))
    field.text = "a"
    control.selectedSegmentIndex = 1
    var texts: [String?] = []
    var indices: [Int] = []
    let listening = [
      field.textPublisher.sink { texts.append($0) },
      control.selectedSegmentIndexPublisher.sink { indices.append($0) },
    ]
    field.text = "b"
    expect(texts, equals: ["a"])
    field.sendActions(for: .editingChanged)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    expect(texts, equals: ["a", "b"])
    expect(indices, equals: [1, 0])
    withExtendedLifetime(listening) {}
  }

  @Test func `offsets are told, and the end once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    var offsets: [CGFloat] = []
    var ends = 0
    let listening = [
      view.contentOffsetPublisher.sink { offsets.append($0.y) },
      view.reachedBottomPublisher(offset: 10).sink { ends += 1 },
    ]
    for y in [150, 201, 220, 20, 230] as [CGFloat] { view.contentOffset.y = y }
    expect(offsets, equals: [0, 150, 201, 220, 20, 230])
    expect(ends, equals: 2)
    withExtendedLifetime(listening) {}
  }

  @Test func `an item of a bar calls whoever listens to it`() {
    let item = UIBarButtonItem()
    var taps = 0
    let listening = item.tapPublisher.sink { taps += 1 }
    if let action = item.action, let target = item.target {
      action.call?(target, item)
    }
    expect(taps, equals: 1)
    withExtendedLifetime(listening) {}
  }
}
