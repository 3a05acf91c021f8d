// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing

@testable import PreviewServer

/// The deltas of a view for its clients during a transition between two layouts.
struct ViewHubTransitionTests {
  private static let viewport = Viewport(width: 390, height: 844, scale: 2, insets: .zero)

  private func bytes(
    _ revision: UInt64,
    _ curve: WireAnimation.Curve? = nil,
    dx: Int64 = 0
  ) -> [UInt8] {
    var delta = Delta(view: 1, revision: revision, base: revision == 1 ? nil : revision - 1)
    delta.animation = curve.map { WireAnimation(curve: $0, durationMs: 0, startMs: 0) }
    if revision == 1 {
      delta.inserted = [
        Delta.Insertion(id: 1, category: 0, kind: "", key: "k", attributes: WireAttributes())
      ]
    } else if dx != 0 {
      var change = AttributeChange()
      change.fields = [.origin]
      change.dx = dx
      delta.updated = [Delta.Update(id: 1, change: change)]
    }
    return DeltaEncoder.encode(delta)
  }

  private func hub() throws -> ViewHub {
    var hub = ViewHub(
      id: 1,
      stage: "s",
      viewport: Self.viewport,
      offset: Point(x: 0, y: 0),
      limits: .standard
    )
    _ = try hub.ingest(bytes(1))
    _ = try hub.ingest(bytes(2, .interactive(transition: 5, progress: 0), dx: 640))
    _ = try hub.ingest(bytes(3, .interactive(transition: 5, progress: 1024)))
    return hub
  }

  /// The deltas for a new client, in order.
  private func received(by client: UInt64, from hub: inout ViewHub) throws -> [Delta] {
    _ = hub.attach(client, at: nil)
    var deltas: [Delta] = []
    for case .frame(client, let frame) in hub.advance(client) {
      deltas.append(try DeltaDecoder.decode(Array(frame.payload), limits: .standard))
    }
    return deltas
  }

  @Test func `a client that joins during a transition gets its start and then its end`() throws {
    var hub = try hub()
    let deltas = try received(by: 9, from: &hub)
    expect(deltas.map(\.revision), equals: [1, 3])
    expect(deltas[0].base, equals: nil)
    expect(deltas[0].inserted[0].attributes.x, equals: 0)
    // Both steps are in one delta, because the credit allows only one.
    expect(deltas[1].updated[0].change.dx, equals: 640)
    expect(deltas[1].animation?.curve, equals: .interactive(transition: 5, progress: 1024))
  }

  @Test func `a client that joins after a transition gets one picture`() throws {
    let ends: [WireAnimation.Curve] = [
      .finish(transition: 5, responseMs: 100, dampingPerMille: 1000),
      .cancel(transition: 5, responseMs: 100, dampingPerMille: 1000),
    ]
    for end in ends {
      var hub = try hub()
      _ = try hub.ingest(bytes(4, end))
      let deltas = try received(by: 9, from: &hub)
      expect(deltas.map(\.revision), equals: [4])
      expect(deltas[0].inserted[0].attributes.x, equals: 640)
    }
  }

  @Test func `a client that joins after the host of a transition ended gets one picture`() throws {
    var hub = try hub()
    hub.endTransition()
    let deltas = try received(by: 9, from: &hub)
    expect(deltas.map(\.revision), equals: [3])
  }

  @Test func `a client that lags behind still gets the end of a transition`() throws {
    var hub = try hub()
    _ = try received(by: 9, from: &hub)
    let end = WireAnimation.Curve.cancel(transition: 5, responseMs: 100, dampingPerMille: 1000)
    _ = try hub.ingest(bytes(4, end, dx: -640))
    _ = try hub.ingest(bytes(5, .easeInOut, dx: 64))
    var deltas: [Delta] = []
    for case .frame(9, let frame) in hub.acknowledge(9, revision: 1) {
      deltas.append(try DeltaDecoder.decode(Array(frame.payload), limits: .standard))
    }
    expect(deltas.map(\.animation?.curve), equals: [end])
    expect(deltas[0].updated[0].change.dx, equals: -576)
  }
}
