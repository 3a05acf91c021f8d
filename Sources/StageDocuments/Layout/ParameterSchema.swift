// SPDX-License-Identifier: Apache-2.0
public import StageProtocol

/// Checks values with a layout's descriptors.
public enum ParameterSchema {
  /// The value, if it is allowed for the parameter with this key; colours are returned in small
  /// letters.
  ///
  /// A value that was kept, for example in a journal, may be a fraction where the parameter has a
  /// whole number: fractions were taken and rounded by the code earlier. It is rounded, so that
  /// nothing that users have set is lost.
  ///
  /// - Throws: `unknown-parameter`, `wrong-type`, `out-of-range` or `unknown-value`, with the
  ///   bound.
  public static func validate(
    key: String,
    value: ParameterValue,
    descriptors: [ParameterDescriptor],
    isKept: Bool = false
  ) throws(ProtocolError) -> ParameterValue {
    guard let descriptor = descriptors.first(where: { $0.key == key }) else {
      let keys = descriptors.map(\.key)
      throw ProtocolError(
        code: "unknown-parameter",
        field: key,
        message: "\(key) is not a parameter of this layout"
          + UnknownMembers.suggestion(for: key, among: keys)
      )
    }
    let value = isKept ? rounded(value, for: descriptor) : value
    try check(value, of: descriptor, path: key)
    if descriptor.kind == .colour, case .choice(let word) = value {
      return .choice(word.lowercased())
    }
    return value
  }

  private static func rounded(
    _ value: ParameterValue,
    for descriptor: ParameterDescriptor
  ) -> ParameterValue {
    guard case .number(let number) = value, descriptor.kind.isWhole else { return value }
    return .number(number.rounded())
  }

  /// Throws for a value outside the descriptor's bounds, and for a fraction in place of a whole
  /// number; `path` is its path for the error.
  static func check(
    _ value: ParameterValue,
    of descriptor: ParameterDescriptor,
    path: String
  ) throws(ProtocolError) {
    switch (descriptor.kind, value) {
    case (.number(let minimum, let maximum, _, _, let isWhole), .number(let number)):
      try check([(path, number)], minimum, maximum)
      guard !isWhole || number == number.rounded() else {
        throw ProtocolError.wrongType(path, expected: descriptor.kind.noun, found: value.json)
      }
    case (.flag, .flag): break
    case (.choice(let options), .choice(let word)):
      guard options.contains(where: { $0.value == word }) else {
        throw ProtocolError.unknownValue(path, word, options.map(\.value))
      }
    case (.colour, .choice(let word)): _ = try FileColour.read(word, path: path)
    case (.insets(let minimum, let maximum, _), .insets(let insets)):
      let sides = [
        ("\(path).top", insets.top), ("\(path).left", insets.left),
        ("\(path).bottom", insets.bottom), ("\(path).right", insets.right),
      ]
      try check(sides, minimum, maximum)
    case (.size(let minimum, let maximum, _), .size(let width, let height)):
      try check([("\(path).width", width), ("\(path).height", height)], minimum, maximum)
    case (let kind, let value):
      throw ProtocolError.wrongType(path, expected: kind.noun, found: value.json)
    }
  }

  private static func check(
    _ numbers: [(path: String, value: Double)],
    _ minimum: Double,
    _ maximum: Double
  ) throws(ProtocolError) {
    for number in numbers where !(number.value >= minimum && number.value <= maximum) {
      let range = min(minimum, maximum)...max(minimum, maximum)
      throw ProtocolError.outOfRange(number.path, number.value, range)
    }
  }
}

extension ParameterDescriptor.Kind {
  /// Whether the values are numbers without fractions.
  var isWhole: Bool {
    if case .number(_, _, _, _, let isWhole) = self { isWhole } else { false }
  }

  /// The form of a value of this kind, for messages.
  var noun: String {
    switch self {
    case .number: isWhole ? "a whole number" : "a number"
    case .flag: "true or false"
    case .choice: "a text"
    case .colour: "a colour such as \"#3A7BD5\""
    case .insets: "insets {top, left, bottom, right}"
    case .size: "a size {width, height}"
    }
  }

  /// The names of the parts of a value of this kind.
  var parts: [String] {
    switch self {
    case .insets: ["top", "left", "bottom", "right"]
    case .size: ["width", "height"]
    case .number, .flag, .choice, .colour: []
    }
  }
}
