// SPDX-License-Identifier: Apache-2.0

extension WireWriter {
  /// Writes the appearance of an element at other offsets.
  mutating func putTracks(_ tracks: [WireTrack]) {
    putVarint(UInt64(tracks.count))
    for track in tracks {
      putByte(track.axis.rawValue)
      putVarint(track.fields.rawValue)
      putVarint(UInt64(track.samples.count))
      var last = WireSample(offset: 0)
      for sample in track.samples {
        putSample(sample, track.fields, after: last)
        last = sample
      }
    }
  }

  private mutating func putSample(
    _ sample: WireSample,
    _ fields: AttributeChange.Fields,
    after last: WireSample
  ) {
    putSigned(sample.offset &- last.offset)
    if fields.contains(.origin) {
      putSigned(sample.dx &- last.dx)
      putSigned(sample.dy &- last.dy)
    }
    if fields.contains(.size) {
      putSigned(sample.dWidth &- last.dWidth)
      putSigned(sample.dHeight &- last.dHeight)
    }
    if fields.contains(.alpha) { putSigned(sample.dAlpha &- last.dAlpha) }
    if fields.contains(.transform) { putTransform(sample.transform) }
  }
}

extension WireReader {
  /// The fewest bytes of a track: axis, fields, count, and one sample with an offset and a field.
  private static let trackBytes = 5
  /// The fewest bytes of a sample.
  private static let sampleBytes = 2
  private static let alphaBound: Int64 = 255

  /// Reads the appearance of an element at other offsets; the axes must ascend.
  mutating func tracks() throws(ProtocolError) -> [WireTrack] {
    let count = try count(
      "samples",
      recordBytes: Self.trackBytes,
      limit: WireTrack.trackLimit
    )
    var tracks: [WireTrack] = []
    tracks.reserveCapacity(count)
    for _ in 0..<count {
      let byte = try byte("samples.axis")
      let last = tracks.last?.axis.rawValue ?? 0
      guard byte > last, let axis = WireTrack.Axis(rawValue: byte) else {
        let reason = "is \(byte), but must be 1, 2 or 3, and above the one before"
        throw failure(ErrorCode.unknownValue, "samples.axis", reason)
      }
      tracks.append(try track(along: axis))
    }
    return tracks
  }

  private mutating func track(along axis: WireTrack.Axis) throws(ProtocolError) -> WireTrack {
    let fields = AttributeChange.Fields(rawValue: try varint("samples.mask"))
    guard !fields.isEmpty, fields.isSubset(of: WireTrack.sampled) else {
      let reason = "must name some of origin, size, alpha and transform, and nothing else"
      throw failure(ErrorCode.unknownBits, "samples.mask", reason)
    }
    let count = try count(
      "samples.count",
      recordBytes: Self.sampleBytes,
      limit: WireTrack.sampleLimit
    )
    guard count > 0 else {
      throw failure(ErrorCode.outOfRange, "samples.count", "is 0, but must be at least 1")
    }
    var samples: [WireSample] = []
    samples.reserveCapacity(count)
    var last = WireSample(offset: 0)
    for index in 0..<count {
      let sample = try sample(fields, after: last)
      guard index == 0 || sample.offset > last.offset else {
        let reason = "is \(sample.offset), but must be above the one before, \(last.offset)"
        throw failure(ErrorCode.outOfRange, "samples.offset", reason)
      }
      samples.append(sample)
      last = sample
    }
    return WireTrack(axis: axis, fields: fields, samples: samples)
  }

  private mutating func sample(
    _ fields: AttributeChange.Fields,
    after last: WireSample
  ) throws(ProtocolError) -> WireSample {
    var sample = last
    sample.transform = nil
    let offset = last.offset + (try signed("samples.offset"))
    sample.offset = try bounded(offset, WireBounds.absolute, "samples.offset")
    if fields.contains(.origin) {
      sample.dx = try sampled(after: last.dx, "samples.dx")
      sample.dy = try sampled(after: last.dy, "samples.dy")
    }
    if fields.contains(.size) {
      sample.dWidth = try sampled(after: last.dWidth, "samples.dWidth")
      sample.dHeight = try sampled(after: last.dHeight, "samples.dHeight")
    }
    if fields.contains(.alpha) {
      let alpha = last.dAlpha + (try signed("samples.dAlpha"))
      sample.dAlpha = try bounded(alpha, Self.alphaBound, "samples.dAlpha")
    }
    if fields.contains(.transform) { sample.transform = try transform() }
    return sample
  }

  private mutating func sampled(
    after last: Int64,
    _ field: StaticString
  ) throws(ProtocolError) -> Int64 {
    try bounded(last + (try signed(field)), WireBounds.difference, field)
  }
}
