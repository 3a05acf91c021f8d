// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds a gesture in the touches of a view, and calls its targets.
///
/// A discrete gesture goes from possible to ended, or fails. A continuous one begins, changes, and
/// ends or is cancelled. Subclasses set `state` in the methods for touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a recogniser.
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
  /// The state that the recogniser wants; other recognisers may still prevent it.
  private(set) var wanted: State?
  private(set) var settled = State.possible
  /// The fingers that the recogniser was told about and that are still down.
  private(set) var touches: [UITouch] = []
  private(set) var required: [UIGestureRecognizer] = []

  /// Makes a recogniser with a first target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser without a target.
  @preconcurrency @MainActor public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recogniser; the archive's values are not read.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Called after all objects of the recogniser's file, and their connections, were made; does nothing by default.
  open func awakeFromNib() {}

  /// The state of the recogniser; set by subclasses.
  open var state: State {
    get { wanted ?? settled }
    set { if newValue != settled || isRepeatable(newValue) { wanted = newValue } }
  }

  /// The view whose touches the recogniser gets.
  open internal(set) weak var view: UIView?
  /// Asks and decides about the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser gets touches; setting `false` cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }
  /// Whether recognising the gesture cancels the view's touches.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view is told about lifted fingers only after the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// The number of fingers that take part.
  open var numberOfTouches: Int { touches.count }

  /// Adds a target, as a weak reference.
  ///
  /// - Parameters:
  ///   - target: An object.
  ///   - action: Its method. Only a selector with a function inside has an effect.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Removes the targets with an object, with an action, with both, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      let isTarget = target == nil || entry.object === (target as AnyObject)
      let isAction = action == nil || entry.action == action
      return isTarget && isAction
    }
  }

  /// The middle of all fingers, in a view's coordinates; for `nil`, in those of the window.
  ///
  /// When all fingers are lifted, it is where the last ones were.
  open func location(in view: UIView?) -> CGPoint {
    let fingers = touches.isEmpty ? lastTouches : touches
    guard !fingers.isEmpty else { return .zero }
    let points = fingers.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count)
    )
  }

  /// The place of a finger, counted in the order in which they came down; zero if there is no such
  /// finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return .zero }
    return touches[touchIndex].location(in: view)
  }

  /// Makes this gesture wait until another recogniser has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// Forgets what was tracked, after a gesture or a failure; overrides call super.
  open func reset() {}

  /// Whether recognising this gesture makes another recogniser fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognised gesture makes this recogniser fail; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits for another one to fail; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits for this one to fail; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Excludes a finger from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// When the recogniser must next be told that time passed; `nil` for never.
  var deadline: TimeInterval? { nil }

  /// Called when time passed without a move of a finger.
  func timePassed(to timestamp: TimeInterval) {}

  /// The fingers that were there last.
  private var lastTouches: [UITouch] = []

  func take(_ touch: UITouch) { touches.append(touch) }

  func drop(_ touch: UITouch) {
    if touches.contains(touch) { lastTouches = touches }
    touches.removeAll { $0 === touch }
  }

  /// Sets the wanted state finally, and calls the targets unless the gesture failed.
  func settle(as state: State) {
    wanted = nil
    settled = state
    guard state != .failed, state != .possible else { return }
    for target in targets {
      if let object = target.object { target.action.call?(object, self) }
    }
  }

  /// Starts a new sequence of touches.
  func startOver() {
    wanted = nil
    settled = .possible
    touches = []
    reset()
  }

  /// Cancels the gesture.
  func abandon() {
    switch settled {
    case .began, .changed: settle(as: .cancelled)
    case .possible: settle(as: .failed)
    case .ended, .cancelled, .failed: break
    }
    startOver()
  }

  /// Whether a state is told again when it repeats: only `changed` is.
  private func isRepeatable(_ state: State) -> Bool { state == .changed }
}
