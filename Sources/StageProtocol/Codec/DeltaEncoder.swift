// SPDX-License-Identifier: Apache-2.0

/// Writes deltas and snapshots in the binary form that `PROTOCOL.md` describes.
public enum DeltaEncoder {
  /// The bytes of a delta; its numbers must be within the wire's bounds.
  public static func encode(_ delta: Delta) -> [UInt8] {
    var writer = WireWriter()
    let records = delta.updated.count + delta.removed.count + 4 * delta.inserted.count
    writer.bytes.reserveCapacity(64 + 8 * records + 32 * delta.contents.count)
    writer.putHeader(delta)
    if let size = delta.contentSize {
      writer.putSigned(size.width)
      writer.putSigned(size.height)
    }
    if let animation = delta.animation { writer.putAnimation(animation) }
    if let adjustment = delta.offsetAdjustment {
      writer.putSigned(adjustment.dx)
      writer.putSigned(adjustment.dy)
    }
    if !delta.orthogonalSections.isEmpty { writer.putOrthogonalSections(delta.orthogonalSections) }
    if !delta.contents.isEmpty { writer.putContents(delta.contents) }
    if !delta.removed.isEmpty { writer.putRemoved(delta.removed) }
    if !delta.updated.isEmpty { writer.putUpdated(delta.updated) }
    if !delta.inserted.isEmpty { writer.putInserted(delta.inserted) }
    return writer.bytes
  }
}

extension WireWriter {
  fileprivate mutating func putHeader(_ delta: Delta) {
    putByte(delta.base == nil ? BinaryKind.snapshot : BinaryKind.delta)
    putVarint(delta.view)
    putVarint(delta.revision)
    if let base = delta.base { putVarint(base) }
    var flags: DeltaFlags = []
    if delta.contentSize != nil { flags.insert(.contentSize) }
    if delta.animation != nil { flags.insert(.animation) }
    if !delta.contents.isEmpty { flags.insert(.contents) }
    if !delta.removed.isEmpty { flags.insert(.removed) }
    if !delta.updated.isEmpty { flags.insert(.updated) }
    if !delta.inserted.isEmpty { flags.insert(.inserted) }
    if delta.offsetAdjustment != nil { flags.insert(.offsetAdjustment) }
    if !delta.orthogonalSections.isEmpty { flags.insert(.orthogonalSections) }
    putVarint(flags.rawValue)
  }

  fileprivate mutating func putAnimation(_ animation: WireAnimation) {
    putByte(animation.curve.byte)
    switch animation.curve {
    case .easeInOut: putTimes(animation)
    case .spring(let responseMs, let dampingPerMille):
      putTimes(animation)
      putVarint(responseMs)
      putVarint(dampingPerMille)
    case .cubic(let x1, let y1, let x2, let y2):
      putTimes(animation)
      putVarint(x1)
      putSigned(y1)
      putVarint(x2)
      putSigned(y2)
    case .interactive(let transition, let progress):
      putVarint(transition)
      putSigned(progress)
    case .finish(let transition, let responseMs, let dampingPerMille),
      .cancel(let transition, let responseMs, let dampingPerMille):
      putTimes(animation)
      putVarint(responseMs)
      putVarint(dampingPerMille)
      putVarint(transition)
    }
  }

  private mutating func putTimes(_ animation: WireAnimation) {
    putVarint(animation.durationMs)
    putVarint(animation.startMs)
  }

  fileprivate mutating func putContents(_ contents: [WireContent]) {
    putVarint(UInt64(contents.count))
    var last: UInt64 = 0
    for content in contents {
      putVarint(content.id &- last)
      last = content.id
      var bits: ContentBits = []
      if content.colour != nil { bits.insert(.colour) }
      if !content.subtitle.isEmpty { bits.insert(.subtitle) }
      if !content.image.isEmpty { bits.insert(.image) }
      if content.hue != 0 { bits.insert(.hue) }
      if content.selectedColour != nil { bits.insert(.selectedColour) }
      if content.isPlaceholder { bits.insert(.placeholder) }
      if content.list != nil { bits.insert(.list) }
      if content.progress != nil { bits.insert(.progress) }
      if content.figure != nil { bits.insert(.figure) }
      putVarint(bits.rawValue)
      putByte(content.style)
      if bits.contains(.hue) { putByte(content.hue) }
      if let colour = content.colour { putColour(colour) }
      if let colour = content.selectedColour { putColour(colour) }
      putText(content.title)
      if bits.contains(.subtitle) { putText(content.subtitle) }
      if bits.contains(.image) { putText(content.image) }
      if let list = content.list { putList(list) }
      if let progress = content.progress { putByte(progress) }
      if let figure = content.figure { putFigure(figure) }
    }
  }

  private mutating func putColour(_ colour: UInt32) {
    putByte(UInt8(truncatingIfNeeded: colour >> 16))
    putByte(UInt8(truncatingIfNeeded: colour >> 8))
    putByte(UInt8(truncatingIfNeeded: colour))
  }

  fileprivate mutating func putRemoved(_ removed: [Delta.Removal]) {
    putVarint(UInt64(removed.count))
    var last: UInt64 = 0
    var prediction = ChangePrediction()
    for removal in removed {
      let difference = removal.id &- last
      last = removal.id
      putVarint(difference << 1 | (removal.final == nil ? 0 : 1))
      if let final = removal.final {
        putVarint(final.fields.rawValue)
        putChange(final, &prediction)
      }
    }
  }

