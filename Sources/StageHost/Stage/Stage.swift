// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// One shared document and the views on it.
///
/// Whoever calls it decides what to answer; the stage tells what follows: state, values, deltas, offsets
/// and diagnostics.
@MainActor
final class Stage {
  /// How saved files and set parameters move: a spring that settles without visible overshoot.
  static let updateAnimation = ElementAnimation(
    duration: UpdateCurve.standardDuration,
    curve: .spring(response: 0.45, dampingFraction: 0.85)
  )
  /// How a picture taken up from another host turns into this one's.
  static let adoptionAnimation = ElementAnimation.standard

  let limits: Limits
  /// What touches, presses and menus lead to.
  let interaction: StageInteraction
  /// Follows the calls of views that somebody watches.
  let eventWatch: EventWatch
  private let nowMs: () -> UInt64
  /// The host's clock, in seconds.
  var now: Double { Double(nowMs()) / TouchClock.millisecondsPerSecond }
  let send: (HostMessage) -> Void
  var document: StageDocument
  /// What the journal holds of the document's changes.
  var journal: EditJournal
  /// What was told last of history, selection and sections.
  var news = StageNews()
  private(set) var views: [UInt64: StageView] = [:]
  /// What is wrong with files that were sent and not taken.
  private var fileErrors: [Diagnostic] = []
  private var reportedState: StageState?
  private var reportedDiagnostics: [Diagnostic] = []
  var reportedHolds: [StageHold] = []
  /// What was put down and is on its way, the first one first.
  var arrivals: [Arrival] = []
  /// What is between two layouts at present.
  var transition: StageMovement?
  /// Transitions so far.
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

  /// Takes the name that the server knows the stage by.
  func rename(stage: String, title: String) {
    document.stage = stage
    document.title = title
  }

  /// Builds the stage from files, a whole set of overrides, and the data as an earlier host had them.
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
    // Whoever loads anew is told everything anew.
    reportedState = nil
    reportedDiagnostics = []
    send(.report(.committed(number: number, record: nil, overrides: document.overrides)))
    showAll(nil)
  }

  /// Takes new files and a whole set of overrides.
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

  /// Makes the layout anew in every view, with numbers of its source that have changed.
  func remakeLayout(number: UInt64) {
    document.remakeLayout(number: number)
    showAll(document.animation)
  }

  /// Takes note of what is wrong with files that were sent and not taken, for the next report.
  func noteFileErrors(_ errors: [Diagnostic]) { fileErrors = errors }

  /// Sets a parameter for everyone, or takes what people set back.
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

  /// What the history calls setting a parameter.
  private func label(of key: String, _ before: StageState) -> String {
    if key == ItemsChoice.key {
      return (ItemsChoice(document.values.values[key]) ?? .own).stepLabel
    }
    return before.parameters.first { $0.key == key }?.label ?? key
  }

  /// Opens a view; one that is open already goes on from the picture that its far end holds.
  func open(
    _ id: UInt64,
    _ viewport: Viewport,
    _ offset: Point,
    revision: UInt64,
    adopting picture: Delta?
  ) {
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

  /// Forgets a view.
  func close(_ id: UInt64) throws(ProtocolError) {
    _ = try view(id)
    views[id] = nil
    loseArrivals { $0.view == id }
    interaction.forget(view: id)
    eventWatch.forget(id)
    reportHolds()
    reportDiagnostics()
  }

  /// Gives a view another viewport.
  func resize(_ id: UInt64, to viewport: Viewport) throws(ProtocolError) {
    let view = try view(id)
    let offset = view.offset
    view.resize(viewport)
    flush(view, expected: offset)
    reportDiagnostics()
  }

  /// Follows the content of a view to where its driver has it.
  func scroll(_ scroll: ClientMessage.Scroll) throws(ProtocolError) {
    let view = try view(scroll.view)
    let offset = view.offset
    let target = view.scroll(scroll)
    if let target {
      send(.report(.target(view: view.id, seq: scroll.seq, offset: target)))
    }
    // The rest of the content stays where it is while one of its orthogonal sections is scrolled.
    let expected = scroll.row == nil ? scroll.offset : offset
    if flush(view, expected: expected, followsDelta: true) { reportDiagnostics() }
  }

  /// The view of a number.
  ///
  /// - Throws: `ProtocolError` when there is none.
  func view(_ id: UInt64) throws(ProtocolError) -> StageView {
    guard let view = views[id] else {
      throw ProtocolError(code: "not-found", field: "view", message: "There is no view \(id).")
    }
    return view
  }

  /// Tells and shows the document as it is now, in every view as one change.
  func showAll(_ animation: ElementAnimation?, _ changes: StageChanges = StageChanges()) {
    reportStateIfChanged()
    reportNews()
    settleTransition()
    for view in views.values.sorted(by: { $0.id < $1.id }) {
      view.show(document, changes, animation: animation)
      flush(view, expected: view.offset)
    }
    reportGestures()
    reportHolds()
    reportDiagnostics()
  }

  /// Sends what changed in a view, and where its content stands if its driver cannot know.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - expected: Where its driver has it.
  ///   - followsDelta: Whether the driver is still there when the message comes, and goes along with it.
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

  /// What recognisers want of fingers: those of the first view, as all views have the same layout.
  private var gestures: StageGestures? { views.min { $0.key < $1.key }?.value.touching.gestures }

  /// The colour behind everything: that of the first view.
  private var ground: StageGround? {
    let colour = views.min { $0.key < $1.key }?.value.seat.staged.abilities.source?.ground
    return colour.map { StageGround(light: $0.light, dark: $0.dark) }
  }

  /// Tells what recognisers want of fingers and what the ground is, if that is not what was told last.
  func reportGestures() {
    guard !views.isEmpty, let reportedState,
      reportedState.gestures != gestures || reportedState.ground != ground
    else { return }
    reportStateIfChanged()
  }

  /// Tells what there is to know about files and layouts, if it is not what was told last.
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
