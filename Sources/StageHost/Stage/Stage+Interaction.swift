// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// What people do in a view, beside scrolling it.
extension Stage {
  /// Does what somebody did in a view, and what follows from it for the stage.
  ///
  /// - Throws: `ProtocolError` when there is no such view, or nothing can be done.
  func interact(
    _ action: StageAction,
    number: UInt64,
    client: UInt64,
    view id: UInt64
  ) throws(ProtocolError) {
    let view = try view(id)
    let offset = view.offset
    let consequences = try consequences(of: action, in: view, client: client)
    flush(view, expected: offset)
    for consequence in consequences {
      try follow(consequence, number: number, client: client)
    }
    reportDiagnostics()
  }

  private func consequences(
    of action: StageAction,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) -> [Consequence] {
    switch action {
    case .touch(let phase, let point, let shift, _):
      return interaction.touch(phase, at: point, shift: shift, in: view)
    case .press(let point):
      return interaction.press(at: point, in: view, client: client)
    case .choose(let menu, let path):
      return try interaction.choose(menu, path, in: view, client: client, data: document.data)
    case .dismiss(let menu):
      interaction.dismiss(menu, in: view, client: client)
    case .probe(let rect):
      return [.reply(view.probe(rect, limits: limits))]
    case .boxes(let rect):
      return [.reply(.boxed(view.boxes(in: rect, limits: limits)))]
    case .inspect(let element):
      let info = view.key(of: element).flatMap { view.describe($0, data: document.data) }
      return [.reply(.inspected(view: view.id, info: info))]
    case .invoke(let invocation):
      view.invoke(invocation, animation: Self.updateAnimation)
    case .watch(let isOn):
      eventWatch.watch(view, isOn)
    case .edit, .undo, .redo, .select: break
    }
    return []
  }

  /// Tells what was called in the views that are watched, since the last command.
  func reportEvents() {
    for events in eventWatch.take(views) { send(.report(.events(events))) }
  }

  /// Shows what was asked for during earlier commands and is loaded now.
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
    case .paste(let items, let place):
      try perform(.paste(items, at: place), number: number, animated: true)
    case .select(let items): select(items, .replace, number: number)
    case .beginEditing:
      let key = BehaviourParameters.editing
      try set(key, to: .flag(true), by: client, .end, number: number, animated: false)
    }
  }
}
