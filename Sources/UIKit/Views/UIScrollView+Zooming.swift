// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Zooming: the view that the delegate names is scaled, and the content is as large as it is then.
extension UIScrollView {
  /// How long an animated zoom takes, in seconds; policy.
  private static let duration: TimeInterval = 0.3

  /// The zoom scale; setting it zooms around the middle of what is seen.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a person zooms.
  public var isZooming: Bool { zoom.isUnderway }

  /// Whether the scale comes back within its limits.
  public var isZoomBouncing: Bool { zoom.isReturning }

  /// The gesture that zooms; `nil` unless the view can zoom.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    if let pinch = zoom.pinch { return pinch }
    let pinch = ZoomPinch(of: self)
    zoom.pinch = pinch
    return pinch
  }

  /// Sets the scale, within its limits, around the middle of what is seen.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let wanted = allowed(scale)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    run(to: wanted, animated) { $0.scale(to: wanted, about: middle) }
  }

  /// Shows a rectangle of the zoomed view, as large as it fits and as the limits allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else {
      return scrollRectToVisible(rect, animated: animated)
    }
    let wanted = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    run(to: wanted, animated) { scroller in
      scroller.scale(to: wanted, about: CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY))
      let origin = view.frame.origin
      scroller.contentOffset = scroller.restricted(
        CGPoint(
          x: origin.x + rect.midX * wanted - scroller.bounds.width / 2,
          y: origin.y + rect.midY * wanted - scroller.bounds.height / 2
        )
      )
    }
  }

  /// The view that is scaled; `nil` if the delegate names none.
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Whether two fingers zoom.
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// The scale nearest to another one within the limits.
  private func allowed(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return zoom.scale }
    return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Runs a zoom by code.
  ///
  /// An animated one is told from its beginning to its end, another one as a change alone.
  private func run(
    to scale: CGFloat,
    _ isAnimated: Bool,
    _ change: @escaping @MainActor (UIScrollView) -> Void
  ) {
    guard let view = zoomedView else { return }
    stopMotion()
    guard isAnimated else { return change(self) }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    callListeners?.tell("scrollViewWillBeginZooming(_:with:)", [self, view])
    UIView.animate(withDuration: Self.duration) {
      change(self)
    } completion: { [weak self] _ in
      self?.endZoom(of: view)
    }
  }

  private func endZoom(of view: UIView) {
    (zoom.isUnderway, zoom.isReturning) = (false, false)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    let name = "scrollViewDidEndZooming(_:with:atScale:)"
    callListeners?.tell(name, [self, view, zoom.scale])
  }

  /// Scales the content so that a point of it stays where it is seen, unless an edge would come inwards.
  private func scale(to scale: CGFloat, about point: CGPoint) {
    guard let view = zoomedView, scale != zoom.scale || !view.traits.isZoomed else { return }
    let ratio = scale / zoom.scale
    let (origin, offset) = (view.frame.origin, contentOffset)
    zoom.scale = scale
    view.traits.isZoomed = true
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.frame = CGRect(origin: origin, size: size)
    contentSize = size
    contentOffset = restricted(
      CGPoint(
        x: origin.x + (point.x - origin.x) * ratio - (point.x - offset.x),
        y: origin.y + (point.y - origin.y) * ratio - (point.y - offset.y)
      )
    )
    scrollDelegate?.scrollViewDidZoom(self)
    callListeners?.tell("scrollViewDidZoom:", [self])
    showScrolled()
  }

  // MARK: Two fingers

  /// Zooms with two fingers, around their middle.
  fileprivate func follow(_ pinch: ZoomPinch) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      (zoom.isUnderway, zoom.isReturning, pinch.first) = (true, false, zoom.scale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      callListeners?.tell("scrollViewWillBeginZooming(_:with:)", [self, view])
      stretch(pinch)
    case .changed: stretch(pinch)
    case .ended, .cancelled: release(pinch, view)
    case .possible, .failed: break
    }
  }

  /// Beyond the limits the content follows half as far, in doublings, if it may go beyond them at all; policy.
  private func stretch(_ pinch: ZoomPinch) {
    let wanted = pinch.first * pinch.scale
    guard wanted > 0 else { return }
    let limit = allowed(wanted)
    let shown = bouncesZoom ? limit * (wanted / limit).squareRoot() : limit
    scale(to: shown, about: pinch.location(in: self))
  }

  private func release(_ pinch: ZoomPinch, _ view: UIView) {
    let limit = allowed(zoom.scale)
    guard limit != zoom.scale else { return endZoom(of: view) }
    let point = pinch.location(in: self)
    zoom.isReturning = true
    UIView.animate(withDuration: Self.duration) {
      self.scale(to: limit, about: point)
    } completion: { [weak self] _ in
      self?.endZoom(of: view)
    }
  }
}

/// What a scroll view knows of its zooming.
@MainActor
struct ZoomState {
  var scale: CGFloat = 1
  var isUnderway = false
  var isReturning = false
  var pinch: ZoomPinch?
}

/// The recogniser with which two fingers zoom; the content can be dragged meanwhile.
@MainActor
final class ZoomPinch: UIPinchGestureRecognizer {
  /// The scale when the fingers began.
  fileprivate var first: CGFloat = 1

  /// Makes the recogniser of a scroll view.
  convenience init(of scroller: UIScrollView) {
    self.init(
      target: scroller,
      action: Selector("zoom:") { target, sender in
        guard let scroller = target as? UIScrollView, let pinch = sender as? ZoomPinch else {
          return
        }
        scroller.follow(pinch)
      }
    )
    view = scroller
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPan && other.view === view)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPan && other.view === view)
  }
}
