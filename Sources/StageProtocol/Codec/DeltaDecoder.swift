// SPDX-License-Identifier: Apache-2.0

/// Reads deltas and snapshots.
///
/// Any bytes give a delta or an error.
public enum DeltaDecoder {
  /// The start of a delta, for a receiver that passes it on.
  public struct Header: Hashable, Sendable {
    /// The delta's view.
    public var view: UInt64
    /// The revision after the delta.
    public var revision: UInt64
    /// The revision before the delta; `nil` for a snapshot.
    public var base: UInt64?
  }

  /// Reads a whole delta.
  public static func decode(
    _ bytes: [UInt8],
    limits: Limits
  ) throws(ProtocolError) -> Delta {
    try WireReader.reading(bytes) { reader throws(ProtocolError) in
      try reader.delta(limits)
    }
  }

  /// Reads only the start of a delta.
  public static func header(of bytes: [UInt8]) throws(ProtocolError) -> Header {
    try WireReader.reading(bytes) { reader throws(ProtocolError) in try reader.header() }
  }
}

extension WireReader {
  fileprivate mutating func delta(_ limits: Limits) throws(ProtocolError) -> Delta {
    let header = try header()
    var delta = Delta(view: header.view, revision: header.revision, base: header.base)
    let flags = DeltaFlags(rawValue: try varint("flags"))
    guard flags.isSubset(of: .known) else {
      throw failure(
        ErrorCode.unknownBits,
        "flags",
        "has bits that this version does not know"
      )
    }
    if flags.contains(.contentSize) {
      delta.contentSize = WireSize(
        width: try absolute("contentSize.width"),
        height: try absolute("contentSize.height")
      )
    }
    if flags.contains(.animation) { delta.animation = try animation() }
    if flags.contains(.offsetAdjustment) {
      delta.offsetAdjustment = WireVector(
        dx: try absolute("offsetAdjustment.dx"),
        dy: try absolute("offsetAdjustment.dy")
      )
    }
    if flags.contains(.orthogonalSections) {
      delta.orthogonalSections = try orthogonalSections(limits)
    }
    if flags.contains(.contents) { delta.contents = try contents(limits) }
    if flags.contains(.removed) { delta.removed = try removed(limits) }
    if flags.contains(.updated) { delta.updated = try updated(limits) }
    if flags.contains(.inserted) { delta.inserted = try inserted(limits) }
    guard remaining == 0 else {
      list = ""
      let reason = "is followed by \(remaining) bytes that do not belong to it"
      throw failure(ErrorCode.trailingBytes, "delta", reason)
    }
    return delta
  }

  mutating func header() throws(ProtocolError) -> DeltaDecoder.Header {
    let kind = try byte("kind")
    guard kind == BinaryKind.snapshot || kind == BinaryKind.delta else {
      throw failure(ErrorCode.unknownKind, "kind", "is \(kind), but must be 1 or 2")
    }
    let view = try varint("view")
    let revision = try varint("revision")
    guard kind == BinaryKind.delta else {
      return DeltaDecoder.Header(view: view, revision: revision, base: nil)
    }
    let base = try varint("base")
    guard base < revision else {
      let reason = "is \(base), but must be below revision \(revision)"
      throw failure(ErrorCode.outOfRange, "base", reason)
    }
    return DeltaDecoder.Header(view: view, revision: revision, base: base)
  }

  fileprivate mutating func animation() throws(ProtocolError) -> WireAnimation {
    let curve = try byte("animation.curve")
    if curve == CurveByte.interactive {
      let hand = WireAnimation.Curve.interactive(
        transition: try varint("animation.transition"),
        progress: try absolute("animation.progress")
      )
      return WireAnimation(curve: hand, durationMs: 0, startMs: 0)
    }
    let durationMs = try varint("animation.durationMs")
    let startMs = try varint("animation.startMs")
    if curve == CurveByte.easeInOut {
      return WireAnimation(curve: .easeInOut, durationMs: durationMs, startMs: startMs)
    }
    if curve == CurveByte.cubic {
      return WireAnimation(curve: try cubic(), durationMs: durationMs, startMs: startMs)
    }
    guard CurveByte.springs.contains(curve) else {
      throw failure(ErrorCode.unknownValue, "animation.curve", "is \(curve), but must be 1 to 6")
    }
    let responseMs = try varint("animation.responseMs")
    let dampingPerMille = try varint("animation.dampingPerMille")
    let spring = try self.spring(curve, responseMs, dampingPerMille)
    return WireAnimation(curve: spring, durationMs: durationMs, startMs: startMs)
  }

  private mutating func cubic() throws(ProtocolError) -> WireAnimation.Curve {
    .cubic(
      x1: try part("animation.x1"),
      y1: try absolute("animation.y1"),
      x2: try part("animation.x2"),
      y2: try absolute("animation.y2")
    )
  }

  /// Thousandths of the whole.
  private mutating func part(_ field: StaticString) throws(ProtocolError) -> UInt64 {
    let value = try varint(field)
    guard value <= WireAnimation.Curve.cubicUnits else {
      throw failure(ErrorCode.outOfRange, field, "is \(value), but must be 0 to 1000")
    }
    return value
  }

