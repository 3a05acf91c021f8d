// SPDX-License-Identifier: Apache-2.0

extension HostReport {
  static let form = ObjectForm("HostReport", tag: "kind", kinds)

  static let kinds = documents + answers + news

  private static let documents: [KindForm<HostReport>] = [
    KindForm(
      "ready",
      "The process is up.",
      HostReport.ready,
      { if case .ready(let version) = $0 { $1(version) } },
      .one("protocol", .count)
    ),
    KindForm(
      "stage",
      "After `load`, and whenever any of it changed.",
      HostReport.stage,
      { if case .stage(let state) = $0 { $1(state) } },
      .inline(StageState.form)
    ),
    KindForm(
      "values",
      "After a `set` or `update` that was committed.",
      HostReport.values,
      { if case .values(let values) = $0 { $1(values) } },
      .one("values", ParameterValue.byKey)
    ),
    KindForm(
      "committed",
      """
      The command changed the stage's document. The server writes it to its journal before it \
      passes on anything that follows. `record` is what `replay` needs to do it again, at most 4 \
      MiB, and known to the host alone; `overrides` is the whole new set.
      """,
      HostReport.committed(number:record:overrides:),
      {
        if case .committed(let number, let record, let overrides) = $0 {
          $1(number, record, overrides)
        }
      },
      .one("number", .identifier),
      .maybe("record", .text(bytes: \.recordBytes)),
      .maybe("overrides", ParameterValue.byKey)
    ),
    KindForm(
      "checkpoint",
      """
      Everything before is folded into these overrides and, with `edited`, into the file with role \
      3 that was sent just before; records are no longer needed.
      """,
      HostReport.checkpoint(overrides:edited:),
      { if case .checkpoint(let overrides, let edited) = $0 { $1(overrides, edited) } },
      .one("overrides", ParameterValue.byKey),
      .one("edited", .flag)
    ),
  ]

  private static let answers: [KindForm<HostReport>] = [
    KindForm(
      "reply",
      """
      `menu`, `probed`, `boxed`, `swiped`, `inspected`, `focused`, `activated` or `titled` of section 4 as an \
      object without `seq`, for the client whose `act` has this number; before `handled`.
      """,
      HostReport.reply(number:reply:),
      { if case .reply(let number, let reply) = $0 { $1(number, reply) } },
      .one("number", .identifier),
      .one("reply", StageReply.form.value)
    ),
    KindForm(
      "refused",
      "The command changed nothing.",
      HostReport.refused(number:error:),
      { if case .refused(let number, let error) = $0 { $1(number, error) } },
      .one("number", .identifier),
      .inline(ProtocolError.form)
    ),
    KindForm(
      "handled",
      "All that follows from the command was sent.",
      HostReport.handled,
      { if case .handled(let number) = $0 { $1(number) } },
      .one("number", .identifier)
    ),
    KindForm(
      "target",
      "",
      HostReport.target(view:seq:offset:),
      { if case .target(let view, let seq, let offset) = $0 { $1(view, seq, offset) } },
      .one("view", .identifier),
      .one("seq", .identifier),
      .one("offset", Point.form.value)
    ),
    KindForm(
      "offset",
      """
      The host moved the content because the viewport changed; with `animation` it wants the \
      driver's page to move it.
      """,
      { HostReport.offset(view: $0, offset: $1, animation: $2) },
      { if case .offset(let view, let offset, let animation) = $0 { $1(view, offset, animation) } },
      .one("view", .identifier),
      .one("offset", Point.form.value),
      .maybe("animation", ScrollAnimation.form.value)
    ),
    KindForm(
      "diagnostics",
      "",
      HostReport.diagnostics,
      { if case .diagnostics(let items) = $0 { $1(items) } },
      .one("items", Diagnostic.list)
    ),
  ]

  private static let news: [KindForm<HostReport>] = [
    KindForm(
      "history",
      "",
      HostReport.history,
      { if case .history(let state) = $0 { $1(state) } },
      .inline(HistoryState.form)
    ),
    KindForm(
      "selection",
      "",
      HostReport.selection,
      { if case .selection(let state) = $0 { $1(state) } },
      .inline(SelectionState.form)
    ),
    KindForm(
      "outline",
      "",
      HostReport.outline,
      { if case .outline(let outline) = $0 { $1(outline) } },
      .inline(StageOutline.form)
    ),
    KindForm(
      "events",
      "",
      HostReport.events,
      { if case .events(let events) = $0 { $1(events) } },
      .inline(StageEvents.form)
    ),
    KindForm(
      "held",
      "",
      HostReport.held,
      { if case .held(let holds) = $0 { $1(holds) } },
      .one("holds", StageHold.list)
    ),
    KindForm(
      "transition",
      "",
      HostReport.transition,
      { if case .transition(let transition) = $0 { $1(transition) } },
      .maybe("transition", StageTransition.form.value)
    ),
    KindForm(
      "wake",
      """
      Time has passed that a gesture waited for, such as a long press, or that a simulation of a \
      layout goes on by. The server answers with the command, so that what follows has its place \
      among all that changes the stage.
      """,
      .wake
    ),
    KindForm(
      "pong",
      "",
      HostReport.pong,
      { if case .pong(let c) = $0 { $1(c) } },
      .one("c", .anyNumber)
    ),
  ]
}
