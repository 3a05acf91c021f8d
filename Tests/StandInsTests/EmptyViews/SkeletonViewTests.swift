// SPDX-License-Identifier: Apache-2.0
import Expectations
import SkeletonView
import Testing
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct SkeletonViewTests {
  @Test func `a view keeps its content while a skeleton is asked for`() {
    let label = UILabel()
    label.text = "a"
    label.isSkeletonable = true
    label.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .systemGray))
    expect(!label.sk.isSkeletonActive)
    expect(label.text, equals: "a")
    label.hideSkeleton()
    expectEmpty(label.subviews)
  }
}
