// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// The parameters of a compiled layout: the stored properties in its source, and for flow layouts
/// those of every flow layout.
@MainActor
struct LibraryParameters {
  /// The parameters in the order of the source; the defaults are the values of a new layout.
  let descriptors: [ParameterDescriptor]

  /// A greater length, in points, is no measure but a special value such as the greatest number.
  private static let greatest = 1e6
  /// Words in the names of properties in which layouts usually keep results.
  private static let memories = ["cache", "contentheight", "contentwidth", "contentsize"]
  /// Parameters of the flow layout that cannot be set from outside a subclass.
  private static let notOfSubclasses = [
    FlowParameters.estimatedItemSize, FlowParameters.flipsHorizontally,
  ]

  /// Describes a new instance; `file` is the name of its source.
  init(of instance: LayoutInstance, file: String) {
    let own = Self.keyed(instance.properties).compactMap { key, property in
      Self.descriptor(key, property, file)
    }
    guard let flow = instance.layout as? UICollectionViewFlowLayout else {
      descriptors = own
      return
    }
    let taken = Set(own.map(\.key) + Self.notOfSubclasses)
    let takesSizes = Self.takesSizes(instance)
    descriptors =
      own
      + Self.flow(flow).filter { !taken.contains($0.key) }
      .filter { takesSizes || $0.key != FlowParameters.sizing }
  }

  /// Whether the stage's data may decide the sizes of a layout's items: those of a flow layout
  /// without a delegate in its file.
  static func takesSizes(_ instance: LayoutInstance) -> Bool {
    guard instance.layout is UICollectionViewFlowLayout, !instance.hasOwnSizes else { return false }
    return instance.delegate == nil || instance.delegate is StandInDelegate
  }

  /// The properties with the keys of their parameters: the names, with a number when two classes
  /// use the same name.
  static func keyed(_ properties: [LibraryProperty]) -> [(String, LibraryProperty)] {
    var uses: [String: Int] = [:]
    return properties.map { property in
      let count = uses[property.name, default: 0] + 1
      uses[property.name] = count
      return (count == 1 ? property.name : "\(property.name)-\(count)", property)
    }
  }

  private static func flow(_ flow: UICollectionViewFlowLayout) -> [ParameterDescriptor] {
    var defaults = FlowStagedLayout.defaults(of: flow)
    let isHorizontal = flow.scrollDirection == .horizontal
    defaults[FlowParameters.scrollDirection] = .choice(isHorizontal ? "horizontal" : "vertical")
    let reference: String
    switch flow.sectionInsetReference {
    case .fromSafeArea: reference = "fromSafeArea"
    case .fromLayoutMargins: reference = "fromLayoutMargins"
    default: reference = "fromContentInset"
    }
    defaults[FlowParameters.sectionInsetReference] = .choice(reference)
    return FlowParameters.descriptors(defaults: defaults)
  }

  private static func descriptor(
    _ key: String,
    _ property: LibraryProperty,
    _ file: String
  ) -> ParameterDescriptor? {
    let name = property.name.lowercased()
    guard !memories.contains(where: name.contains), !name.hasPrefix("_"),
      let value = value(of: property.read()), isTunable(value)
    else { return nil }
    return ParameterDescriptor(
      key: key,
      label: LibraryLabel.words(of: property.name),
      group: LibraryLabel.words(of: property.owner),
      help: "\(property.owner).\(property.name), \(file) line \(property.line).",
      kind: PropertyBounds.kind(of: property.name, property.read()),
      defaultValue: value
    )
  }

  private static func isTunable(_ value: ParameterValue) -> Bool {
    let numbers: [Double] =
      switch value {
      case .number(let number): [number]
      case .size(let width, let height): [width, height]
      case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
      case .flag, .choice: []
      }
    return numbers.allSatisfy { $0.magnitude <= greatest }
  }
}

/// Converts between values of properties and of parameters.
extension LibraryParameters {
  /// A property's value as a parameter's; `nil` for a number that is not finite.
  static func value(of value: LibraryProperty.Value) -> ParameterValue? {
    switch value {
    case .number(let number): number.isFinite ? .number(number) : nil
    case .integer(let number): .number(Double(number))
    case .flag(let flag): .flag(flag)
    case .size(let size):
      size.width.isFinite && size.height.isFinite
        ? .size(Double(size.width), Double(size.height)) : nil
    case .insets(let insets): .insets(Insets(insets))
    case .colour(let rgb): .choice(FileColour.text(of: rgb))
    case .choice(let word, _): .choice(word)
    }
  }

  /// A parameter's value as a property's, of the same kind as another value.
  static func value(
    _ value: ParameterValue,
    like other: LibraryProperty.Value
  ) -> LibraryProperty.Value {
    switch (value, other) {
    case (.number(let number), .integer):
      .integer(Int(exactly: number.rounded()) ?? 0)
    case (.number(let number), _): .number(number)
    case (.flag(let flag), _): .flag(flag)
    case (.size(let width, let height), _): .size(CGSize(width: width, height: height))
    case (.insets(let insets), _): .insets(UIEdgeInsets(insets))
    case (.choice(let word), .colour(let old)): .colour(FileColour.value(of: word) ?? old)
    case (.choice(let word), .choice(_, let words)): .choice(word, of: words)
    case (.choice(let word), _): .choice(word, of: [word])
    }
  }
}
