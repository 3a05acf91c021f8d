// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A place in an invented answer, for decoders that ask for values by name instead of by `Decodable`.
package struct InventedNode {
  private let decoder: InventingDecoder

  /// The whole of an invented answer; `nil` for other data.
  package init?(_ data: Data) {
    guard let request = Invention.request(of: data) else { return nil }
    decoder = InventingDecoder.root(of: request.address)
    let asking = request.place.map { "\($0) asks" } ?? "The app asks"
    AppNotes.report(
      "invented-answer",
      "\(asking) \(request.method) \(request.address): nothing leaves the machine, so its values are "
        + "invented. A file in tessera.json's \u{201C}responses\u{201D}, or one dropped onto the page, takes "
        + "their place.",
      about: request.words
    )
  }

  private init(_ decoder: InventingDecoder) { self.decoder = decoder }

  /// The value with a name in an object.
  package func member(_ name: String) -> InventedNode { .init(decoder.within(Name(name))) }

  /// The entries of a list.
  package var items: [InventedNode] {
    (0..<decoder.listLength).map { .init(decoder.within(Name(number: $0), place: $0)) }
  }

  /// A value of a type; `nil` when invented values do not fit.
  package func value<T: Decodable>(_ type: T.Type) -> T? { try? decoder.make(type) }

  /// A name, or a number in a list.
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(number: Int) { (stringValue, intValue) = ("\(number)", number) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(number: intValue) }
  }
}
