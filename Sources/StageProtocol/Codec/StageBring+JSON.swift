// SPDX-License-Identifier: Apache-2.0

extension StageBring {
  init(reader: FieldReader) throws(ProtocolError) {
    phase = try reader.word("phase", StageDrag.Phase.self)
    point = try Point(reader: try reader.reader("point"))
    let most = reader.limits.broughtThings
    count = phase == .began ? try reader.integer("count", in: 1...most) : 0
    guard phase == .ended else {
      drop = 0
      titles = []
      return
    }
    drop = try reader.drop()
    titles = try reader.texts("titles", atMost: most)
    guard !titles.isEmpty else {
      throw ProtocolError(
        code: ErrorCode.missing,
        field: reader.field("titles"),
        message: "\(reader.field("titles")) names nothing, but must name what is put down"
      )
    }
  }

  var members: [(String, JSONValue?)] {
    let isEnd = phase == .ended
    return [
      ("phase", .text(phase.rawValue)), ("point", point.json),
      ("count", phase == .began ? .integer(count) : nil),
      ("drop", isEnd ? .integer(UInt64(drop)) : nil),
      ("titles", isEnd ? .array(titles.map(JSONValue.text)) : nil),
    ]
  }
}

extension StageDelivery {
  private enum Phase: String, CaseIterable {
    case progress
    case done
    case failed
  }

  init(reader: FieldReader) throws(ProtocolError) {
    drop = try reader.drop()
    index = try reader.integer("index", in: 0...reader.limits.broughtThings - 1)
    switch try reader.word("phase", Phase.self) {
    case .progress: step = .progress(try reader.number("progress", in: 0...1))
    case .done: step = .done(try Item(reader: try reader.reader("item")))
    case .failed: step = .failed
    }
  }

  var members: [(String, JSONValue?)] {
    let named: [(String, JSONValue?)] = [
      ("drop", .integer(UInt64(drop))), ("index", .integer(index)),
    ]
    switch step {
    case .progress(let progress):
      return named + [
        ("phase", .text(Phase.progress.rawValue)), ("progress", .number(progress)),
      ]
    case .done(let item):
      return named + [("phase", .text(Phase.done.rawValue)), ("item", item.json)]
    case .failed: return named + [("phase", .text(Phase.failed.rawValue))]
    }
  }
}

extension StageDelivery.Item {
  fileprivate init(reader: FieldReader) throws(ProtocolError) {
    let lengths = reader.limits.itemLength
    self.init(
      title: try reader.text("title"),
      subtitle: try reader.optionalText("subtitle") ?? "",
      width: try reader.optionalNumber("width", in: lengths),
      height: try reader.optionalNumber("height", in: lengths),
      colour: try reader.optionalColour("colour")
    )
  }

  fileprivate var json: JSONValue {
    .members([
      ("title", .text(title)), ("subtitle", subtitle.isEmpty ? nil : .text(subtitle)),
      ("width", width.map(JSONValue.number)), ("height", height.map(JSONValue.number)),
      ("colour", colour.map(JSONValue.colour)),
    ])
  }
}

extension FieldReader {
  /// Drops have whole numbers below 2³².
  fileprivate func drop() throws(ProtocolError) -> UInt32 {
    UInt32(try integer("drop", in: 0...Int(UInt32.max)))
  }
}