  fileprivate mutating func putUpdated(_ updated: [Delta.Update]) {
    putVarint(UInt64(updated.count))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RecordChunk.capacity) { buffer in
      var chunk = RecordChunk(buffer)
      var last: UInt64 = 0
      var fields: AttributeChange.Fields = []
      var prediction = ChangePrediction()
      let updates = updated.span
      for index in updates.indices {
        let id = updates[index].id
        let repeats = updates[index].change.fields == fields
        chunk.makeRoom(in: &self)
        chunk.putVarint((id &- last) << 1 | (repeats ? 1 : 0))
        last = id
        if !repeats {
          fields = updates[index].change.fields
          chunk.putVarint(fields.rawValue)
        }
        chunk.putFrame(updates[index].change, &prediction)
        guard updates[index].change.hasValues else { continue }
        chunk.flush(into: &self)
        putValues(updates[index].change.values, fields, &prediction)
      }
      chunk.flush(into: &self)
    }
  }

  /// Writes the values of a change, after its mask.
  fileprivate mutating func putChange(
    _ change: AttributeChange,
    _ prediction: inout ChangePrediction
  ) {
    let bytes = RecordChunk.longestRecord
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes) { buffer in
      var chunk = RecordChunk(buffer)
      chunk.putFrame(change, &prediction)
      chunk.flush(into: &self)
    }
    guard change.hasValues else { return }
    putValues(change.values, change.fields, &prediction)
  }

  private mutating func putValues(
    _ values: borrowing WireAttributes,
    _ fields: AttributeChange.Fields,
    _ prediction: inout ChangePrediction
  ) {
    if fields.contains(.alpha) { putByte(values.alpha) }
    if fields.contains(.zIndex) { putSigned(values.zIndex) }
    if fields.contains(.hidden) { putByte(values.isHidden ? 1 : 0) }
    if fields.contains(.transform) { putTransform(values.transform) }
    if fields.contains(.content) {
      putSigned(Int64(bitPattern: values.content &- prediction.content))
      prediction.content = values.content
    }
    if fields.contains(.position) {
      putSigned(values.section &- prediction.section)
      putSigned(values.item &- prediction.item)
      prediction.section = values.section
      prediction.item = values.item
    }
    if fields.contains(.pin) { putPin(values.pin) }
    if fields.contains(.state) { putByte(values.state) }
    if fields.contains(.slot) { putSigned(values.slot) }
    if fields.contains(.orthogonalSection) {
      putSigned(Int64(bitPattern: values.orthogonalSection &- prediction.orthogonalSection))
      prediction.orthogonalSection = values.orthogonalSection
    }
    if fields.contains(.samples) { putTracks(values.tracks) }
  }

  mutating func putTransform(_ transform: WireTransform?) {
    guard let transform else {
      putByte(TransformByte.identity)
      return
    }
    putByte(transform.isAffine ? TransformByte.affine : TransformByte.projective)
    putFloat(transform.a)
    putFloat(transform.b)
    putFloat(transform.c)
    putFloat(transform.d)
    putFloat(transform.tx)
    putFloat(transform.ty)
    guard !transform.isAffine else { return }
    putFloat(transform.g)
    putFloat(transform.h)
    putFloat(transform.w)
  }

  private mutating func putPin(_ pin: WirePin?) {
    guard let pin else {
      putByte(0)
      return
    }
    putByte(pin.edge)
    putSigned(pin.lower)
    putSigned(pin.upper)
  }

  fileprivate mutating func putInserted(_ inserted: [Delta.Insertion]) {
    putVarint(UInt64(inserted.count))
    var last: UInt64 = 0
    var previous = WireAttributes()
    previous.item = -1
    var prediction = ChangePrediction()
    var initials = ChangePrediction()
    for insertion in inserted {
      let attributes = insertion.attributes
      putVarint(insertion.id &- last)
      last = insertion.id
      let follows =
        attributes.section == previous.section && attributes.item == previous.item &+ 1
      var shape = insertion.category
      if insertion.initial != nil { shape |= InsertionShape.hasInitial }
      if follows { shape |= InsertionShape.followsPrevious }
      putByte(shape)
      if insertion.category != 0 { putText(insertion.kind) }
      putText(insertion.key)
      if !follows {
        putSigned(attributes.section)
        putSigned(attributes.item)
      }
      putSigned(attributes.x &- previous.x)
      putSigned(attributes.y &- previous.y)
      putSigned(attributes.width &- previous.width)
      putSigned(attributes.height &- previous.height)
      putSigned(attributes.slot &- previous.slot)
      previous = attributes
      let fields = attributes.told
      putVarint(fields.rawValue)
      putValues(attributes, fields, &prediction)
      if let initial = insertion.initial {
        putVarint(initial.fields.rawValue)
        putChange(initial, &initials)
      }
    }
  }
}

extension WireAttributes {
  /// The fields that differ from those of a new element, without frame, slot and position.
  fileprivate var told: AttributeChange.Fields {
    var fields: AttributeChange.Fields = []
    if alpha != 255 { fields.insert(.alpha) }
    if zIndex != 0 { fields.insert(.zIndex) }
    if isHidden { fields.insert(.hidden) }
    if transform != nil { fields.insert(.transform) }
    if content != 0 { fields.insert(.content) }
    if pin != nil { fields.insert(.pin) }
    if state != 0 { fields.insert(.state) }
    if orthogonalSection != 0 { fields.insert(.orthogonalSection) }
    if !tracks.isEmpty { fields.insert(.samples) }
    return fields
  }
}
