// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// What `kf` of views gives.
public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}

/// Something that has `kf`.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    // `kf.indicatorType = …` writes back what it changed.
    set { _ = newValue }
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
