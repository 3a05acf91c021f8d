// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// Sets the properties of a layout to the values of parameters, and finds changes by the layout's gestures.
@MainActor
final class TunedProperties {
  private let properties: [String: LibraryProperty]
  private let descriptors: [ParameterDescriptor]
  /// The last known values of the parameters: applied ones, or those of the source.
  private var applied: [String: ParameterValue] = [:]

  /// Knows the properties of a new instance.
  init(of instance: LayoutInstance, _ parameters: LibraryParameters) {
    descriptors = parameters.descriptors
    properties = Dictionary(
      LibraryParameters.keyed(instance.properties),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// From now on, sets a property only when its parameter changes, so that a layout can keep its own results
  /// in a stored property.
  func trustSource() {
    for descriptor in descriptors { applied[descriptor.key] = descriptor.defaultValue }
  }

  /// Sets the properties with changed values.
  func apply(_ values: LayoutValues, to layout: UICollectionViewLayout) {
    for key in descriptors.map(\.key) {
      guard let value = values.values[key], value != applied[key] else { continue }
      applied[key] = value
      if let property = properties[key] {
        property.write(LibraryParameters.value(value, like: property.read()))
      } else if let flow = layout as? UICollectionViewFlowLayout {
        FlowStagedLayout.set(key, of: flow, from: values)
      }
    }
  }

  /// The properties that the layout's gestures have changed.
  ///
  /// A layout without gestures that changes a property only stores a result in it, so its
  /// properties are ignored.
  func changes(of layout: UICollectionViewLayout) -> [(key: String, value: ParameterValue)] {
    guard layout.collectionView?.gestureRecognizers?.isEmpty == false else { return [] }
    return descriptors.compactMap { descriptor in
      let key = descriptor.key
      guard let value = properties[key].flatMap({ LibraryParameters.value(of: $0.read()) }),
        value != applied[key]
      else { return nil }
      return (key, descriptor.kind.bounded(value))
    }
  }
}
