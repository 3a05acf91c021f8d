// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension ParameterDescriptor.Kind {
  /// A value moved into the bounds; a value of another kind stays.
  func bounded(_ value: ParameterValue) -> ParameterValue {
    switch (self, value) {
    case (.number(let minimum, let maximum, _, _, _), .number(let number)):
      .number(min(max(number, minimum), maximum))
    case (.size(let minimum, let maximum, _), .size(let width, let height)):
      .size(min(max(width, minimum), maximum), min(max(height, minimum), maximum))
    default: value
    }
  }
}
