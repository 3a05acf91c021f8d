// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct DifferencePictureTests {
  private func element(_ item: Int, _ frame: [Double], alpha: Double = 1) -> Snapshot.Element {
    Snapshot.Element(
      category: .cell,
      indexPath: [0, item],
      id: "\(item)",
      frame: Snapshot.Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      alpha: alpha
    )
  }

  private func snapshot(_ width: Double, _ elements: [Snapshot.Element]) -> Snapshot {
    Snapshot(
      bounds: Snapshot.Rect(x: 0, y: 0, width: width, height: 100),
      contentWidth: width,
      contentHeight: 100,
      elements: elements,
      diagnostics: []
    )
  }

  private func picture(_ snapshot: Snapshot) -> SnapshotPicture {
    SnapshotPicture(
      snapshot: snapshot,
      rect: snapshot.bounds,
      paper: PaintInk(0xffffff),
      operations: [.fill(.disc(x: 1, y: 2, radius: 3), PaintInk(0x123456))]
    )
  }

  @Test func `each change has its colour at its place, over the pale new picture`() {
    let old = snapshot(
      120,
      [
        element(0, [0, 0, 10, 10]), element(1, [20, 0, 10, 10]), element(3, [60, 0, 10, 10]),
        element(4, [80, 0, 10, 10], alpha: 0.5),
      ]
    )
    let new = snapshot(
      100,
      [
        element(0, [0, 0, 10, 10]), element(1, [20, 30, 10, 20]), element(2, [40, 0, 10, 10]),
        element(4, [80, 0, 10, 10]),
      ]
    )
    let difference = SnapshotDifference(from: old, to: new)
    let painted = DifferencePicture.picture(of: difference, from: old, to: picture(new))
    expect(painted.rect.numbers, equals: [0, 0, 120, 100])
    func mark(_ frame: [Double], _ colour: UInt32, filled: Bool) -> [PaintOperation] {
      let box = PaintBox(x: 0, y: 0, width: frame[2], height: frame[3])
      let edge = PaintBox(x: 0.75, y: 0.75, width: frame[2] - 1.5, height: frame[3] - 1.5)
      let place: [Double] = [1, 0, 0, 1, frame[0], frame[1]]
      return [.group(PaintGroup(place: place))]
        + (filled ? [.fill(.box(box), PaintInk(colour, opacity: 0.18))] : [])
        + [.stroke(.box(edge), PaintInk(colour), width: 1.5), .end]
    }
    let (red, green, blue, amber): (UInt32, UInt32, UInt32, UInt32) = (
      0xd62f2f, 0x1e8e3e, 0x1f6feb, 0xd98a00
    )
    // The middles of the moved element: 20 + 5, 0 + 5 and 20 + 5, 30 + 10.
    let way: [PaintOperation] = [
      .stroke(.way([.move(25, 5), .line(25, 40)], isEvenOdd: false), PaintInk(blue), width: 1),
      .fill(.disc(x: 25, y: 40, radius: 2.5), PaintInk(blue)),
    ]
    let expected: [PaintOperation] =
      [.group(PaintGroup(opacity: 0.35)), .fill(.disc(x: 1, y: 2, radius: 3), PaintInk(0x123456))]
      + [.end] + mark([20, 0, 10, 10], red, filled: false)
      + mark([20, 30, 10, 20], blue, filled: true) + way
      + mark([40, 0, 10, 10], green, filled: true) + mark([60, 0, 10, 10], red, filled: true)
      + mark([80, 0, 10, 10], amber, filled: false)
    expect(painted.operations, equals: expected)
  }

  @Test func `equal snapshots have no marks, and screens at other places are not joined`() {
    var old = snapshot(100, [element(0, [0, 0, 10, 10])])
    let new = picture(old)
    let same = SnapshotDifference(from: old, to: new.snapshot)
    expectEmpty(same.changes)
    expect(
      DifferencePicture.picture(of: same, from: old, to: new).operations,
      equals: [.group(PaintGroup(opacity: 0.35))] + new.operations + [.end]
    )
    old.bounds = Snapshot.Rect(x: 0, y: 1_000_000, width: 500, height: 500)
    expect(DifferencePicture.picture(of: same, from: old, to: new).rect, equals: new.rect)
  }

  @Test func `results are written as CI systems read them`() {
    let report = JUnitReport(
      name: "tessera check",
      cases: [
        .init(name: "Grid", files: "a.swift", seconds: 0.25, result: .passed, output: ["✔ Grid"]),
        .init(
          name: "init(\"a\")",
          files: "b & c.swift",
          seconds: 1.5,
          result: .failure("1 < 2", details: "one\ntwo")
        ),
        .init(name: "compile", files: "d.swift", seconds: 0, result: .error("bell \u{7}")),
      ]
    )
    expect(
      report.xml,
      equals: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1" time="1.750">
        <testsuite name="tessera check" tests="3" failures="1" errors="1" skipped="0" time="1.750">
        <testcase classname="a.swift" name="Grid" time="0.250">
        <system-out>✔ Grid</system-out>
        </testcase>
        <testcase classname="b &amp; c.swift" name="init(&quot;a&quot;)" time="1.500">
        <failure message="1 &lt; 2" type="failure">one&#10;two</failure>
        </testcase>
        <testcase classname="d.swift" name="compile" time="0.000">
        <error message="bell \u{FFFD}" type="error"></error>
        </testcase>
        </testsuite>
        </testsuites>

        """
    )
  }
}
