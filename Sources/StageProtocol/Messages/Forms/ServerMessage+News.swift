// SPDX-License-Identifier: Apache-2.0

extension ServerMessage {
  /// Messages about clients and the host.
  static let hostNews: [KindForm<ServerMessage>] = [
    KindForm(
      "presence",
      """
      The clients on the stage, sent once to a client that opens a view. Each has a hue from 0 to \
      9, the views that it drives, its main one first, and the view that it follows, and with `hand` \
      a raised hand; `role` is left out for those who may edit. At most 50 are named, first those who \
      drive a view or raise a hand; `count` is the number of all.
      """,
      ServerMessage.presence(stage:clients:count:),
      { if case .presence(let stage, let clients, let count) = $0 { $1(stage, clients, count) } },
      .one("stage", .text),
      .one("clients", .list(Presence.form.value)),
      .one("count", .count)
    ),
    KindForm(
      "presenceChange",
      """
      What has changed since the last message about the people: those who came or are described \
      anew, and the clients who are not named any more. At most 4 a second, fewer for a crowd.
      """,
      ServerMessage.presenceChange(stage:changed:gone:count:),
      {
        if case .presenceChange(let stage, let changed, let gone, let count) = $0 {
          $1(stage, changed, gone, count)
        }
      },
      .one("stage", .text),
      .one("changed", .list(Presence.form.value)),
      .one("gone", .list(.identifier)),
      .one("count", .count)
    ),
    KindForm(
      "diagnostics",
      "All diagnostics of the stage. They replace the earlier ones.",
      ServerMessage.diagnostics(stage:items:),
      { if case .diagnostics(let stage, let items) = $0 { $1(stage, items) } },
      .one("stage", .text),
      .one("items", Diagnostic.list)
    ),
    KindForm(
      "status",
      "The state of the stage's host.",
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
      "working",
      """
      The part that the stage's host has done of a change that takes longer than 0.3 s; `null` when it \
      is over.
      """,
      ServerMessage.working(stage:share:),
      { if case .working(let stage, let share) = $0 { $1(stage, share) } },
      .one("stage", .text),
      .orNull("share", .number(in: 0...1))
    ),
    KindForm(
      "pong",
      "The answer to `ping`. `c` is the one of the `ping`, `s` is the server's clock.",
      ServerMessage.pong(c:s:),
      { if case .pong(let c, let s) = $0 { $1(c, s) } },
      .one("c", .anyNumber),
      .one("s", .anyNumber, "ms")
    ),
    KindForm(
      "bye",
      "The server will now close the connection with this code.",
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
      The names of the steps that `undo` and `redo` would do, as texts for buttons, and the number \
      of edits since the files were read or the stage went back to them. `seeded` are the edits that make the present data from \
      those of the file, at most eight; it is left out if the data also follow from something else. \
      `away` is the number of those that lead from what the files say now to the stage, if it is \
      another one: later edits have taken earlier ones back, or what they did was saved. \
      This message, `selection` and `outline` are sent after `opened` and after each change.
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
      To clients that watch the view: the calls and actions of its collection view. `n` counts the \
      events of each view; the kind is `"layout"`, `"data"`, `"delegate"`, `"update"`, `"view"` or \
      `"touch"`; a text has at most 200 characters.
      """,
      ServerMessage.events,
      { if case .events(let events) = $0 { $1(events) } },
      .inline(StageEvents.form)
    ),
    KindForm(
      "printed",
      """
      To clients that watch a view of the stage: what the layout's code printed, the last lines also \
      when they begin to watch. The server passes on the first 1,000 lines of a second and counts \
      the others in `dropped`.
      """,
      ServerMessage.printed(stage:lines:dropped:),
      {
        if case .printed(let stage, let lines, let dropped) = $0 { $1(stage, lines, dropped) }
      },
      .one("stage", .text),
      .one("lines", .list(.notice, atMost: \.printedLines)),
      .one("dropped", .count)
    ),
    KindForm(
      "held",
      """
      The items that clients hold at present, each with its view. If they are dragged to be \
      dropped, the operation is the effect of a drop at their present place. Replaces the earlier \
      message; sent after `opened` if there are such items.
      """,
      ServerMessage.held(stage:holds:),
      { if case .held(let stage, let holds) = $0 { $1(stage, holds) } },
      .one("stage", .text),
      .one("holds", StageHold.list)
    ),
    KindForm(
      "source",
      """
      The state of the stage's Swift source, [below](#source). Sent after `opened` and after each \
      change; not sent for stages without source.
      """,
      ServerMessage.source(stage:state:),
      { if case .source(let stage, let state) = $0 { $1(stage, state) } },
      .one("stage", .text),
      .inline(SourceState.form)
    ),
    KindForm(
      "number",
      """
      The value of a number of the source while another client drags it, or the file's value \
      again. A page ignores it if `fingerprint` is not the one of the last `source`, which \
      replaces all such values.
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
      The transition between two layouts that a client controls with a gesture. Left out when the \
      transition has ended. Client 0 is the stage itself, which plays a path that is not straight. \
      Sent after `opened` if there is a transition.
      """,
      ServerMessage.transition(stage:transition:),
      { if case .transition(let stage, let transition) = $0 { $1(stage, transition) } },
      .one("stage", .text),
      .maybe("transition", StageTransition.form.value)
    ),
  ]
}
