// SPDX-License-Identifier: Apache-2.0

extension ServerMessage {
  static let form = ObjectForm("ServerMessage", tag: "kind", kinds + answers)

  /// The messages that are not answers to actions.
  static let kinds = greetings + motions + hostNews + documentNews + roomNews

  /// The answers to actions, each with the command's number.
  private static let answers = StageReply.kinds.map { answer in
    answer.within(
      { head, reply in ServerMessage.reply(seq: head.seq, reply: reply) },
      { if case .reply(let seq, let reply) = $0 { $1(AnswerHead(seq: seq), reply) } },
      AnswerHead.form
    )
  }

  /// The members that an answer has besides its own.
  struct AnswerHead: Sendable {
    var seq: UInt64

    static let form = ObjectForm(
      "AnswerHead",
      AnswerHead.init(seq:),
      .one("seq", \.seq, .identifier)
    )
  }

  private static let greetings: [KindForm<ServerMessage>] = [
    KindForm(
      "welcome",
      "The answer to `hello`. `clock` is the server's monotonic clock, `server` is its version.",
      ServerMessage.welcome,
      { if case .welcome(let welcome) = $0 { $1(welcome) } },
      .inline(Welcome.form)
    ),
    KindForm(
      "stages",
      "The list of stages changed.",
      ServerMessage.stages,
      { if case .stages(let stages) = $0 { $1(stages) } },
      .one("stages", StageEntry.list)
    ),
    KindForm(
      "miniature",
      """
      The server has painted the stage `of` as its files say it, without anybody's edits, for the list \
      of stages: in PNG files at the path `picture` with `-light.png` and `-dark.png` after it. A \
      `welcome` has the same path in `stages`.
      """,
      ServerMessage.miniature(of:picture:),
      { if case .miniature(let stage, let picture) = $0 { $1(stage, picture) } },
      .one("of", .text),
      .one("picture", .text)
    ),
    KindForm(
      "opened",
      "The answer to `open`. A snapshot follows; if `resumed` is true, at most a delta.",
      ServerMessage.opened,
      { if case .opened(let opened) = $0 { $1(opened) } },
      .inline(Opened.form)
    ),
    KindForm(
      "stage",
      """
      Describes the stage. Sent after `opened` and after each change of the description. \
      `gestures` ([below](#gestures)) is sent if the layout has gesture recognisers, `ground` if \
      the source sets the background colour of the collection view. With `isScreen`, views show the \
      screens of an app, which `screen` describes.
      """,
      ServerMessage.stage,
      { if case .stage(let state) = $0 { $1(state) } },
      .inline(StageState.form)
    ),
    KindForm(
      "values",
      "Values that changed, and the client that changed them.",
      ServerMessage.values(stage:values:by:),
      { if case .values(let stage, let values, let by) = $0 { $1(stage, values, by) } },
      .one("stage", .text),
      .one("values", ParameterValue.byKey),
      .maybe("by", .identifier)
    ),
    KindForm(
      "ack",
      "All commands up to `seq` are done; revision `rev` of `view` contains their effects.",
      ServerMessage.ack(seq:view:rev:),
      { if case .ack(let seq, let view, let rev) = $0 { $1(seq, view, rev) } },
      .one("seq", .identifier),
      .maybe("view", .identifier),
      .maybe("rev", .identifier)
    ),
    KindForm(
      "error",
      "A message was refused ([section 9](#9-errors)).",
      ServerMessage.error(seq:error:),
      { if case .error(let seq, let error) = $0 { $1(seq, error) } },
      .maybe("seq", .identifier),
      .inline(ProtocolError.form)
    ),
  ]

