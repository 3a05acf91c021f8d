// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The place and the size of the view in its container.
extension Flex {
  @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex {
    say { $0.alignSelf = value }
  }
  @discardableResult public func grow(_ value: CGFloat) -> Flex { say { $0.grow = max(0, value) } }
  @discardableResult public func shrink(_ value: CGFloat) -> Flex {
    say { $0.shrink = max(0, value) }
  }
  @discardableResult public func basis(_ value: CGFloat?) -> Flex {
    say { $0.basis = FlexLength(value) }
  }
  @discardableResult public func basis(_ percent: FPercent) -> Flex {
    say { $0.basis = FlexLength(percent) }
  }

  // MARK: Lengths

  @discardableResult public func width(_ value: CGFloat?) -> Flex {
    say { $0.width = FlexLength(value) }
  }
  @discardableResult public func width(_ percent: FPercent) -> Flex {
    say { $0.width = FlexLength(percent) }
  }
  @discardableResult public func height(_ value: CGFloat?) -> Flex {
    say { $0.height = FlexLength(value) }
  }
  @discardableResult public func height(_ percent: FPercent) -> Flex {
    say { $0.height = FlexLength(percent) }
  }
  @discardableResult public func size(_ size: CGSize?) -> Flex {
    width(size?.width).height(size?.height)
  }
  @discardableResult public func size(_ side: CGFloat) -> Flex { width(side).height(side) }
  @discardableResult public func minWidth(_ value: CGFloat?) -> Flex {
    say { $0.minWidth = FlexLength(value) }
  }
  @discardableResult public func minWidth(_ percent: FPercent) -> Flex {
    say { $0.minWidth = FlexLength(percent) }
  }
  @discardableResult public func maxWidth(_ value: CGFloat?) -> Flex {
    say { $0.maxWidth = FlexLength(value) }
  }
  @discardableResult public func maxWidth(_ percent: FPercent) -> Flex {
    say { $0.maxWidth = FlexLength(percent) }
  }
  @discardableResult public func minHeight(_ value: CGFloat?) -> Flex {
    say { $0.minHeight = FlexLength(value) }
  }
  @discardableResult public func minHeight(_ percent: FPercent) -> Flex {
    say { $0.minHeight = FlexLength(percent) }
  }
  @discardableResult public func maxHeight(_ value: CGFloat?) -> Flex {
    say { $0.maxHeight = FlexLength(value) }
  }
  @discardableResult public func maxHeight(_ percent: FPercent) -> Flex {
    say { $0.maxHeight = FlexLength(percent) }
  }
  @discardableResult public func aspectRatio(_ value: CGFloat?) -> Flex {
    say { $0.aspectRatio = value }
  }
  @discardableResult public func aspectRatio(of imageView: UIImageView) -> Flex {
    let size = imageView.image?.size ?? .zero
    return aspectRatio(size.height > 0 ? size.width / size.height : nil)
  }

  // MARK: Place

  @discardableResult public func position(_ value: Position) -> Flex {
    say { $0.position = value }
  }
  @discardableResult public func top(_ value: CGFloat) -> Flex {
    say { $0.place.top = .points(value) }
  }
  @discardableResult public func top(_ percent: FPercent) -> Flex {
    say { $0.place.top = FlexLength(percent) }
  }
  @discardableResult public func left(_ value: CGFloat) -> Flex {
    say { $0.place.left = .points(value) }
  }
  @discardableResult public func left(_ percent: FPercent) -> Flex {
    say { $0.place.left = FlexLength(percent) }
  }
  @discardableResult public func bottom(_ value: CGFloat) -> Flex {
    say { $0.place.bottom = .points(value) }
  }
  @discardableResult public func bottom(_ percent: FPercent) -> Flex {
    say { $0.place.bottom = FlexLength(percent) }
  }
  @discardableResult public func right(_ value: CGFloat) -> Flex {
    say { $0.place.right = .points(value) }
  }
  @discardableResult public func right(_ percent: FPercent) -> Flex {
    say { $0.place.right = FlexLength(percent) }
  }
  @discardableResult public func start(_ value: CGFloat) -> Flex {
    say { $0.place.start = .points(value) }
  }
  @discardableResult public func end(_ value: CGFloat) -> Flex {
    say { $0.place.end = .points(value) }
  }
  @discardableResult public func horizontally(_ value: CGFloat) -> Flex { left(value).right(value) }
  @discardableResult public func horizontally(_ percent: FPercent) -> Flex {
    left(percent).right(percent)
  }
  @discardableResult public func vertically(_ value: CGFloat) -> Flex { top(value).bottom(value) }
  @discardableResult public func vertically(_ percent: FPercent) -> Flex {
    top(percent).bottom(percent)
  }
  @discardableResult public func all(_ value: CGFloat) -> Flex {
    horizontally(value).vertically(value)
  }
  @discardableResult public func all(_ percent: FPercent) -> Flex {
    horizontally(percent).vertically(percent)
  }
}
