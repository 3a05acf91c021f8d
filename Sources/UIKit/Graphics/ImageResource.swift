// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

/// A picture of an asset catalogue, as Xcode names it in code.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  public init(name: String, bundle: AppFoundation.Bundle) { self.name = name }
}

extension UIImage {
  /// Makes an image from a picture of an asset catalogue, as `init(named:)` does.
  public convenience init(resource: ImageResource) {
    let made = UIImage(named: resource.name) ?? UIImage()
    self.init(made.source, size: made.size)
  }
}

/// A colour of an asset catalogue, as Xcode names it in code.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour.
  public init(name: String, bundle: AppFoundation.Bundle) { self.name = name }
}

extension UIColor {
  /// Makes a colour of an asset catalogue, as `init(named:)` does.
  public convenience init(resource: ColorResource) {
    let made = UIColor(named: resource.name) ?? .clear
    self.init { made.resolvedColor(with: $0) }
  }
}
