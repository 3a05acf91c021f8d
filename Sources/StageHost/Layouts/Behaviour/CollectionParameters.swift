// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// The data source of a stage's collection views.
enum DataSourceKind: String, CaseIterable {
  /// A diffable data source: it gets snapshots and finds the changes itself.
  case diffable
  /// A classic data source: the stage reports insertions, deletions and moves.
  case classic
  /// A data source with only the two required methods: one section.
  case minimal
  /// A collection view controller, which is the data source of its own collection view.
  case controller

  /// The name for users.
  var label: String {
    switch self {
    case .diffable: "Diffable"
    case .classic: "Classic"
    case .minimal: "Minimal"
    case .controller: "Controller"
    }
  }
}

/// The parameters of the collection view itself, with any layout.
///
/// The keys start with `cv.`, so that they differ from those of layouts; all are in the panel
/// `collection`.
enum CollectionParameters {
  static let source = "cv.source"
  static let delegate = "cv.delegate"
  static let dataSource = "cv.dataSource"
  static let offsetPolicy = "cv.offsetPolicy"
  static let contentInset = "cv.contentInset"
  static let duration = "cv.duration"
  static let curve = "cv.curve"
  static let prefetching = "cv.prefetching"
  static let direction = "cv.direction"
  static let textSize = "cv.textSize"
  /// What becomes of the texts of a file's own cells and screen.
  static let words = "cv.words"

  private static let longestDuration = 3.0
  private static let durationStep = 0.05
  private static let mostInset = 400.0

  /// All parameters; the defaults are those of a new collection view.
  static let descriptors: [ParameterDescriptor] = data + updates + content

  private static var data: [ParameterDescriptor] {
    [
      .collectionChoice(
        source,
        "Data source",
        "Data",
        "How changes are found: a diffable data source compares snapshots, a classic one reports "
          + "insertions, deletions and moves. A minimal one has only one section. A controller is "
          + "its own data source and registers cells without identifiers.",
        DataSourceKind.allCases.map { ($0.rawValue, $0.label) },
        DataSourceKind.classic.rawValue
      ),
      .collectionFlag(
        dataSource,
        "Attach data source",
        "Data",
        "Whether there is a data source; without one, the collection view shows nothing.",
        isOn: true
      ),
      .collectionFlag(
        delegate,
        "Attach delegate",
        "Data",
        "Whether there is a delegate; without one, all sizes are the layout's own.",
        isOn: true
      ),
      .collectionFlag(
        prefetching,
        "Prefetching",
        "Data",
        "Whether cells and data are requested before the content scrolls to them.",
        isOn: true
      ),
    ]
  }

  private static var updates: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: duration,
        label: "Duration",
        group: "Updates",
        help:
          "The duration of the animation of a change of data or parameters; with 0, there is none.",
        kind: .number(minimum: 0, maximum: longestDuration, step: durationStep, unit: "s"),
        defaultValue: .number(UpdateCurve.standardDuration),
        panel: .collection
      ),
      .collectionChoice(
        curve,
        "Curve",
        "Updates",
        "The curve of the animation of a change of data or parameters.",
        UpdateCurve.allCases.map { ($0.rawValue, $0.label) },
        UpdateCurve.spring.rawValue
      ),
      .collectionChoice(
        offsetPolicy,
        "Content offset",
        "Updates",
        "The proposed content offset after the data or the layout changed: unchanged, or so that the middle "
          + "item keeps its place on the screen, or so that it is centred. By default, an animated change of "
          + "the layout centres it, and all other changes keep the offset.",
        [
          ("centreOnLayoutChange", "Centre on layout change"), ("keepOffset", "Keep offset"),
          ("maintainVisibleContent", "Keep visible content"),
          ("centreVisibleItem", "Centre visible item"),
        ],
        "centreOnLayoutChange"
      ),
    ]
  }

  private static var content: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: contentInset,
        label: "Content inset",
        group: "Content",
        help: "The space around the whole content, in addition to what the device covers.",
        kind: .insets(minimum: 0, maximum: mostInset, step: 1),
        defaultValue: .insets(.zero),
        panel: .collection
      ),
      .collectionChoice(
        direction,
        "Direction",
        "Content",
        "The direction of the language; layouts that ask for it are mirrored from right to left.",
        [("leftToRight", "Left to right"), ("rightToLeft", "Right to left")],
        "leftToRight"
      ),
      textSizeChoice,
    ]
  }

  /// The choice of words for layouts with cells of their own; the data's words are changed as data.
  static var wordsChoice: ParameterDescriptor {
    .collectionChoice(
      words,
      "Texts",
      "Content",
      "What the texts of the file's own cells and screen become: accented ones are a third longer, as a translation "
        + "is, and can still be read; long ones say everything three times.",
      [("file", "As written"), ("accented", "Accented"), ("long", "Long")],
      "file"
    )
  }

  private static var textSizeChoice: ParameterDescriptor {
    var choice = ParameterDescriptor.collectionChoice(
      textSize,
      "Text size",
      "Content",
      "The text size that the user prefers: rows of lists grow with it, and layouts that depend on it "
        + "lay out again. Texts of plain cells keep their own size.",
      textSizes,
      UIContentSizeCategory.large.rawValue
    )
    choice.isOrdered = true
    return choice
  }

  private static var textSizes: [(String, String)] {
    let words = [
      "Extra small", "Small", "Medium", "Large (default)", "Extra large", "Extra extra large",
      "Extra extra extra large", "Accessibility medium", "Accessibility large",
      "Accessibility extra large", "Accessibility extra extra large",
      "Accessibility extra extra extra large",
    ]
    return zip(UIContentSizeCategory.ordered, words).map { ($0.rawValue, $1) }
  }
}
