// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import UIKit

/// Finds out whether a screen has a collection view.
@MainActor
enum ScreenTrial {
  private static let emptyWord = "empty"
  /// The notes that say why there is none.
  private static let reasons: Set = ["bad-interface", "missing-storyboard", "missing-controller"]

  /// Why a screen cannot be shown, tried in a copy of the process; `nil` for layouts, and for
  /// screens that have a collection view or stop.
  ///
  /// A screen that stops is run once more in this process, so that the place where it stops is told.
  static func missing(_ layout: LayoutEntry) -> String? {
    guard layout.isScreen else { return nil }
    let ending = Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      guard instance.isMissing else { return }
      tell(emptyWord)
      // A storyboard that cannot be read is the likely reason.
      for note in SourceNotes.current.all where reasons.contains(note.code) { tell(note.message) }
    }
    guard ending.isSound, ending.words.first == emptyWord else { return nil }
    let found = ending.words.dropFirst().prefix(1).map { ": \($0)" }.joined()
    return "\(layout.id) puts no collection view on its screen when it runs without its app\(found)"
  }
}
