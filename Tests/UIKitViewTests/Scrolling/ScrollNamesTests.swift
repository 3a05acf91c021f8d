// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Names of scroll views and collection views that nothing here makes use of, with UIKit's defaults.
@MainActor @Suite(.ownProcess) struct ScrollNamesTests {
  @Test func `a scroll view has UIKit's defaults`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(view.bouncesVertically)
    expect(view.bouncesHorizontally)
    expect(view.transfersHorizontalScrollingToParent)
    expect(view.transfersVerticalScrollingToParent)
    expect(view.contentAlignmentPoint, equals: .zero)
    view.contentOffset.y = 30
    view.stopScrollingAndZooming()
    expect(view.contentOffset.y, equals: 30)
    expect(!view.isDecelerating)
  }

  @Test func `a controller comes with a view of its own unless told otherwise`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    expect(!controller.useLayoutToLayoutNavigationTransitions)
    controller.useLayoutToLayoutNavigationTransitions = true
    expect(controller.useLayoutToLayoutNavigationTransitions)
  }
}
