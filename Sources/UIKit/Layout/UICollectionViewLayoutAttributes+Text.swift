// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionViewLayoutAttributes {
  /// The values in the form of UIKit's descriptions; default values are left out.
  var valuesText: String {
    var parts = ["<\(type(of: self))> index path: (\(indexPath.lengthText))"]
    if let representedElementKind { parts.append("element kind: (\(representedElementKind))") }
    let origin = "\(frame.minX.callText) \(frame.minY.callText)"
    parts.append("frame = (\(origin); \(frame.width.callText) \(frame.height.callText))")
    if state.transform3D != .identity { parts.append("transformed") }
    if alpha != 1 { parts.append("alpha = \(alpha.callText)") }
    if isHidden { parts.append("hidden = YES") }
    if zIndex != 0 { parts.append("zIndex = \(zIndex)") }
    return parts.joined(separator: "; ")
  }
}

extension IndexPath {
  /// The indexes in the form of `NSIndexPath`'s description.
  var lengthText: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
