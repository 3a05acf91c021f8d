// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import UIKit

/// Finds out whether a screen has a collection view.
@MainActor
enum ScreenTrial {
  private static let emptyWord = "empty"

  /// Why a screen cannot be shown, tried in a copy of the process; `nil` for layouts, and for
  /// screens that have a collection view or stop.
  ///
  /// A screen that stops is run once more in this process, so that the place where it stops is told.
  static func missing(_ layout: LayoutEntry) -> String? {
    guard layout.isScreen else { return nil }
    let ending = Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      if instance.isMissing { tell(emptyWord) }
    }
    guard ending.words == [emptyWord] else { return nil }
    return "\(layout.id) puts no collection view on its screen when it runs without its app"
  }
}
