// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIImage {
  /// The picture for an address, in place of the one that a network would give: one of those beside
  /// the source, otherwise one of those that come with Tessera; always the same for an address.
  ///
  /// A note says so, once.
  package static func standIn(forAddress address: String) -> UIImage {
    let number = hash(of: address)
    let beside = Set((SourceNotes.current.pictures ?? [:]).values).sorted { $0.path < $1.path }
    guard !beside.isEmpty else {
      SourceNotes.current.report(
        "address-stood-in",
        "Pictures by address are not loaded; pictures of the gallery take their place, or pictures "
          + "beside the source."
      )
      let shipped = ShippedPictures.picture(forAddress: address, number: number)
      return UIImage(.file(shipped.path), size: shipped.size)
    }
    SourceNotes.current.report(
      "address-stood-in",
      "Pictures by address are not loaded; pictures beside the source take their place."
    )
    let chosen = beside[Int(truncatingIfNeeded: number % UInt64(beside.count))]
    return UIImage(.file(chosen.path), size: chosen.size)
  }

  /// FNV-1a: the same number for a text in every process.
  private static func hash(of text: String) -> UInt64 {
    let (start, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
    return text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }
}
