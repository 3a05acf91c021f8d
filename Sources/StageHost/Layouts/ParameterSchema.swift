// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a layout lets people tune, and the check that a value keeps to it.
struct ParameterSchema {
  let descriptors: [ParameterDescriptor]
  private let byKey: [String: ParameterDescriptor]

  /// Makes a schema; keys are unique.
  init(_ descriptors: [ParameterDescriptor]) {
    self.descriptors = descriptors
    byKey = Dictionary(descriptors.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The layout's own value of every parameter.
  var defaults: [String: ParameterValue] { byKey.mapValues(\.defaultValue) }

  /// Checks a value against the parameter of its key.
  ///
  /// - Throws: `ProtocolError` with code `unknown-parameter`, `wrong-type` or `out-of-range`.
  func check(_ value: ParameterValue, for key: String) throws(ProtocolError) {
    switch (try descriptor(key).kind, value) {
    case (.number(let minimum, let maximum, _, let unit), .number(let number)):
      try Self.check([("", number)], key, minimum...maximum, unit)
    case (.flag, .flag):
      break
    case (.choice(let options), .choice(let word)):
      try Self.check(word, key, options)
    case (.insets(let minimum, let maximum, _), .insets(let insets)):
      let sides = [
        (".top", insets.top), (".left", insets.left),
        (".bottom", insets.bottom), (".right", insets.right),
      ]
      try Self.check(sides, key, minimum...maximum, "pt")
    case (.size(let minimum, let maximum, _), .size(let width, let height)):
      try Self.check([(".width", width), (".height", height)], key, minimum...maximum, "pt")
    case (let kind, _):
      throw ProtocolError(
        code: "wrong-type",
        field: key,
        message: "\(key) must be \(Self.noun(for: kind))."
      )
    }
  }

  /// Checks that there is a parameter of this key.
  func descriptor(_ key: String) throws(ProtocolError) -> ParameterDescriptor {
    guard let descriptor = byKey[key] else {
      throw ProtocolError(
        code: "unknown-parameter",
        field: key,
        message: "This layout has no parameter \(key); it has "
          + descriptors.map(\.key).joined(separator: ", ") + "."
      )
    }
    return descriptor
  }

  private static func check(
    _ numbers: [(part: String, value: Double)],
    _ key: String,
    _ bound: ClosedRange<Double>,
    _ unit: String
  ) throws(ProtocolError) {
    for number in numbers where !bound.contains(number.value) {
      let unit = unit.isEmpty ? "" : " \(unit)"
      throw ProtocolError(
        code: "out-of-range",
        field: key + number.part,
        message: "\(key)\(number.part) is \(number.value) and must lie between "
          + "\(bound.lowerBound) and \(bound.upperBound)\(unit)."
      )
    }
  }

  private static func check(
    _ word: String,
    _ key: String,
    _ options: [ParameterDescriptor.Option]
  ) throws(ProtocolError) {
    guard !options.contains(where: { $0.value == word }) else { return }
    throw ProtocolError(
      code: "out-of-range",
      field: key,
      message: "\(key) must be one of " + options.map(\.value).joined(separator: ", ") + "."
    )
  }

  private static func noun(for kind: ParameterDescriptor.Kind) -> String {
    switch kind {
    case .number: "a number"
    case .flag: "true or false"
    case .choice(let options): "one of " + options.map(\.value).joined(separator: ", ")
    case .insets: "four insets: top, left, bottom and right"
    case .size: "a width and a height"
    }
  }
}
