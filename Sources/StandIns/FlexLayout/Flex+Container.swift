// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// How the children are placed.
extension Flex {
  @discardableResult public func direction(_ value: Direction) -> Flex {
    say { $0.direction = value }
  }
  @discardableResult public func wrap(_ value: Wrap) -> Flex { say { $0.wrap = value } }
  @discardableResult public func layoutDirection(_ value: LayoutDirection) -> Flex {
    say { $0.reading = value }
  }
  @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex {
    say { $0.justify = value }
  }
  @discardableResult public func alignItems(_ value: AlignItems) -> Flex {
    say { $0.alignItems = value }
  }
  @discardableResult public func alignContent(_ value: AlignContent) -> Flex {
    say { $0.alignContent = value }
  }
  @discardableResult public func rowGap(_ value: CGFloat) -> Flex { say { $0.rowGap = value } }
  @discardableResult public func columnGap(_ value: CGFloat) -> Flex {
    say { $0.columnGap = value }
  }
  @discardableResult public func gap(_ value: CGFloat) -> Flex {
    say {
      $0.rowGap = value
      $0.columnGap = value
    }
  }

  // MARK: The look of the view

  @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
    view?.backgroundColor = color
    return self
  }
  @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex {
    view?.layer.cornerRadius = value
    return self
  }
  @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex {
    view?.layer.borderWidth = width
    view?.layer.borderColor = color.cgColor
    return self
  }
}
