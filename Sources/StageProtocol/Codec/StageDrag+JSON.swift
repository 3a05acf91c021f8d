// SPDX-License-Identifier: Apache-2.0

extension StageDrag {
  init(reader: FieldReader) throws(ProtocolError) {
    phase = try reader.word("phase", Phase.self)
    point = try Point(reader: try reader.reader("point"))
    guard phase == .began else {
      items = []
      return
    }
    items = try reader.texts("items", atMost: reader.limits.actionItems)
    guard !items.isEmpty else {
      throw ProtocolError(
        code: ErrorCode.missing,
        field: reader.field("items"),
        message: "\(reader.field("items")) names no item, but must name the one that is lifted"
      )
    }
  }

  var members: [(String, JSONValue?)] {
    [
      ("phase", .text(phase.rawValue)), ("point", point.json),
      ("items", phase == .began ? .array(items.map(JSONValue.text)) : nil),
    ]
  }
}

extension StageHold {
  static func list(_ key: String, in reader: FieldReader) throws(ProtocolError) -> [StageHold] {
    try reader.objects(
      key,
      atMost: reader.limits.clientsPerStage
    ) { entry throws(ProtocolError) in
      StageHold(
        client: try entry.identifier("client"),
        view: try entry.identifier("view"),
        items: try entry.texts("items", atMost: reader.limits.actionItems),
        operation: entry.optional("operation") == nil
          ? nil : try entry.word("operation", Operation.self)
      )
    }
  }

  var json: JSONValue {
    let bound = Limits.standard.actionItems
    return .members([
      ("client", .integer(client)), ("view", .integer(view)),
      ("items", .array(items.prefix(bound).map(JSONValue.text))),
      ("operation", operation.map { .text($0.rawValue) }),
    ])
  }
}
