// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The space around the view.
extension Flex {
  @discardableResult public func marginTop(_ value: CGFloat) -> Flex {
    say { $0.margin.top = .points(value) }
  }
  @discardableResult public func marginTop(_ percent: FPercent) -> Flex {
    say { $0.margin.top = FlexLength(percent) }
  }
  @discardableResult public func marginLeft(_ value: CGFloat) -> Flex {
    say { $0.margin.left = .points(value) }
  }
  @discardableResult public func marginLeft(_ percent: FPercent) -> Flex {
    say { $0.margin.left = FlexLength(percent) }
  }
  @discardableResult public func marginBottom(_ value: CGFloat) -> Flex {
    say { $0.margin.bottom = .points(value) }
  }
  @discardableResult public func marginBottom(_ percent: FPercent) -> Flex {
    say { $0.margin.bottom = FlexLength(percent) }
  }
  @discardableResult public func marginRight(_ value: CGFloat) -> Flex {
    say { $0.margin.right = .points(value) }
  }
  @discardableResult public func marginRight(_ percent: FPercent) -> Flex {
    say { $0.margin.right = FlexLength(percent) }
  }
  @discardableResult public func marginStart(_ value: CGFloat) -> Flex {
    say { $0.margin.start = .points(value) }
  }
  @discardableResult public func marginStart(_ percent: FPercent) -> Flex {
    say { $0.margin.start = FlexLength(percent) }
  }
  @discardableResult public func marginEnd(_ value: CGFloat) -> Flex {
    say { $0.margin.end = .points(value) }
  }
  @discardableResult public func marginEnd(_ percent: FPercent) -> Flex {
    say { $0.margin.end = FlexLength(percent) }
  }
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> Flex {
    marginLeft(value).marginRight(value)
  }
  @discardableResult public func marginHorizontal(_ percent: FPercent) -> Flex {
    marginLeft(percent).marginRight(percent)
  }
  @discardableResult public func marginVertical(_ value: CGFloat) -> Flex {
    marginTop(value).marginBottom(value)
  }
  @discardableResult public func marginVertical(_ percent: FPercent) -> Flex {
    marginTop(percent).marginBottom(percent)
  }
  @discardableResult public func margin(_ value: CGFloat) -> Flex {
    marginHorizontal(value).marginVertical(value)
  }
  @discardableResult public func margin(_ percent: FPercent) -> Flex {
    marginHorizontal(percent).marginVertical(percent)
  }
  @discardableResult public func margin(_ insets: UIEdgeInsets) -> Flex {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }
  @discardableResult public func margin(_ insets: NSDirectionalEdgeInsets) -> Flex {
    marginTop(insets.top).marginStart(insets.leading).marginBottom(insets.bottom)
      .marginEnd(insets.trailing)
  }
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  @discardableResult public func margin(
    _ top: CGFloat,
    _ horizontal: CGFloat,
    _ bottom: CGFloat
  ) -> Flex {
    margin(top, horizontal, bottom, horizontal)
  }
  @discardableResult public func margin(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  ) -> Flex {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }
}
