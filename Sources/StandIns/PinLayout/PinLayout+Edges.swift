// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Distances of edges from the superview's.
extension PinLayout {
  @discardableResult
  public func top(_ value: CGFloat = 0) -> PinLayout {
    let place = value
    return say { $0.y.near = place }
  }

  @discardableResult
  public func top(_ percent: Percent) -> PinLayout { top(percent.of(room.height)) }

  @discardableResult
  public func top(_ insets: UIEdgeInsets) -> PinLayout { top(insets.top) }

  @discardableResult
  public func bottom(_ value: CGFloat = 0) -> PinLayout {
    let place = room.height - value
    return say { $0.y.far = place }
  }

  @discardableResult
  public func bottom(_ percent: Percent) -> PinLayout { bottom(percent.of(room.height)) }

  @discardableResult
  public func bottom(_ insets: UIEdgeInsets) -> PinLayout { bottom(insets.bottom) }

  @discardableResult
  public func left(_ value: CGFloat = 0) -> PinLayout {
    let place = value
    return say { $0.x.near = place }
  }

  @discardableResult
  public func left(_ percent: Percent) -> PinLayout { left(percent.of(room.width)) }

  @discardableResult
  public func left(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }

  @discardableResult
  public func right(_ value: CGFloat = 0) -> PinLayout {
    let place = room.width - value
    return say { $0.x.far = place }
  }

  @discardableResult
  public func right(_ percent: Percent) -> PinLayout { right(percent.of(room.width)) }

  @discardableResult
  public func right(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }

  @discardableResult
  public func start(_ value: CGFloat = 0) -> PinLayout { isMirrored ? right(value) : left(value) }

  @discardableResult
  public func start(_ percent: Percent) -> PinLayout { start(percent.of(room.width)) }

  @discardableResult
  public func start(_ insets: UIEdgeInsets) -> PinLayout {
    isMirrored ? right(insets.right) : left(insets.left)
  }

  @discardableResult
  public func end(_ value: CGFloat = 0) -> PinLayout { isMirrored ? left(value) : right(value) }

  @discardableResult
  public func end(_ percent: Percent) -> PinLayout { end(percent.of(room.width)) }

  @discardableResult
  public func end(_ insets: UIEdgeInsets) -> PinLayout {
    isMirrored ? left(insets.left) : right(insets.right)
  }
}
