// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds a gesture in the touches of a view, and tells its targets.
///
/// A discrete gesture goes from possible to ended, or fails. A continuous one begins, changes, and ends or is
/// cancelled. Subclasses set `state` in the methods that take touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recogniser is on its way.
  @frozen public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// A discrete gesture was recognised: the same as `ended`.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []
  /// A state that the recogniser wants and that others may still stand in the way of.
  private(set) var wanted: State?
  private(set) var settled = State.possible
  /// Fingers that the recogniser was told of and that are not lifted.
  private(set) var touches: [UITouch] = []
  private(set) var required: [UIGestureRecognizer] = []

  /// Makes a recogniser with a first target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that has no target yet.
  @preconcurrency @MainActor public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recogniser from an archive, from which it reads nothing.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Where the recogniser is on its way; subclasses set it.
  open var state: State {
    get { wanted ?? settled }
    set { if newValue != settled || isRepeatable(newValue) { wanted = newValue } }
  }

  /// The view whose touches are looked at.
  open internal(set) weak var view: UIView?
  /// Asks and decides about the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser looks at touches; turned off it cancels what it follows.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only after the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name for people.
  open var name: String?
  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// Adds a receiver, which is not kept alive.
  ///
  /// - Parameters:
  ///   - target: An object.
  ///   - action: Its method; only one that carries how it is called calls anything.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Removes receivers: those of a target, of an action, of both, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      let isTarget = target == nil || entry.object === (target as AnyObject)
      let isAction = action == nil || entry.action == action
      return isTarget && isAction
    }
  }

  /// The middle of all fingers, in a view's coordinates; in those of the recogniser's view for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let points = touches.map { $0.location(in: view ?? self.view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count)
    )
  }

  /// Where one of the fingers is, counted in the order in which they came down; zero for none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return .zero }
    return touches[touchIndex].location(in: view ?? self.view)
  }

  /// Waits with the gesture until another recogniser has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// Forgets what was tracked, after a gesture or a failure; overrides call super.
  open func reset() {}

  /// Whether this recogniser, once it has recognised, makes another fail; it does unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser that has recognised makes this one fail; it does unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits for another to fail; it does not unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits for this one to fail; it does not unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Leaves a finger out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were taken away by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// When the recogniser wants to hear of the time again; `nil` for never.
  var deadline: TimeInterval? { nil }

  /// Time has passed with no finger moving.
  func timePassed(to timestamp: TimeInterval) {}

  private var lastLocation = CGPoint.zero

  func take(_ touch: UITouch) { touches.append(touch) }

  func drop(_ touch: UITouch) {
    if touches.contains(touch) { lastLocation = location(in: nil) }
    touches.removeAll { $0 === touch }
  }

  /// Takes the wanted state for good, and tells the targets unless the gesture failed.
  func settle(as state: State) {
    wanted = nil
    settled = state
    guard state != .failed, state != .possible else { return }
    for target in targets {
      if let object = target.object { target.action.call?(object, self) }
    }
  }

  /// Starts over.
  func startOver() {
    wanted = nil
    settled = .possible
    touches = []
    reset()
  }

  /// Gives up what is followed.
  func abandon() {
    switch settled {
    case .began, .changed: settle(as: .cancelled)
    case .possible: settle(as: .failed)
    case .ended, .cancelled, .failed: break
    }
    startOver()
  }

  /// A change is told each time.
  private func isRepeatable(_ state: State) -> Bool { state == .changed }
}
