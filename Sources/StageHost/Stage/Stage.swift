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
  let nowMs: () -> UInt64
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
  /// The views that have a collection view of their own.
  var views: [UInt64: StageView] = [:]
  /// The views that show what another view shows.
  var twins = ViewTwins()
  /// How the views were opened that nobody has touched.
  var openings: [UInt64: ViewOpening] = [:]
  /// The resting views that were twins or had twins.
  var parked: [UInt64: ParkedView] = [:]
  /// Whether views with equal inputs share their work.
  let sharesViews: Bool
  /// How often the document was shown anew.
  private(set) var showings = 0
  /// The errors of files that were sent and refused.
  private var fileErrors: [Diagnostic] = []
  private var reportedState: StageState?
  private var reportedDiagnostics: [Diagnostic] = []
  /// The diagnostics of each view's layout when it was asked last.
  private var findings: [UInt64: [LayoutDiagnostic]] = [:]
  var reportedHolds: [StageHold] = []
  /// The views that no client has.
  var resting = RestingViews()
  /// The dropped things that have not arrived, in the order of the drops.
  var arrivals: [Arrival] = []
  /// The present transition between two layouts.
  var transition: StageMovement?
  /// The number of the last transition.
  var lastTransition: UInt64 = 0

  init(
    limits: Limits,
    sharesViews: Bool = true,
    nowMs: @escaping () -> UInt64,
    send: @escaping (HostMessage) -> Void
  ) {
    self.limits = limits
    self.sharesViews = sharesViews
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
    let isBound = document.edits.history.bind(before.fileValues(changedIn: document))
    foldIfNeeded(replacing: before, isBound)
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
    let present = document
    let before = document.state
    let earlier = document.overrides[key]
    try document.set(key, to: value)
    if key == AnswersChoice.key { try rehearseAnswers(after: present) }
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

  /// Reports the present document, and shows it in every view as one change.
  func showAll(_ animation: ElementAnimation?, _ changes: StageChanges = StageChanges()) {
    showings += 1
    document.settleAnswers()
    reportStateIfChanged()
    reportNews()
    settleTransition()
    // The change of the document itself is the first step.
    noteStep(1, views.count + 1)
    for (done, view) in views.values.sorted(by: { $0.id < $1.id }).enumerated()
    where !leavesOut(view) {
      if !remakeScreen(of: view, animation) {
        view.show(document, changes, animation: animation)
        flush(view, expected: view.offset)
      }
      noteStep(done + 2, views.count + 1)
    }
    reportGestures()
    shareDrags()
    reportHolds()
    reportDiagnostics()
  }

  private func reportStateIfChanged() {
    var state = document.state
    state.gestures = gestures
    state.ground = ground
    state.isScreen = showsScreen
    guard state != reportedState else { return }
    reportedState = state
    send(.report(.stage(state)))
  }

  /// The fingers that recognisers need: those of the first view, because all views have the same
  /// layout.
  private var gestures: StageGestures? { leader?.touching.gestures }

  /// Whether views show an app's screen.
  private var showsScreen: Bool { leader?.seat.screen != nil }

  /// The colour behind all elements: that of the first view.
  private var ground: StageGround? {
    guard !showsScreen else { return nil }
    let colour = leader?.seat.staged.abilities.source?.ground
    return colour.map { StageGround(light: $0.light, dark: $0.dark) }
  }

  /// Reports the needs of recognisers and the background colour, if they have changed.
  func reportGestures() {
    guard !views.isEmpty, let reportedState,
      reportedState.gestures != gestures || reportedState.ground != ground
        || reportedState.isScreen != showsScreen
    else { return }
    reportStateIfChanged()
  }

  /// Reports the diagnostics of files and layouts, if they have changed.
  ///
  /// After a command that concerns one view alone, only that view is asked: to ask hundreds of them each time
  /// would let one client with many views keep all others waiting.
  func reportDiagnostics(after view: UInt64? = nil) {
    let found = document.choices[0].kind.source?.findings ?? []
    let ordered = views.values.sorted { $0.id < $1.id }
    findings = findings.filter { views[$0.key] != nil }
    for each in ordered where view == nil || each.id == view || findings[each.id] == nil {
      findings[each.id] = each.layoutDiagnostics
    }
    let list = DiagnosticList.make(
      files: fileErrors + found + document.diagnostics,
      views: ordered,
      findings: findings,
      ids: { [$0.id] + twins.twins(of: $0.id).map(\.id) },
      document: document,
      limits: limits
    )
    guard list != reportedDiagnostics else { return }
    reportedDiagnostics = list
    send(.report(.diagnostics(list)))
  }
}
