// SPDX-License-Identifier: Apache-2.0

extension WireWriter {
  /// Writes a delta's records of orthogonal sections.
  mutating func putRows(_ records: [RowRecord]) {
    putVarint(UInt64(records.count))
    var last: UInt64 = 0
    for record in records {
      let difference = record.id &- last
      last = record.id
      switch record {
      case .gone: putVarint(difference << 1 | 1)
      case .row(let row):
        putVarint(difference << 1)
        putRow(row)
      }
    }
  }

  private mutating func putRow(_ row: WireRow) {
    putText(row.key)
    var bits: WireRow.Bits = []
    if row.isVertical { bits.insert(.vertical) }
    if row.moves { bits.insert(.moves) }
    putByte(bits.rawValue)
    for length in [row.x, row.y, row.width, row.height, row.lower, row.upper, row.offset] {
      putSigned(length)
    }
    putByte(row.behaviour)
    putByte(row.bounce)
    putFloat(row.rate)
    putVarint(UInt64(row.rests.count))
    for rests in row.rests {
      putVarint(rests.count)
      putSigned(rests.first)
      putSigned(rests.last)
    }
  }
}

extension WireReader {
  /// The fewest bytes of a progression of rests.
  private static let restsBytes = 3

  /// Reads a delta's records of orthogonal sections.
  mutating func rows(_ limits: Limits) throws(ProtocolError) -> [RowRecord] {
    list = ""
    let count = try count("rows", recordBytes: 1, limit: limits.elementsPerView)
    list = "rows"
    var rows: [RowRecord] = []
    rows.reserveCapacity(count)
    var last: UInt64 = 0
    for index in 0..<count {
      self.index = index
      let head = try varint("id")
      last = try next(head >> 1, after: last)
      rows.append(head & 1 == 1 ? .gone(last) : .row(try row(last, limits)))
    }
    return rows
  }

  private mutating func row(_ id: UInt64, _ limits: Limits) throws(ProtocolError) -> WireRow {
    var row = WireRow(id: id, key: try text("key", limits: limits))
    let bits = WireRow.Bits(rawValue: try byte("bits"))
    guard bits.isSubset(of: .known) else {
      throw failure(ErrorCode.unknownBits, "bits", "has bits that this version does not know")
    }
    row.isVertical = bits.contains(.vertical)
    row.moves = bits.contains(.moves)
    row.x = try absolute("x")
    row.y = try absolute("y")
    row.width = try absolute("width")
    row.height = try absolute("height")
    row.lower = try absolute("lower")
    row.upper = try absolute("upper")
    row.offset = try absolute("offset")
    guard row.lower <= row.upper else {
      let reason = "is \(row.upper), but must be at least lower, \(row.lower)"
      throw failure(ErrorCode.outOfRange, "upper", reason)
    }
    row.behaviour = try bounded("behaviour", 1...WireRow.lastBehaviour)
    row.bounce = try bounded("bounce", 0...WireRow.lastBounce)
    row.rate = try rate()
    row.rests = try rests(limits)
    return row
  }

  private mutating func bounded(
    _ field: StaticString,
    _ range: ClosedRange<UInt8>
  ) throws(ProtocolError) -> UInt8 {
    let byte = try byte(field)
    guard range.contains(byte) else {
      let reason = "is \(byte), but must be \(range.lowerBound) to \(range.upperBound)"
      throw failure(ErrorCode.unknownValue, field, reason)
    }
    return byte
  }

  private mutating func rate() throws(ProtocolError) -> Float {
    let rate = try float("rate")
    guard (0..<1).contains(rate) else {
      throw failure(ErrorCode.outOfRange, "rate", "is \(rate), but must be from 0 to below 1")
    }
    return rate
  }

  private mutating func rests(_ limits: Limits) throws(ProtocolError) -> [WireRests] {
    let count = try count("rests", recordBytes: Self.restsBytes, limit: limits.restsPerRow)
    var rests: [WireRests] = []
    rests.reserveCapacity(count)
    for _ in 0..<count {
      let run = WireRests(
        count: try varint("rests.count"),
        first: try absolute("rests.first"),
        last: try absolute("rests.last")
      )
      guard run.count > 0, run.first <= run.last else {
        throw failure(ErrorCode.outOfRange, "rests", "must have one or more, in order")
      }
      rests.append(run)
    }
    return rests
  }
}
