// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Sentences about `UIScrollView` and the calls of its delegate.
@MainActor @Suite(.ownProcess) struct ScrollViewSentenceTests {
  /// Notes the calls about scrolling.
  private final class Ear: UICollectionViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ view: UIScrollView) { heard.append("scroll") }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { heard.append("animated") }
    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { heard.append("inset") }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { heard.append("drag") }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { heard.append("rest") }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private let scene = Scene([numbered(20)])
  private let ear = Ear()
  private var view: UICollectionView { scene.view }

  init() {
    scene.view.delegate = ear
    _ = ear.take()
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

  @Test func `a scroll view starts with the documented values`() {
    let view = UIScrollView()
    says("the default content offset is zero", view.contentOffset, .zero)
    says("the default content size is zero", view.contentSize, .zero)
    says("the default content inset is zero", view.contentInset, .zero)
    says("adjustment of insets is automatic", view.contentInsetAdjustmentBehavior, .automatic)
    says(
      "indicators' insets adjust themselves",
      view.automaticallyAdjustsScrollIndicatorInsets,
      true
    )
    let flags: [(String, Bool, Bool)] = [
      ("scrolling is enabled", view.isScrollEnabled, true),
      ("paging is disabled", view.isPagingEnabled, false),
      ("directional lock is off", view.isDirectionalLockEnabled, false),
      ("it bounces", view.bounces, true),
      ("it does not always bounce vertically", view.alwaysBounceVertical, false),
      ("it does not always bounce horizontally", view.alwaysBounceHorizontal, false),
      ("a tap on the status bar scrolls to the top", view.scrollsToTop, true),
      ("the vertical indicator shows", view.showsVerticalScrollIndicator, true),
      ("the horizontal indicator shows", view.showsHorizontalScrollIndicator, true),
      ("touches of the content are delayed", view.delaysContentTouches, true),
      ("touches of the content can be cancelled", view.canCancelContentTouches, true),
      ("zooming bounces", view.bouncesZoom, true),
      ("nothing is tracked", view.isTracking, false),
      ("nothing is dragged", view.isDragging, false),
      ("nothing decelerates", view.isDecelerating, false),
      ("it clips", view.clipsToBounds, true),
    ]
    for flag in flags { says(flag.0, flag.1, flag.2) }
    says("the scale is 1", view.zoomScale, 1)
    says("the least scale is 1", view.minimumZoomScale, 1)
    says("the greatest scale is 1", view.maximumZoomScale, 1)
    says("the deceleration is normal", view.decelerationRate, .normal)
    says("normal is 0.998", UIScrollView.DecelerationRate.normal.rawValue, near: 0.998)
    says("fast is 0.99", UIScrollView.DecelerationRate.fast.rawValue, near: 0.99)
    says("the keyboard stays", view.keyboardDismissMode, .none)
    says("the indicators' style", view.indicatorStyle, .default)
  }

  @Test func `the offset is the origin of the bounds`() {
    view.contentOffset = point(120)
    says("setting the offset moves the bounds", view.bounds, box(0, 120, 300, 400))
    says("the frame stays", view.frame, box(0, 0, 300, 400))
    view.bounds.origin = point(80)
    says("setting the bounds' origin sets the offset", view.contentOffset, point(80))
    says("the delegate hears of each", ear.take(), ["scroll", "scroll"])
  }

  @Test func `the delegate hears of scrolling by code once, and of nothing else`() {
    view.setContentOffset(point(100), animated: false)
    says("without animation only didScroll", ear.take(), ["scroll"])
    view.setContentOffset(point(100), animated: false)
    says("where it is already, nothing", ear.take(), [])
    view.contentInset.top = 30
    says("an inset tells that the adjusted inset changed", ear.take().contains("inset"), true)
    says("the adjusted inset includes it", view.adjustedContentInset.top, 30)
    says("scrolled content stays", view.contentOffset, point(100))
  }

  @Test func `an animated scroll ends with the call about its animation`() {
    view.setContentOffset(point(500), animated: true)
    view.restContent()
    let heard = ear.take()
    says("it scrolls first", heard.first, "scroll")
    says("the animation's end comes last, once", heard.filter { $0 == "animated" }.count, 1)
    says("it ends there", view.contentOffset, point(500))
    says("nobody dragged", heard.contains("drag") || heard.contains("rest"), false)
  }

  @Test func `a rectangle is scrolled to only as far as needed`() {
    view.scrollRectToVisible(box(0, 100, 10, 100), animated: false)
    says("what is visible does not scroll", view.contentOffset, .zero)
    view.scrollRectToVisible(box(0, 500, 10, 100), animated: false)
    says("what is below comes to the lower edge", view.contentOffset, point(200))
    view.scrollRectToVisible(box(0, 150, 10, 100), animated: false)
    says("what is above comes to the upper edge", view.contentOffset, point(150))
    view.scrollRectToVisible(box(0, 1950, 10, 500), animated: false)
    says("it ends at the content's edge", view.contentOffset.y <= 1600, true)
  }

  @Test func `insets add room around the content`() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
    says("content at the top goes on resting there", view.contentOffset.y, -10)
    view.scrollToItem(at: .at(0, 19), at: .bottom, animated: false)
    says("the last item ends above the lower inset", view.contentOffset.y, 1650)
    view.scrollToItem(at: .at(0, 0), at: .top, animated: false)
    says("the first item starts below the upper inset", view.contentOffset.y, -10)
    says("the content size leaves insets out", view.contentSize, CGSize(width: 300, height: 2000))
  }

  @Test func `the guides are the frame and the content`() {
    let plain = UIScrollView(frame: box(10, 20, 100, 200))
    plain.contentSize = CGSize(width: 100, height: 900)
    says("a guide of the content", plain.contentLayoutGuide.owningView === plain, true)
    says("a guide of the frame", plain.frameLayoutGuide.owningView === plain, true)
  }

  @Test func `content that shrinks is scrolled back to its end`() {
    view.contentOffset = point(1600)
    view.layoutIfNeeded()
    scene.source.sections = [numbered(10)]
    view.reloadData()
    view.layoutIfNeeded()
    says("1000 of content in 400 ends at 600", view.contentOffset, point(600))
    scene.source.sections = [numbered(2)]
    view.reloadData()
    view.layoutIfNeeded()
    says("content smaller than the view stands at its start", view.contentOffset, .zero)
  }
}
