// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The two ways in which a layout is shown whose source has items of its own.
indirect enum ItemsSwitch: Sendable {
  case between(own: LayoutKind, data: LayoutKind)

  /// The layout as a choice shows it, from which the other one can be had again.
  func kind(_ choice: ItemsChoice) -> LayoutKind {
    var kind =
      switch (self, choice) {
      case (.between(let own, _), .own): own
      case (.between(_, let data), .data): data
      }
    kind.source?.items = self
    return kind
  }

  /// Everything that people can tune in either of them.
  var descriptors: [ParameterDescriptor] {
    switch self {
    case .between(let own, let data): own.descriptors + data.descriptors
    }
  }
}
