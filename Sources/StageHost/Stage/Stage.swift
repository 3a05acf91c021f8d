// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// One shared document with its views.
///
/// The caller decides about answers; the stage sends the consequences: state, values, deltas,
/// offsets and diagnostics.
@MainActor
final class Stage {
  /// The animation of saved files and set parameters: a spring without visible overshoot.
  static let updateAnimation = ElementAnimation(
    duration: UpdateCurve.standardDuration,
    curve: .spring(response: 0.45, dampingFraction: 0.85)
  )
  /// The animation from another host's picture to this host's.
  static let adoptionAnimation = ElementAnimation.standard

  let limits: Limits
  /// Handles touches, presses and menus.
  let interaction: StageInteraction
  /// Follows the calls of watched views.
  let eventWatch: EventWatch
  private let nowMs: () -> UInt64
  /// The host's clock, in seconds.
  var now: Double { Double(nowMs()) / TouchClock.millisecondsPerSecond }
  let send: (HostMessage) -> Void
  /// Called between the steps of a command, with the number of finished steps and of all.
  var noteStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  var document: StageDocument
  /// Counts the document's records in the journal.
  var journal: EditJournal
  /// The last reported history, selection and sections.
  var news = StageNews()
  private(set) var views: [UInt64: StageView] = [:]
  /// The errors of files that were sent and refused.
  private var fileErrors: [Diagnostic] = []
  private var reportedState: StageState?
  private var reportedDiagnostics: [Diagnostic] = []
  var reportedHolds: [StageHold] = []
  /// The views that no client has.
  var resting = RestingViews()
  /// The dropped things that have not arrived, in the order of the drops.
  var arrivals: [Arrival] = []
  /// The present transition between two layouts.
  var transition: StageMovement?
  /// The number of the last transition.
  var lastTransition: UInt64 = 0

  init(limits: Limits, nowMs: @escaping () -> UInt64, send: @escaping (HostMessage) -> Void) {
    self.limits = limits
    self.nowMs = nowMs
    self.send = send
    interaction = StageInteraction(limits: limits)
    eventWatch = EventWatch(limits: limits)
    document = .empty(stage: "", title: "", limits: limits)
    journal = EditJournal(limits: limits)
  }

  /// Sets the stage's identifier and title.
  func rename(stage: String, title: String) {
    document.stage = stage
    document.title = title
  }

  /// Builds the stage from files, from all overrides, and from the edited data of an earlier host.
  func load(
    _ layout: StageFiles.Layout,
    _ content: StageFiles.Content,
    _ overrides: [String: ParameterValue],
    edited: StageData?,
    number: UInt64
  ) {
    document.edits = EditableData(limits: limits)
    document.take(layout, content, overrides)
    document.edits.load(file: document.edits.file, edited: edited)
    journal = EditJournal(limits: limits)
    news = StageNews()
    // After a new load, everything is reported again.
    reportedState = nil
    reportedDiagnostics = []
    send(.report(.committed(number: number, record: nil, overrides: document.overrides)))
    showAll(nil)
  }

  /// Takes new files, with all overrides.
  func replace(
    _ layout: StageFiles.Layout,
    _ content: StageFiles.Content,
    _ overrides: [String: ParameterValue],
    number: UInt64,
    animation: ElementAnimation?
  ) {
    let before = document
    document.take(layout, content, overrides)
    foldIfNeeded(replacing: before)
    let record = journal.takeFold().map { EditRecord.text([$0]) }
    send(.report(.committed(number: number, record: record, overrides: document.overrides)))
    showAll(animation)
  }

  /// Makes the layout again in every view, with changed numbers of its source.
  func remakeLayout(number: UInt64) {
    document.remakeLayout(number: number)
    showAll(document.animation)
  }

  /// Keeps the errors of files that were sent and refused, for the next report.
  func noteFileErrors(_ errors: [Diagnostic]) { fileErrors = errors }

  /// Sets a parameter for all clients, or removes the value that users have set.
  func set(
    _ key: String,
    to value: ParameterValue?,
    by client: UInt64,
    _ phase: ClientMessage.SetParameter.Phase,
    number: UInt64,
    animated: Bool
  ) throws(ProtocolError) {
    let before = document.state
    let earlier = document.overrides[key]
    try document.set(key, to: value)
    let after = document.state
    foldIfLong()
    let outcome = document.edits.noteParameter(
      key,
      label: label(of: key, before),
      before: earlier,
      after: document.overrides[key],
      client: client,
      phase: phase
    )
    commit(outcome.record, number: number)
    let changed = after.values.filter { $0.key == key || before.values[$0.key] != $0.value }
    send(.report(.values(changed)))
    reportNews()
    guard before != after else { return }
    reportedState?.values = after.values
    showAll(animated ? document.animation : nil)
    settleSelection(number: number)
  }

  /// The name of a parameter's change in the history.
  private func label(of key: String, _ before: StageState) -> String {
    if key == ItemsChoice.key {
      return (ItemsChoice(document.values.values[key]) ?? .own).stepLabel
    }
    return before.parameters.first { $0.key == key }?.label ?? key
  }

