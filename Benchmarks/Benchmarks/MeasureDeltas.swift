// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Bytes of moving rectangles: a new layout as one delta, the same frame by frame, and a scroll.
func measureDeltas(_ sizes: SampleSizes, into report: Report) {
  let frames = reflow(sizes, steps: 30)
  measureBytes("relayout as endpoints", reflow(sizes, steps: 1), perRectangle: true, into: report)
  measureBytes("relayout, each of 30 frames", frames, budget: 1500, into: report)
  measureBytes(
    "scroll by 40 pt a frame",
    scroll(sizes),
    units: scrolledFrames,
    budget: 20,
    into: report
  )
  let messages = frames.map { DeltaEncoder.encode($0.delta) }
  let rectangles = Double(20 * frames.count * reflowCount)
  let encode = CPUClock.median { _ in
    for _ in 0..<20 { for frame in frames { keep(DeltaEncoder.encode(frame.delta)) } }
  }
  let limits = Limits()
  let decode = CPUClock.median { _ in
    for _ in 0..<20 {
      for message in messages { keep(try? DeltaDecoder.decode(message, limits: limits)) }
    }
  }
  let budget = Report.Budget(nanoseconds: 25)
  for (name, time) in [("delta, encode", encode), ("delta, decode", decode)] {
    report.row(name, reflowCount, unit: "rectangle", ours: time / rectangles, budget: budget)
  }
}

/// A delta, and the attributes that result from it, for comparison with another encoding.
private struct Step {
  var delta: Delta
  /// The resulting attributes of the elements that the delta updates and inserts, by id.
  var attributes: [UInt64: WireAttributes]
}

private func measureBytes(
  _ name: String,
  _ steps: [Step],
  perRectangle: Bool = false,
  units given: Int? = nil,
  budget: Double? = nil,
  into report: Report
) {
  let bytes = steps.map { DeltaEncoder.encode($0.delta).count }.reduce(0, +)
  let json = steps.map { jsonText(of: $0).utf8.count }.reduce(0, +)
  let units = Double(given ?? (perRectangle ? steps.count * reflowCount : steps.count))
  report.row(
    name,
    steps.count,
    unit: perRectangle ? "rectangle" : "frame",
    bytes: Double(bytes) / units,
    json: Double(json) / units,
    budget: budget
  )
}

/// The text of a plain JSON protocol: objects with full names and absolute points.
private func jsonText(of step: Step) -> String {
  func point(_ length: Int64) -> String { "\(Double(length) / 64)" }
  func object(_ id: UInt64) -> String {
    guard let rect = step.attributes[id] else { return "" }
    return "{\"id\":\(id),\"x\":\(point(rect.x)),\"y\":\(point(rect.y)),"
      + "\"width\":\(point(rect.width)),\"height\":\(point(rect.height))}"
  }
  let updated = step.delta.updated.map { object($0.id) }.joined(separator: ",")
  let inserted = step.delta.inserted.map { object($0.id) }.joined(separator: ",")
  let removed = step.delta.removed.map { "\($0.id)" }.joined(separator: ",")
  return "{\"view\":1,\"revision\":\(step.delta.revision),\"updated\":[\(updated)],"
    + "\"inserted\":[\(inserted)],\"removed\":[\(removed)]}"
}

private let reflowCount = 200

/// 200 items go from a narrow to a wide container and change their sizes, eased over some frames.
private func reflow(_ sizes: SampleSizes, steps: Int) -> [Step] {
  let items = sizes.slice(reflowCount, run: 0)
  let start = FlowSample.solve(items)
  let end = FlowGeometry(
    configuration: FlowConfiguration(),
    container: FlowContainer(crossLength: 844),
    sections: [
      FlowSection(
        metrics: FlowSample.metrics,
        items: .sized(items.map { AxisSize(main: $0.main * 0.8, cross: $0.cross * 1.35) })
      )
    ]
  )
  var last = attributes(start, end, progress: 0)
  return (1...steps).map { frame in
    let time = Double(frame) / Double(steps)
    let next = attributes(start, end, progress: time * time * (3 - 2 * time))
    var delta = Delta(view: 1, revision: UInt64(frame + 1), base: UInt64(frame))
    for (index, pair) in zip(last, next).enumerated() {
      guard let change = AttributeChange.between(pair.0, pair.1) else { continue }
      delta.updated.append(Delta.Update(id: UInt64(1000 + index), change: change))
    }
    last = next
    let ids = (0..<reflowCount).map { UInt64(1000 + $0) }
    return Step(delta: delta, attributes: Dictionary(uniqueKeysWithValues: zip(ids, next)))
  }
}

private func attributes(
  _ start: FlowGeometry,
  _ end: FlowGeometry,
  progress: Double
) -> [WireAttributes] {
  (0..<reflowCount).compactMap { item in
    guard let from = start.cell(section: 0, item: item)?.frame,
      let to = end.cell(section: 0, item: item)?.frame
    else { return nil }
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
    return wire(
      CGRect(
        x: between(from.minX, to.minX),
        y: between(from.minY, to.minY),
        width: between(from.width, to.width),
        height: between(from.height, to.height)
      ),
      item: item
    )
  }
}

/// A minute at 60 frames a second.
private let scrolledFrames = 3600
/// The frames of 40 pt after which the window moves by half a viewport of 844 pt.
private let framesPerWindow = 10

/// A minute of scrolling, as a stage host sends it.
///
/// After each half viewport, elements come at one edge of the window and go at the other.
private func scroll(_ sizes: SampleSizes) -> [Step] {
  let geometry = FlowSample.solve(sizes.slice(20_000, run: 0))
  func shown(_ offset: CGFloat) -> [FlowElement] {
    geometry.elements(in: CGRect(x: 0, y: offset - 422, width: 390, height: 2.5 * 844))
  }
  var last = shown(0)
  return (1...scrolledFrames / framesPerWindow).map { frame in
    let next = shown(40 * CGFloat(frame * framesPerWindow))
    var delta = Delta(view: 1, revision: UInt64(frame + 1), base: UInt64(frame))
    let (old, new) = (Set(last.map(\.item)), Set(next.map(\.item)))
    delta.removed = old.subtracting(new).sorted().map { Delta.Removal(id: UInt64(1 + $0)) }
    delta.inserted = next.filter { !old.contains($0.item) }.map { element in
      Delta.Insertion(
        id: UInt64(1 + element.item),
        category: 0,
        kind: "",
        key: "",
        attributes: wire(element.frame, item: element.item)
      )
    }
    last = next
    let arrived = delta.inserted.map { ($0.id, $0.attributes) }
    return Step(delta: delta, attributes: Dictionary(uniqueKeysWithValues: arrived))
  }
}

private func wire(_ frame: CGRect, item: Int) -> WireAttributes {
  var attributes = WireAttributes()
  attributes.x = WireQuantiser.length(frame.minX)
  attributes.y = WireQuantiser.length(frame.minY)
  attributes.width = WireQuantiser.length(frame.width)
  attributes.height = WireQuantiser.length(frame.height)
  attributes.item = Int64(item)
  return attributes
}
