// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// The appearance of an element along one axis of the content offset, or of its orthogonal
/// section's offset.
struct OffsetTrack: Equatable {
  struct Sample: Equatable {
    /// The offset in points; for an orthogonal section it is the wire's, which grows to the right
    /// and down.
    var offset: CGFloat
    var attributes: ElementAttributes
  }

  var axis: WireTrack.Axis
  /// The samples by ascending offset, at least one.
  var samples: [Sample]

  /// The attributes at an offset: linear between two samples, and constant beyond the ends.
  func attributes(at offset: CGFloat) -> ElementAttributes {
    let next = samples.firstIndex { $0.offset > offset } ?? samples.count
    guard next > 0 else { return samples[0].attributes }
    guard next < samples.count else { return samples[next - 1].attributes }
    let (low, high) = (samples[next - 1], samples[next])
    let part = (offset - low.offset) / (high.offset - low.offset)
    return low.attributes.interpolated(to: high.attributes, at: part)
  }
}

/// An element with its appearance at other offsets; without tracks it looks the same everywhere.
struct SampledElement: Equatable {
  /// The attributes at the offset where the samples were taken.
  var base: ElementAttributes
  var tracks: [OffsetTrack] = []

  /// The attributes at an offset by the samples: the differences of all tracks are added.
  func attributes(at place: ScrolledPlace) -> ElementAttributes {
    var result = base
    for track in tracks {
      let there = track.attributes(at: place.offset(along: track.axis))
      result.frame.origin.x += there.frame.minX - base.frame.minX
      result.frame.origin.y += there.frame.minY - base.frame.minY
      result.frame.size.width += there.frame.width - base.frame.width
      result.frame.size.height += there.frame.height - base.frame.height
      result.alpha += there.alpha - base.alpha
      if there.transform != base.transform { result.transform = there.transform }
    }
    return result
  }
}

/// The offsets of everything that an element scrolls with, in points.
struct ScrolledPlace {
  var content: CGPoint
  /// The offset of the element's orthogonal section on the wire.
  var section: CGFloat = 0

  func offset(along axis: WireTrack.Axis) -> CGFloat {
    switch axis {
    case .vertical: content.y
    case .horizontal: content.x
    case .orthogonalSection: section
    }
  }
}

extension ElementAttributes {
  /// Attributes between these and others; values that cannot be interpolated stay.
  func interpolated(to other: ElementAttributes, at part: CGFloat) -> ElementAttributes {
    var result = self
    let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * part }
    result.frame = CGRect(
      x: mix(frame.minX, other.frame.minX),
      y: mix(frame.minY, other.frame.minY),
      width: mix(frame.width, other.frame.width),
      height: mix(frame.height, other.frame.height)
    )
    result.alpha = mix(alpha, other.alpha)
    result.transform = transform.interpolated(to: other.transform, at: part)
    return result
  }

  /// A change from transparent to opaque counts as this distance, in points.
  private static let opaqueDistance: CGFloat = 32
  /// The least depth of a corner; a corner nearer to the plane of the eye gets this depth.
  private static let leastDepth: CGFloat = 1.0 / 64

  /// The greatest distance between the corners in two pictures of an element, in points; a change
  /// of opacity also counts as a distance.
  func distance(to other: ElementAttributes) -> CGFloat {
    var most = abs(alpha - other.alpha) * Self.opaqueDistance
    for (one, two) in zip(corners, other.corners) {
      most = max(most, abs(one.x - two.x), abs(one.y - two.y))
    }
    return most
  }

  private var corners: [CGPoint] {
    let (width, height) = (frame.width / 2, frame.height / 2)
    return [(-width, -height), (width, -height), (-width, height), (width, height)].map { x, y in
      let depth = max(Self.leastDepth, transform.g * x + transform.h * y + transform.w)
      return CGPoint(
        x: frame.midX + (transform.a * x + transform.c * y + transform.tx) / depth,
        y: frame.midY + (transform.b * x + transform.d * y + transform.ty) / depth
      )
    }
  }
}

extension SampledElement {
  /// The tracks for the wire, with offsets of the page; the collection view is at `origin` there.
  func wireTracks(from origin: CGPoint) -> [WireTrack] {
    tracks.sorted { $0.axis < $1.axis }.map { track in
      var wire = WireTrack(axis: track.axis, fields: [], samples: [])
      for sample in track.samples {
        let told = wireSample(sample, from: track.axis.start(origin))
        if let last = wire.samples.last, last.offset >= told.offset { continue }
        wire.fields.formUnion(fields(of: told))
        wire.samples.append(told)
      }
      let maps = Set(wire.samples.map(\.transform))
      let isTurned = maps.count > 1 || maps.first != WireQuantiser.transform(base.transform)
      if isTurned { wire.fields.insert(.transform) }
      return wire
    }
    .filter { !$0.fields.isEmpty }
  }

  private func wireSample(
    _ sample: OffsetTrack.Sample,
    from start: CGFloat
  ) -> WireSample {
    let (frame, own) = (sample.attributes.frame, base.frame)
    var wire = WireSample(offset: WireQuantiser.length(sample.offset - start))
    wire.dx = WireQuantiser.length(frame.minX) - WireQuantiser.length(own.minX)
    wire.dy = WireQuantiser.length(frame.minY) - WireQuantiser.length(own.minY)
    wire.dWidth = WireQuantiser.length(frame.width) - WireQuantiser.length(own.width)
    wire.dHeight = WireQuantiser.length(frame.height) - WireQuantiser.length(own.height)
    wire.dAlpha =
      Int64(WireQuantiser.alpha(sample.attributes.alpha)) - Int64(WireQuantiser.alpha(base.alpha))
    wire.transform = WireQuantiser.transform(sample.attributes.transform)
    return wire
  }

  private func fields(of sample: WireSample) -> AttributeChange.Fields {
    var fields: AttributeChange.Fields = []
    if sample.dx != 0 || sample.dy != 0 { fields.insert(.origin) }
    if sample.dWidth != 0 || sample.dHeight != 0 { fields.insert(.size) }
    if sample.dAlpha != 0 { fields.insert(.alpha) }
    return fields
  }
}

extension WireTrack.Axis {
  /// Where the page begins to count the offsets of an axis.
  fileprivate func start(_ origin: CGPoint) -> CGFloat {
    switch self {
    case .vertical: origin.y
    case .horizontal: origin.x
    case .orthogonalSection: 0
    }
  }
}
