// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// A property of a layout class as a parameter: its description, and how it is set.
struct LayoutProperty<Layout: UICollectionViewLayout>: Sendable {
  /// The parameter's description; the default is the value in a new layout.
  var descriptor: ParameterDescriptor
  /// Sets the property.
  var apply: @MainActor @Sendable (Layout, LayoutValues) -> Void
  /// Reads the property, if the layout itself may change it.
  var read: @MainActor @Sendable (Layout) -> ParameterValue? = { _ in nil }
}

extension ParameterDescriptor.Kind {
  /// A value moved into the bounds; a value of another kind stays.
  func bounded(_ value: ParameterValue) -> ParameterValue {
    switch (self, value) {
    case (.number(let minimum, let maximum, _, _), .number(let number)):
      .number(min(max(number, minimum), maximum))
    case (.size(let minimum, let maximum, _), .size(let width, let height)):
      .size(min(max(width, minimum), maximum), min(max(height, minimum), maximum))
    default: value
    }
  }
}

/// The words for a property.
struct PropertyWords: Sendable {
  var key: String
  var label: String
  var group: String
  var help: String

  /// Makes the words for the property `key`.
  init(_ key: String, _ label: String, in group: String, _ help: String) {
    self.key = key
    self.label = label
    self.group = group
    self.help = help
  }

  /// The description of the parameter.
  func descriptor(
    _ kind: ParameterDescriptor.Kind,
    _ value: ParameterValue
  ) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: label,
      group: group,
      help: help,
      kind: kind,
      defaultValue: value
    )
  }
}

/// Makes the properties of one layout class; `untouched` is an instance with the defaults.
@MainActor
struct LayoutProperties<Layout: UICollectionViewLayout> {
  let untouched: Layout

  /// A number within bounds.
  func number(
    _ words: PropertyWords,
    _ range: ClosedRange<Double>,
    step: Double,
    unit: String = "pt",
    _ path: ReferenceWritableKeyPath<Layout, CGFloat>
  ) -> LayoutProperty<Layout> {
    let kind = ParameterDescriptor.Kind.number(
      minimum: range.lowerBound,
      maximum: range.upperBound,
      step: step,
      unit: unit
    )
    let value = ParameterValue.number(Double(untouched[keyPath: path]))
    return LayoutProperty(descriptor: words.descriptor(kind, value)) { layout, values in
      layout[keyPath: path] = values.number(words.key)
    } read: {
      .number(Double($0[keyPath: path]))
    }
  }

  /// A whole number within bounds.
  func integer(
    _ words: PropertyWords,
    _ range: ClosedRange<Int>,
    _ path: ReferenceWritableKeyPath<Layout, Int>
  ) -> LayoutProperty<Layout> {
    let kind = ParameterDescriptor.Kind.number(
      minimum: Double(range.lowerBound),
      maximum: Double(range.upperBound),
      step: 1,
      unit: ""
    )
    let value = ParameterValue.number(Double(untouched[keyPath: path]))
    return LayoutProperty(descriptor: words.descriptor(kind, value)) { layout, values in
      layout[keyPath: path] = Int(values.number(words.key).rounded())
    } read: {
      .number(Double($0[keyPath: path]))
    }
  }

  /// A size with both lengths within bounds, in points.
  func size(
    _ words: PropertyWords,
    _ range: ClosedRange<Double>,
    _ path: ReferenceWritableKeyPath<Layout, CGSize>
  ) -> LayoutProperty<Layout> {
    let kind = ParameterDescriptor.Kind.size(
      minimum: range.lowerBound,
      maximum: range.upperBound,
      step: 1
    )
    let size = untouched[keyPath: path]
    let value = ParameterValue.size(Double(size.width), Double(size.height))
    return LayoutProperty(descriptor: words.descriptor(kind, value)) { layout, values in
      layout[keyPath: path] = values.size(words.key)
    } read: {
      .size(Double($0[keyPath: path].width), Double($0[keyPath: path].height))
    }
  }

  /// A Boolean.
  func flag(
    _ words: PropertyWords,
    _ path: ReferenceWritableKeyPath<Layout, Bool>
  ) -> LayoutProperty<Layout> {
    let value = ParameterValue.flag(untouched[keyPath: path])
    return LayoutProperty(descriptor: words.descriptor(.flag, value)) { layout, values in
      layout[keyPath: path] = values.flag(words.key)
    } read: {
      .flag($0[keyPath: path])
    }
  }

  /// One of several cases, with their names for users.
  func choice<Value: RawRepresentable & Sendable>(
    _ words: PropertyWords,
    _ options: KeyValuePairs<Value, String>,
    _ path: ReferenceWritableKeyPath<Layout, Value>
  ) -> LayoutProperty<Layout> where Value.RawValue == String {
    let kind = ParameterDescriptor.Kind.choice(
      options: options.map { .init(value: $0.key.rawValue, label: $0.value) }
    )
    let value = ParameterValue.choice(untouched[keyPath: path].rawValue)
    return LayoutProperty(descriptor: words.descriptor(kind, value)) { layout, values in
      guard let value = Value(rawValue: values.choice(words.key)) else { return }
      layout[keyPath: path] = value
    } read: {
      .choice($0[keyPath: path].rawValue)
    }
  }
}

extension LayoutProperties where Layout: UICollectionViewFlowLayout {
  /// The properties that the layout inherits from the flow layout, by key.
  func flow(_ keys: String...) -> [LayoutProperty<Layout>] {
    let descriptors = FlowParameters.descriptors(defaults: FlowStagedLayout.defaults(of: untouched))
    return keys.compactMap { key in
      guard let descriptor = descriptors.first(where: { $0.key == key }) else { return nil }
      return LayoutProperty(descriptor: descriptor) { layout, values in
        FlowStagedLayout.set(key, of: layout, from: values)
      }
    }
  }
}
