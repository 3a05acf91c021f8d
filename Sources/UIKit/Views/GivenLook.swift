// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuartzCore

/// What a data source gives a view itself while it configures it: it hides it, or makes it paler or
/// smaller.
///
/// A dequeued view has the values of its attributes already, and equal attributes are not applied
/// once more. So what the data source sets stays until the view gets other attributes, as the badges
/// of Apple's sample code show, which hide themselves at 0.
@MainActor
package struct GivenLook {
  /// A view that nobody has given anything.
  static let plain = GivenLook(transform: CATransform3DIdentity, alpha: 1, isHidden: false)

  private var transform: CATransform3D?
  private var alpha: CGFloat?
  private var isHidden: Bool?

  /// What leaves a view to its attributes.
  package init() {}

  private init(transform: CATransform3D?, alpha: CGFloat?, isHidden: Bool?) {
    (self.transform, self.alpha, self.isHidden) = (transform, alpha, isHidden)
  }

  /// Reads what differs from a plain view.
  init(of view: UIView) {
    if view.transform3D != CATransform3DIdentity { transform = view.transform3D }
    if view.alpha != 1 { alpha = view.alpha }
    if view.isHidden { isHidden = true }
  }

  /// Gives a view these values, and leaves it the others.
  func apply(to view: UIView) {
    if let transform { view.transform3D = transform }
    if let alpha { view.alpha = alpha }
    if let isHidden { view.isHidden = isHidden }
  }
}
