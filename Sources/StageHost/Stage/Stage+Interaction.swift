// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import LayoutLibrary
import StageProtocol
import UIKit

/// The users' actions in a view other than scrolling.
extension Stage {
  /// Carries out an action in a view and its consequences for the stage.
  ///
  /// - Throws: `ProtocolError` when there is no such view or the action is not possible.
  func interact(
    _ action: StageAction,
    number: UInt64,
    client: UInt64,
    view id: UInt64
  ) throws(ProtocolError) {
    if isShared(id), let model = shown(id), let reply = answer(to: action, in: model) {
      let own = Consequence.reply(reply.copy(for: id))
      return try conclude([own], in: model, at: model.offset, number: number, client: client)
    }
    let view = try view(id)
    let offset = view.offset
    let consequences = try consequences(of: action, in: view, client: client)
    try conclude(consequences, in: view, at: offset, number: number, client: client)
  }

  /// Shows the result of an action in a view, and carries out its consequences.
  private func conclude(
    _ consequences: [Consequence],
    in view: StageView,
    at offset: Point,
    number: UInt64,
    client: UInt64
  ) throws(ProtocolError) {
    flush(view, expected: offset)
    let isScreen = view.seat.screen != nil
    for consequence in consequences where !isScreen || !consequence.isSelection {
      do throws(ProtocolError) {
        try follow(consequence, number: number, client: client)
      } catch {
        // The view may be ahead of the stage.
        showAll(document.animation)
        throw error
      }
    }
    reportGestures()
    shareDrags()
    reportHolds()
    reportDiagnostics()
  }

  // MARK: Time

  /// The next time for which a gesture, a transition or a simulation waits, in seconds of the
  /// host's clock; `nil` for none.
  var gestureDeadline: Double? {
    var due = views.values.compactMap(\.gestureDeadline)
    if let drive = transition?.drive?.due { due.append(drive) }
    if let frame = FrameClock.current.deadline(at: now) { due.append(frame) }
    if let work = WorkClock.current.deadline(at: now) { due.append(work) }
    return due.min()
  }

  /// Lets what happens from now on be timed by when it happens.
  func noteTime() {
    FrameClock.current.note(now)
    WorkClock.current.note(now)
  }

