// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary
import StageProtocol
import UIKit

/// A layout class of the gallery, with the objects that an app would give it.
@MainActor
final class GalleryStagedLayout: StagedLayout, GestureTelling {
  private let instance: LayoutInstance
  private let properties: TunedProperties
  private let companion: (any LayoutCompanion)?
  /// Gives a flow layout the measures in the data.
  private let sizes: (any FlowDelegate)?

  /// Makes a layout of a class.
  init(_ entry: LayoutEntry, _ parameters: LibraryParameters) {
    instance = entry.make(StagePreviewData())
    properties = TunedProperties(of: instance, parameters)
    companion = GalleryCompanions.companion(of: instance.layout)
    sizes = GalleryCompanions.sizes(of: instance.layout)
  }

  var layout: UICollectionViewLayout { instance.layout }
  var delegate: (any UICollectionViewDelegate)? { sizes }
  var abilities: LayoutAbilities { LayoutAbilities(views: companion, gestures: self) }

  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    properties.apply(values, to: layout)
    companion?.data = data
    sizes?.data = data
    layout.invalidateLayout()
  }

  var changedValues: [(key: String, value: ParameterValue)] { properties.changes(of: layout) }
  func takeConsequences() -> [Consequence] { companion?.takeConsequences() ?? [] }
}
