// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageProtocol

@Suite struct SnapshotTests {
  private func cell(_ item: Int, y: Double = 0) -> Snapshot.Element {
    Snapshot.Element(
      category: .cell,
      indexPath: [0, item],
      id: "item-\(item)",
      frame: Snapshot.Rect(x: 0, y: y, width: 100.0 / 3, height: 50)
    )
  }

  private func snapshot(_ elements: [Snapshot.Element]) -> Snapshot {
    Snapshot(
      bounds: Snapshot.Rect(x: 0, y: -47, width: 390, height: 844),
      contentWidth: 390,
      contentHeight: 1000.5,
      elements: elements,
      diagnostics: [Snapshot.Finding(severity: .warning, path: "sections[0]", message: "\"so\"")]
    )
  }

  @Test func `the JSON has the contract's members in its order`() {
    var turned = cell(1)
    turned.transform = [0, 1, -1, 0, 0, 0]
    turned.zIndex = .max
    expect(
      snapshot([turned, cell(0)]).json,
      equals: """
        {"bounds":[0,-47,390,844],
        "contentSize":[390,1000.5],
        "elements":[
        {"category":"cell","kind":null,"indexPath":[0,0],"id":"item-0","frame":[0,0,33.333333333333336,50],\
        "alpha":1,"zIndex":0,"hidden":false,"transform":null,"transform3D":null},
        {"category":"cell","kind":null,"indexPath":[0,1],"id":"item-1","frame":[0,0,33.333333333333336,50],\
        "alpha":1,"zIndex":9223372036854775807,"hidden":false,"transform":[0,1,-1,0,0,0],"transform3D":null}
        ],
        "diagnostics":[
        {"severity":"warning","path":"sections[0]","message":"\\"so\\""}
        ]}

        """
    )
  }

  @Test func `elements are ordered by category, kind and index path`() {
    func view(
      _ category: Snapshot.Element.Category,
      _ kind: String?,
      _ path: [Int]
    )
      -> Snapshot.Element
    {
      Snapshot.Element(
        category: category,
        kind: kind,
        indexPath: path,
        id: "",
        frame: Snapshot.Rect(x: 0, y: 0, width: 0, height: 0)
      )
    }
    let ordered = [
      view(.cell, nil, [0, 2]), view(.cell, nil, [0, 10]), view(.cell, nil, [1, 0]),
      view(.supplementary, "a", [0]), view(.supplementary, "a", [0, 0]),
      view(.supplementary, "b", [0, 0]), view(.decoration, "a", [0, 0]),
    ]
    expect(snapshot(ordered.reversed()).elements, equals: ordered)
  }

  @Test func `reading what was written gives the same snapshot`() throws {
    var spatial = cell(2, y: 0.1 + 0.2)
    spatial.transform3D = (0..<16).map { Double($0) / 7 }
    let written = snapshot([cell(0), spatial])
    expect(try Snapshot.parse(Data(written.json.utf8), file: "a.json"), equals: written)
  }

  @Test func `a stored snapshot that is wrong is refused with its place`() {
    let text = #"{"bounds": [0, 0, 1], "contentSize": [1, 1], "elements": [], "diagnostics": []}"#
    #expect {
      try Snapshot.parse(Data(text.utf8), file: "a.json")
    } throws: { error in
      (error as? DocumentError)?.path == "bounds"
    }
  }

  @Test func `equal snapshots have no difference`() {
    expectEmpty(SnapshotDifference(from: snapshot([cell(0)]), to: snapshot([cell(0)])).lines)
  }

  @Test func `tells which element differs in which field, from what to what`() {
    var moved = cell(1, y: 60)
    moved.alpha = 0.5
    var new = snapshot([moved, cell(2)])
    new.contentHeight = 900
    new.diagnostics = []
    expect(
      SnapshotDifference(from: snapshot([cell(0), cell(1)]), to: new).lines,
      equals: [
        "contentSize [390, 1000.5] → [390, 900]",
        "cell [0, 0] (item-0) is gone; it was at [0, 0, 33.333333333333336, 50]",
        "cell [0, 1] (item-1): frame [0, 0, 33.333333333333336, 50] → [0, 60, 33.333333333333336, 50]",
        "cell [0, 1] (item-1): alpha 1 → 0.5",
        "cell [0, 2] (item-2) is new, at [0, 0, 33.333333333333336, 50]",
        "diagnostic is gone: \"so\"",
      ]
    )
  }
}
