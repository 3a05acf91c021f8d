// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import UIKit

/// The window of a screen in use: it follows the device's size, fingers and the app's own changes.
@MainActor
package final class LiveScreen {
  private let window: UIWindow
  private let presenter: WindowPresenter
  private let touches: ScreenTouches
  /// What is shown where a screen has no collection view.
  private let empty = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  /// The most rounds in which the app's changes lead to others.
  private static let mostRounds = 4
  private var traits: UITraitCollection?
  private let keyboard = ScreenKeyboard()
  private let accessory = InputAccessory()
  private let replacement = InputReplacement()
  /// The height of the device's keyboard, in points.
  private var typing: CGFloat = 0
  /// Whether the app's controllers are told other sizes.
  private let isTold: Bool

  init(_ screen: Screen, isTold: Bool) {
    window = screen.window
    presenter = WindowPresenter(window)
    touches = ScreenTouches(window)
    self.isTold = isTold
    window.showsTime = true
    window.isOfApp = true
    shown = front
    touches.content = shown
    Self.all.append { [weak self] in self }
  }

  /// The screens that somebody sees.
  private static var all: [() -> LiveScreen?] = []

  /// Whether somebody sees a screen of the app.
  static var areInUse: Bool {
    all.removeAll { $0() == nil }
    return !all.isEmpty
  }

  /// The collection view whose elements are shown.
  package private(set) lazy var shown: UICollectionView = empty

  /// The collection view that is to be shown: the largest one of the controller in front, and of equal ones the
  /// one that lies in front.
  private var front: UICollectionView {
    let root = presenter.front?.viewIfLoaded ?? window
    let all = root.collectionViewsWithin.reversed().map { view in
      (view: view, area: view.visibleArea(in: window))
    }
    return all.filter { $0.area > 0 }.max { $0.area < $1.area }?.view ?? empty
  }

  /// Takes another collection view, if the app shows another one.
  ///
  /// - Returns: Whether it is another one.
  package func takeFront() -> Bool {
    let next = front
    guard next !== shown else { return false }
    shown = next
    touches.content = next
    return true
  }

  /// The collection views that were shown, in the order in which they first were.
  private var seen: [() -> UICollectionView?] = []

  /// The number of the shown collection view among all that were shown; one to which the app goes back has its number
  /// again.
  package var shownNumber: Int {
    if let number = seen.firstIndex(where: { $0() === shown }) { return number }
    seen.append { [weak shown] in shown }
    return seen.count - 1
  }

  /// The number of collection views on the screen besides the shown one.
  package var otherCount: Int {
    window.collectionViewsWithin.filter { $0 !== shown && $0.visibleArea(in: window) > 0 }.count
  }

  // MARK: Size and layout

  /// What a device sets besides its size.
  package struct Device {
    package var covered: UIEdgeInsets
    package var scale: CGFloat
    package var style: UIUserInterfaceStyle
    /// The text size that the person prefers; `nil` for what the screen has.
    package var textSize: UIContentSizeCategory?
    /// The height of the keyboard, in points; 0 without one.
    package var keyboard: CGFloat
    /// The direction of reading; `nil` for what the screen has.
    package var reading: UIUserInterfaceLayoutDirection?
    /// Whether the person asks for less motion.
    package var reducesMotion: Bool

    /// Makes the settings of a device.
    package init(
      covered: UIEdgeInsets,
      scale: CGFloat,
      style: UIUserInterfaceStyle,
      textSize: UIContentSizeCategory? = nil,
      keyboard: CGFloat = 0,
      reading: UIUserInterfaceLayoutDirection? = nil,
      reducesMotion: Bool = false
    ) {
      self.covered = covered
      self.scale = scale
      self.style = style
      self.textSize = textSize
      self.keyboard = keyboard
      self.reading = reading
      self.reducesMotion = reducesMotion
    }
  }

  /// Gives the window the size of a device, with what the system covers of it.
  package func fit(_ size: CGSize, _ device: Device) {
    let reading = device.reading ?? window.reading
    ReadingDirection.with(reading) {
      window.reading = reading
      ShownWords.with(window.words) { adopt(size, device) }
    }
  }

  private func adopt(_ size: CGSize, _ wanted: Device) {
    var device = wanted
    device.textSize = wanted.textSize ?? self.device?.textSize
    let chosen = window.chosenStyle
    let style = chosen == .unspecified ? device.style : chosen
    self.device = device
    window.reducesMotion = device.reducesMotion
    for view in window.collectionViewsWithin + [empty] { equip(view, device, style) }
    empty.frame.size = size
    let traits = empty.traitCollection
    let isOther = window.frame.size != size
    if size.width > 0, size.height > 0 {
      window.deviceTraits = traits
      UIScreen.main.show(traits, size: size, covered: device.covered)
      if let root = window.rootViewController, isTold, isOther || self.traits != traits {
        root.turn(to: size, traits, from: self.traits)
      }
      self.traits = traits
    }
    if isOther {
      // Controllers' views have their new size already. Resized with the window, too, what is in them would change by
      // twice the difference.
      let root = window.rootViewController?.viewIfLoaded
      let turned = window.subviews.filter { $0 === root || $0.frame.size == size }
      let masks = turned.map(\.autoresizingMask)
      for view in turned { view.autoresizingMask = [] }
      window.frame.size = size
      for (view, mask) in zip(turned, masks) { view.autoresizingMask = mask }
      root?.frame = window.bounds
    }
    window.coveredInsets = device.covered
    typing = device.keyboard
    settle()
  }

  /// What the device was last; `nil` before the first one.
  private var device: Device?

  /// Gives a collection view what the device sets; with other pixels, it is laid out again.
  private func equip(_ view: UICollectionView, _ device: Device, _ style: UIUserInterfaceStyle) {
    if view.displayScale != device.scale {
      view.displayScale = device.scale
      view.collectionViewLayout.invalidateLayout()
    }
    view.surroundings.style = style
    if let textSize = device.textSize { view.surroundings.contentSize = textSize }
  }

  /// Gives collection views that came to the window since then what the device sets, before they are laid out.
  private func equipNew() {
    guard let device else { return }
    let chosen = window.chosenStyle
    let style = chosen == .unspecified ? device.style : chosen
    for view in window.collectionViewsWithin { equip(view, device, style) }
  }

  /// What becomes of the screen's texts; another style lays everything out again.
  package var words: PseudoWords.Style? {
    get { window.words }
    set {
      guard newValue != words else { return }
      window.words = newValue
      settle()
    }
  }

  /// Runs code of the screen on its device, in its direction of reading, and with its words.
  private func inLanguage(_ body: () -> Void) {
    // Another page's device may be another one.
    if let traits {
      UIScreen.main.show(traits, size: window.frame.size, covered: window.coveredInsets)
    }
    ReadingDirection.with(window.reading) { ShownWords.with(window.words, body) }
  }

  /// Runs the work that is due and lays everything out around the shown collection view.
  package func settle() { inLanguage(settleAll) }

  private func settleAll() {
    defer {
      if mayHaveChanged { ScreenMotion.shown { shown.refreshDrawings() } }
      mayHaveChanged = false
    }
    for _ in 0..<Self.mostRounds {
      presenter.update()
      let front = presenter.front
      touches.endLostEditing()
      let replaced = replacement.update(in: window, field: touches.responder)
      let below = replaced > 0 ? replaced : typing
      let above = accessory.update(
        in: window,
        responder: touches.responder,
        front: front,
        keyboard: below
      )
      keyboard.show(below + above, in: window)
      window.layOutAround()
      equipNew()
      for view in window.collectionViewsWithin where view !== shown { view.layoutIfNeeded() }
      guard MainWork.run(skipsWaits: false) else { return }
      mayHaveChanged = true
    }
  }

  /// Whether the app's code may have changed what its cells show, in ways that nothing tells.
  private var mayHaveChanged = false

  /// Notes that code of the app ran by the clock of the frames: ends of animations, display links.
  package func noteFrame() { mayHaveChanged = true }

  /// Where the shown collection view is in the window; `nil` when it is not there.
  package var place: CGRect? {
    guard shown !== empty, shown.window === window else { return nil }
    return shown.convert(shown.bounds, to: window)
  }

  /// How much lower the bar above the shown content becomes by scrolling.
  package var collapse: CGFloat { window.collapse(above: shown) }

  /// What the window shows around the shown collection view.
  package var figure: ScreenFigure {
    let content = shown === empty ? nil : shown
    let rest = content.map { ContentPlacing(of: $0, in: window) }
    return ScreenMotion.shown {
      var figure = ScreenPainter.figure(of: window, around: content)
      if let content, let rest {
        figure.motion = ContentPlacing(of: content, in: window).motion(from: rest)
      }
      return figure
    }
  }

  /// Whether one screen is passing into another one.
  package var isChanging: Bool { window.changes > 0 }

  /// What stands around the shown collection view, in words.
  package var parts: [ScreenPart] {
    ScreenInventory.parts(of: window, around: shown === empty ? nil : shown)
  }

  // MARK: Fingers

  /// The progress of a finger.
  package enum Finger {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Takes a finger on the window; times are seconds of any clock that never goes back.
  package func take(
    _ phase: Finger,
    at point: CGPoint,
    finger: Int = 0,
    timestamp: TimeInterval
  ) {
    mayHaveChanged = true
    inLanguage {
      switch phase {
      case .began:
        // Nobody waits for an earlier one any more.
        window.askedMenu = nil
        touches.began(finger, at: point, timestamp: timestamp)
      case .moved: touches.moved(finger, to: point, timestamp: timestamp)
      case .ended: touches.ended(finger, at: point, timestamp: timestamp)
      case .cancelled: touches.cancelled(finger, timestamp: timestamp)
      }
    }
  }

  /// The menu that the last finger opened, once.
  package func takeMenu() -> ControlMenu? {
    defer { window.askedMenu = nil }
    return window.askedMenu
  }

  /// Takes all fingers away, for example because their client is gone.
  package func takeFingersAway(timestamp: TimeInterval) {
    mayHaveChanged = true
    inLanguage { touches.cancelAll(timestamp: timestamp) }
  }

  /// Whether a view around the shown collection view takes drags along an axis.
  package func takesDrags(sideways: Bool) -> Bool { touches.takesDrags(sideways: sideways) }

  /// The drags that begin on the shown collection view at its upper edge and are for a sheet around it.
  package var edgeDrags: EdgeDrags { touches.edgeDrags }

  /// The next time for which a recogniser waits, on the clock of the fingers; `nil` for none.
  package var gestureDeadline: TimeInterval? { touches.deadline }

  /// Notes that time passed without a move of a finger.
  package func gestureTimePassed(to timestamp: TimeInterval) {
    mayHaveChanged = true
    inLanguage { touches.timePassed(to: timestamp) }
  }

  /// Sets the text of the field that has the keyboard.
  ///
  /// - Returns: Whether a field has it.
  package func type(_ text: String) -> Bool { touches.type(text) }

  /// The field that has the keyboard: its place in the window, text, name and size of font.
  package var edited: (place: CGRect, text: String, label: String, size: CGFloat)? {
    touches.edited
  }

  /// Whether the keyboard of the device comes up for that field, and no view of the app's in its place.
  package var hasKeyboard: Bool { touches.typist?.inputView == nil }

  // MARK: Way back

  private var stack: UINavigationController? {
    var controller = presenter.front
    while let present = controller {
      if let stack = present as? UINavigationController { return stack }
      controller =
        (present as? UITabBarController)?.selectedViewController ?? present.children.last
    }
    return nil
  }

  /// Whether there is a screen to go back to.
  package var canGoBack: Bool {
    presenter.front?.presentingViewController != nil || (stack?.viewControllers.count ?? 0) > 1
  }

  /// Goes back to the screen before: in the stack in front, or by closing what is over it.
  ///
  /// - Returns: Whether there was one.
  package func goBack() -> Bool {
    if let stack, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
      return true
    }
    return presenter.dismissLast()
  }
}
