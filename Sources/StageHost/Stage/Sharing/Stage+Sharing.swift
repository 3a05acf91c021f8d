// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol
import UIKit

/// Views with equal inputs share their work: one of them, the model, is laid out, and its twins get
/// the same deltas with their own revisions. A view that is touched gets a collection view of its
/// own, which continues from its page's elements.
///
/// - Invariant: nobody has touched a view with twins, and neither it nor a twin rests.
extension Stage {
  /// The collection view that a view shows, its own or its model's; `nil` for a parked view, too.
  func shown(_ id: UInt64) -> StageView? {
    views[id] ?? twins.model(of: id).flatMap { views[$0] }
  }

  /// Whether a view shows the same as another one.
  func isShared(_ id: UInt64) -> Bool {
    twins.model(of: id) != nil || !twins.twins(of: id).isEmpty
  }

  // MARK: Opening

  /// Lets a new view show what another one shows, if a collection view of its own would show the
  /// same.
  ///
  /// - Returns: Whether there is such a view.
  func share(_ id: UInt64, _ inputs: ViewInputs) -> Bool {
    guard sharesViews, transition == nil, arrivals.isEmpty, views[id] == nil else { return false }
    for model in views.values.sorted(by: { $0.id < $1.id }) where canHaveTwins(model) {
      if let messages = repeated(by: model, inputs) {
        join(id, to: model, from: inputs.revision, with: messages)
        return true
      }
      if showsFreshPicture(model, inputs) {
        let snapshot = HostMessage.delta(model.feed.snapshot)
        join(id, to: model, from: inputs.revision, with: [snapshot])
        return true
      }
    }
    return false
  }

  /// Whether a view shows only what follows from its inputs and the document.
  ///
  /// Each view of an app runs the app for itself.
  private func canHaveTwins(_ view: StageView) -> Bool {
    view.seat.screen == nil && openings[view.id] != nil && view.feed.cutElements == 0
      && !view.source.loading.isOn && view.touching.imitated == nil && !resting.isBehind(view.id)
  }

  /// The messages of a view's opening, if nothing has happened since and a page with these inputs
  /// would get the same.
  private func repeated(by model: StageView, _ inputs: ViewInputs) -> [HostMessage]? {
    guard let opening = openings[model.id], opening.showings == showings,
      opening.inputs.matches(inputs)
    else { return nil }
    return opening.messages
  }

  /// Whether a view shows what a new collection view would show: nothing of what it shows depends
  /// on what it showed before.
  private func showsFreshPicture(_ model: StageView, _ inputs: ViewInputs) -> Bool {
    guard inputs.isFresh, let viewport = openings[model.id]?.inputs.viewport else { return false }
    return viewport == inputs.viewport && model.offset == inputs.offset && model.forgetsEarlier
  }

  /// Makes a view a twin; `messages` lead its page from a revision to the model's present picture.
  private func join(
    _ id: UInt64,
    to model: StageView,
    from revision: UInt64,
    with messages: [HostMessage]
  ) {
    let deltas = messages.compactMap { if case .delta(let delta) = $0 { delta } else { nil } }
    let first = deltas.first.map { $0.base ?? $0.revision - 1 } ?? model.feed.revision
    let twin = ViewTwins.Twin(id: id, lead: revision &- first)
    for message in messages { send(message.copy(for: twin)) }
    join(twin, to: model)
  }

  /// Makes a view a twin whose page has the model's picture already.
  private func join(_ twin: ViewTwins.Twin, to model: StageView) {
    twins.join(twin.id, to: model.id, lead: twin.lead)
    if resting.holds(model.id) { _ = park(model.id) }
  }

  // MARK: Collection views of their own

  /// The view with a number, for a command that concerns only this view.
  ///
  /// - Returns: `nil` when there is no such view.
  func ownView(_ id: UInt64) -> StageView? {
    guard let view = views[id] ?? detached(id) else { return nil }
    attend(view)
    if let heir = twins.succeed(id) {
      let table = view.feed.table(for: heir.id, lead: heir.lead)
      makeOwn(
        heir.id,
        ViewInputs(of: view),
        view.viewport.window,
        table,
        animation: Self.adoptionAnimation
      )
    }
    openings[id] = nil
    return view
  }