  private static let motions: [KindForm<ServerMessage>] = [
    KindForm(
      "target",
      """
      The offset at which the layout wants the content to rest. The answer to a `scroll` with \
      `end`.
      """,
      ServerMessage.target(view:seq:offset:),
      { if case .target(let view, let seq, let offset) = $0 { $1(view, seq, offset) } },
      .one("view", .identifier),
      .one("seq", .identifier),
      .one("offset", Point.form.value)
    ),
    KindForm(
      "offset",
      """
      To followers: the offset of the driver's content, or of one of its orthogonal sections. To \
      the driver: the offset to which the host moved the content because the viewport changed; \
      such an offset comes after every delta that the page lacked. \
      With `animation`, to the driver alone: the offset to which the layout or its delegate wants \
      the content to move, in `duration` (seconds, 0 to 10) with slow start and end, or with \
      `response` (seconds) on a critically damped spring. The page moves the content there and \
      reports this as a deceleration, unless a finger holds the content; a finger can stop the \
      movement. When the layout or the data change, the delta itself moves the offset (offset \
      adjustment, 5.1).
      """,
      { view, section, offset, velocity, phase, animation in
        ServerMessage.offset(
          view: view,
          orthogonalSection: section,
          offset: offset,
          velocity: velocity,
          phase: phase,
          animation: animation
        )
      },
      {
        if case .offset(let view, let section, let offset, let velocity, let phase, let animation) =
          $0
        {
          $1(view, section, offset, velocity, phase, animation)
        }
      },
      .one("view", .identifier),
      .maybe("orthogonalSection", .identifier),
      .one("offset", Point.form.value),
      .one("velocity", Point.form.value),
      .one("phase", .word("ScrollPhase")),
      .maybe("animation", ScrollAnimation.form.value)
    ),
    KindForm(
      "screen",
      """
      What a view shows of an app's screen around its collection view ([below](#screens)). Sent after \
      `opened` and after each change, before the delta to `rev`; a page shows it from that revision on.
      """,
      ServerMessage.screen(view:screen:),
      { if case .screen(let view, let screen) = $0 { $1(view, screen) } },
      .one("view", .identifier),
      .inline(StageScreen.form)
    ),
    KindForm(
      "aside",
      """
      To followers, for each `move` of a `swipe`: how far the driver has moved a row aside; 0 when \
      the row is back. The actions are those of the driver's `swiped`, and empty before it. A page \
      sends at most 30 a second.
      """,
      ServerMessage.aside,
      { if case .aside(let aside) = $0 { $1(aside) } },
      .inline(StageAside.form)
    ),
    KindForm(
      "moved",
      """
      The driver of a followed view has closed it and goes on in `next`, which may be on another \
      stage: who follows can open that one.
      """,
      ServerMessage.moved(view:next:),
      { if case .moved(let view, let next) = $0 { $1(view, next) } },
      .one("view", .identifier),
      .one("next", NextView.form.value)
    ),
    KindForm(
      "viewport",
      "The size of a followed view changed.",
      ServerMessage.viewport(view:viewport:),
      { if case .viewport(let view, let viewport) = $0 { $1(view, viewport) } },
      .one("view", .identifier),
      .one("viewport", Viewport.form.value)
    ),
  ]
}

extension ServerMessage.Welcome {
  static let form = ObjectForm(
    "Welcome",
    Self.init(protocolVersion:client:session:server:clock:stages:role:),
    .one("protocol", \.protocolVersion, .count),
    .one("client", \.client, .identifier),
    .one("session", \.session, .text),
    .one("server", \.server, .text),
    .one("clock", \.clock, .anyNumber, "ms"),
    .one("stages", \.stages, ServerMessage.StageEntry.list),
    .usual("role", \.role, .word("ClientRole"), .edit)
  )
}

extension ServerMessage.StageEntry {
  static let form = ObjectForm(
    "StageEntry",
    Self.init(id:title:subtitle:group:picture:),
    .one("id", \.id, .text),
    .one("title", \.title, .text),
    .one("subtitle", \.subtitle, .text),
    .one("group", \.group, .text),
    .maybe("picture", \.picture, .text)
  )

  fileprivate static let list = ValueForm<[Self]>.list(form.value)
}

extension ServerMessage.Opened {
  static let form = ObjectForm(
    "Opened",
    Self.init(seq:view:stage:drives:viewport:offset:resumed:),
    .one("seq", \.seq, .identifier),
    .one("view", \.view, .identifier),
    .one("stage", \.stage, .text),
    .one("drives", \.drives, .flag),
    .one("viewport", \.viewport, Viewport.form.value),
    .one("offset", \.offset, Point.form.value),
    .one("resumed", \.resumed, .flag)
  )
}

extension ServerMessage.Presence {
  static let form = ObjectForm(
    "Presence",
    Self.init(client:name:hue:drives:follows:hasHandUp:role:),
    .one("client", \.client, .identifier),
    .one("name", \.name, .text),
    .one("hue", \.hue, .integer(in: 0...9)),
    .one("drives", \.drives, .list(.identifier)),
    .maybe("follows", \.follows, .identifier),
    .usual("hand", \.hasHandUp, .flag, false),
    .usual("role", \.role, .word("ClientRole"), .edit)
  )
}
