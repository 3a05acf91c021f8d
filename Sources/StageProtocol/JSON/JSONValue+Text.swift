// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// Reads a whole text.
  ///
  /// - Throws: `ProtocolError` with the code `invalid-json` and the place of the first wrong byte.
  package static func parse(_ bytes: [UInt8]) throws(ProtocolError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONParser.parse(bytes)
    } catch {
      throw error.protocolError(in: bytes)
    }
  }

  /// The value as JSON on one line.
  package var line: String { String(decoding: JSONWriter.bytes(of: self), as: UTF8.self) }
}
