// SPDX-License-Identifier: Apache-2.0

extension WireWriter {
  /// Writes a delta's records of orthogonal sections.
  mutating func putOrthogonalSections(_ records: [OrthogonalSectionRecord]) {
    putVarint(UInt64(records.count))
    var last: UInt64 = 0
    for record in records {
      let difference = record.id &- last
      last = record.id
      switch record {
      case .gone: putVarint(difference << 1 | 1)
      case .section(let section):
        putVarint(difference << 1)
        putOrthogonalSection(section)
      }
    }
  }

  private mutating func putOrthogonalSection(_ section: WireOrthogonalSection) {
    putText(section.key)
    var bits: WireOrthogonalSection.Bits = []
    if section.isVertical { bits.insert(.vertical) }
    if section.moves { bits.insert(.moves) }
    putByte(bits.rawValue)
    for length in [
      section.x, section.y, section.width, section.height, section.lower, section.upper,
      section.offset,
    ] {
      putSigned(length)
    }
    putByte(section.behaviour)
    putByte(section.bounce)
    putFloat(section.rate)
    putVarint(UInt64(section.rests.count))
    for rests in section.rests {
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
  mutating func orthogonalSections(
    _ limits: Limits
  ) throws(ProtocolError) -> [OrthogonalSectionRecord] {
    list = ""
    let count = try count("orthogonalSections", recordBytes: 1, limit: limits.elementsPerView)
    list = "orthogonalSections"
    var orthogonalSections: [OrthogonalSectionRecord] = []
    orthogonalSections.reserveCapacity(count)
    var last: UInt64 = 0
    for index in 0..<count {
      self.index = index
      let head = try varint("id")
      last = try next(head >> 1, after: last)
      orthogonalSections.append(head & 1 == 1 ? .gone(last) : .section(try section(last, limits)))
    }
    return orthogonalSections
  }

  private mutating func section(
    _ id: UInt64,
    _ limits: Limits
  ) throws(ProtocolError) -> WireOrthogonalSection {
    var section = WireOrthogonalSection(id: id, key: try text("key", limits: limits))
    let bits = WireOrthogonalSection.Bits(rawValue: try byte("bits"))
    guard bits.isSubset(of: .known) else {
      throw failure(ErrorCode.unknownBits, "bits", "has bits that this version does not know")
    }
    section.isVertical = bits.contains(.vertical)
    section.moves = bits.contains(.moves)
    section.x = try absolute("x")
    section.y = try absolute("y")
    section.width = try absolute("width")
    section.height = try absolute("height")
    section.lower = try absolute("lower")
    section.upper = try absolute("upper")
    section.offset = try absolute("offset")
    guard section.lower <= section.upper else {
      let reason = "is \(section.upper), but must be at least lower, \(section.lower)"
      throw failure(ErrorCode.outOfRange, "upper", reason)
    }
    section.behaviour = try bounded("behaviour", 1...WireOrthogonalSection.lastBehaviour)
    section.bounce = try bounded("bounce", 0...WireOrthogonalSection.lastBounce)
    section.rate = try rate()
    section.rests = try rests(limits)
    return section
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
    let count = try count(
      "rests",
      recordBytes: Self.restsBytes,
      limit: limits.restsPerOrthogonalSection
    )
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
