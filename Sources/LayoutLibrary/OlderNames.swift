// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Functions from before Swift 4.2 that are methods today, and what the Objective-C runtime does for classes
/// that are known only at run time.
@MainActor
public enum OlderNames {
  /// A rectangle that is smaller by insets.
  public static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
  }

  /// A picture as a file with a loss of quality.
  public static func jpegData(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
  }

  /// A picture as a file without loss.
  public static func pngData(_ image: UIImage) -> Data? { image.pngData() }

  /// The class with a name, whose module may be the one that the app has on a device.
  public nonisolated static func classNamed(_ name: String, file: String = #fileID) -> AnyClass? {
    if let found = NSClassFromString(name) { return found }
    let own = name.split(separator: ".").last ?? ""
    return NSClassFromString("\(file.prefix { $0 != "/" }).\(own)")
  }

  /// An object of a class that is known only at run time, as `init()` of a metatype makes one.
  public static func object<Object: AnyObject>(_ type: Object.Type) -> Object {
    let made: AnyObject? =
      (type as? UIViewController.Type).flatMap { ControllerMakers.controller($0) }
      ?? (type as? UICollectionReusableView.Type)?.init(by: EngineInstantiation(), frame: .zero)
      ?? (type as? UIView.Type)
      .flatMap { ViewMakers.view($0) ?? $0.init(coder: NSCoder()) }
    guard let made = made as? Object else {
      fatalError("\(type) is known only at run time, and nothing tells how its objects are made")
    }
    return made
  }
}
