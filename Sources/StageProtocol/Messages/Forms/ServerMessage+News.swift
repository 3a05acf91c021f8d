// SPDX-License-Identifier: Apache-2.0

extension ServerMessage {
  /// Messages about clients and the host.
  static let hostNews: [KindForm<ServerMessage>] = [
    KindForm(
      "presence",
      "Who is on the stage, with a hue from 0 to 9, the views that it drives and the one it follows.",
      ServerMessage.presence(stage:clients:),
      { if case .presence(let stage, let clients) = $0 { $1(stage, clients) } },
      .one("stage", .text),
      .one("clients", .list(Presence.form.value))
    ),
    KindForm(
      "diagnostics",
      "All there is to know about the stage; replaces what was said before.",
      ServerMessage.diagnostics(stage:items:),
      { if case .diagnostics(let stage, let items) = $0 { $1(stage, items) } },
      .one("stage", .text),
      .one("items", Diagnostic.list)
    ),
    KindForm(
      "status",
      "How the stage's host is.",
      ServerMessage.status(stage:state:message:attempt:),
      {
        if case .status(let stage, let state, let message, let attempt) = $0 {
          $1(stage, state, message, attempt)
        }
      },
      .one("stage", .text),
      .one("state", .word),
      .one("message", .text),
      .one("attempt", .count)
    ),
    KindForm(
      "pong",
      "`c` as it came, `s` the server's clock.",
      ServerMessage.pong(c:s:),
      { if case .pong(let c, let s) = $0 { $1(c, s) } },
      .one("c", .anyNumber),
      .one("s", .anyNumber, "ms")
    ),
    KindForm(
      "bye",
      "The server is about to close the connection with this code.",
      ServerMessage.bye(code:reason:),
      { if case .bye(let code, let reason) = $0 { $1(code, reason) } },
      .one("code", .integer(in: 1000...4999)),
      .one("reason", .text)
    ),
  ]

  /// Messages about the stage itself.
  static let documentNews: [KindForm<ServerMessage>] = [
    KindForm(
      "history",
      """
      What the next steps would do, as on a button, and how many lie between the files and the \
      stage. This, `selection` and `outline` come after `opened` and whenever they change.
      """,
      ServerMessage.history(stage:state:),
      { if case .history(let stage, let state) = $0 { $1(stage, state) } },
      .one("stage", .text),
      .inline(HistoryState.form)
    ),
    KindForm(
      "selection",
      "",
      ServerMessage.selection(stage:state:),
      { if case .selection(let stage, let state) = $0 { $1(stage, state) } },
      .one("stage", .text),
      .inline(SelectionState.form)
    ),
    KindForm(
      "outline",
      "",
      ServerMessage.outline(stage:outline:),
      { if case .outline(let stage, let outline) = $0 { $1(stage, outline) } },
      .one("stage", .text),
      .inline(StageOutline.form)
    ),
    KindForm(
      "events",
      """
      To who watches the view: what its collection view called and did. `n` counts up per view; \
      the kind is `"layout"`, `"data"`, `"delegate"`, `"update"`, `"view"` or `"touch"`; a text \
      has at most 200 characters.
      """,
      ServerMessage.events,
      { if case .events(let events) = $0 { $1(events) } },
      .inline(StageEvents.form)
    ),
    KindForm(
      "held",
      """
      Items that people move at present, and through which view; the operation is what would \
      become of them where they are, when they are dragged and dropped. Replaces what was said \
      before; comes after `opened` when there are any.
      """,
      ServerMessage.held(stage:holds:),
      { if case .held(let stage, let holds) = $0 { $1(stage, holds) } },
      .one("stage", .text),
      .one("holds", StageHold.list)
    ),
    KindForm(
      "source",
      """
      How the stage's Swift source is, [below](#source). Comes after `opened` and whenever it \
      changes; stages without source have none.
      """,
      ServerMessage.source(stage:state:),
      { if case .source(let stage, let state) = $0 { $1(stage, state) } },
      .one("stage", .text),
      .inline(SourceState.form)
    ),
    KindForm(
      "number",
      """
      What a number of the source is while somebody else drags it, or that it is again what the \
      file says. Passed over when `fingerprint` is not that of the last `source`, which replaces \
      all of these.
      """,
      ServerMessage.number(stage:fingerprint:index:value:),
      {
        if case .number(let stage, let print, let index, let value) = $0 {
          $1(stage, print, index, value)
        }
      },
      .one("stage", .text),
      .one("fingerprint", .text),
      .one("index", .integer(in: \.constantIndex)),
      .one("value", .number(in: \.constantValue))
    ),
    KindForm(
      "transition",
      """
      The transition between two layouts that somebody has in hand, or, left out, that there is \
      none any more. Client 0 is the stage itself, which goes a way that is not straight. Comes \
      after `opened` when there is one.
      """,
      ServerMessage.transition(stage:transition:),
      { if case .transition(let stage, let transition) = $0 { $1(stage, transition) } },
      .one("stage", .text),
      .maybe("transition", StageTransition.form.value)
    ),
  ]
}
