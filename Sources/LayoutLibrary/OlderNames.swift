// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Functions from before Swift 4.2 that are methods by now.
@MainActor
public enum OlderNames {
  /// A rectangle without its edges.
  public static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
  }
}
