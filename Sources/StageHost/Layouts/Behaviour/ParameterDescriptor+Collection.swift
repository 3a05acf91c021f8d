// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Parameters of the collection view itself, in its panel.
extension ParameterDescriptor {
  /// One of several words; each option is the word in files and the name for users.
  static func collectionChoice(
    _ key: String,
    _ label: String,
    _ group: String,
    _ help: String,
    _ options: [(String, String)],
    _ value: String
  ) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: label,
      group: group,
      help: help,
      kind: .choice(options: options.map { .init(value: $0.0, label: $0.1) }),
      defaultValue: .choice(value),
      panel: .collection
    )
  }

  /// A Boolean, which is false by default.
  static func collectionFlag(
    _ key: String,
    _ label: String,
    _ group: String,
    _ help: String,
    isOn: Bool = false
  ) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: label,
      group: group,
      help: help,
      kind: .flag,
      defaultValue: .flag(isOn),
      panel: .collection
    )
  }
}
