// SPDX-License-Identifier: Apache-2.0

/// On the wire, a value is a number, a Boolean, a word, four insets or a size, without its kind.
extension ParameterValue: Codable {
  private struct WireLengths: Codable {
    var width: Double
    var height: Double
  }

  /// Reads a value in any of the five forms.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let word = try? container.decode(String.self) {
      self = .choice(word)
    } else if let insets = try? container.decode(Insets.self) {
      self = .insets(insets)
    } else {
      let size = try container.decode(WireLengths.self)
      self = .size(size.width, size.height)
    }
  }

  /// Writes the value in its form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .choice(let word): try container.encode(word)
    case .insets(let insets): try container.encode(insets)
    case .size(let width, let height):
      try container.encode(WireLengths(width: width, height: height))
    }
  }
}
