// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// A layout with a data source that belongs to the demonstration.
@MainActor
protocol SourceSpoiling: StagedLayout {
  /// The collection view's data source, made of the stage's own; it may be the stage's own.
  func spoiled(_ source: StageDataSource) -> any UICollectionViewDataSource
  /// Called in the change that shows the view for the first time, or after a change of parameters
  /// or data.
  func misbehave(in collectionView: UICollectionView)
}

/// A grid with a mistake that users choose, to see the diagnostics about it.
@MainActor
final class TroubleStagedLayout: SourceSpoiling {
  private enum Key {
    static let trouble = "trouble"
    static let itemSize = "itemSize"
  }

  private static let largestItem = 500.0
  private static let smallestItem = 20.0
  private static let spacing: CGFloat = 8
  private static let headerHeight: CGFloat = 36
  private static let side = 88.0

  /// The catalogue's entry.
  static let kind = LayoutKind(
    id: "trouble",
    name: "Trouble",
    parameters: parameters,
    scrolls: { _ in "vertical" },
    make: { TroubleStagedLayout() }
  )

  private let trouble = TroubleLayout()
  private var source: TroubleDataSource?
  private var misbehavesNext = false

  var layout: UICollectionViewLayout { trouble }
  var delegate: (any UICollectionViewDelegate)? { nil }

  init() {
    trouble.minimumLineSpacing = Self.spacing
    trouble.minimumInteritemSpacing = Self.spacing
    trouble.sectionInset = UIEdgeInsets(
      top: Self.spacing,
      left: Self.spacing,
      bottom: Self.spacing,
      right: Self.spacing
    )
  }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    let chosen = Trouble(rawValue: values.choice(Key.trouble)) ?? .nothing
    misbehavesNext = chosen != trouble.trouble
    trouble.trouble = chosen
    source?.trouble = chosen
    trouble.itemSize = values.size(Key.itemSize)
    let height = chosen == .headerWithoutProvider ? Self.headerHeight : 0
    trouble.headerReferenceSize = CGSize(width: 0, height: height)
    trouble.invalidateLayout()
  }

  func spoiled(_ source: StageDataSource) -> any UICollectionViewDataSource {
    let spoiled = self.source ?? TroubleDataSource(spoiling: source)
    spoiled.trouble = trouble.trouble
    self.source = spoiled
    return spoiled
  }

  /// Asks again for elements that were correct before, so that the mistake is visible at once.
  func misbehave(in collectionView: UICollectionView) {
    guard misbehavesNext else { return }
    misbehavesNext = false
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    switch trouble.trouble {
    case .wrongCount: source?.lie(to: collectionView)
    case .mutatedAttributes: ask(collectionView, againAbout: IndexPath(item: 0, section: 0))
    default: break
    }
  }

  /// Asks the layout once more without an invalidation, as another content or a scroll does.
  private func ask(_ collectionView: UICollectionView, againAbout path: IndexPath) {
    collectionView.reconfigureItems(at: [path])
    collectionView.layoutIfNeeded()
  }

  private static var parameters: [ParameterDescriptor] {
    [
      ParameterDescriptor(
        key: Key.trouble,
        label: "What goes wrong",
        group: "Trouble",
        help: "The mistake that the layout or the data source makes with the first item.",
        kind: .choice(
          options: Trouble.allCases.map { .init(value: $0.rawValue, label: $0.label) }
        ),
        defaultValue: .choice(Trouble.nothing.rawValue)
      ),
      ParameterDescriptor(
        key: Key.itemSize,
        label: "Item size",
        group: "Items",
        help: "Size of every item.",
        kind: .size(minimum: smallestItem, maximum: largestItem, step: 1),
        defaultValue: .size(side, side)
      ),
    ]
  }
}
