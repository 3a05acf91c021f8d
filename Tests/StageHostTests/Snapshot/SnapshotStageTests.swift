// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// A flow layout with its default items of 50 × 50 pt, in a viewport of 120 × 100 pt.
@MainActor
@Suite(.ownProcess) struct SnapshotStageTests {
  private func picture(
    _ layout: String = #"{"kind": "flow", "parameters": {}}"#,
    items: [Int] = [5],
    _ change: (inout SnapshotRequest) -> Void = { _ in }
  ) throws -> SnapshotPicture {
    let viewport = Viewport(width: 120, height: 100, scale: 2, insets: .zero)
    var request = SnapshotRequest(
      layout: .file(SnapshotRequest.File(name: "a.layout.json", bytes: Data(layout.utf8))),
      items: items,
      views: [SnapshotRequest.View(viewport: viewport)]
    )
    change(&request)
    return try SnapshotStage(request).picture(of: request.views[0])
  }

  private func frames(_ picture: SnapshotPicture) -> [[Double]] {
    picture.snapshot.elements.map(\.frame.numbers)
  }

  @Test func `tells what is in sight, with identities that depend on the index path alone`() throws
  {
    let snapshot = try picture().snapshot
    // Two items in a line with 20 between them and 10 between lines: the third line starts at 120.
    expect(snapshot.elements.map(\.indexPath), equals: [[0, 0], [0, 1], [0, 2], [0, 3]])
    expect(snapshot.elements.map(\.id), equals: ["item-0-0", "item-0-1", "item-0-2", "item-0-3"])
    expect(snapshot.elements.map(\.frame.numbers)[3], equals: [70, 60, 50, 50])
    expect(snapshot.bounds.numbers, equals: [0, 0, 120, 100])
    expect(snapshot.contentWidth, equals: 120)
    expect(snapshot.contentHeight, equals: 170)
    expectEmpty(snapshot.diagnostics)
  }

  @Test func `lists all elements when asked to`() throws {
    let picture = try picture { $0.includesAll = true }
    expect(picture.snapshot.elements.count, equals: 5)
    expect(picture.rect.numbers, equals: [0, 0, 120, 170])
  }

  @Test func `scrolls where it is told, also beyond the end`() throws {
    let picture = try picture { $0.views[0].offset = Point(x: 0, y: 115) }
    expect(picture.snapshot.bounds.numbers, equals: [0, 115, 120, 100])
    expect(picture.snapshot.elements.map(\.indexPath), equals: [[0, 4]])
  }

  @Test func `begins below the insets of the device`() throws {
    let picture = try picture {
      $0.views[0].viewport.insets = Insets(top: 40, left: 0, bottom: 0, right: 0)
    }
    expect(picture.snapshot.bounds.numbers, equals: [0, -40, 120, 100])
  }

  @Test func `sections may be empty`() throws {
    let snapshot = try picture(items: [1, 0, 2]).snapshot
    expect(snapshot.elements.map(\.indexPath), equals: [[0, 0], [2, 0], [2, 1]])
  }

  @Test func `the language can run from right to left`() throws {
    let layout =
      #"{"kind": "flow", "parameters": {"flipsHorizontallyInOppositeLayoutDirection": true}}"#
    let plain = try picture(layout, items: [1])
    let mirrored = try picture(layout, items: [1]) { $0.isRightToLeft = true }
    // A single item of the last line is at its start.
    expect(frames(plain), equals: [[0, 0, 50, 50]])
    expect(frames(mirrored), equals: [[70, 0, 50, 50]])
  }

  @Test func `texts are read from right to left with the language`() throws {
    let data = #"""
      {"sections": [{"id": "s", "items": [{"id": "x", "title": "X", "width": 100, "height": 50}]}]}
      """#
    func text(_ isRightToLeft: Bool) throws -> PaintText? {
      let picture = try picture {
        $0.data = SnapshotRequest.File(name: "d.data.json", bytes: Data(data.utf8))
        $0.includesPaint = true
        $0.isRightToLeft = isRightToLeft
      }
      for case .text(let text) in picture.operations { return text }
      return nil
    }
    let plain = try #require(try text(false))
    let mirrored = try #require(try text(true))
    expect(plain.anchor, equals: .start)
    expect(mirrored.anchor, equals: .end)
    // Items are 50 pt wide; the text keeps its distance from the other edge.
    expect(mirrored.x, equals: 50 - plain.x)
    expect(mirrored.y, equals: plain.y)
  }

  @Test func `data are shown instead of numbers`() throws {
    let data = #"{"sections": [{"id": "s", "items": [{"id": "x", "title": "X"}]}]}"#
    let picture = try picture {
      $0.data = SnapshotRequest.File(name: "d.data.json", bytes: Data(data.utf8))
      $0.includesPaint = true
    }
    expect(picture.snapshot.elements.map(\.id), equals: ["x"])
    // A group at its place: the ground, the texts clipped to the cell, and both ends.
    expect(picture.operations.count, equals: 6)
    expect(picture.operations.first, equals: .group(PaintGroup(place: [1, 0, 0, 1, 0, 0])))
    let texts = picture.operations.compactMap { operation -> String? in
      if case .text(let text) = operation { text.text } else { nil }
    }
    expect(texts, equals: ["X"])
  }

  @Test func `files that are wrong are named with their line`() throws {
    for (layout, word) in [("{\n\"kind\": 3}", "a.layout.json:2"), ("{", "a.layout.json:1")] {
      do {
        _ = try picture(layout)
        Issue.record("taken")
      } catch let failure as SnapshotStage.Failure {
        expect(failure.message.contains(word))
      }
    }
  }

  @Test func `transforms of the plane have six numbers, those of space sixteen`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    func element() -> Snapshot.Element {
      Snapshot.Element(
        InspectedElement(
          key: ElementKey(category: .cell, identity: "a"),
          attributes: attributes,
          view: nil,
          isSelected: false,
          isHighlighted: false
        )
      )
    }
    expect(element().transform, equals: nil)
    expect(element().transform3D, equals: nil)
    attributes.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)
    expect(element().transform, equals: [2, 0, 0, 3, 4, 5])
    // The frame is the one before the transform.
    expect(element().frame.numbers, equals: [10, 20, 30, 40])
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    attributes.transform3D = space
    expect(element().transform, equals: nil)
    expect(element().transform3D, equals: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1])
  }

  @Test func `corners in perspective come to lie where the eye sees them`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var space = CATransform3DIdentity
    // Each point to the right is deeper by a hundredth.
    space.m14 = 0.01
    attributes.transform3D = space
    let place = ElementPlace(attributes)
    // The depth 0.5 at the left edge doubles distances from the centre; 1.5 at the right edge makes
    // them smaller.
    let corners = try #require(place.corners)
    expect(corners.first, equals: .move(-50, -50))
    expect(corners.last, equals: .close)
    expect(corners.count, equals: 5)
    let right = corners[1].numbers[0]
    #expect(abs(right - (50 + 50 / 1.5)) < 1e-9)
  }
}
