// SPDX-License-Identifier: Apache-2.0
import Confinement
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

    Lays out once, without a browser, and writes the placed elements. FILE is a .swift file, a
    .layout.json, a .data.json, or a folder of them; Swift files are compiled as one module.

      --size WxH           size of the screen in points (default 390x844)
      --out PATH           x.json, x.svg or x.png; - is standard output (default: JSON there)
      --check STORED       compare with a stored JSON; print differences and end with 1
      --junit PATH         with --check: write the result as JUnit XML, which CI systems show
      --difference PATH    with --check: paint the difference, as x.png or x.svg
      --layout NAME        the layout, if there are several
      --data FILE          a .data.json to show
      --items 12,0,9       so many plain items in each section (default: one with 30, or
                           12 in each of the sections that the layout knows,
                           or the items of a controller in the file)
      --offset X,Y         the content offset; it may be beyond the ends
      --scale 1|2|3        pixels for each point (default 2)
      --safe-area T,L,B,R  insets that the device covers, in points
      --rtl                the language runs from right to left
      --dark               the device shows a dark interface
      --text-size NAME     the text size that the user prefers, from extraSmall over large (default)
                           to accessibilityExtraExtraExtraLarge
      --all                all elements, not only the visible ones
      --timeout SECONDS    how long the layout may take (default 10)
      --require-confinement, --no-confinement
                           as for tessera serve

    In the JSON, frames are points in content coordinates before transforms; elements are ordered by
    category, kind and index path. The same input gives the same bytes.

    Exit codes: 0 success, 1 something differs or the layout failed, 64 wrong command line, 65 wrong
    file, 66 a file that cannot be read, 69 a part of Tessera is missing, 73 the result cannot be
    written.
    """

  var files: [String] = []
  /// What is laid out, and on which screen.
  var order = SnapshotOrder()
  /// The file of the result; `nil` writes none after a comparison, and otherwise to standard
  /// output.
  var out: String?
  var format = Format.json
  var stored: String?
  /// The file of a comparison's result in the form of CI systems.
  var junit: String?
  /// The file of the picture of a comparison, and its format.
  var difference: String?
  var differenceFormat = Format.png
  var confinement = ConfinementMode.available

  /// The path that means standard output.
  static let standardOutput = "-"
}
