// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The space between the view's edges and its children.
extension Flex {
  @discardableResult public func paddingTop(_ value: CGFloat) -> Flex {
    say { $0.padding.top = .points(value) }
  }
  @discardableResult public func paddingTop(_ percent: FPercent) -> Flex {
    say { $0.padding.top = FlexLength(percent) }
  }
  @discardableResult public func paddingLeft(_ value: CGFloat) -> Flex {
    say { $0.padding.left = .points(value) }
  }
  @discardableResult public func paddingLeft(_ percent: FPercent) -> Flex {
    say { $0.padding.left = FlexLength(percent) }
  }
  @discardableResult public func paddingBottom(_ value: CGFloat) -> Flex {
    say { $0.padding.bottom = .points(value) }
  }
  @discardableResult public func paddingBottom(_ percent: FPercent) -> Flex {
    say { $0.padding.bottom = FlexLength(percent) }
  }
  @discardableResult public func paddingRight(_ value: CGFloat) -> Flex {
    say { $0.padding.right = .points(value) }
  }
  @discardableResult public func paddingRight(_ percent: FPercent) -> Flex {
    say { $0.padding.right = FlexLength(percent) }
  }
  @discardableResult public func paddingStart(_ value: CGFloat) -> Flex {
    say { $0.padding.start = .points(value) }
  }
  @discardableResult public func paddingStart(_ percent: FPercent) -> Flex {
    say { $0.padding.start = FlexLength(percent) }
  }
  @discardableResult public func paddingEnd(_ value: CGFloat) -> Flex {
    say { $0.padding.end = .points(value) }
  }
  @discardableResult public func paddingEnd(_ percent: FPercent) -> Flex {
    say { $0.padding.end = FlexLength(percent) }
  }
  @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Flex {
    paddingLeft(value).paddingRight(value)
  }
  @discardableResult public func paddingHorizontal(_ percent: FPercent) -> Flex {
    paddingLeft(percent).paddingRight(percent)
  }
  @discardableResult public func paddingVertical(_ value: CGFloat) -> Flex {
    paddingTop(value).paddingBottom(value)
  }
  @discardableResult public func paddingVertical(_ percent: FPercent) -> Flex {
    paddingTop(percent).paddingBottom(percent)
  }
  @discardableResult public func padding(_ value: CGFloat) -> Flex {
    paddingHorizontal(value).paddingVertical(value)
  }
  @discardableResult public func padding(_ percent: FPercent) -> Flex {
    paddingHorizontal(percent).paddingVertical(percent)
  }
  @discardableResult public func padding(_ insets: UIEdgeInsets) -> Flex {
    padding(insets.top, insets.left, insets.bottom, insets.right)
  }
  @discardableResult public func padding(_ insets: NSDirectionalEdgeInsets) -> Flex {
    paddingTop(insets.top).paddingStart(insets.leading).paddingBottom(insets.bottom)
      .paddingEnd(insets.trailing)
  }
  @discardableResult public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    paddingVertical(vertical).paddingHorizontal(horizontal)
  }
  @discardableResult public func padding(
    _ top: CGFloat,
    _ horizontal: CGFloat,
    _ bottom: CGFloat
  ) -> Flex {
    padding(top, horizontal, bottom, horizontal)
  }
  @discardableResult public func padding(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  ) -> Flex {
    paddingTop(top).paddingLeft(left).paddingBottom(bottom).paddingRight(right)
  }
}
