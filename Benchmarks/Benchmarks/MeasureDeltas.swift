// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Rectangles in motion on the wire: a reflow sent frame by frame, and a scroll.
func measureDeltas(_ sizes: SampleSizes, into report: Report) {
  let frames = reflow(sizes)
  let messages = frames.map(DeltaEncoder.encode)
  let rectangles = Double(frames.map(\.updated.count).reduce(0, +))
  let bytes = Double(messages.map(\.count).reduce(0, +)) / Double(messages.count)
  report.row("delta of a reflow", 200, unit: "frame", bytes: bytes, budget: 1500)
  let encode = CPUClock.median { _ in
    for _ in 0..<20 { for frame in frames { keep(DeltaEncoder.encode(frame)) } }
  }
  let budget = Report.Budget(nanoseconds: 25)
  report.row(
    "delta, encode",
    200,
    unit: "rectangle",
    ours: encode / rectangles / 20,
    budget: budget
  )
  let limits = Limits()
  let decode = CPUClock.median { _ in
    for _ in 0..<20 {
      for message in messages { keep(try? DeltaDecoder.decode(message, limits: limits)) }
    }
  }
  report.row(
    "delta, decode",
    200,
    unit: "rectangle",
    ours: decode / rectangles / 20,
    budget: budget
  )
  let scrolled = scroll(sizes).map { Double(DeltaEncoder.encode($0).count) }
  report.row(
    "delta of a scroll by 40 pt",
    scrolled.count,
    unit: "frame",
    bytes: scrolled.reduce(0, +) / Double(scrolled.count),
    budget: 20
  )
}

private let reflowFrames = 30
private let reflowCount = 200

/// 200 items that go from a narrow to a wide container and to other sizes, eased over 30 frames.
private func reflow(_ sizes: SampleSizes) -> [Delta] {
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
  return (1...reflowFrames).map { frame in
    let time = Double(frame) / Double(reflowFrames)
    let next = attributes(start, end, progress: time * time * (3 - 2 * time))
    var delta = Delta(view: 1, revision: UInt64(frame + 1), base: UInt64(frame))
    for (index, pair) in zip(last, next).enumerated() {
      guard let change = AttributeChange.between(pair.0, pair.1) else { continue }
      delta.updated.append(Delta.Update(id: UInt64(1000 + index), change: change))
    }
    last = next
    return delta
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

/// A minute of scrolling: at each frame elements come at one edge and go at the other.
private func scroll(_ sizes: SampleSizes) -> [Delta] {
  let geometry = FlowSample.solve(sizes.slice(20_000, run: 0))
  func shown(_ offset: CGFloat) -> [FlowElement] {
    geometry.elements(in: CGRect(x: 0, y: offset, width: 390, height: 844))
  }
  var last = shown(0)
  return (1...3600).map { frame in
    let next = shown(40 * CGFloat(frame))
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
    return delta
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
