// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct LayoutSeatTests {
  private func show(_ document: StageDocument, in seat: LayoutSeat, _ edit: TrackedData? = nil) {
    let data = seat.shown(of: document)
    seat.show(document, data, StageChanges(edit), isAnimated: false) { $0() }
  }

  @Test func `attaches the data source that people choose, which shows what it can take`() throws {
    var parts = ViewParts(items: 3)
    #expect(parts.collectionView.dataSource === parts.seat.source)
    try parts.document.set(CollectionParameters.source, to: .choice("minimal"))
    show(parts.document, in: parts.seat)
    #expect(parts.collectionView.dataSource === parts.seat.heldSource)
    #expect(parts.seat.heldSource is MinimalSource)
    try parts.document.set(CollectionParameters.source, to: .choice("diffable"))
    show(parts.document, in: parts.seat)
    #expect(parts.seat.diffable != nil)
    try parts.document.set(CollectionParameters.dataSource, to: .flag(false))
    show(parts.document, in: parts.seat)
    #expect(parts.collectionView.dataSource == nil && parts.seat.source.data == StageData())
  }

  @Test func `brings the collection view to other data without making anything anew`() throws {
    var parts = ViewParts(items: 3)
    parts.collectionView.layoutIfNeeded()
    let edit = EditCommand.edit(.delete(items: ["item-0-1"]))
    let outcome = try parts.document.edits.perform(edit)
    let requests = parts.collectionView.statistics.cellRequests
    show(parts.document, in: parts.seat, outcome.edit)
    parts.collectionView.layoutIfNeeded()
    expect(parts.collectionView.numberOfItems(inSection: 0), equals: 2)
    #expect(
      parts.collectionView.statistics.cellRequests - requests <= 1,
      "only what came into view"
    )
  }

  @Test func `takes another layout and no other delegate than people want`() throws {
    var parts = ViewParts(items: 3)
    let first = parts.seat.staged
    expect(!parts.seat.isOther(parts.document))
    parts.document.show(LayoutChoice(own: WaterfallStagedLayout.kind), named: "")
    expect(parts.seat.isOther(parts.document))
    show(parts.document, in: parts.seat)
    #expect(!parts.seat.isOther(parts.document) && parts.seat.staged !== first)
    #expect(parts.collectionView.collectionViewLayout === parts.seat.staged.layout)
    #expect(parts.collectionView.delegate === parts.seat.delegate)
    try parts.document.set(CollectionParameters.delegate, to: .flag(false))
    show(parts.document, in: parts.seat)
    #expect(parts.collectionView.delegate == nil)
  }

  @Test func `has the next layout place the content once`() {
    let seat = ViewParts(items: 1).seat
    seat.placement = .top
    expect(seat.takePlacement(), equals: .top)
    expect(seat.takePlacement(), equals: nil)
  }
}
