// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import UIKit

/// Finds out how many sections a layout of a layout file can answer for, so that numbered items
/// fill just these.
///
/// Most providers look a section up in an enumeration or a list of their app, and trap beyond the
/// last one.
@MainActor
enum SectionTrial {
  /// A layout that answers for this number of sections answers for any.
  private static let most = 12
  /// The number of sections, from 1; `nil` when the layout answers for none, or for any.
  ///
  /// One copy of the process asks for all of them; it may end at any section.
  static func count(_ layout: LayoutEntry) -> Int? {
    let ending = Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      // The instance may be the only owner of the object that made the layout.
      withExtendedLifetime(instance) { ask(instance.layout, tell) }
    }
    let known = ending.words.count
    return (1..<most).contains(known) ? known : nil
  }

  /// Asks a layout for one section after the other; calls `tell` after each answer.
  static func ask(_ layout: UICollectionViewLayout, _ tell: (String) -> Void) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    for index in 0..<most {
      guard layout.hasSection(index, in: SourceTrial.screen.size) else { return }
      tell(String(index))
    }
  }
}
