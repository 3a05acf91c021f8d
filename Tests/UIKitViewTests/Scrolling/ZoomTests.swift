// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Zooming of a view of 200 × 100 points in a scroll view of 200 × 200.
@MainActor
@Suite(.ownProcess) struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var told: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      told.append("will \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) { told.append("end \(scale)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer = Zoomer()
  private let touches: ScreenTouches

  init() {
    touches = ScreenTouches(window)
    window.addSubview(scroller)
    scroller.delegate = zoomer
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 4)
    scroller.addSubview(zoomer.picture)
    scroller.contentSize = CGSize(width: 200, height: 100)
  }

  @Test func `a scale by code keeps to the limits, scales the content, and is told as a change`() {
    scroller.setZoomScale(2, animated: false)
    expect(scroller.zoomScale, equals: 2)
    expect(zoomer.told, equals: ["zoom"])
    expect(zoomer.picture.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 200))
    expect(zoomer.picture.bounds.size, equals: CGSize(width: 200, height: 100))
    expect(scroller.contentSize, equals: CGSize(width: 400, height: 200))
    // The middle of the width, at 100, is at 200 now and stays in the middle.
    expect(scroller.contentOffset, equals: CGPoint(x: 100, y: 0))
    scroller.zoomScale = 9
    expect(scroller.zoomScale, equals: 4)
    scroller.zoomScale = 0.5
    expect(scroller.zoomScale, equals: 1)
    expect(scroller.contentOffset, equals: .zero)
  }

  @Test func `an app may put the zoomed view into the middle`() {
    scroller.zoomScale = 1.5
    // 150 points of 200 are seen.
    zoomer.picture.frame.origin.y = 25
    expect(zoomer.picture.frame, equals: CGRect(x: 0, y: 25, width: 300, height: 150))
    expect(zoomer.picture.bounds.size, equals: CGSize(width: 200, height: 100))
  }

  @Test func `a rectangle of the view becomes as large as it fits, in the middle`() {
    scroller.zoom(to: CGRect(x: 100, y: 20, width: 80, height: 40), animated: false)
    // 200 / 80 = 2.5. The middle of the rectangle, (140, 40), is at (350, 100): 250 … 450 by 0 … 200.
    expect(scroller.zoomScale, equals: 2.5)
    expect(scroller.contentOffset, equals: CGPoint(x: 250, y: 0))
    scroller.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expect(scroller.zoomScale, equals: 4)
    expect(scroller.contentOffset, equals: .zero)
  }

  @Test func `an animated zoom is told from its beginning to its end`() async {
    await FrameClock.replaced { @MainActor in
      scroller.setZoomScale(3, animated: true)
      expect(zoomer.told.first, equals: "will true")
      expect(scroller.zoomScale, equals: 3)
    }
  }

  @Test func `two fingers zoom around their middle`() {
    touches.began(0, at: CGPoint(x: 80, y: 50), timestamp: 1)
    touches.began(1, at: CGPoint(x: 120, y: 50), timestamp: 1)
    // Their distance grows from 40 to 80 points.
    touches.moved(0, to: CGPoint(x: 70, y: 50), timestamp: 1.1)
    expect(scroller.isZooming)
    touches.moved(1, to: CGPoint(x: 130, y: 50), timestamp: 1.2)
    touches.moved(0, to: CGPoint(x: 60, y: 50), timestamp: 1.3)
    touches.moved(1, to: CGPoint(x: 140, y: 50), timestamp: 1.4)
    expect(scroller.zoomScale, equals: 2)
    touches.ended(0, at: CGPoint(x: 60, y: 50), timestamp: 1.5)
    touches.ended(1, at: CGPoint(x: 140, y: 50), timestamp: 1.5)
    expect(!scroller.isZooming)
    expect(zoomer.told.first, equals: "will true")
    expect(zoomer.told.last, equals: "end 2.0")
    // Now there is more content than is seen, so that one finger moves it.
    let before = scroller.contentOffset.x
    touches.began(0, at: CGPoint(x: 100, y: 50), timestamp: 3)
    touches.moved(0, to: CGPoint(x: 60, y: 50), timestamp: 3.5)
    #expect(scroller.contentOffset.x > before)
  }

  @Test func `without bouncing, fingers stay within the limits`() {
    scroller.bouncesZoom = false
    touches.began(0, at: CGPoint(x: 40, y: 50), timestamp: 1)
    touches.began(1, at: CGPoint(x: 160, y: 50), timestamp: 1)
    touches.moved(0, to: CGPoint(x: 90, y: 50), timestamp: 1.1)
    touches.moved(1, to: CGPoint(x: 110, y: 50), timestamp: 1.2)
    expect(scroller.zoomScale, equals: 1)
  }

  @Test func `constraints keep a zoomed view at its place, and its scrolled size`() {
    let picture = zoomer.picture
    picture.translatesAutoresizingMaskIntoConstraints = false
    let guide = scroller.contentLayoutGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.topAnchor.constraint(equalTo: guide.topAnchor),
      picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 200),
      picture.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layOutAround()
    scroller.zoomScale = 2
    window.layOutAround()
    expect(picture.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 200))
    expect(scroller.contentSize, equals: CGSize(width: 400, height: 200))
  }

  @Test func `a slider's pictures take their room from its track`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 227, height: 34))
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let room = slider.imageRooms
    let width = slider.minimumValueImage?.size.width ?? 0
    expect(room.before, equals: width + 8)
    expect(room.after, equals: 0)
    // The knob of 27 points has 200 less the picture's room.
    slider.moveKnob(to: room.before + 13.5 + (200 - room.before) / 4)
    expect(slider.value, equals: 0.25)
  }
}
