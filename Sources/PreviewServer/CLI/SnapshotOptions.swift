// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The options of `tessera snapshot`.
struct SnapshotOptions: Equatable {
  /// The form of a written snapshot.
  enum Format: String, CaseIterable {
    case json
    case svg
    case png
  }

  static let usage = """
    usage: tessera snapshot FILE… [options]

    Lays out once, without a browser, and writes what the layout placed. FILE is a .swift file, a
    .layout.json, a .data.json, or a folder of them; Swift files are compiled as one module.

      --size WxH           size of the screen in points (default 390x844)
      --out PATH           x.json, x.svg or x.png; - is standard output (default: JSON there)
      --check STORED       compare with a stored JSON; ends with 1 and tells what differs
      --layout NAME        which layout, when there are several
      --data FILE          a .data.json to show
      --items 12,0,9       so many plain numbered items in each section (default 30, or
                           12 in each of the sections that the layout knows,
                           or those that a controller in the file has)
      --offset X,Y         where the content is scrolled to; past its ends is allowed
      --scale 1|2|3        pixels for each point (default 2)
      --safe-area T,L,B,R  what the device covers, in points
      --rtl                the language runs from right to left
      --dark               the device shows a dark interface
      --all                every element, not only those in sight
      --timeout SECONDS    how long the layout may take (default 10)

    In the JSON, frames are points in content coordinates before transforms; elements are ordered by
    category, kind and index path. The same input gives the same bytes.

    Ends with 0 when all is well, 1 when something differs or the layout failed, 64 for a wrong
    command line, 65 for a wrong file, 66 for one that cannot be read, 69 when a part of Tessera is
    missing, and 73 when the result cannot be written.
    """

  var files: [String] = []
  /// The screen's size, in points.
  var width = 390.0
  var height = 844.0
  /// The file of the result; `nil` writes none after a comparison, and otherwise to standard
  /// output.
  var out: String?
  var format = Format.json
  var stored: String?
  var layout: String?
  var data: String?
  var items: [Int]?
  var offset: Point?
  var scale = 2.0
  var safeArea = Insets.zero
  var isRightToLeft = false
  var isDark = false
  var includesAll = false
  var seconds = 10.0

  /// The path that means standard output.
  static let standardOutput = "-"

  var viewport: Viewport {
    Viewport(
      width: width,
      height: height,
      scale: scale,
      insets: safeArea,
      isDark: isDark
    )
  }
}
