// SPDX-License-Identifier: Apache-2.0

/// The bounds, step and unit in the field `Range` of a property's doc comment: `0...1 by 0.01 rad`.
struct TuningRange: Equatable {
  let least: Double
  let most: Double
  /// The step of the control; `nil` for a step from the property's value.
  let step: Double?
  /// The unit; `nil` for a unit from the property's name.
  let unit: String?

  /// Reads a range; `nil` for another text.
  init?(_ text: String) {
    let form = /(-?[0-9.]+)\s*\.\.\.\s*(-?[0-9.]+?)(?:\s+by\s+([0-9.]+))?(?:\s+(\S.*))?/
    guard let found = text.wholeMatch(of: form), let least = Double(found.1),
      let most = Double(found.2), least < most, least.isFinite, most.isFinite
    else { return nil }
    (self.least, self.most) = (least, most)
    unit = found.4.map(String.init)
    step = found.3.flatMap { Double($0) }
    if found.3 != nil, step.map({ $0 > 0 }) != true { return nil }
  }
}
