// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// The data source of a layout file for use in the stage: it provides cells, supplementary views
/// and the number of items.
///
/// The stage keeps the number that it got, so that a file with changing items causes no
/// inconsistency.
@MainActor
final class OwnCells: UICollectionViewDataSource {
  private let source: OwnSource
  private let own: any UICollectionViewDataSource
  private let filling = StagePreviewData()
  private weak var provider: StageDataSource?

  /// Whether the items are those of the stage's data, so that users may move them.
  private let followsData: Bool

  /// Sets a source up; calls `tell` before its view is laid out.
  ///
  /// `nil` when it has no data source afterwards.
  init?(_ source: OwnSource, followsData: Bool = false, tell: () -> Void = {}) {
    source.start(tell)
    guard let own = source.dataSource else { return nil }
    (self.source, self.own, self.followsData) = (source, own, followsData)
  }

  /// The delegate for flow layouts.
  var delegate: (any UICollectionViewDelegate)? { source.delegate }
  /// The data source for layouts.
  var found: any UICollectionViewDataSource { own }

  /// Prepares a collection view for the cells; the stage's own data source stays beside this one.
  func attach(to collectionView: UICollectionView, beside provider: StageDataSource) {
    self.provider = provider
    provider.hasFixedItems = !followsData
    source.register(in: collectionView)
  }

  /// The data with as many items as the file has; the data fill those lists of the file that are
  /// empty.
  func shown(of data: StageData) -> StageData {
    let asker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let hasOneSection = own.numberOfSections(in: asker) <= 1
    let given = hasOneSection ? Self.joined(data) : data
    filling.data = given
    _ = source.fill(from: filling)
    return Self.shown(of: given, asking: own, asker)
  }

  /// The names of the lists that some data fill.
  func filled(from data: StageData) -> [String] {
    filling.data = data
    return source.fill(from: filling)
  }

  /// The number of all items.
  var count: Int {
    let asker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    return (0..<max(0, own.numberOfSections(in: asker))).reduce(0) {
      $0 + max(0, own.collectionView(asker, numberOfItemsInSection: $1))
    }
  }

  /// All items in one section, for a file with a single section.
  private static func joined(_ data: StageData) -> StageData {
    guard data.sections.count > 1 else { return data }
    var first = data.sections[0]
    first.items = ItemList(data.sections.lazy.flatMap(\.items))
    return StageData(sections: [first])
  }

  /// Data with as many sections and items as a data source has: the given ones, followed by
  /// numbered ones.
  static func shown(
    of data: StageData,
    asking own: any UICollectionViewDataSource,
    _ asker: UICollectionView
  ) -> StageData {
    let limits = Limits.standard
    let sections = min(max(0, own.numberOfSections(in: asker)), limits.sections)
    var room = limits.items
    return StageData(
      sections: (0..<sections).map { index in
        let asked = own.collectionView(asker, numberOfItemsInSection: index)
        let count = min(max(0, asked), room)
        room -= count
        return section(index, data.section(index), count)
      }
    )
  }

  private static func section(
    _ index: Int,
    _ given: StageData.Section?,
    _ count: Int
  ) -> StageData.Section {
    var section = given ?? PlainData.section(index, items: 0)
    section.items = ItemList(section.items.prefix(count))
    for item in section.items.count..<count {
      section.items.append(PlainData.item(item, section: index))
    }
    return section
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    provider?.numberOfSections(in: collectionView) ?? own.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    provider?.collectionView(collectionView, numberOfItemsInSection: section)
      ?? own.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = own.collectionView(collectionView, cellForItemAt: indexPath)
    if cell.isBlank {
      provider?.configure(cell, as: provider?.data.item(at: ElementPosition(indexPath)))
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let answer = OptionalRequirement.supplementaryView.call(on: own) {
      own.collectionView(
        collectionView,
        viewForSupplementaryElementOfKind: kind,
        at: indexPath
      )
    }
    if let answer { return answer }
    let stages = provider?.collectionView(
      collectionView,
      viewForSupplementaryElementOfKind: kind,
      at: indexPath
    )
    return stages ?? UICollectionReusableView(frame: .zero)
  }

  /// Items cannot be moved here, because the file decides the order.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    provider?.mayMove(indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    provider?.collectionView(
      collectionView,
      moveItemAt: sourceIndexPath,
      to: destinationIndexPath
    )
  }
}

extension UICollectionViewCell {
  /// Whether it is a plain cell without content, as cells of storyboards are.
  fileprivate var isBlank: Bool {
    type(of: self) == UICollectionViewCell.self && contentView.subviews.isEmpty
      && backgroundColor == nil && contentView.backgroundColor == nil
      && contentConfiguration == nil && backgroundConfiguration == nil
  }
}
