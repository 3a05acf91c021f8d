// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a tap on a control, or a finger on a slider, does to its value.
extension UIControl {
  /// Changes the value as a tap at a place of the control does, and tells it.
  func changeValue(at place: CGPoint) {
    switch self {
    case let bar as BarButton: bar.tapped()
    case let tab as TabButton: tab.tapped()
    case let toggle as UISwitch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    case let segments as UISegmentedControl: segments.choose(at: place)
    case let stepper as UIStepper: stepper.step(isUp: place.x > stepper.bounds.midX)
    case let pages as UIPageControl: pages.turn(isForward: place.x > pages.bounds.midX)
    default: break
    }
  }
}

extension UISlider {
  /// Moves the knob under a finger.
  func follow(_ place: CGPoint) {
    let before = value
    moveKnob(to: place.x)
    if value != before { sendActions(for: .valueChanged) }
  }
}

extension UISegmentedControl {
  fileprivate func choose(at place: CGPoint) {
    guard numberOfSegments > 0, bounds.width > 0 else { return }
    let index = Int(place.x / bounds.width * CGFloat(numberOfSegments))
    let chosen = min(numberOfSegments - 1, max(0, index))
    guard chosen != selectedSegmentIndex, isEnabledForSegment(at: chosen) else { return }
    selectedSegmentIndex = isMomentary ? UISegmentedControl.noSegment : chosen
    actionForSegment(at: chosen)?.choose()
    sendActions(for: .valueChanged)
  }
}

extension UIStepper {
  fileprivate func step(isUp: Bool) {
    var wanted = value + (isUp ? stepValue : -stepValue)
    if wraps, wanted > maximumValue { wanted = minimumValue }
    if wraps, wanted < minimumValue { wanted = maximumValue }
    let next = min(maximumValue, max(minimumValue, wanted))
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }
}

extension UIPageControl {
  fileprivate func turn(isForward: Bool) {
    let before = currentPage
    currentPage += isForward ? 1 : -1
    if currentPage != before { sendActions(for: .valueChanged) }
  }
}

extension UIControl {
  /// Opens the menu of a button if a finger that was lifted from it asks for it.
  ///
  /// - Source: the reference of `UIButton.menu` and `UIBarButtonItem.menu`: a menu that is not the primary action
  ///   opens after the control was held. Policy: when the finger is lifted then.
  /// - Returns: Whether it did.
  func opensMenu(isHeld: Bool) -> Bool {
    switch self {
    case let button as UIButton:
      guard button.menu != nil, button.showsMenuAsPrimaryAction || isHeld else { return false }
      button.openMenu()
    case let button as BarButton:
      guard let item = button.item, item.hasMenuOfItsOwn || (isHeld && item.menu != nil) else {
        return false
      }
      item.openMenu(at: button)
    default: return false
    }
    return true
  }
}
