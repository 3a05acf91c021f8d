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
  /// The files and folders beside which the pictures are that it shows.
  var besides: [String] = []
  /// The folder of the gallery, whose pictures stand for others.
  var examples: String?

  /// The screen, in points: that of the device with which the page begins.
  private static let width = 393.0
  private static let height = 852.0
  /// How long a layout may take, in seconds.
  private static let seconds = 5.0

  /// Lays the stage out once.
  ///
  /// - Returns: How to paint it in light and in dark surroundings.
  func laidOut(_ programs: LayoutPrograms) throws(CommandFailure) -> [SnapshotPicture] {
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
    return painted
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
}