  /// Handles the time for which gestures, transitions or simulations waited.
  func wake(number: UInt64) throws(ProtocolError) {
    try driveOn(number: number)
    showFrame()
    settleScreens()
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      guard let deadline = view.gestureDeadline, deadline <= now else { continue }
      let offset = view.offset
      view.noteScreenTime(now)
      let consequences = interaction.timePassed(in: view, now: now)
      try conclude(
        consequences,
        in: view,
        at: offset,
        number: number,
        client: view.touching.toucher
      )
    }
  }

  /// Shows the results of simulations, and of work that apps put off, at the present time.
  private func showFrame() {
    let clock = FrameClock.current
    // What runs then may move the content, and the pages know only where it stood before.
    let offsets = views.mapValues(\.offset)
    let hasWorked = isDue(WorkClock.current.deadline(at: now)) && WorkClock.current.advance(to: now)
    let hasMoved = isDue(clock.deadline(at: now)) && clock.advance(to: now)
    guard hasWorked || hasMoved else { return }
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      view.noteScreenFrame()
      view.collectionView.performAnimated(nil) {}
      flush(view, expected: offsets[view.id] ?? view.offset)
    }
  }

  private func isDue(_ deadline: Double?) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Ends everything that a gone client did with its fingers.
  func leave(_ client: UInt64, number: UInt64) throws(ProtocolError) {
    if transition?.client == client { try endTransition(velocity: 0, number: number) }
    loseArrivals { $0.client == client }
    document.edits.endGesture(of: client)
    for (_, view) in views.sorted(by: { $0.key < $1.key }) where view.touching.toucher == client {
      let offset = view.offset
      view.touching.putBack()
      view.takeScreenFingersAway()
      let consequences = interaction.takeFingersAway(from: view)
      view.touching.toucher = 0
      try conclude(consequences, in: view, at: offset, number: number, client: client)
    }
  }

  private func consequences(
    of action: StageAction,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) -> [Consequence] {
    switch action {
    case .touch(let touch):
      view.touching.toucher = client
      return try interaction.touch(touch, in: view, now: now)
    case .drag(let drag):
      view.touching.toucher = client
      return try self.drag(drag, in: view, client: client)
    case .bring(let bring):
      view.touching.toucher = client
      return try self.bring(bring, in: view, client: client)
    case .activate(let point):
      return [.reply(.activated(view: view.id, activity: view.activity(at: point)))]
    case .swipe(let swipe):
      return try interaction.swipe(swipe, in: view)
    case .press(let point):
      return interaction.press(at: point, in: view, client: client)
    case .choose(let menu, let path):
      return try interaction.choose(menu, path, in: view, client: client, data: document.data)
    case .dismiss(let menu):
      interaction.dismiss(menu, in: view, client: client)
    case .probe, .boxes, .inspect, .titles:
      return answer(to: action, in: view).map { [.reply($0)] } ?? []
    case .export(let format):
      let file = try document.exported(format, limits: limits)
      return [.reply(.exported(view: view.id, name: file.name, text: file.text))]
    case .invoke(let invocation):
      view.invoke(invocation, animation: Self.updateAnimation)
    case .focus(let focus):
      return try view.focus(focus)
    case .jump(let title, let index):
      try view.jump(to: title, at: index)
    case .watch(let isOn):
      eventWatch.watch(view, isOn)
    case .finger:
      try actOnScreen(action, in: view, client: client)
      guard let menu = view.seat.screen?.takeMenu() else { break }
      return interaction.open(menu, in: view, client: client)
    case .back, .type: try actOnScreen(action, in: view, client: client)
    case .edit, .undo, .redo, .select, .layout, .transition, .deliver: break
    }
    return []
  }

  /// The answer to a question that changes nothing; `nil` for any other action.
  private func answer(to action: StageAction, in view: StageView) -> StageReply? {
    switch action {
    case .probe(let rect): return view.probe(rect, limits: limits)
    case .boxes(let rect, let marks):
      let boxes =
        marks ? view.marks(in: rect, limits: limits) : view.boxes(in: rect, limits: limits)
      return .boxed(boxes)
    case .inspect(let element):
      let info = view.feed.key(of: element).flatMap { view.describe($0, data: view.source.data) }
      return .inspected(view: view.id, info: info)
    case .titles:
      let list = view.collectionView
      return .titled(view: view.id, titles: list.indexTitles, look: ScreenPaint.index(of: list))
    default: return nil
    }
  }

  /// Reports the calls in watched views since the last command.
  func reportEvents() {
    for events in eventWatch.take(views) { send(.report(.events(events))) }
  }

  /// Shows items that were requested during earlier commands and are loaded now.
  func finishLoading() {
    for (_, view) in views.sorted(by: { $0.key < $1.key }) where view.finishLoading() {
      flush(view, expected: view.offset)
    }
  }

  private func follow(
    _ consequence: Consequence,
    number: UInt64,
    client: UInt64
  ) throws(ProtocolError) {
    switch consequence {
    case .reply(let reply): send(.report(.reply(number: number, reply: reply)))
    case .edit(let edit): try perform(.edit(edit), number: number, animated: true)
    case .set(let own, let value, let phase):
      // Layouts know only their own keys.
      let key = document.choice.key(own)
      try set(key, to: value, by: client, phase, number: number, animated: false)
    case .paste(let items, let place):
      try perform(.paste(items, at: place), number: number, animated: true)
    case .select(let items): select(items, .replace, number: number)
    case .beginEditing:
      let key = BehaviourParameters.editing
      try set(key, to: .flag(true), by: client, .end, number: number, animated: false)
    }
  }
}
