// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Which layout is laid out once, with which data, and on which screen.
struct SnapshotOrder: Equatable {
  /// The layout, if there are several; `nil` for the first one.
  var layout: String?
  /// The path of a data file.
  var data: String?
  /// The numbers of plain items in each section.
  var items: [Int]?
  /// The screen's size, in points.
  var width = 390.0
  var height = 844.0
  /// Pixels for each point.
  var scale = 2.0
  /// The content offset; `nil` for the start of the content.
  var offset: Point?
  var safeArea = Insets.zero
  var isRightToLeft = false
  var isDark = false
  var textSize = TextSize.large
  /// Whether elements outside the screen are included.
  var includesAll = false
  /// Whether the elements' content is included, for a picture.
  var includesPaint = false
  /// How long the layout may take, in seconds.
  var seconds = 10.0

  /// The possible lengths of the screen's sides, in points.
  static let sides = 1.0...10_000
  static let offsets = -1_000_000.0...1_000_000_000
  static let insets = 0.0...1000
  static let timeouts = 0.1...3600
  static let scales = [1.0, 2, 3]

  private var viewport: Viewport {
    Viewport(width: width, height: height, scale: scale, insets: safeArea, isDark: isDark)
  }

  /// The size in the form of command lines: `390x844`.
  var size: String { Self.size(width, height) }

  /// A width and a height in this form.
  static func size(_ width: Double, _ height: Double) -> String {
    "\(text(width))x\(text(height))"
  }

  private static func text(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? length.description
  }
}

// MARK: Carrying it out

extension SnapshotOrder {
  /// The layout to show.
  func choose(
    _ candidates: LayoutCandidates,
    _ inputs: LayoutInputs
  ) throws(CommandFailure) -> LayoutCandidates.Candidate {
    let first = try candidates.first(of: inputs)
    guard let name = layout else { return first }
    guard let chosen = candidates.named(name) else {
      throw CommandFailure(
        reason: .usage,
        message: "there is no layout \(name); the layouts are: \(candidates.names)"
      )
    }
    return chosen
  }

  /// Lays a layout out once.
  func picture(
    of chosen: LayoutCandidates.Candidate,
    _ inputs: LayoutInputs,
    _ programs: LayoutPrograms
  ) throws(CommandFailure) -> SnapshotPicture {
    var request = SnapshotRequest(
      layout: chosen.layout,
      views: [SnapshotRequest.View(viewport: viewport, offset: offset)],
      isRightToLeft: isRightToLeft,
      textSize: textSize,
      includesAll: includesAll,
      includesPaint: includesPaint
    )
    if let items {
      request.items = items
    } else if let path = data ?? chosen.data ?? inputs.data.first {
      request.data = try LayoutInputs.read(path)
    }
    let host = programs.host(sources: inputs.sources, in: inputs.folders, seconds: seconds)
    guard let picture = try host.pictures(of: request).first else {
      throw CommandFailure(
        reason: .failed,
        message: "the stage host returned no picture of \(chosen.name)"
      )
    }
    return picture
  }
}

extension Snapshot.Finding {
  /// The finding on one line, in the form of compilers.
  var line: String { "\(severity.rawValue): \(path.isEmpty ? "" : path + ": ")\(message)" }
}
