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
  /// The file's own cells; `nil` for the stage's cells.
  private let cells: OwnCells?
  /// The sizes of items for flow layouts with a file that does not set them.
  private var sizes: (any FlowDelegate)?
  /// Whether the layout requires headers.
  private let hasHeaders: Bool
  /// The screen, if it is shown itself.
  private let screen: LiveScreen?
  /// The last applied values and data.
  private var taken: (values: LayoutValues, data: StageData)?

  /// Makes a layout of an entry.
  init(
    _ entry: LayoutEntry,
    _ parameters: LibraryParameters,
    source outcome: SourceTrial.Outcome?,
    isDelegate: Bool = false,
    _ hasHeaders: Bool = false
  ) {
    preview = StagePreviewData()
    instance = entry.make(preview)
    let source = outcome?.isUsable == true ? instance.source : nil
    cells = source.flatMap { OwnCells($0, followsData: outcome != .items) }
    if cells != nil { instance.useSource(asDelegate: isDelegate) }
    // The trial has shown that the source can be set up; the data are also shown on its background.
    if outcome?.isSound == true {
      instance.source?.start()
      instance.followSource()
    }
    let own = instance.source
    let isShown = cells != nil || own?.isRoot == true && outcome == .items
    own?.isLive = instance.isScreen && isShown && own?.live != nil
    screen = own?.isLive == true ? own?.live : nil
    self.hasHeaders = hasHeaders
    if hasHeaders, screen == nil { HeaderTrial.give(to: instance.layout) }
    properties = TunedProperties(of: instance, parameters)
    properties.trustSource()
  }

  var layout: UICollectionViewLayout { instance.layout }
  var delegate: (any UICollectionViewDelegate)? { instance.delegate ?? sizes }
  var abilities: LayoutAbilities {
    LayoutAbilities(source: self, screen: screen, views: self, gestures: self)
  }
  /// Layouts cast the delegate to their own protocol.
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
    // The values of users count more than what the controller computed for the new size.
    properties.trustSource()
    apply(taken.values, data: taken.data, StageChanges())
  }

  var ground: ContentColour? { instance.source?.ground.map { ContentColour($0) } }
  var namesOwnKinds: Bool { true }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    taken = (values, data)
    preview.data = data
    if let screen {
      if cells?.filled(from: data).isEmpty == false { screen.shown.reloadData() }
    } else {
      adoptSizes(values, data)
    }
    properties.apply(values, to: layout)
    layout.invalidateLayout()
  }

  /// Lets a flow layout without a delegate in its file take sizes from the stage's data.
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
    sizes?.grantsHeaders = hasHeaders
    (instance.delegate as? StandInDelegate)?.next = sizes
  }

  var changedValues: [(key: String, value: ParameterValue)] { properties.changes(of: layout) }

  /// The file's own data source decides the number of items; their content is the stage's, unless
  /// the file has cells.
  func shown(of data: StageData) -> StageData {
    if let screen { return ScreenData.of(screen.shown, data) }
    if let cells { return cells.shown(of: data) }
    guard let own = instance.dataSource else { return data }
    let asker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    return OwnCells.shown(of: data, asking: own, asker)
  }
}
