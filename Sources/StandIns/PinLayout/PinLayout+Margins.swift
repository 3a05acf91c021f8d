// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Distances that are kept from the edges that are said.
extension PinLayout {
  @discardableResult
  public func marginTop(_ value: CGFloat) -> PinLayout { say { $0.y.nearMargin = value } }

  @discardableResult
  public func marginTop(_ percent: Percent) -> PinLayout { marginTop(percent.of(room.height)) }

  @discardableResult
  public func marginBottom(_ value: CGFloat) -> PinLayout { say { $0.y.farMargin = value } }

  @discardableResult
  public func marginBottom(_ percent: Percent) -> PinLayout {
    marginBottom(percent.of(room.height))
  }

  @discardableResult
  public func marginLeft(_ value: CGFloat) -> PinLayout { say { $0.x.nearMargin = value } }

  @discardableResult
  public func marginLeft(_ percent: Percent) -> PinLayout { marginLeft(percent.of(room.width)) }

  @discardableResult
  public func marginRight(_ value: CGFloat) -> PinLayout { say { $0.x.farMargin = value } }

  @discardableResult
  public func marginRight(_ percent: Percent) -> PinLayout { marginRight(percent.of(room.width)) }

  @discardableResult
  public func marginStart(_ value: CGFloat) -> PinLayout {
    isMirrored ? marginRight(value) : marginLeft(value)
  }

  @discardableResult
  public func marginEnd(_ value: CGFloat) -> PinLayout {
    isMirrored ? marginLeft(value) : marginRight(value)
  }

  @discardableResult
  public func marginHorizontal(_ value: CGFloat) -> PinLayout {
    marginLeft(value).marginRight(value)
  }

  @discardableResult
  public func marginVertical(_ value: CGFloat) -> PinLayout {
    marginTop(value).marginBottom(value)
  }

  @discardableResult
  public func margin(_ value: CGFloat) -> PinLayout {
    marginHorizontal(value).marginVertical(value)
  }

  @discardableResult
  public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
    marginVertical(vertical).marginHorizontal(horizontal)
  }

  @discardableResult
  public func margin(_ insets: UIEdgeInsets) -> PinLayout {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  @discardableResult
  public func margin(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  ) -> PinLayout {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }
}
