// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A thread, in front of Foundation's: an app has one here, and sleeping lets the stage's time go by.
public final class Thread: NSObject, @unchecked Sendable {
  /// The thread.
  public static let main = Thread()
  /// The thread.
  public static var current: Thread { main }
  /// Whether the work that is being done is the main queue's.
  public static var isMainThread: Bool { WorkClock.current.queue === DispatchQueue.main }
  /// The calls that lead here; they are not known here.
  public static var callStackSymbols: [String] { [] }
  /// A name for people.
  public var name: String?
  /// Values that are kept with the thread.
  public let threadDictionary = NSMutableDictionary()
  /// Whether it is the main thread.
  public var isMainThread: Bool { Self.isMainThread }

  /// Lets the work that is being done be over some seconds later.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    WorkClock.current.sleep(interval)
  }

  /// Lets the work that is being done be over at a date.
  public static func sleep(until date: Date) { WorkClock.current.sleep(date.timeIntervalSinceNow) }

  /// Does work on a later turn, in place of a thread of its own.
  public static func detachNewThread(_ block: @escaping () -> Void) {
    DispatchQueue.global().add(block)
  }
}

/// What an app's calls of the system's functions do instead.
public enum AppCalls {
  private static let microsecondsPerSecond = 1e6

  /// Sleeps for some seconds of the stage's time.
  public static func sleep(_ seconds: UInt32) -> UInt32 {
    WorkClock.current.sleep(Double(seconds))
    return 0
  }

  /// Tells who observes an object that a property of it was set.
  public static func didSet(_ object: Any) { (object as? NSObject)?.tesseraWasSet() }

  /// Sleeps for some millionths of a second of the stage's time.
  public static func usleep(_ microseconds: UInt32) -> Int32 {
    WorkClock.current.sleep(Double(microseconds) / microsecondsPerSecond)
    return 0
  }
}
