// SPDX-License-Identifier: Apache-2.0

extension HostReport {
  static let form = ObjectForm("HostReport", tag: "kind", kinds)

  static let kinds = documents + answers + news

  private static let documents: [KindForm<HostReport>] = [
    KindForm(
      "ready",
      "The process has started.",
      HostReport.ready,
      { if case .ready(let version) = $0 { $1(version) } },
      .one("protocol", .count)
    ),
    KindForm(
      "stage",
      "Sent after `load`, and after each change of a member.",
      HostReport.stage,
      { if case .stage(let state) = $0 { $1(state) } },
      .inline(StageState.form)
    ),
    KindForm(
      "values",
      "Sent after a `set` or `update` that was committed.",
      HostReport.values,
      { if case .values(let values) = $0 { $1(values) } },
      .one("values", ParameterValue.byKey)
    ),
    KindForm(
      "committed",
      """
      The command changed the stage's document. The server writes it to its journal before it \
      forwards any later message. `record` is for `replay`, at most 4 MiB, and only hosts can read \
      it; `overrides` are all overrides.
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
      These overrides and, with `edited`, the file with role 3 that was sent just before contain \
      all earlier changes; the earlier records are no longer needed.
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
      `menu`, `probed`, `boxed`, `swiped`, `inspected`, `focused`, `activated` or `titled` of \
      section 4, as an object without `seq`, for the client whose `act` has this number. Sent \
      before `handled`.
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
      "All results of the command were sent.",
      HostReport.handled,
      { if case .handled(let number) = $0 { $1(number) } },
      .one("number", .identifier)
    ),
    KindForm(
      "working",
      """
      Sent several times a second between the steps of a command that takes longer than 0.3 s. The \
      host is not ended while it sends these.
      """,
      HostReport.working(done:total:),
      { if case .working(let done, let total) = $0 { $1(done, total) } },
      .one("done", .count),
      .one("total", .count)
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
      The host moved the content because the viewport changed. With `animation`, the driver's page \
      shall move it.
      """,
      { HostReport.offset(view: $0, offset: $1, animation: $2) },
      { if case .offset(let view, let offset, let animation) = $0 { $1(view, offset, animation) } },
      .one("view", .identifier),
      .one("offset", Point.form.value),
      .maybe("animation", ScrollAnimation.form.value)
    ),
    KindForm(
      "screen",
      "As in section 4.",
      HostReport.screen(view:screen:),
      { if case .screen(let view, let screen) = $0 { $1(view, screen) } },
      .one("view", .identifier),
      .inline(StageScreen.form)
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
      A gesture that waits for a time, such as a long press, or a simulation of a layout must \
      continue now. The server answers with the command `wake`, so that the results are ordered \
      with all other changes of the stage.
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
