// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with which people interact: the fingers on an app's screen press it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key of the keyboard was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A menu is shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where the content is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where the content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where the content is from left to right; it has no effect here.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is from top to bottom; it has no effect here.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
    var events: Event
  }

  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []
  /// What a finger did whose events are being told.
  private var touchEvent: UIEvent?

  /// Whether the control can be used.
  open var isEnabled = true { didSet { noteChange(from: oldValue, to: isEnabled) } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { noteChange(from: oldValue, to: isSelected) } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { noteChange(from: oldValue, to: isHighlighted) } }
  /// The present states of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether the control follows a finger.
  open internal(set) var isTracking = false
  /// Whether that finger is on the control.
  open internal(set) var isTouchInside = false

  /// Called when a finger comes down on the control.
  ///
  /// - Returns: Whether the control follows the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when that finger moves.
  ///
  /// - Returns: Whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when that finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when that finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// The size that the control needs; a length that it does not need is its present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let needed = intrinsicContentSize
    return CGSize(
      width: needed.width >= 0 ? needed.width : bounds.width,
      height: needed.height >= 0 ? needed.height : bounds.height
    )
  }

  /// Adds a method that is called for events; the target is a weak reference.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(object: target.map { $0 as AnyObject }, action: action, events: controlEvents)
    )
  }

  /// Removes methods that `addTarget` added.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { entry in
      (target == nil || entry.object === target.map { $0 as AnyObject })
        && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Makes a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action that is called for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Calls the methods and actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if let object = entry.object { sendAction(entry.action, to: object, for: touchEvent) }
    }
  }

  /// Calls the methods and actions for events of a finger, which methods of two arguments are told.
  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    sendActions(for: controlEvents)
  }

  /// Calls a method of a target; ``sendActions(for:)`` does so.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { action.perform(on: target as AnyObject, self, event) }
  }
  /// Runs an action; ``sendActions(for:)`` does so.
  open func sendAction(_ action: UIAction) { action.choose(for: self) }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes the action with a name from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.action, left)
    }
  }

  /// The objects whose methods are called for events.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.object as? NSObject).map(AnyHashable.init) })
  }
  /// The events for which something is called.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }
  /// The names of a target's methods for events; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { entry in
      entry.object === object && !entry.events.isDisjoint(with: controlEvent)
    }
    return names.isEmpty ? nil : names.map { NSStringFromSelector($0.action) }
  }
  /// Calls a block with each method and action, until it says stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for entry in actions where !isStopped { iterator(entry.action, nil, entry.events, &isStopped) }
    for entry in targets where !isStopped {
      iterator(nil, (entry.object, entry.action), entry.events, &isStopped)
    }
  }
}
