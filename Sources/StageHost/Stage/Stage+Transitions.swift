// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol
import UIKit

/// The error codes of transitions.
enum TransitionErrorCode {
  /// Another client moves the layouts.
  static let held = "held"
  /// There is no transition that could be moved.
  static let notHeld = "not-held"
}

/// Changes the stage to another of its layouts.
extension Stage {
  /// Changes the stage to another of its layouts, as one step of its history.
  ///
  /// - Throws: `ProtocolError` when there is no such layout, or another client moves the layouts.
  func switchLayout(
    _ change: LayoutChange,
    number: UInt64,
    client: UInt64
  ) throws(ProtocolError) {
    let choice = try choice(change.to)
    try refuseIfHeld(by: client)
    if transition != nil { try endTransition(velocity: 0, number: number) }
    guard choice.identity != document.choice.identity else { return }
    let animation = change.animation.map { ElementAnimation($0) }
    guard let animation, change.path != .linear, !views.isEmpty else {
      for view in views.values { view.seat.placement = change.placement }
      return try choose(choice, number: number, animation)
    }
    begin(choice, change.path, change.placement, client: 0)
    transition?.drive = .init(curve: ProgressCurve(animation), start: now, due: now)
  }

  /// Commits the choice of a layout, and shows the layout.
  private func choose(
    _ choice: LayoutChoice,
    number: UInt64,
    _ animation: ElementAnimation?
  ) throws(ProtocolError) {
    let before = document.overrides[LayoutChoice.key]
    foldIfLong()
    try document.set(LayoutChoice.key, to: .choice(choice.option.id))
    let outcome = document.edits.noteParameter(
      LayoutChoice.key,
      label: "\(LayoutChoice.label): \(choice.option.name)",
      before: before,
      after: document.overrides[LayoutChoice.key],
      client: 0,
      phase: .end
    )
    commit(outcome.record, number: number)
    showAll(animation)
  }

  private func choice(_ id: String) throws(ProtocolError) -> LayoutChoice {
    guard let choice = document.choices.first(where: { $0.option.id == id }) else {
      throw StageDocument.unknownLayout(id, document.choices)
    }
    return choice
  }

  private func refuseIfHeld(by client: UInt64) throws(ProtocolError) {
    guard let transition, transition.client != 0, transition.client != client else { return }
    throw ProtocolError(
      code: TransitionErrorCode.held,
      field: "to",
      message: "Another client is moving the stage to “\(transition.to.option.name)”."
    )
  }

  // MARK: By hand

  /// Moves the stage between its layout and another one by hand.
  ///
  /// - Throws: `ProtocolError` when there is no such layout, when another client moves the layouts,
  ///   or when the transition is over.
  func move(
    _ step: TransitionStep,
    in id: UInt64,
    number: UInt64,
    client: UInt64
  ) throws(ProtocolError) {
    _ = try view(id)
    if case .began(let to, let path, let placement) = step {
      let choice = try choice(to)
      try refuseIfHeld(by: client)
      if transition != nil { try endTransition(velocity: 0, number: number) }
      return begin(choice, path, placement, client: client)
    }
    guard let held = transition, held.client == client else {
      throw ProtocolError(
        code: TransitionErrorCode.notHeld,
        field: "phase",
        message: "There is no transition any more: it has ended, or another client ended it."
      )
    }
    switch step {
    case .began: break
    case .moved(let progress): show(progress, of: held)
    case .ended(let progress, let velocity):
      show(progress, of: held)
      try endTransition(velocity: velocity, number: number)
    case .cancelled: end(isFinished: false)
    }
  }

  private func begin(
    _ choice: LayoutChoice,
    _ path: LayoutChange.Path,
    _ placement: LayoutChange.Placement?,
    client: UInt64
  ) {
    attendAll()
    lastTransition += 1
    let movement = StageMovement(
      id: lastTransition,
      client: client,
      from: document.choice,
      to: choice,
      path: path,
      placement: placement
    )
    transition = movement
    for view in views.values.sorted(by: { $0.id < $1.id }) {
      let offset = view.offset
      view.beginTransition(movement.id, to: choice, of: document, path, placement)
      flush(view, expected: offset, followsDelta: true)
    }
    reportHolds()
    reportTransition()
  }

  /// Lets a view that was opened during the transition take part.
  func join(_ view: StageView) {
    guard let transition else { return }
    flush(view, expected: view.offset)
    view.beginTransition(
      transition.id,
      to: transition.to,
      of: document,
      transition.path,
      transition.placement
    )
    flush(view, expected: view.offset)
    view.moveTransition(to: transition.progress)
  }

  private func show(_ progress: Double, of held: StageMovement) {
    guard progress != held.progress else { return }
    transition?.progress = progress
    for view in views.values.sorted(by: { $0.id < $1.id }) {
      let offset = view.offset
      view.moveTransition(to: progress)
      flush(view, expected: offset, followsDelta: true)
    }
    // For straight paths, the deltas contain the progress.
    if held.path != .linear { reportTransition() }
  }

  // MARK: The end

  /// Releases the transition: its progress and velocity decide whether it is finished or goes back.
  func endTransition(velocity: Double, number: UInt64) throws(ProtocolError) {
    guard let held = transition else { return }
    let isDriven = held.drive != nil
    let isFinished =
      isDriven || TransitionRule.finishes(at: held.progress, velocity: velocity)
    end(isFinished: isFinished)
    if isFinished { try choose(held.to, number: number, nil) }
  }

  private func end(isFinished: Bool) {
    guard let held = transition else { return }
    transition = nil
    let startMs = UInt64(now * TouchClock.millisecondsPerSecond)
    let rest = TransitionRule.rest(from: held.progress, isFinished: isFinished)
    for view in views.values.sorted(by: { $0.id < $1.id }) {
      let offset = view.offset
      view.endTransition(isFinished: isFinished, by: rest, startMs: startMs)
      flush(view, expected: offset, followsDelta: true)
    }
    reportGestures()
    reportTransition()
    reportDiagnostics()
  }

  /// Goes back at once when the stage has another layout than at the transition's start.
  func settleTransition() {
    guard let transition,
      transition.from.identity != document.choice.identity
        || !document.choices.contains(where: { $0.identity == transition.to.identity })
    else { return }
    end(isFinished: false)
  }

  private func reportTransition() { send(.report(.transition(transition?.news))) }

  // MARK: By the stage itself

  /// Takes the next step of a transition that the stage itself moves.
  func driveOn(number: UInt64) throws(ProtocolError) {
    guard let held = transition, var drive = held.drive, drive.due <= now else { return }
    let time = now - drive.start
    drive.due = now + 1 / StageMovement.Drive.rate
    transition?.drive = drive
    show(drive.curve.progress(after: time), of: held)
    if drive.curve.isOver(after: time) { try endTransition(velocity: 0, number: number) }
  }
}

extension ElementAnimation {
  /// The animation of a change.
  init(_ animation: LayoutChange.Animation) {
    switch animation {
    case .ease(let duration): self.init(duration: duration, curve: .easeInOut)
    case .spring(let response, let damping):
      self = .spring(response: response, dampingFraction: damping)
    }
  }
}
