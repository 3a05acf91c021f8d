// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// A layout of a stage: its file's own, another one that the file lists, or one that every stage
/// has.
struct LayoutChoice: Sendable {
  /// The key of the parameter with the chosen layout.
  static let key = "stage.layout"
  /// The name of the change in the history.
  static let label = "Layout"

  /// The id and the name.
  var option: LayoutOption
  /// The kind of the layout, with its parameters.
  var kind: LayoutKind
  /// The prefix of its parameters' keys, which makes them different from those of other layouts.
  var prefix = ""
  /// The values in the file, by key without the prefix.
  var values: [String: ParameterValue] = [:]
  /// The parameter that a pinch changes; its key is without the prefix.
  var pinch: PinchRule?
  /// The path in the layout file; `nil` when the layout is in no file.
  var path: String?

  /// A layout object can take other values as long as this stays the same; otherwise a new object
  /// is made.
  var identity: String { option.id + "/" + kind.id }

  /// The key of a parameter for the stage and its clients.
  func key(_ key: String) -> String {
    LayoutKind.sharedKeys.contains(key) ? key : prefix + key
  }

  /// The layout's own key of a stage's parameter; `nil` when the layout has no such parameter.
  func ownKey(_ key: String) -> String? {
    if LayoutKind.sharedKeys.contains(key) { return key }
    guard key.hasPrefix(prefix) else { return nil }
    let own = String(key.dropFirst(prefix.count))
    return kind.parameters.contains { $0.key == own } ? own : nil
  }

  /// The parameter that a pinch changes, with the stage's key; `nil` when the layout has no such
  /// parameter.
  var stagePinch: PinchRule? {
    guard var rule = pinch ?? kind.pinch,
      let descriptor = kind.parameters.first(where: { $0.key == rule.parameter })
    else { return nil }
    switch descriptor.kind {
    case .number, .size: break
    case .flag, .choice, .colour, .insets: return nil
    }
    rule.parameter = key(rule.parameter)
    return rule
  }
}

extension LayoutChoice {
  /// The layout of the stage's own file, with an optional name; `path` is empty for a layout file.
  init(
    own kind: LayoutKind,
    name: String = "",
    values: [String: ParameterValue] = [:],
    pinch: PinchRule? = nil,
    path: String? = nil
  ) {
    self.init(
      option: LayoutOption(id: LayoutOption.own, name: name.isEmpty ? kind.name : name),
      kind: kind,
      values: values,
      pinch: pinch,
      path: path
    )
  }
}

extension LayoutKind {
  /// The keys of the collection view's own parameters, which do not depend on the layout.
  static let sharedKeys = Set(
    (CollectionParameters.descriptors + BehaviourParameters.descriptors).map(\.key)
  )
}
