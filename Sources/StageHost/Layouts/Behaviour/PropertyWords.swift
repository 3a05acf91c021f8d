// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// How a property is named to people.
struct PropertyWords: Sendable {
  var key: String
  var label: String
  var group: String
  var help: String

  /// Words for the property `key`.
  init(_ key: String, _ label: String, in group: String, _ help: String) {
    self.key = key
    self.label = label
    self.group = group
    self.help = help
  }

  /// What people see of the property.
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
