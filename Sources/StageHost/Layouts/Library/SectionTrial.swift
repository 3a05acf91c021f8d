// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import UIKit

/// Finds out how many sections a layout of a layout file knows, so that items which nobody gave fill just these.
///
/// A provider mostly looks its section up in an enumeration or a list of its app, and traps beyond the last one.
@MainActor
enum SectionTrial {
  /// A layout that answers for so many sections answers for any.
  private static let most = 12
  /// The number of sections, from 1; `nil` where the layout knows none, or any.
  ///
  /// All are asked for in one copy of the process, which may end at any of them.
  static func count(_ layout: LayoutEntry) -> Int? {
    let ending = Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      // What made the layout may only be held by this.
      withExtendedLifetime(instance) { ask(instance.layout, tell) }
    }
    let known = ending.words.count
    return (1..<most).contains(known) ? known : nil
  }

  /// Asks a layout for one section after the other, and tells each that it has.
  static func ask(_ layout: UICollectionViewLayout, _ tell: (String) -> Void) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    for index in 0..<most {
      guard layout.hasSection(index, in: SourceTrial.screen.size) else { return }
      tell(String(index))
    }
  }
}
