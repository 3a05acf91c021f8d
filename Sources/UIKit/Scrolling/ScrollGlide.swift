// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuartzCore

/// Moves the content of a scroll view by itself, frame by frame: after a finger let it go, or as an animated move.
///
/// Code that moves the content meanwhile moves the whole way; `UIScrollView.stopMotion()` ends it.
@MainActor
final class ScrollGlide: FrameListener {
  private weak var scroller: UIScrollView?
  private let across: AxisMotion
  private let down: AxisMotion
  private let end: () -> Void
  private var time: CGFloat = 0
  /// Where the content was put last, without what code added.
  private var last: CGPoint
  private var added = CGPoint.zero
  private var isOver = false

  /// Begins a motion; `end` is called when the content rests, not when the motion is stopped.
  init(
    of scroller: UIScrollView,
    across: AxisMotion,
    down: AxisMotion,
    end: @escaping () -> Void
  ) {
    self.scroller = scroller
    (self.across, self.down, self.end) = (across, down, end)
    last = scroller.contentOffset
    FrameClock.current.add(self)
  }

  /// Where the content rests.
  var rest: CGPoint { CGPoint(x: across.rest + added.x, y: down.rest + added.y) }

  /// Ends the motion where it is.
  func stop() { isOver = true }

  var wantsFrames: Bool { !isOver && scroller != nil }

  func frame(at now: Double, elapsed: Double) {
    guard let scroller, !isOver else { return }
    // A view that nobody sees any more is where it would rest.
    time = scroller.window == nil ? .infinity : time + elapsed
    let present = scroller.contentOffset
    added.x += present.x - last.x
    added.y += present.y - last.y
    scroller.put(
      at: CGPoint(
        x: across.position(at: time) + added.x,
        y: down.position(at: time) + added.y
      )
    )
    last = scroller.contentOffset
    guard time >= max(across.duration, down.duration), !isOver else { return }
    isOver = true
    end()
  }
}
