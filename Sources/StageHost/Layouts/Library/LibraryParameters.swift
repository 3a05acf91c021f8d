// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// What people can tune about a compiled layout: the stored properties that its source has, and for flow
/// layouts what every flow layout has.
@MainActor
struct LibraryParameters {
  /// In the order of the source; the default is the value of a layout that nobody touched.
  let descriptors: [ParameterDescriptor]

  /// Lengths beyond this, in points, are no measures but marks such as the greatest number.
  private static let greatest = 1e6
  /// What layouts keep for themselves is commonly called so.
  private static let memories = ["cache", "contentheight", "contentwidth", "contentsize"]
  /// Parameters of the flow layout that people cannot set from outside of a subclass.
  private static let notOfSubclasses = [
    FlowParameters.estimatedItemSize, FlowParameters.flipsHorizontally,
  ]

  /// Describes an instance that nobody touched; `file` is the name of its source, where people have that.
  init(of instance: LayoutInstance, file: String? = nil) {
    let own = Self.keyed(instance.properties).compactMap { key, property in
      Self.descriptor(key, property, file)
    }
    guard let flow = instance.layout as? UICollectionViewFlowLayout else {
      descriptors = own
      return
    }
    if let keys = instance.comment.flow {
      let shown = Self.flow(flow)
      descriptors = own + keys.compactMap { key in shown.first { $0.key == key } }
      return
    }
    let taken = Set(own.map(\.key) + Self.notOfSubclasses)
    let takesSizes = Self.takesSizes(instance)
    descriptors =
      own
      + Self.flow(flow).filter { !taken.contains($0.key) }
      .filter { takesSizes || $0.key != FlowParameters.sizing }
  }

  /// Whether the stage's data may say how large the items of a layout are: those of a flow layout whose file
  /// has no delegate.
  static func takesSizes(_ instance: LayoutInstance) -> Bool {
    guard instance.layout is UICollectionViewFlowLayout, !instance.hasOwnSizes else { return false }
    return instance.delegate == nil || instance.delegate is StandInDelegate
  }

  /// Properties with the keys of their parameters: those that their comments say, or their names, numbered where two
  /// classes share one.
  static func keyed(_ properties: [LibraryProperty]) -> [(String, LibraryProperty)] {
    var uses: [String: Int] = [:]
    return properties.map { property in
      let key = property.comment.key ?? property.name
      let count = uses[key, default: 0] + 1
      uses[key] = count
      return (count == 1 ? key : "\(key)-\(count)", property)
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
    _ file: String?
  ) -> ParameterDescriptor? {
    let name = property.name.lowercased()
    guard !memories.contains(where: name.contains), !name.hasPrefix("_"),
      let value = value(of: property.read()), isTunable(value)
    else { return nil }
    return ParameterDescriptor(
      key: key,
      label: property.comment.label ?? LibraryLabel.words(of: property.name),
      group: property.comment.group ?? LibraryLabel.words(of: property.owner),
      help: help(for: property, file),
      kind: PropertyBounds.kind(of: property.name, property.read(), property.comment),
      defaultValue: value
    )
  }

  /// What the property's comment says, and where the property stands.
  private static func help(for property: LibraryProperty, _ file: String?) -> String {
    let place = file.flatMap { file in
      property.line.map { "\(property.owner).\(property.name), \(file) line \($0)." }
    }
    return [property.comment.help, place].compactMap(\.self).joined(separator: " ")
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

/// Between a property's values and those of parameters.
extension LibraryParameters {
  /// A property's value as a parameter's; `nil` for numbers that are none.
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

  /// A parameter's value as that of a property of the same kind as another value.
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
