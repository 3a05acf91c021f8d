// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What somebody was doing, so that it can be gone on with in another window.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity it is, in reverse DNS notation.
  public let activityType: String
  /// What people read.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// What the content is known by.
  open var targetContentIdentifier: String?

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on; what is there under the same key is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
