// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An activity of a person, which can be continued in another window.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse DNS notation.
  public let activityType: String
  /// The title for people.
  open var title: String?
  /// The values that are needed to continue.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of the activity's content.
  open var targetContentIdentifier: String?

  /// Makes an activity with a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values that are needed to continue, and replaces those with the same key.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
