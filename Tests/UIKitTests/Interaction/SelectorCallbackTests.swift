// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import UIKit

/// Notifications and timers that call methods by selectors.
@MainActor
@Suite struct SelectorCallbackTests {
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
    #expect(listener.names == ["turned"])
  }

  @Test func `an observer that is gone is neither kept alive nor called`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Listener.take, name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("late"), object: nil)
  }

  @Test func `a timer calls by the clock of the frames until it is invalidated`() {
    let before = FrameClock.current
    let clock = FrameClock()
    FrameClock.current = clock
    defer { FrameClock.current = before }
    let listener = Listener()
    // A frame takes 1/60 s: 0.25 s are 15 frames.
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25,
      target: listener,
      selector: Listener.tick,
      userInfo: nil,
      repeats: true
    )
    for frame in 0..<14 { clock.advance(to: 10 + Double(frame) / 60) }
    #expect(listener.ticks == 0)
    for frame in 14..<47 { clock.advance(to: 10 + Double(frame) / 60) }
    #expect(listener.ticks == 3)
    timer.invalidate()
    #expect(!clock.isWanted)
  }

  @Test func `a timer that does not repeat calls once`() {
    let before = FrameClock.current
    let clock = FrameClock()
    FrameClock.current = clock
    defer { FrameClock.current = before }
    let listener = Listener()
    Timer.scheduledTimer(
      timeInterval: 0.1,
      target: listener,
      selector: Listener.tick,
      userInfo: nil,
      repeats: false
    )
    for frame in 0..<30 { clock.advance(to: Double(frame) / 60) }
    #expect(listener.ticks == 1 && !clock.isWanted)
  }
}
