// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import UIKit

/// Finds out whether a screen has a collection view.
@MainActor
enum ScreenTrial {
  /// A screen that can be shown.
  struct Shown {
    /// The screen, after its app's launch if it stops without that.
    var layout: LayoutEntry
    /// What its rehearsal told, for ``SourceTrial``, which is rehearsed in the same copy of the process.
    var rehearsed: Rehearsal.Ending?
  }

  /// The result of a trial.
  private enum Outcome: Equatable {
    /// The screen has a collection view; whether it can be used is ``SourceTrial``'s to say.
    case shown
    /// The screen has no collection view; the text says why.
    case missing(String)
    /// The screen stops.
    case stopped
  }

  private static let shownWord = "shown"
  private static let emptyWord = "empty"
  /// The notes that say why there is none.
  private static let reasons: Set = ["bad-interface", "missing-storyboard", "missing-controller"]

  /// The screen to show: after its app's start if it stops without that, but not with it.
  ///
  /// A screen that stops in either case is run once more in this process, so that the place where it stops is told.
  ///
  /// - Throws: The reason why there is nothing to show.
  static func shown(_ layout: LayoutEntry) throws(LibraryLoader.LoadError) -> Shown {
    guard layout.isScreen else { return Shown(layout: layout) }
    let ending = SourceTrial.rehearsed(layout)
    switch outcome(of: ending, layout) {
    case .shown: return Shown(layout: layout, rehearsed: withoutMark(ending))
    case .missing(let words): throw LibraryLoader.LoadError(message: words)
    case .stopped:
      guard let launched = layout.afterLaunch else { return Shown(layout: layout) }
      let second = SourceTrial.rehearsed(launched)
      guard outcome(of: second, launched) == .shown else { return Shown(layout: layout) }
      return Shown(layout: launched, rehearsed: withoutMark(second))
    }
  }

  /// Tells whether a new screen has a collection view; returns whether its trial can go on.
  static func isShown(_ instance: LayoutInstance, _ tell: (String) -> Void) -> Bool {
    guard instance.isMissing else {
      tell(shownWord)
      return true
    }
    tell(emptyWord)
    // A storyboard that cannot be read is the likely reason.
    for note in SourceNotes.current.all where reasons.contains(note.code) { tell(note.message) }
    return false
  }

  private static func outcome(of ending: Rehearsal.Ending, _ layout: LayoutEntry) -> Outcome {
    if ending.words.first == shownWord { return .shown }
    guard ending.isSound, ending.words.first == emptyWord else { return .stopped }
    let found = ending.words.dropFirst().prefix(1).map { ": \($0)" }.joined()
    return .missing(
      "\(layout.id) puts no collection view on its screen when it runs without its app\(found)"
    )
  }

  /// What was told after the word that the screen is shown.
  static func withoutMark(_ ending: Rehearsal.Ending) -> Rehearsal.Ending {
    guard ending.words.first == shownWord else { return ending }
    var ending = ending
    ending.words.removeFirst()
    return ending
  }
}
