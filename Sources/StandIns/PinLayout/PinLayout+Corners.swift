// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Both edges of an axis, or all, and the middle.
extension PinLayout {
  @discardableResult
  public func horizontally(_ value: CGFloat = 0) -> PinLayout { left(value).right(value) }

  @discardableResult
  public func horizontally(_ percent: Percent) -> PinLayout { horizontally(percent.of(room.width)) }

  @discardableResult
  public func horizontally(_ insets: UIEdgeInsets) -> PinLayout { left(insets).right(insets) }

  @discardableResult
  public func vertically(_ value: CGFloat = 0) -> PinLayout { top(value).bottom(value) }

  @discardableResult
  public func vertically(_ percent: Percent) -> PinLayout { vertically(percent.of(room.height)) }

  @discardableResult
  public func vertically(_ insets: UIEdgeInsets) -> PinLayout { top(insets).bottom(insets) }

  @discardableResult
  public func all(_ value: CGFloat = 0) -> PinLayout { horizontally(value).vertically(value) }

  @discardableResult
  public func all(_ insets: UIEdgeInsets) -> PinLayout { horizontally(insets).vertically(insets) }

  @discardableResult
  public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
    let middle = room.width / 2 + offset
    return say { $0.x.middle = middle }
  }

  @discardableResult
  public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
    let middle = room.height / 2 + offset
    return say { $0.y.middle = middle }
  }

  @discardableResult
  public func center(_ offset: CGFloat = 0) -> PinLayout { hCenter(offset).vCenter(offset) }

  @discardableResult
  public func topLeft(_ value: CGFloat = 0) -> PinLayout { top(value).left(value) }

  @discardableResult
  public func topCenter(_ value: CGFloat = 0) -> PinLayout { top(value).hCenter() }

  @discardableResult
  public func topRight(_ value: CGFloat = 0) -> PinLayout { top(value).right(value) }

  @discardableResult
  public func centerLeft(_ value: CGFloat = 0) -> PinLayout { vCenter().left(value) }

  @discardableResult
  public func centerRight(_ value: CGFloat = 0) -> PinLayout { vCenter().right(value) }

  @discardableResult
  public func bottomLeft(_ value: CGFloat = 0) -> PinLayout { bottom(value).left(value) }

  @discardableResult
  public func bottomCenter(_ value: CGFloat = 0) -> PinLayout { bottom(value).hCenter() }

  @discardableResult
  public func bottomRight(_ value: CGFloat = 0) -> PinLayout { bottom(value).right(value) }

  @discardableResult
  public func topStart(_ value: CGFloat = 0) -> PinLayout { top(value).start(value) }

  @discardableResult
  public func topEnd(_ value: CGFloat = 0) -> PinLayout { top(value).end(value) }

  @discardableResult
  public func bottomStart(_ value: CGFloat = 0) -> PinLayout { bottom(value).start(value) }

  @discardableResult
  public func bottomEnd(_ value: CGFloat = 0) -> PinLayout { bottom(value).end(value) }
}
