// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine
@testable import UIKit

/// Insets of UIKit, along and across the way in which a layout scrolls.
@Suite struct AxisInsetsTests {
  @Test func `takes insets by axis`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      Axis.vertical.insets(insets)
        == AxisInsets(mainStart: 1, mainEnd: 3, crossStart: 2, crossEnd: 4)
    )
    #expect(
      Axis.horizontal.insets(insets)
        == AxisInsets(mainStart: 2, mainEnd: 4, crossStart: 1, crossEnd: 3)
    )
  }
}
