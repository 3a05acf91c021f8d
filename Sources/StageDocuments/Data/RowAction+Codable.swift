// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// An action is written in the form of a data file, so that it can be read as a file.
extension RowAction: Codable {
  private enum Key: String, CodingKey {
    case does, title, symbol, colour, destructive
  }

  /// Reads an action in the form of a data file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(Deed.self, forKey: .does),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      symbol: try container.decodeIfPresent(String.self, forKey: .symbol),
      colour: try container.decodeIfPresent(String.self, forKey: .colour)
        .flatMap(FileColour.value(of:)),
      destructive: try container.decodeIfPresent(Bool.self, forKey: .destructive)
    )
  }

  /// Writes an action in the form of a data file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(does, forKey: .does)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(symbol, forKey: .symbol)
    try container.encodeIfPresent(colour.map(FileColour.text(of:)), forKey: .colour)
    try container.encodeIfPresent(destructive, forKey: .destructive)
  }
}
