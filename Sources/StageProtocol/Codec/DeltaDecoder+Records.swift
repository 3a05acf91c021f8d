// SPDX-License-Identifier: Apache-2.0
internal import LayoutEngine

/// The values before an insertion, from which its differences are counted.
struct InsertionState {
  var previous: WireAttributes
  var prediction = ChangePrediction()
  var initials = ChangePrediction()

  init() {
    previous = WireAttributes()
    previous.item = -1
  }
}

extension WireReader {
  /// A mask of fields that this version knows.
  @inline(__always)
  mutating func fields() throws(ProtocolError) -> AttributeChange.Fields {
    let fields = AttributeChange.Fields(rawValue: try varint("mask"))
    guard fields.isSubset(of: .known) else {
      throw failure(ErrorCode.unknownBits, "mask", "has bits that this version does not know")
    }
    return fields
  }

  /// Reads the values of a change with known fields.
  @inline(__always)
  mutating func readChange(
    _ change: inout AttributeChange,
    _ prediction: inout ChangePrediction
  ) throws(ProtocolError) {
    let fields = change.fields
    if fields.contains(.origin) {
      prediction.dx = try difference(from: prediction.dx, "dx")
      prediction.dy = try difference(from: prediction.dy, "dy")
      change.dx = prediction.dx
      change.dy = prediction.dy
    }
    if fields.contains(.size) {
      prediction.dWidth = try difference(from: prediction.dWidth, "dWidth")
      prediction.dHeight = try difference(from: prediction.dHeight, "dHeight")
      change.dWidth = prediction.dWidth
      change.dHeight = prediction.dHeight
    }
    guard change.hasValues else { return }
    // Another copy goes to the function, so that this reader can stay in registers.
    var (reader, values) = (self, WireAttributes())
    try reader.readValues(&values, fields, &prediction)
    change.values = values
    self = reader
  }

  @inline(__always)
  private mutating func difference(
    from previous: Int64,
    _ field: StaticString
  ) throws(ProtocolError) -> Int64 {
    try bounded(previous + (try signed(field)), WireBounds.difference, field)
  }

  private mutating func relative(
    to previous: Int64,
    _ field: StaticString
  ) throws(ProtocolError) -> Int64 {
    try bounded(previous + (try signed(field)), WireBounds.absolute, field)
  }

  private mutating func readValues(
    _ values: inout WireAttributes,
    _ fields: AttributeChange.Fields,
    _ prediction: inout ChangePrediction
  ) throws(ProtocolError) {
    if fields.contains(.alpha) { values.alpha = try byte("alpha") }
    if fields.contains(.zIndex) { values.zIndex = try absolute("zIndex") }
    if fields.contains(.hidden) { values.isHidden = try switchByte("hidden") }
    if fields.contains(.transform) { values.transform = try transform() }
    if fields.contains(.content) {
      values.content = try reference(after: prediction.content, "content")
      prediction.content = values.content
    }
    if fields.contains(.position) {
      values.section = try relative(to: prediction.section, "section")
      values.item = try relative(to: prediction.item, "item")
      prediction.section = values.section
      prediction.item = values.item
    }
    if fields.contains(.pin) { values.pin = try pin() }
    if fields.contains(.state) { values.state = try state() }
    if fields.contains(.slot) { values.slot = try absolute("slot") }
    if fields.contains(.orthogonalSection) {
      values.orthogonalSection = try reference(
        after: prediction.orthogonalSection,
        "orthogonalSection"
      )
      prediction.orthogonalSection = values.orthogonalSection
    }
    if fields.contains(.samples) { values.tracks = try tracks() }
  }

  private mutating func switchByte(_ field: StaticString) throws(ProtocolError) -> Bool {
    let byte = try byte(field)
    guard byte <= 1 else {
      throw failure(ErrorCode.unknownValue, field, "is \(byte), but must be 0 or 1")
    }
    return byte == 1
  }

  private mutating func reference(
    after previous: UInt64,
    _ field: StaticString
  ) throws(ProtocolError) -> UInt64 {
    let id = Int64(previous) + (try signed(field))
    guard id >= 0, id <= WireBounds.identifier else {
      let reason = "is \(id), but must be 0 or an id below 2^52"
      throw failure(ErrorCode.outOfRange, field, reason)
    }
    return UInt64(id)
  }

  mutating func transform() throws(ProtocolError) -> WireTransform? {
    let form = try byte("transform")
    guard form != TransformByte.identity else { return nil }
    guard form <= TransformByte.projective else {
      throw failure(ErrorCode.unknownValue, "transform", "is \(form), but must be 0 to 2")
    }
    var transform = WireTransform(
      a: try float("transform.a"),
      b: try float("transform.b"),
      c: try float("transform.c"),
      d: try float("transform.d"),
      tx: try float("transform.tx"),
      ty: try float("transform.ty")
    )
    if form == TransformByte.projective {
      transform.g = try float("transform.g")
      transform.h = try float("transform.h")
      transform.w = try float("transform.w")
    }
    return transform
  }

  private mutating func pin() throws(ProtocolError) -> WirePin? {
    let edge = try byte("pin.edge")
    guard edge > 0 else { return nil }
    guard edge <= 4 else {
      throw failure(ErrorCode.unknownValue, "pin.edge", "is \(edge), but must be 0 to 4")
    }
    return WirePin(
      edge: edge,
      lower: try absolute("pin.lower"),
      upper: try absolute("pin.upper")
    )
  }

  private mutating func state() throws(ProtocolError) -> UInt8 {
    let bits = try byte("state")
    guard ElementState(rawValue: bits).isSubset(of: .known) else {
      throw failure(ErrorCode.unknownBits, "state", "has bits that this version does not know")
    }
    return bits
  }

  /// Reads the part of an insertion after its id.
  mutating func insertion(
    _ id: UInt64,
    _ state: inout InsertionState,
    _ limits: Limits
  ) throws(ProtocolError) -> Delta.Insertion {
    let shape = try byte("shape")
    let category = shape & InsertionShape.categoryMask
    guard shape & ~InsertionShape.known == 0, category <= InsertionShape.lastCategory else {
      throw failure(ErrorCode.unknownBits, "shape", "has bits that this version does not know")
    }
    let kind = category == 0 ? "" : try text("kind", limits: limits)
    let key = try text("key", limits: limits)
    var attributes = WireAttributes()
    if shape & InsertionShape.followsPrevious != 0 {
      attributes.section = state.previous.section
      attributes.item = try bounded(state.previous.item + 1, WireBounds.absolute, "item")
    } else {
      attributes.section = try absolute("section")
      attributes.item = try absolute("item")
    }
    attributes.x = try relative(to: state.previous.x, "x")
    attributes.y = try relative(to: state.previous.y, "y")
    attributes.width = try relative(to: state.previous.width, "width")
    attributes.height = try relative(to: state.previous.height, "height")
    attributes.slot = try relative(to: state.previous.slot, "slot")
    let fields = try fields()
    guard fields.isSubset(of: .insertable) else {
      throw failure(ErrorCode.unknownBits, "mask", "has bits that an insertion may not have")
    }
    try readValues(&attributes, fields, &state.prediction)
    state.previous = attributes
    var insertion = Delta.Insertion(
      id: id,
      category: category,
      kind: kind,
      key: key,
      attributes: attributes
    )
    if shape & InsertionShape.hasInitial != 0 {
      var initial = AttributeChange()
      initial.fields = try self.fields()
      try readChange(&initial, &state.initials)
      insertion.initial = initial
    }
    return insertion
  }
}
