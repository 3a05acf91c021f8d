// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Notifications and timers that call methods by selectors.
@MainActor
@Suite(.ownProcess) struct SelectorCallbackTests {
  private final class Listener: NSObject {
    var names: [String] = []
    var ticks = 0
    static let take = Selector("take(_:)") { target, sender in
      guard let notification = sender as? NSNotification else { return }
      (target as? Listener)?.names.append(notification.name.rawValue)
    }
    static let tick = Selector("tick(_:)") { target, _ in (target as? Listener)?.ticks += 1 }
  }

  @Test func `a notification calls the method of an observer`() {
    let (center, listener) = (NotificationCenter(), Listener())
    let name = Notification.Name("turned")
    center.addObserver(listener, selector: Listener.take, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    expect(listener.names, equals: ["turned"])
  }

  @Test func `an observer that is gone is neither kept alive nor called`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Listener.take, name: nil, object: nil)
    }
    expect(gone, equals: nil)
    center.post(name: Notification.Name("late"), object: nil)
  }

  @Test func `a timer calls by the stage's clock until it is invalidated`() {
    AppProcess.replaced { process in
      let clock = process.clock
      let listener = Listener()
      let timer = AppFoundation.Timer.scheduledTimer(
        timeInterval: 0.25,
        target: listener,
        selector: Listener.tick,
        userInfo: nil,
        repeats: true
      )
      let once = AppFoundation.Timer(
        timeInterval: 0.5,
        target: listener,
        selector: Listener.tick,
        userInfo: nil,
        repeats: false
      )
      RunLoop.main.add(once, forMode: .common)
      clock.note(10)
      clock.advance(to: 10.2)
      expect(listener.ticks, equals: 0)
      // Two of the first timer, and the other one.
      clock.advance(to: 10.6)
      expect(listener.ticks, equals: 3)
      timer.invalidate()
      expect(!once.isValid)
      expect(clock.deadline(at: 10.6), equals: nil)
    }
  }
}
