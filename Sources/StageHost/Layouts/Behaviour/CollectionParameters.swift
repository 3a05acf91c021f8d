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
        "Who finds what changed: the diffable data source from snapshots, or a classic one that tells "
          + "insertions, deletions and moves. The minimal one has one section only; a "
          + "controller is the data source by itself and registers cells without identifiers.",
        DataSourceKind.allCases.map { ($0.rawValue, $0.label) },
        DataSourceKind.classic.rawValue
      ),
      .collectionFlag(
        dataSource,
        "Attach data source",
        "Data",
        "Without a data source the collection view shows nothing.",
        isOn: true
      ),
      .collectionFlag(
        delegate,
        "Attach delegate",
        "Data",
        "Without a delegate the collection view still lays out; sizes are the layout's own.",
        isOn: true
      ),
      .collectionFlag(
        prefetching,
        "Prefetching",
        "Data",
        "Whether cells and data ahead of the scrolling are asked for early.",
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
        help: "How long a change of data or parameters takes to arrive; 0 does not animate.",
        kind: .number(minimum: 0, maximum: longestDuration, step: durationStep, unit: "s"),
        defaultValue: .number(UpdateCurve.standardDuration),
        panel: .collection
      ),
      .collectionChoice(
        curve,
        "Curve",
        "Updates",
        "How a change of data or parameters moves.",
        UpdateCurve.allCases.map { ($0.rawValue, $0.label) },
        UpdateCurve.spring.rawValue
      ),
      .collectionChoice(
        offsetPolicy,
        "Content offset",
        "Updates",
        "Where the content is proposed to stand after the data changed: where it stood, so that the "
          + "middle item stays where it is seen, or with that item in the very middle.",
        [
          ("keepOffset", "Keep offset"), ("maintainVisibleContent", "Keep visible content"),
          ("centreVisibleItem", "Centre visible item"),
        ],
        "keepOffset"
      ),
    ]
  }

  private static var content: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: contentInset,
        label: "Content inset",
        group: "Content",
        help: "Free space around the whole content, beside what the device covers.",
        kind: .insets(minimum: 0, maximum: mostInset, step: 1),
        defaultValue: .insets(.zero),
        panel: .collection
      ),
      .collectionChoice(
        direction,
        "Direction",
        "Content",
        "Which way the language runs; layouts that want it are mirrored from right to left.",
        [("leftToRight", "Left to right"), ("rightToLeft", "Right to left")],
        "leftToRight"
      ),
      textSizeChoice,
    ]
  }

  private static var textSizeChoice: ParameterDescriptor {
    var choice = ParameterDescriptor.collectionChoice(
      textSize,
      "Text size",
      "Content",
      "The size of text that the person prefers: rows of lists grow with it, and layouts that ask for it "
        + "lay out anew. Texts of plain cells keep their own size.",
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
