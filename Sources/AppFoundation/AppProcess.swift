// SPDX-License-Identifier: Apache-2.0

/// What the code of an app finds in its process, and Foundation's and Dispatch's own names hide: a clock,
/// files, answers to requests, settings, and somebody who takes notes.
package final class AppProcess: @unchecked Sendable {
  /// The process of the code that asks: that of this program, unless a test gave its code another one.
  package static var current: AppProcess { own ?? ofProgram }
  private static let ofProgram = AppProcess()
  @TaskLocal private static var own: AppProcess?

  /// Runs code in a process of its own; what runs beside it does not notice.
  package static func replaced<Result>(_ body: (AppProcess) throws -> Result) rethrows -> Result {
    let process = AppProcess()
    return try $own.withValue(process) { try body(process) }
  }

  /// Runs code in a process of its own; what runs beside it does not notice.
  package static func isolated(_ body: () async throws -> Void) async rethrows {
    try await $own.withValue(AppProcess(), operation: body)
  }

  /// The time by which the code goes.
  package var clock = WorkClock()
  /// The files beside the source.
  package var files = AppFiles(folders: [])
  /// The answers to requests.
  package var answers = AnswerBook()
  /// Who takes the notes; set by the host before code of users runs.
  package var noteTaker: AppNotes.Taker?
  /// The texts of the stage's items, by number, which invented texts have as far as there are any.
  package var stageTexts: (Int) -> (title: String, subtitle: String)? = { _ in nil }
  /// The settings of groups of apps, by name.
  var settings: [String: UserDefaults] = [:]
  /// The device on which the app is seen; UIKit makes it, on the main thread.
  package var device: AnyObject?
  /// The pictures of the person who uses the app; UIKit makes them.
  package var pictures: AnyObject?
  /// What is known and told of the app's source; UIKit makes it, on the main thread.
  package var sourceNotes: AnyObject?
  /// How storyboards reach the app's classes; UIKit makes it, on the main thread.
  package var wiring: AnyObject?
  /// How computed properties of the app's classes are read, by their names.
  ///
  /// Each gives `nil` for objects of another class.
  var computedValues: [String: [(Any) -> Any?]] = [:]
  /// Who observes properties of the app's objects.
  package let observations = KeyObservations()
  /// The cookies of the app.
  let cookies = HTTPCookieStorage()
  /// The session that all code shares.
  let session = URLSession(configuration: .default)
  /// The operations of the main queue.
  let mainOperations = OperationQueue(on: .main)
  /// The queues whose operations are being done, the innermost last.
  var operationQueues: [OperationQueue] = []

  private init() {}
}