  /// Gives a twin or a parked view a collection view of its own.
  private func detached(_ id: UInt64) -> StageView? {
    if let parked = parked.removeValue(forKey: id) {
      return makeOwn(id, parked.inputs, parked.window, parked.table, animation: nil)
    }
    guard let model = shown(id), let twin = twins.leave(id) else { return nil }
    let table = model.feed.table(for: id, lead: twin.lead)
    return makeOwn(
      id,
      ViewInputs(of: model),
      model.viewport.window,
      table,
      animation: Self.adoptionAnimation
    )
  }

  /// Lays a view out unseen, and leads its page to the result from the elements that it has.
  @discardableResult
  private func makeOwn(
    _ id: UInt64,
    _ inputs: ViewInputs,
    _ window: ViewWindow?,
    _ table: WireTable,
    animation: ElementAnimation?
  ) -> StageView {
    let view = makeView(id, inputs.viewport, inputs.offset, revision: table.revision)
    view.open(
      at: inputs.offset,
      selecting: document.edits.selection,
      adopting: table.snapshot(),
      animation: Self.adoptionAnimation
    )
    // Nothing of this is for the page, which has the result already.
    let forget: (StageView) -> Void = { view in
      _ = view.feed.takeDeltas()
      _ = view.viewport.takeRun(from: view.offset)
      view.viewport.departure = nil
    }
    forget(view)
    join(view, flush: forget)
    awaitArrivals(in: view, flush: forget)
    takePartInDrags(view)
    if let window { view.collectionView.performAnimated(nil) { view.viewport.take(window) } }
    forget(view)
    view.feed.takeUp(table, animation)
    openings[id] = ViewOpening(inputs: inputs, showings: showings, messages: nil)
    flush(view, expected: inputs.offset)
    return view
  }

  // MARK: Rest

  /// Lets a view rest that is a twin or has twins, so that it has no collection view meanwhile.
  ///
  /// - Returns: Whether it is such a view.
  func park(_ id: UInt64) -> Bool {
    if let model = shown(id), let twin = twins.leave(id) {
      parked[id] = ParkedView(model, table: model.feed.table(for: id, lead: twin.lead))
      return true
    }
    guard let view = views[id], let heir = twins.succeed(id) else { return false }
    _ = resting.end(id)
    parked[id] = ParkedView(view, table: view.feed.table(for: id, lead: 0))
    hand(view, to: heir)
    return true
  }

  /// Ends the rest of a parked view: it shows again what its model shows, or gets a collection view
  /// of its own when that has changed.
  ///
  /// - Returns: Whether it was parked.
  func unpark(_ id: UInt64) -> Bool {
    guard let parked = parked[id] else { return false }
    if sharesViews, let model = parked.presentModel, views[model.id] === model, canHaveTwins(model)
    {
      self.parked[id] = nil
      let lead = parked.table.revision &- model.feed.revision
      join(ViewTwins.Twin(id: id, lead: lead), to: model)
    } else {
      _ = detached(id)
    }
    return true
  }

  /// Closes a view that is a twin, has twins or is parked.
  ///
  /// - Returns: Whether it is such a view.
  func closeShared(_ id: UInt64) -> Bool {
    if parked.removeValue(forKey: id) != nil || twins.leave(id) != nil { return true }
    guard let view = views[id], let heir = twins.succeed(id) else { return false }
    hand(view, to: heir)
    return true
  }

  /// Gives a collection view to the first of the twins of its view.
  private func hand(_ view: StageView, to heir: ViewTwins.Twin) {
    views[view.id] = nil
    openings[heir.id] = openings.removeValue(forKey: view.id)
    view.become(heir.id, lead: heir.lead)
    views[heir.id] = view
  }

  /// Forgets everything that this host knew of a view, because the page opens it again.
  func forgetSharing(of id: UInt64) {
    parked[id] = nil
    _ = twins.leave(id)
    twins.forget(of: id)
  }
}
