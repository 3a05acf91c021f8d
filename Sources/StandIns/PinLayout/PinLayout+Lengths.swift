// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Lengths.
extension PinLayout {
  @discardableResult
  public func width(_ value: CGFloat) -> PinLayout { say { $0.x.length = max(0, value) } }

  @discardableResult
  public func width(_ percent: Percent) -> PinLayout { width(percent.of(room.width)) }

  @discardableResult
  public func minWidth(_ value: CGFloat) -> PinLayout { say { $0.x.least = max(0, value) } }

  @discardableResult
  public func minWidth(_ percent: Percent) -> PinLayout { minWidth(percent.of(room.width)) }

  @discardableResult
  public func maxWidth(_ value: CGFloat) -> PinLayout { say { $0.x.most = max(0, value) } }

  @discardableResult
  public func maxWidth(_ percent: Percent) -> PinLayout { maxWidth(percent.of(room.width)) }

  @discardableResult
  public func width(of other: UIView) -> PinLayout { width(other.bounds.width) }

  @discardableResult
  public func height(_ value: CGFloat) -> PinLayout { say { $0.y.length = max(0, value) } }

  @discardableResult
  public func height(_ percent: Percent) -> PinLayout { height(percent.of(room.height)) }

  @discardableResult
  public func minHeight(_ value: CGFloat) -> PinLayout { say { $0.y.least = max(0, value) } }

  @discardableResult
  public func minHeight(_ percent: Percent) -> PinLayout { minHeight(percent.of(room.height)) }

  @discardableResult
  public func maxHeight(_ value: CGFloat) -> PinLayout { say { $0.y.most = max(0, value) } }

  @discardableResult
  public func maxHeight(_ percent: Percent) -> PinLayout { maxHeight(percent.of(room.height)) }

  @discardableResult
  public func height(of other: UIView) -> PinLayout { height(other.bounds.height) }

  @discardableResult
  public func size(_ size: CGSize) -> PinLayout { width(size.width).height(size.height) }

  @discardableResult
  public func size(_ side: CGFloat) -> PinLayout { width(side).height(side) }

  @discardableResult
  public func size(_ percent: Percent) -> PinLayout { width(percent).height(percent) }

  @discardableResult
  public func size(of other: UIView) -> PinLayout { size(other.bounds.size) }

  /// Width by height.
  @discardableResult
  public func aspectRatio(_ ratio: CGFloat) -> PinLayout { say { $0.aspectRatio = ratio } }

  @discardableResult
  public func aspectRatio(of other: UIView) -> PinLayout {
    let size = other.bounds.size
    return size.height > 0 ? aspectRatio(size.width / size.height) : self
  }

  /// The picture's, of an image view.
  @discardableResult
  public func aspectRatio() -> PinLayout {
    guard let size = (view as? UIImageView)?.image?.size, size.height > 0 else { return self }
    return aspectRatio(size.width / size.height)
  }

  @discardableResult
  public func sizeToFit(_ type: FitType = .content) -> PinLayout { say { $0.fit = type } }
}
