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
}
