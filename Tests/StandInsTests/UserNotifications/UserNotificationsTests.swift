// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport
import UserNotifications

@MainActor
@Suite(.ownProcess) struct UserNotificationsTests {
  @Test func `everything is allowed, and requests wait under their names`() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    expect(try await center.requestAuthorization(options: [.alert, .sound]))
    expect(await center.notificationSettings().authorizationStatus, equals: .authorized)
    let content = UNMutableNotificationContent()
    content.title = "Water the plants"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    for _ in 0..<2 {
      try await center.add(
        UNNotificationRequest(identifier: "plants", content: content, trigger: trigger)
      )
    }
    let pending = await center.pendingNotificationRequests()
    expect(pending.map(\.content.title), equals: ["Water the plants"])
    center.removePendingNotificationRequests(withIdentifiers: ["plants"])
    expectEmpty(await center.pendingNotificationRequests())
  }
}
