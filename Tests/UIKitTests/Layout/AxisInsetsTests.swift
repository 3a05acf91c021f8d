// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// UIKit's insets, along and across the scroll direction.
@Suite(.ownProcess) struct AxisInsetsTests {
  @Test func `takes insets by axis`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(
      Axis.vertical.insets(insets),
      equals: AxisInsets(mainStart: 1, mainEnd: 3, crossStart: 2, crossEnd: 4)
    )
    expect(
      Axis.horizontal.insets(insets),
      equals: AxisInsets(mainStart: 2, mainEnd: 4, crossStart: 1, crossEnd: 3)
    )
  }
}