  /// Opens a view; an open view continues from the page's picture.
  func open(
    _ id: UInt64,
    _ viewport: Viewport,
    _ offset: Point,
    revision: UInt64,
    adopting picture: Delta?
  ) {
    _ = resting.end(id)
    if let view = views[id], let picture, picture.revision == revision {
      view.takeUp(picture, viewport, at: CGPoint(offset), animation: Self.adoptionAnimation)
      flush(view, expected: offset)
      return reportDiagnostics()
    }
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
    view.open(
      at: offset,
      selecting: document.edits.selection,
      adopting: picture,
      animation: Self.adoptionAnimation
    )
    join(view)
    reportGestures()
    flush(view, expected: offset)
    awaitArrivals(in: view)
    reportDiagnostics()
  }

  /// Closes a view.
  func close(_ id: UInt64) throws(ProtocolError) {
    _ = resting.end(id)
    _ = try view(id)
    views[id] = nil
    loseArrivals { $0.view == id }
    interaction.forget(view: id)
    eventWatch.forget(id)
    shareDrags()
    reportHolds()
    reportDiagnostics()
  }

  /// Changes the viewport of a view.
  func resize(_ id: UInt64, to viewport: Viewport) throws(ProtocolError) {
    let view = try view(id)
    let offset = view.offset
    view.resize(viewport)
    flush(view, expected: offset)
    reportDiagnostics()
  }

  /// Moves the content of a view to the offset on its driver's page.
  func scroll(_ scroll: ClientMessage.Scroll) throws(ProtocolError) {
    let view = try view(scroll.view)
    let offset = view.offset
    let target = view.scroll(scroll)
    if let target {
      send(.report(.target(view: view.id, seq: scroll.seq, offset: target)))
    }
    // The rest of the content stays while one of its orthogonal sections scrolls.
    let expected = scroll.orthogonalSection == nil ? scroll.offset : offset
    if flush(view, expected: expected, followsDelta: true) { reportDiagnostics() }
  }

  /// The view with a number.
  ///
  /// - Throws: `ProtocolError` when there is none.
  func view(_ id: UInt64) throws(ProtocolError) -> StageView {
    guard let view = views[id] else {
      throw ProtocolError(code: "not-found", field: "view", message: "There is no view \(id).")
    }
    attend(view)
    return view
  }

  /// Reports the present document, and shows it in every view as one change.
  func showAll(_ animation: ElementAnimation?, _ changes: StageChanges = StageChanges()) {
    reportStateIfChanged()
    reportNews()
    settleTransition()
    // The change of the document itself is the first step.
    noteStep(1, views.count + 1)
    for (done, view) in views.values.sorted(by: { $0.id < $1.id }).enumerated()
    where !leavesOut(view) {
      view.show(document, changes, animation: animation)
      flush(view, expected: view.offset)
      noteStep(done + 2, views.count + 1)
    }
    reportGestures()
    shareDrags()
    reportHolds()
    reportDiagnostics()
  }

  /// Sends the changes of a view, and its offset if the driver cannot know it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - expected: The offset on the driver's page.
  ///   - followsDelta: Whether the driver's page still has this offset when it gets the delta, and
  ///     applies the delta's adjustment to it.
  /// - Returns: Whether anything changed.
  @discardableResult
  func flush(_ view: StageView, expected: Point, followsDelta: Bool = false) -> Bool {
    let deltas = view.feed.takeDeltas()
    for delta in deltas { send(.delta(delta)) }
    let delta = deltas.last
    let way = followsDelta ? delta?.offsetAdjustment : nil
    if let run = view.viewport.takeRun() {
      send(.report(.offset(view: view.id, offset: run.target, animation: run.animation)))
      return true
    }
    guard !view.viewport.stands(at: expected, going: way) else { return delta != nil }
    send(.report(.offset(view: view.id, offset: view.offset)))
    return true
  }

  private func reportStateIfChanged() {
    var state = document.state
    state.gestures = gestures
    state.ground = ground
    guard state != reportedState else { return }
    reportedState = state
    send(.report(.stage(state)))
  }

  /// The fingers that recognisers need: those of the first view, because all views have the same
  /// layout.
  private var gestures: StageGestures? { leader?.touching.gestures }

  /// The colour behind all elements: that of the first view.
  private var ground: StageGround? {
    let colour = leader?.seat.staged.abilities.source?.ground
    return colour.map { StageGround(light: $0.light, dark: $0.dark) }
  }

  /// Reports the needs of recognisers and the background colour, if they have changed.
  func reportGestures() {
    guard !views.isEmpty, let reportedState,
      reportedState.gestures != gestures || reportedState.ground != ground
    else { return }
    reportStateIfChanged()
  }

  /// Reports the diagnostics of files and layouts, if they have changed.
  func reportDiagnostics() {
    let found = document.choices[0].kind.source?.findings ?? []
    let list = DiagnosticList.make(
      files: fileErrors + found + document.diagnostics,
      views: views.values.sorted { $0.id < $1.id },
      document: document,
      limits: limits
    )
    guard list != reportedDiagnostics else { return }
    reportedDiagnostics = list
    send(.report(.diagnostics(list)))
  }
}
