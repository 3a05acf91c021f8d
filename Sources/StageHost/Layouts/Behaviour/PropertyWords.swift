// SPDX-License-Identifier: Apache-2.0
import StageProtocol

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
