// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Functions from before Swift 4.2 that are methods today.
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
}
