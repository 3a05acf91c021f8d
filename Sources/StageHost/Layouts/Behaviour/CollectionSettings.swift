// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The curve of a change's progress.
enum UpdateCurve: String, CaseIterable {
  case spring
  case ease

  /// The name for users.
  var label: String {
    switch self {
    case .spring: "Spring"
    case .ease: "Ease in and out"
    }
  }

  /// The default duration of changes, in seconds: a spring settles in this time.
  static let standardDuration = 0.9
  private static let dampingFraction = 0.85

  /// An animation with a duration in seconds; `nil` for the duration 0.
  func animation(duration: Double) -> ElementAnimation? {
    guard duration > 0 else { return nil }
    switch self {
    case .spring:
      // With this damping and half of the duration as response, the spring has settled at the end.
      let curve = ElementAnimation.Curve.spring(
        response: duration / 2,
        dampingFraction: Self.dampingFraction
      )
      return ElementAnimation(duration: duration, curve: curve)
    case .ease: return ElementAnimation(duration: duration, curve: .easeInOut)
    }
  }
}

/// The settings of a stage's collection views, with any layout.
struct CollectionSettings: Equatable {
  private typealias Key = CollectionParameters

  var source = DataSourceKind.classic
  var hasDataSource = true
  var hasDelegate = true
  var isPrefetchingEnabled = true
  var contentInset = UIEdgeInsets.zero
  var offsetPolicy = ContentOffsetPolicy.centreOnLayoutChange
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var textSize = UIContentSizeCategory.large
  /// What becomes of the texts of the file's own cells and screen.
  var words: PseudoWords.Style?

  init() {}

  /// Reads the values of the collection view's parameters, and what a view's device sets itself.
  ///
  /// A keyboard is not part of the safe area: as UIKit's collection view controller does, it makes
  /// the lower content inset larger by what it covers beyond the safe area.
  init(_ values: LayoutValues, _ viewport: Viewport) {
    self.init(values)
    let traits = viewport.traits
    if let size = traits.textSize { textSize = UIContentSizeCategory(size) }
    if let direction = traits.direction {
      semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .unspecified
    }
    contentInset.bottom += CGFloat(max(0, traits.keyboard - viewport.insets.bottom))
  }

  /// Reads the values of the collection view's parameters.
  init(_ values: LayoutValues) {
    source = DataSourceKind(rawValue: values.choice(Key.source)) ?? .classic
    hasDataSource = values.flag(Key.dataSource)
    hasDelegate = values.flag(Key.delegate)
    isPrefetchingEnabled = values.flag(Key.prefetching)
    contentInset = UIEdgeInsets(values.insets(Key.contentInset))
    let isRightToLeft = values.choice(Key.direction) == "rightToLeft"
    semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    textSize = UIContentSizeCategory(rawValue: values.choice(Key.textSize))
    words = PseudoWords.Style(rawValue: values.choice(Key.words))
    switch values.choice(Key.offsetPolicy) {
    case "keepOffset": offsetPolicy = .keepOffset
    case "maintainVisibleContent": offsetPolicy = .maintainVisibleContent
    case "centreVisibleItem": offsetPolicy = .centreVisibleItem
    default: offsetPolicy = .centreOnLayoutChange
    }
  }

  /// The part of the data that a collection view gets.
  func shown(of data: StageData) -> StageData {
    guard hasDataSource else { return StageData() }
    guard source == .minimal else { return data }
    return StageData(sections: [data.sections.first ?? StageData.Section(id: "")])
  }

  /// The direction of reading.
  var reading: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether a screen reads and writes with other settings as with these.
  func agrees(with other: CollectionSettings) -> Bool {
    reading == other.reading && textSize == other.textSize
  }

  /// Sets a collection view's own properties; one on an app's screen reads as its window does.
  @MainActor
  func apply(to collectionView: UICollectionView, onScreen: Bool = false) {
    collectionView.isPrefetchingEnabled = isPrefetchingEnabled
    collectionView.contentOffsetPolicy = offsetPolicy
    if !onScreen { collectionView.semanticContentAttribute = semanticContentAttribute }
    collectionView.surroundings.contentSize = textSize
    if !onScreen { collectionView.surroundings.words = words }
    if collectionView.contentInset != contentInset { collectionView.contentInset = contentInset }
  }
}

extension UIContentSizeCategory {
  /// UIKit's category for a text size of the wire.
  init(_ size: TextSize) {
    self = Self.ordered[TextSize.allCases.firstIndex(of: size) ?? 0]
  }
}
