// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import UIKit

/// Finds out whether a screen has a collection view.
@MainActor
enum ScreenTrial {
  /// The result of a trial.
  enum Outcome: Equatable {
    /// The screen can be tried further, or it is no screen.
    case shown
    /// The screen has no collection view; the text says why.
    case missing(String)
    /// The screen stops.
    case stopped
  }

  private static let emptyWord = "empty"
  /// The notes that say why there is none.
  private static let reasons: Set = ["bad-interface", "missing-storyboard", "missing-controller"]

  /// The screen to show: after its app's start if it stops without that, but not with it.
  ///
  /// A screen that stops in either case is run once more in this process, so that the place where it stops is told.
  ///
  /// - Throws: The reason why there is nothing to show.
  static func shown(_ layout: LayoutEntry) throws(LibraryLoader.LoadError) -> LayoutEntry {
    switch run(layout) {
    case .shown: return layout
    case .missing(let words): throw LibraryLoader.LoadError(message: words)
    case .stopped:
      guard let launched = layout.afterLaunch, run(launched) == .shown else { return layout }
      return launched
    }
  }

  /// Tries a screen in a copy of the process.
  private static func run(_ layout: LayoutEntry) -> Outcome {
    guard layout.isScreen else { return .shown }
    let ending = Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      guard instance.isMissing else { return }
      tell(emptyWord)
      // A storyboard that cannot be read is the likely reason.
      for note in SourceNotes.current.all where reasons.contains(note.code) { tell(note.message) }
    }
    guard ending.isSound else { return .stopped }
    guard ending.words.first == emptyWord else { return .shown }
    let found = ending.words.dropFirst().prefix(1).map { ": \($0)" }.joined()
    return .missing(
      "\(layout.id) puts no collection view on its screen when it runs without its app\(found)"
    )
  }
}
