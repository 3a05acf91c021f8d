// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// What sections are told about the container that contains them.
@Suite(.ownProcess) struct LayoutContainerTests {
  @Test @MainActor func `policy: insets of a container below one are points`() {
    let container = LayoutContainer(
      effectiveSize: CGSize(width: 100, height: 50),
      insets: CompositionalInsets(leading: 0.5, trailing: 0.25)
    )
    expect(container.contentInsets.leading, equals: 0.5)
    expect(container.effectiveContentInsets.trailing, equals: 0.25)
    expect(container.contentSize, equals: CGSize(width: 100.75, height: 50))
  }
}
