// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What bars cover of a controller's view, as source from before safe areas knows it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view above or below its safe area.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
  /// Whether it is the lower one.
  var isLower = false

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return isLower ? view.safeAreaInsets.bottom : view.safeAreaInsets.top
  }

  /// A guide of a view.
  static func make(of view: UIView, isLower: Bool) -> BarGuide {
    let guide = BarGuide(of: view) { [weak view] in
      guard let view else { return .null }
      let (box, area) = (view.bounds, view.safeAreaInsets)
      let height = isLower ? area.bottom : area.top
      let top = isLower ? box.maxY - height : box.minY
      return CGRect(x: box.minX, y: top, width: box.width, height: height)
    }
    guide.isLower = isLower
    return guide
  }
}

extension UIViewController {
  /// What bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport {
    kept("topLayoutGuide") { BarGuide.make(of: view, isLower: false) }
  }
  /// What bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport {
    kept("bottomLayoutGuide") { BarGuide.make(of: view, isLower: true) }
  }

  /// The controller itself, as what answers a command; none here, because commands go to targets.
  public func targetViewController(
    forAction action: Selector,
    sender: Any?
  ) -> UIViewController? { nil }
}
