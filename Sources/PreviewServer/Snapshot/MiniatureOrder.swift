// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import StageProtocol

/// A stage to be painted small for the list of stages, as its files say it.
struct MiniatureOrder: Codable, Equatable {
  /// The stage's layout.
  enum Layout: Codable, Equatable {
    /// The path of a layout file.
    case file(path: String)
    /// A layout that the program has for data alone: its text.
    case text(String)
    /// A compiled library and the entry that is shown.
    case library(path: String, entry: CompileReport.Entry)
  }

  var layout: Layout
  /// The path of the data file.
  var data: String?
  /// The folder whose pictures are the data.
  var pictures: String?
  /// The folders whose files the layout's code may read.
  var reads: [String] = []

  /// The screen, in points: that of the device with which the page begins.
  private static let width = 393.0
  private static let height = 852.0
  /// The side of a picture, in pixels; the list shows it three times smaller.
  private static let side = 132.0
  /// With more room than this above everything, as a share of the width, the picture begins lower.
  private static let headroom = 0.2
  /// How long a layout may take, in seconds.
  private static let seconds = 5.0

  /// Lays the stage out once, and paints the upper part of the screen.
  func paint(
    _ programs: LayoutPrograms
  ) throws(CommandFailure) -> Miniature {
    let views = [false, true].map { isDark in
      SnapshotRequest.View(
        viewport: Viewport(
          width: Self.width,
          height: Self.height,
          scale: 1,
          insets: .zero,
          isDark: isDark
        )
      )
    }
    var request = SnapshotRequest(
      layout: try requested,
      views: views,
      isRightToLeft: false,
      textSize: .large,
      includesAll: false,
      includesPaint: true
    )
    request.data = try requestedData
    request.prefersOwnItems = true
    let host = programs.host(sources: [], in: reads, seconds: Self.seconds)
    let painted = try host.pictures(of: request)
    guard painted.count == views.count, !painted[0].operations.isEmpty else {
      throw CommandFailure(reason: .failed, message: "the layout shows nothing")
    }
    return Miniature(
      light: try Self.small(painted[0], programs.fonts),
      dark: try Self.small(painted[1], programs.fonts)
    )
  }

  private var requested: SnapshotRequest.Layout {
    get throws(CommandFailure) {
      switch layout {
      case .file(let path): .file(try LayoutInputs.read(path))
      case .text(let text): .file(SnapshotRequest.File(name: "layout", bytes: Data(text.utf8)))
      case .library(let path, let entry): .library(path: path, entry: entry)
      }
    }
  }

  private var requestedData: SnapshotRequest.File {
    get throws(CommandFailure) {
      if let data { return try LayoutInputs.read(data) }
      let file = pictures.map(PictureItems.file(of:)) ?? NumberedItems.file
      return SnapshotRequest.File(name: file.name, bytes: file.bytes)
    }
  }

  private static func small(
    _ picture: SnapshotPicture,
    _ fonts: String?
  ) throws(CommandFailure) -> Data {
    var picture = picture
    picture.rect.y += roomAbove(picture)
    picture.rect.height = picture.rect.width
    return try SnapshotPNG.bytes(of: picture, scale: side / width, fonts: fonts)
  }

  /// How much lower a picture begins, so that a pile in the middle of a screen is all visible.
  static func roomAbove(_ picture: SnapshotPicture) -> Double {
    let frames = picture.snapshot.elements.map(\.frame)
    let top = frames.map(\.y).min() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    let width = picture.rect.width
    let room = top - picture.rect.y
    guard room > headroom * width, room < picture.rect.height else { return 0 }
    return room - max((width - (bottom - top)) / 2, 0)
  }
}

/// The pictures of a stage for the list of stages: PNG files for both appearances.
struct Miniature: Codable, Equatable {
  var light: Data
  var dark: Data
}
