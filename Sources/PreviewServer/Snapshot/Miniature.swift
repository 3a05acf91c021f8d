// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The pictures of a stage for the list of stages: PNG files for both appearances.
struct Miniature: Codable, Equatable {
  var light: Data
  var dark: Data

  /// The side of a picture, in pixels; the list shows it three times smaller.
  private static let side = 132.0
  /// With more room than this above everything, as a share of the width, the picture begins lower.
  private static let headroom = 0.2

  /// Paints the upper part of a screen, of which there is one in light and one in dark surroundings.
  init(
    of screens: [SnapshotPicture],
    fonts: String?,
    pictures: PictureFiles
  ) throws(CommandFailure) {
    light = try Self.small(screens[0], fonts, pictures)
    dark = try Self.small(screens[1], fonts, pictures)
  }

  private static func small(
    _ picture: SnapshotPicture,
    _ fonts: String?,
    _ pictures: PictureFiles
  ) throws(CommandFailure) -> Data {
    var picture = picture
    picture.rect.y += roomAbove(picture)
    picture.rect.height = picture.rect.width
    let scale = side / picture.rect.width
    return try SnapshotPNG.bytes(of: picture, scale: scale, fonts: fonts, pictures: pictures)
  }

  /// How much lower a picture begins, so that a pile in the middle of a screen is all visible.
  private static func roomAbove(_ picture: SnapshotPicture) -> Double {
    let frames = picture.snapshot.elements.map(\.frame)
    let top = frames.map(\.y).min() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    let width = picture.rect.width
    let room = top - picture.rect.y
    guard room > headroom * width, room < picture.rect.height else { return 0 }
    return room - max((width - (bottom - top)) / 2, 0)
  }
}
