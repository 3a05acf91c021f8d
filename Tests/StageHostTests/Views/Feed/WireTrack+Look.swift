// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The look of an element at an offset.
struct TrackedLook {
  var scale: Double
  var turn: Double
  var alpha: Double
}

extension WireAttributes {
  /// The look at an offset along the only axis that the element follows, computed as on the page:
  /// the scale and the sine of its transform's rotation, and the opacity.
  func look(at offset: Double, along axis: WireTrack.Axis) -> TrackedLook {
    var look = TrackedLook(
      scale: Double(transform?.a ?? 1),
      turn: Double(transform?.b ?? 0),
      alpha: Double(alpha) / 255
    )
    for track in tracks where track.axis == axis {
      let (samples, at) = (track.samples, offset * 64)
      let next = samples.firstIndex { Double($0.offset) > at } ?? samples.count
      let low = samples[max(0, next - 1)]
      let high = samples[min(samples.count - 1, next)]
      let length = Double(high.offset - low.offset)
      let way = length == 0 ? 0 : (at - Double(low.offset)) / length
      let mix = { (from: Double, to: Double) in from + (to - from) * way }
      look.alpha += mix(Double(low.dAlpha), Double(high.dAlpha)) / 255
      guard track.fields.contains(.transform) else { continue }
      look.scale = mix(Double(low.transform?.a ?? 1), Double(high.transform?.a ?? 1))
      look.turn = mix(Double(low.transform?.b ?? 0), Double(high.transform?.b ?? 0))
    }
    return look
  }
}
