// SPDX-License-Identifier: Apache-2.0

extension StageFocus {
  init(reader: FieldReader) throws(ProtocolError) {
    item = try reader.optionalText("item")
    heading = reader.optional("heading") == nil ? nil : try reader.word("heading", Heading.self)
  }

  var members: [(String, JSONValue?)] {
    [("item", item.map(JSONValue.text)), ("heading", heading.map { .text($0.rawValue) })]
  }
}
