// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Asks people to rate the app; the system decides whether it does, and here it never does.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store, of which apps ask for ratings only.
public enum AppStore {
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
