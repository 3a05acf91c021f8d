// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// A layout of a compiled layout file.
@MainActor
final class LibraryStagedLayout: StagedLayout, SourceShowing, ViewNaming, GestureTelling {
  private let instance: LayoutInstance
  private let preview: StagePreviewData
  private let properties: TunedProperties
  /// The file's own cells; `nil` where the stage's are shown.
  private let cells: OwnCells?
  /// Sizes items for flow layouts whose file says nothing of that.
  private var sizes: (any FlowDelegate)?
  /// What was taken over last.
  private var taken: (values: LayoutValues, data: StageData)?

  /// Makes a layout of an entry.
  init(
    _ entry: LayoutEntry,
    _ parameters: LibraryParameters,
    source outcome: SourceTrial.Outcome?,
    isDelegate: Bool = false
  ) {
    preview = StagePreviewData()
    instance = entry.make(preview)
    let source = outcome?.isUsable == true ? instance.source : nil
    cells = source.flatMap { OwnCells($0, followsData: outcome != .items) }
    if cells != nil { instance.useSource(asDelegate: isDelegate) }
    // It was set up in the trial without harm, and the data stand on its ground too.
    if outcome?.isSound == true {
      instance.source?.start()
      instance.followSource()
    }
    properties = TunedProperties(of: instance, parameters)
    properties.trustSource()
  }

  var layout: UICollectionViewLayout { instance.layout }
  var delegate: (any UICollectionViewDelegate)? { instance.delegate ?? sizes }
  var abilities: LayoutAbilities { LayoutAbilities(source: self, views: self, gestures: self) }
  /// Layouts cast the delegate to a protocol of their own.
  var castDelegate: (any UICollectionViewDelegate)? { instance.delegate }
  var dataSource: (any UICollectionViewDataSource)? { cells?.found ?? instance.dataSource }

  func cells(
    in collectionView: UICollectionView,
    beside provider: StageDataSource
  ) -> (any UICollectionViewDataSource)? {
    cells?.attach(to: collectionView, beside: provider)
    return cells
  }
  func turn(to size: CGSize, _ traits: UITraitCollection) {
    guard let source = instance.source else { return }
    source.turn(to: size, traits)
    guard instance.isFollowing, let taken else { return }
    // What people set counts more than what the controller made of the new size.
    properties.trustSource()
    apply(taken.values, data: taken.data, StageChanges())
  }

  var ground: ContentColour? { instance.source?.ground.map { ContentColour($0) } }
  var namesOwnKinds: Bool { true }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    taken = (values, data)
    preview.data = data
    adoptSizes(values, data)
    properties.apply(values, to: layout)
    layout.invalidateLayout()
  }

  /// Flow layouts whose file has no delegate of its own ask about the stage's data.
  private func adoptSizes(_ values: LayoutValues, _ data: StageData) {
    guard LibraryParameters.takesSizes(instance) else { return }
    let sizing = FlowSizing(rawValue: values.choice(FlowParameters.sizing)) ?? .uniform
    if sizing == .uniform {
      sizes = sizes as? UniformFlowDelegate ?? UniformFlowDelegate()
    } else {
      let own = sizes as? ItemFlowDelegate ?? ItemFlowDelegate()
      own.sizing = sizing
      sizes = own
    }
    sizes?.data = data
    (instance.delegate as? StandInDelegate)?.next = sizes
  }

  var changedValues: [(key: String, value: ParameterValue)] { properties.changes(of: layout) }

  /// The file's own data source says how many items there are; what they show is the stage's, unless the file has
  /// cells.
  func shown(of data: StageData) -> StageData {
    if let cells { return cells.shown(of: data) }
    guard let own = instance.dataSource else { return data }
    let asker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    return OwnCells.shown(of: data, asking: own, asker)
  }
}
