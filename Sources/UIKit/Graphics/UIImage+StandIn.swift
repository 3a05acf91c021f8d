// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIImage {
  /// The picture for an address, in place of the one that a network would give: one of those beside
  /// the source, always the same for an address, otherwise a painted one.
  ///
  /// A note says so, once.
  package static func standIn(forAddress address: String) -> UIImage {
    let beside = Set((SourceNotes.current.pictures ?? [:]).values).sorted { $0.path < $1.path }
    guard !beside.isEmpty else {
      SourceNotes.current.report(
        "address-stood-in",
        "Pictures by address are not loaded; painted ones take their place, or pictures beside the "
          + "source."
      )
      return painted(for: hash(of: address))
    }
    SourceNotes.current.report(
      "address-stood-in",
      "Pictures by address are not loaded; pictures beside the source take their place."
    )
    let chosen = beside[Int(truncatingIfNeeded: hash(of: address) % UInt64(beside.count))]
    return UIImage(.file(chosen.path), size: chosen.size)
  }

  /// The side of a painted picture, in points.
  private static let side: CGFloat = 300

  /// A picture of a sky, a sun and hills in colours that follow from a number.
  private static func painted(for seed: UInt64) -> UIImage {
    func part(_ shift: UInt64) -> CGFloat { CGFloat(seed >> shift & 0xFF) / 255 }
    func ink(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> ContentColour {
      let turned = hue.truncatingRemainder(dividingBy: 1)
      return ContentColour(
        UIColor(hue: turned, saturation: saturation, brightness: brightness, alpha: 1)
      )
    }
    let (side, hue) = (side, part(0))
    let whole = ScreenShape.box(CGRect(x: 0, y: 0, width: side, height: side), radius: 0)
    let sky = ScreenGradient(
      colours: [ink(hue, 0.45, 0.95), ink(hue + 0.12, 0.25, 1)],
      places: [0, 1],
      start: .zero,
      end: CGPoint(x: 0, y: side)
    )
    func hill(_ height: CGFloat, _ lean: CGFloat, _ colour: ContentColour) -> ScreenStep {
      let steps: [CellOutline.Step] = [
        .move(CGPoint(x: 0, y: side)), .line(CGPoint(x: 0, y: side * (1 - height))),
        .cubic(
          CGPoint(x: side * 0.3, y: side * (1 - height - lean)),
          CGPoint(x: side * 0.7, y: side * (1 - height + lean)),
          CGPoint(x: side, y: side * (1 - height * 0.8))
        ),
        .line(CGPoint(x: side, y: side)), .close,
      ]
      return .fill(.path(CellOutline(steps: steps)), colour)
    }
    let sun = CGRect(
      x: side * (0.2 + 0.5 * part(8)),
      y: side * (0.15 + 0.2 * part(16)),
      width: side / 5,
      height: side / 5
    )
    return UIImage(
      drawn: [
        .gradient(whole, sky), .fill(.box(sun, radius: side / 10), ink(hue + 0.5, 0.2, 1)),
        hill(0.45, 0.25 * part(24), ink(hue + 0.05, 0.5, 0.7)),
        hill(0.3, -0.2 * part(32), ink(hue + 0.1, 0.6, 0.5)),
      ],
      size: CGSize(width: side, height: side)
    )
  }

  /// FNV-1a: the same number for a text in every process.
  private static func hash(of text: String) -> UInt64 {
    let (start, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
    return text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }
}
