// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// What the bar says of a page.
@preconcurrency @MainActor
public struct IndicatorInfo {
  public var title: String?
  public var image: UIImage?
  public var highlightedImage: UIImage?
  public var accessibilityLabel: String?
  public var userInfo: Any?

  public init(title: String?) {
    self.init(title: title, accessibilityLabel: title)
  }

  public init(image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
    (self.image, self.highlightedImage, self.userInfo) = (image, highlightedImage, userInfo)
  }

  public init(
    title: String?,
    image: UIImage?,
    highlightedImage: UIImage? = nil,
    userInfo: Any? = nil
  ) {
    self.init(image: image, highlightedImage: highlightedImage, userInfo: userInfo)
    (self.title, accessibilityLabel) = (title, title)
  }

  public init(title: String?, accessibilityLabel: String?, image: UIImage? = nil) {
    (self.title, self.accessibilityLabel, self.image) = (title, accessibilityLabel, image)
  }
}

extension IndicatorInfo: @preconcurrency ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(title: value) }
}

/// A page that says what the bar shows of it.
@preconcurrency @MainActor
public protocol IndicatorInfoProvider {
  func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo
}
