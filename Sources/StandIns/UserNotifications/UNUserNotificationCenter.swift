// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// What an app may do to tell people something.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a person allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// What a person allowed an app.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound("")
  public let name: String

  init(_ name: String) { self.name = name }
  public convenience init(named name: String) { self.init(name) }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate final var storedTitle = ""
  open var title: String { storedTitle }
  fileprivate final var storedBody = ""
  open var body: String { storedBody }
  fileprivate final var storedInfo: [AnyHashable: Any] = [:]
  open var userInfo: [AnyHashable: Any] { storedInfo }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var body: String {
    get { storedBody }
    set { storedBody = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { storedInfo }
    set { storedInfo = newValue }
  }
  open var subtitle = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after some seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that an app asks for.
public final class UNNotificationRequest: NSObject, Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that came.
public final class UNNotification: NSObject, Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  init(_ request: UNNotificationRequest, _ date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// What a person did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// Told about notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Keeps the notifications that an app asks for: everything is allowed, and none ever comes.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  public class func current() -> UNUserNotificationCenter { only }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    status = .authorized
    completionHandler(true, nil)
  }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    status = .authorized
    return true
  }
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings(status)) }
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  public func removeAllPendingNotificationRequests() { pending = [] }
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setNotificationCategories(_ categories: Set<AnyHashable>) {}
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) {
    withCompletionHandler?(nil)
  }
}
