// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Dispatch
import Foundation

/// The main queue: at once where the work is there already.
public final class MainScheduler: QueueScheduler {
  private let isImmediate: Bool

  public init() {
    isImmediate = true
    super.init(queue: .main)
  }

  private init(isImmediate: Bool) {
    self.isImmediate = isImmediate
    super.init(queue: .main)
  }

  nonisolated(unsafe) public static let instance = MainScheduler()
  nonisolated(unsafe) public static let asyncInstance = MainScheduler(isImmediate: false)

  public override func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isImmediate && MainQueue.isCurrent ? action(state) : super.schedule(state, action: action)
  }

  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

/// The main queue, for streams that are used from several.
public typealias ConcurrentMainScheduler = MainScheduler

/// Tells whether code runs on the main queue of the stage's clock, in the thread of views.
///
/// The clock takes other threads for its main queue, too, because apps' work runs in one thread; but
/// a stream may end in any thread, where views must not be touched.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Dispatch.DispatchQueue.getSpecific(key: key) == true
      && WorkClock.current.queue === AppFoundation.DispatchQueue.main
  }
}
