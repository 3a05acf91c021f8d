// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// A layout that a stage can have: its file's own, one that the file names besides, or one that every stage has.
struct LayoutChoice: Sendable {
  /// Key under which the stage keeps which of its layouts it has.
  static let key = "stage.layout"
  /// What people read of it in the history.
  static let label = "Layout"

  /// Identity and name.
  var option: LayoutOption
  /// The layout and what people can tune about it.
  var kind: LayoutKind
  /// What goes before the keys of its parameters, so that two layouts have none in common.
  var prefix = ""
  /// Values that the file gives, by key without the prefix.
  var values: [String: ParameterValue] = [:]
  /// What a pinch sets; the key is without the prefix.
  var pinch: PinchRule?
  /// Where it stands in the layout file; `nil` when it does not.
  var path: String?

  /// What tells a layout object that can go on with other values from one that must be made anew.
  var identity: String { option.id + "/" + kind.id }

  /// The key by which the stage and its clients know a parameter.
  func key(_ key: String) -> String {
    LayoutKind.sharedKeys.contains(key) ? key : prefix + key
  }

  /// The layout's own key of a parameter that the stage knows by another; `nil` when it has none.
  func ownKey(_ key: String) -> String? {
    if LayoutKind.sharedKeys.contains(key) { return key }
    guard key.hasPrefix(prefix) else { return nil }
    let own = String(key.dropFirst(prefix.count))
    return kind.parameters.contains { $0.key == own } ? own : nil
  }

  /// What a pinch sets, in the stage's words; nothing that the layout does not have.
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
  /// The layout that a stage has of its own file, which may name it; `path` is empty where that is a layout
  /// file.
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
  /// Keys of parameters that belong to the collection view, whatever its layout.
  static let sharedKeys = Set(
    (CollectionParameters.descriptors + BehaviourParameters.descriptors).map(\.key)
  )
}