  private mutating func spring(
    _ curve: UInt8,
    _ responseMs: UInt64,
    _ dampingPerMille: UInt64
  ) throws(ProtocolError) -> WireAnimation.Curve {
    if curve == CurveByte.spring {
      return .spring(responseMs: responseMs, dampingPerMille: dampingPerMille)
    }
    let transition = try varint("animation.transition")
    return curve == CurveByte.finish
      ? .finish(transition: transition, responseMs: responseMs, dampingPerMille: dampingPerMille)
      : .cancel(transition: transition, responseMs: responseMs, dampingPerMille: dampingPerMille)
  }

  /// The next id of an ascending list, from the difference to the id before.
  @inline(__always)
  func next(_ difference: UInt64, after last: UInt64) throws(ProtocolError) -> UInt64 {
    guard difference > 0 else {
      throw failure(ErrorCode.notAscending, "id", "must be greater than the one before it")
    }
    let id = last + difference
    guard id <= WireBounds.identifier else {
      throw failure(ErrorCode.outOfRange, "id", "is \(id), but must be below 2^52")
    }
    return id
  }

  fileprivate mutating func contents(_ limits: Limits) throws(ProtocolError) -> [WireContent] {
    list = ""
    let count = try count("contents", recordBytes: 4, limit: limits.elementsPerView)
    list = "contents"
    var contents: [WireContent] = []
    contents.reserveCapacity(count)
    var last: UInt64 = 0
    for index in 0..<count {
      self.index = index
      last = try next(try varint("id"), after: last)
      contents.append(try content(last, limits))
    }
    return contents
  }

  private mutating func content(
    _ id: UInt64,
    _ limits: Limits
  ) throws(ProtocolError) -> WireContent {
    let bits = ContentBits(rawValue: try varint("bits"))
    guard bits.isSubset(of: .known) else { throw unknownBits("bits") }
    var content = WireContent(id: id, style: try byte("style"))
    if bits.contains(.hue) { content.hue = try byte("hue") }
    if bits.contains(.colour) { content.colour = try colour("colour") }
    if bits.contains(.selectedColour) { content.selectedColour = try colour("selectedColour") }
    content.isPlaceholder = bits.contains(.placeholder)
    content.title = try text("title", limits: limits)
    if bits.contains(.subtitle) { content.subtitle = try text("subtitle", limits: limits) }
    if bits.contains(.image) { content.image = try text("image", limits: limits) }
    if bits.contains(.list) { content.list = try listContent(limits) }
    if bits.contains(.progress) { content.progress = try progress() }
    if bits.contains(.figure) { content.figure = try figure(limits) }
    return content
  }

  private static let wholeProgress: UInt8 = 100

  private mutating func progress() throws(ProtocolError) -> UInt8 {
    let progress = try byte("progress")
    guard progress <= Self.wholeProgress else {
      throw failure(
        ErrorCode.unknownValue,
        "progress",
        "is \(progress), but must be 0 to \(Self.wholeProgress)"
      )
    }
    return progress
  }

  private mutating func colour(_ field: StaticString) throws(ProtocolError) -> UInt32 {
    let red = UInt32(try byte(field))
    let green = UInt32(try byte(field))
    return red << 16 | green << 8 | UInt32(try byte(field))
  }

  fileprivate mutating func removed(_ limits: Limits) throws(ProtocolError) -> [Delta.Removal] {
    list = ""
    let count = try count("removed", recordBytes: 1, limit: limits.elementsPerView)
    list = "removed"
    var removed: [Delta.Removal] = []
    removed.reserveCapacity(count)
    var last: UInt64 = 0
    var prediction = ChangePrediction()
    for index in 0..<count {
      self.index = index
      let head = try varint("id")
      last = try next(head >> 1, after: last)
      var removal = Delta.Removal(id: last)
      if head & 1 == 1 {
        var final = AttributeChange()
        final.fields = try fields()
        try readChange(&final, &prediction)
        removal.final = final
      }
      removed.append(removal)
    }
    return removed
  }

  fileprivate mutating func updated(_ limits: Limits) throws(ProtocolError) -> [Delta.Update] {
    list = ""
    let count = try count("updated", recordBytes: 1, limit: limits.elementsPerView)
    list = "updated"
    var updated: [Delta.Update] = []
    updated.reserveCapacity(count)
    var last: UInt64 = 0
    var fields: AttributeChange.Fields = []
    var prediction = ChangePrediction()
    // A copy of the reader is in registers; the reader itself would be written for every number.
    var reader = self
    for index in 0..<count {
      reader.index = index
      let head = try reader.varint("id")
      last = try reader.next(head >> 1, after: last)
      if head & 1 == 0 { fields = try reader.fields() }
      var update = Delta.Update(id: last, change: AttributeChange())
      update.change.fields = fields
      try reader.readChange(&update.change, &prediction)
      updated.append(update)
    }
    self = reader
    return updated
  }

  fileprivate mutating func inserted(_ limits: Limits) throws(ProtocolError) -> [Delta.Insertion] {
    list = ""
    let count = try count("inserted", recordBytes: 9, limit: limits.elementsPerView)
    list = "inserted"
    var inserted: [Delta.Insertion] = []
    inserted.reserveCapacity(count)
    var last: UInt64 = 0
    var state = InsertionState()
    for index in 0..<count {
      self.index = index
      last = try next(try varint("id"), after: last)
      inserted.append(try insertion(last, &state, limits))
    }
    return inserted
  }
}
