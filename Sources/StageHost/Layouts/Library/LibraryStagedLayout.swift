// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// A layout of a compiled layout file.
///
/// A property is set only when its parameter was changed, so that a layout can keep its own results
/// in a stored property.
@MainActor
final class LibraryStagedLayout: StagedLayout {
  private let instance: LayoutInstance
  private let preview: StagePreviewData
  private let properties: [String: LibraryProperty]
  private let parameters: LibraryParameters
  /// The file's own cells; `nil` for the stage's cells.
  private let cells: OwnCells?
  /// The sizes of items for flow layouts with a file that does not set them.
  private var sizes: (any FlowDelegate)?
  /// The last applied values of the parameters.
  private var applied: [String: ParameterValue] = [:]
  /// The last applied values and data.
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
    // The trial has shown that the source can be set up; the data are also shown on its background.
    if outcome?.isSound == true {
      instance.source?.start()
      instance.followSource()
    }
    self.parameters = parameters
    properties = Dictionary(
      LibraryParameters.keyed(instance.properties),
      uniquingKeysWith: { first, _ in first }
    )
    forgetApplied()
  }

  var layout: UICollectionViewLayout { instance.layout }
  var delegate: (any UICollectionViewDelegate)? { instance.delegate ?? sizes }
  /// Layouts cast the delegate to their own protocol.
  var isDelegateCast: Bool { instance.delegate != nil }
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
    forgetApplied()
    apply(taken.values, data: taken.data, StageChanges())
  }

  var ground: ContentColour? { instance.source?.ground.map { ContentColour($0) } }
  var namesOwnKinds: Bool { true }

  private func forgetApplied() {
    for descriptor in parameters.descriptors { applied[descriptor.key] = descriptor.defaultValue }
  }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    taken = (values, data)
    preview.data = data
    adoptSizes(values, data)
    for (key, value) in values.values where applied[key] != nil && applied[key] != value {
      applied[key] = value
      if let property = properties[key] {
        property.write(LibraryParameters.value(value, like: property.read()))
      } else if let flow = layout as? UICollectionViewFlowLayout {
        FlowStagedLayout.set(key, of: flow, from: values)
      }
    }
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
    (instance.delegate as? StandInDelegate)?.next = sizes
  }

  /// The properties that the layout's gestures have changed.
  ///
  /// A layout without gestures that changes a property only stores a result in it, so its
  /// properties are ignored.
  var changedValues: [(key: String, value: ParameterValue)] {
    guard layout.collectionView?.gestureRecognizers?.isEmpty == false else { return [] }
    return parameters.descriptors.compactMap { descriptor in
      let key = descriptor.key
      guard let value = properties[key].flatMap({ LibraryParameters.value(of: $0.read()) }),
        value != applied[key]
      else { return nil }
      return (key, descriptor.kind.bounded(value))
    }
  }

  /// The file's own data source decides the number of items; their content is the stage's, unless
  /// the file has cells.
  func shown(of data: StageData) -> StageData {
    if let cells { return cells.shown(of: data) }
    guard let own = instance.dataSource else { return data }
    let asker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    return OwnCells.shown(of: data, asking: own, asker)
  }
}
