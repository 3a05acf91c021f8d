// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Opening, closing, sizes and offsets of views, and what their pages are sent.
extension Stage {
  /// Opens a view; an open view continues from the page's picture.
  func open(
    _ id: UInt64,
    _ viewport: Viewport,
    _ offset: Point,
    revision: UInt64,
    adopting picture: Delta?
  ) {
    _ = resting.end(id)
    forgetSharing(of: id)
    let inputs = ViewInputs(
      viewport: viewport,
      offset: offset,
      revision: revision,
      picture: picture
    )
    if share(id, inputs) { return reportDiagnostics(after: id) }
    if let view = views[id], let picture, picture.revision == revision {
      view.takeUp(picture, viewport, at: CGPoint(offset), animation: Self.adoptionAnimation)
      begin(view, inputs)
      return reportDiagnostics(after: id)
    }
    let view = makeView(id, viewport, offset, revision: revision)
    view.open(
      at: offset,
      selecting: document.edits.selection,
      adopting: picture,
      animation: Self.adoptionAnimation
    )
    join(view) { flush($0, expected: $0.offset) }
    reportGestures()
    begin(view, inputs)
    awaitArrivals(in: view) { flush($0, expected: $0.offset) }
    reportDiagnostics(after: id)
  }

  /// Makes a view that is not laid out yet.
  func makeView(
    _ id: UInt64,
    _ viewport: Viewport,
    _ offset: Point,
    revision: UInt64
  ) -> StageView {
    let view = StageView(
      id: id,
      viewport: viewport,
      offset: offset,
      revision: revision,
      document: document,
      capacity: limits.elementsPerView,
      nowMs: nowMs
    )
    views[id] = view
    return view
  }

  /// Sends the first changes of a view, and keeps them for others with the same inputs.
  private func begin(_ view: StageView, _ inputs: ViewInputs) {
    openings[view.id] = nil
    // An app's bars move its content: without its place, a page would bring short content back to its bounds.
    let isMoved = view.seat.screen != nil
    let messages = news(of: view, expected: inputs.offset, placesFirst: isMoved)
    for message in messages { send(message) }
    let isWhole = transition == nil && arrivals.isEmpty
    openings[view.id] = ViewOpening(
      inputs: inputs,
      showings: showings,
      messages: isWhole ? messages : nil
    )
  }

  /// Closes a view.
  func close(_ id: UInt64) throws(ProtocolError) {
    _ = resting.end(id)
    if !closeShared(id) {
      guard views.removeValue(forKey: id) != nil else { throw Self.unknown(view: id) }
      openings[id] = nil
    }
    loseArrivals { $0.view == id }
    interaction.forget(view: id)
    eventWatch.forget(id)
    shareDrags()
    reportHolds()
    reportDiagnostics(after: id)
  }

  /// Changes the viewport of a view.
  func resize(_ id: UInt64, to viewport: Viewport) throws(ProtocolError) {
    if unpark(id) { reportDiagnostics(after: id) }
    if let model = shown(id), isShared(id), model.viewport.shown == viewport { return }
    let view = try view(id)
    let offset = view.offset
    let before = view.collectionView.contentSize
    view.resize(viewport)
    let isKnown = view.seat.screen != nil && view.collectionView.stands(within: before)
    flush(view, expected: offset, placesFirst: isKnown)
    reportDiagnostics(after: id)
  }

  /// Moves the content of a view to the offset on its driver's page.
  func scroll(_ scroll: ClientMessage.Scroll) throws(ProtocolError) {
    if unpark(scroll.view) { reportDiagnostics(after: scroll.view) }
    if let model = shown(scroll.view), isShared(scroll.view), scroll.rests(at: model.offset) {
      return
    }
    let view = try view(scroll.view)
    if view.viewport.isBeforeRun(scroll) { return }
    let offset = view.offset
    let target = view.scroll(scroll)
    if let target {
      send(.report(.target(view: view.id, seq: scroll.seq, offset: target)))
    }
    // The rest of the content stays while one of its orthogonal sections scrolls.
    let expected = scroll.orthogonalSection == nil ? scroll.offset : offset
    if flush(view, expected: expected, followsDelta: true) { reportDiagnostics(after: view.id) }
  }

  /// The view with a number.
  ///
  /// - Throws: `ProtocolError` when there is none.
  func view(_ id: UInt64) throws(ProtocolError) -> StageView {
    guard let view = ownView(id) else { throw Self.unknown(view: id) }
    return view
  }

  /// The error for a view that does not exist.
  static func unknown(view id: UInt64) -> ProtocolError {
    ProtocolError(code: "not-found", field: "view", message: "There is no view \(id).")
  }

  // MARK: News for pages

  /// Sends the changes of a view, and its offset if the driver cannot know it; its twins get the
  /// same.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - expected: The offset on the driver's page.
  ///   - followsDelta: Whether the driver's page still has this offset when it gets the delta, and
  ///     applies the delta's adjustment to it.
  ///   - placesFirst: Whether the offset is sent before the changes.
  /// - Returns: Whether anything changed.
  @discardableResult
  func flush(
    _ view: StageView,
    expected: Point,
    followsDelta: Bool = false,
    placesFirst: Bool = false
  ) -> Bool {
    let messages = news(
      of: view,
      expected: expected,
      followsDelta: followsDelta,
      placesFirst: placesFirst
    )
    guard !messages.isEmpty else { return false }
    for message in messages { send(message) }
    for twin in twins.twins(of: view.id) {
      for message in messages { send(message.copy(for: twin)) }
    }
    openings[view.id]?.outdate()
    return true
  }

  /// The changes of a view, and its offset if the driver cannot know it.
  private func news(
    of view: StageView,
    expected: Point,
    followsDelta: Bool = false,
    placesFirst: Bool = false
  ) -> [HostMessage] {
    if view.settleScreen() {
      return news(of: exchangeContent(of: view), expected: expected, placesFirst: true)
    }
    let deltas = view.feed.takeDeltas()
    let screen = view.takeScreen().map { HostMessage.report(.screen(view: view.id, screen: $0)) }
    let messages = [screen].compactMap { $0 } + deltas.map(HostMessage.delta)
    let way = followsDelta ? deltas.last?.offsetAdjustment : nil
    if let run = view.viewport.takeRun(from: expected) {
      let offset = HostReport.offset(view: view.id, offset: run.target, animation: run.animation)
      return messages + [.report(offset)]
    }
    guard !view.viewport.stands(at: expected, going: way) else { return messages }
    let place = HostMessage.report(.offset(view: view.id, offset: view.offset))
    // With other content, and with less of it, a page would bring the place where the earlier one stood back into its bounds.
    return placesFirst ? [place] + messages : messages + [place]
  }
}

extension UICollectionView {
  /// Whether content of a size is long enough for the present offset.
  fileprivate func stands(within size: CGSize) -> Bool {
    contentOffset.x <= max(0, size.width - bounds.width)
      && contentOffset.y <= max(0, size.height - bounds.height)
  }
}
