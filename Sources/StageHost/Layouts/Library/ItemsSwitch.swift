// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The two ways to show a layout if its source has its own items.
indirect enum ItemsSwitch: Sendable {
  case between(own: LayoutKind, data: LayoutKind)

  /// The kind of layout for a choice; it keeps this switch, so that the other choice stays
  /// possible.
  func kind(_ choice: ItemsChoice) -> LayoutKind {
    var kind =
      switch (self, choice) {
      case (.between(let own, _), .own): own
      case (.between(_, let data), .data): data
      }
    kind.items = self
    return kind
  }

  /// The parameters of both ways.
  var descriptors: [ParameterDescriptor] {
    switch self {
    case .between(let own, let data): own.descriptors + data.descriptors
    }
  }
}
