// SPDX-License-Identifier: Apache-2.0

extension ClientMessage {
  static let form = ObjectForm("ClientMessage", tag: "kind", own + actions)

  /// The messages that are not actions on a stage.
  static let own = main + room

  private static let main: [KindForm<ClientMessage>] = [
    KindForm(
      "hello",
      """
      The first message. `session` is the one from an earlier `welcome`; with it, the client gets \
      its views back.
      """,
      ClientMessage.hello,
      { if case .hello(let hello) = $0 { $1(hello) } },
      .inline(Hello.form)
    ),
    KindForm(
      "open",
      """
      Opens a view: a new one; with `follow`, the view of another client; with `resume`, a view of \
      this session that the page still shows at `resumeRev`. With `beside`, it is beside the page's \
      main view, such as that of another device. An empty `stage` is the first one of the list in \
      `welcome`.
      """,
      ClientMessage.open,
      { if case .open(let open) = $0 { $1(open) } },
      .inline(Open.form)
    ),
    KindForm(
      "close",
      """
      The page no longer shows the view. With `next`, it shows that view instead, and those who \
      follow the page are told to go along.
      """,
      ClientMessage.close(seq:view:next:),
      { if case .close(let seq, let view, let next) = $0 { $1(seq, view, next) } },
      .one("seq", .identifier),
      .one("view", .identifier),
      .maybe("next", NextView.form.value)
    ),
    KindForm(
      "viewport",
      "The view's size, scale or insets changed.",
      ClientMessage.viewport(seq:view:viewport:),
      { if case .viewport(let seq, let view, let viewport) = $0 { $1(seq, view, viewport) } },
      .one("seq", .identifier),
      .one("view", .identifier),
      .one("viewport", Viewport.form.value)
    ),
    KindForm(
      "scroll",
      """
      The offset of the driver's content or, with `orthogonalSection`, of that section along its \
      axis. With `end`, the finger was lifted, and `proposed` is the offset at which the content \
      will rest. A page sends at most 30 a second, and 30 for each orthogonal section.
      """,
      ClientMessage.scroll,
      { if case .scroll(let scroll) = $0 { $1(scroll) } },
      .inline(Scroll.form)
    ),
    KindForm(
      "set",
      """
      Sets a parameter of the stage for all clients; `null` restores the layout file's value. The \
      phases of one gesture make one step of the history.
      """,
      ClientMessage.set,
      { if case .set(let set) = $0 { $1(set) } },
      .inline(SetParameter.form)
    ),
    KindForm(
      "show",
      "Chooses which layout of the stage's Swift source all clients see.",
      ClientMessage.show(seq:view:entry:),
      { if case .show(let seq, let view, let entry) = $0 { $1(seq, view, entry) } },
      .one("seq", .identifier),
      .one("view", .identifier),
      .one("entry", .text)
    ),
    KindForm(
      "tune",
      """
      Changes a number of the source for all clients. `end` writes it into its file, as one step \
      of the history; `undo` and `redo` work for it until other source is saved. Refused with \
      `not-current` if the source is no longer the version that `fingerprint` names, and with \
      `not-saved` if the file no longer contains what was compiled.
      """,
      ClientMessage.tune,
      { if case .tune(let tune) = $0 { $1(tune) } },
      .inline(TuneNumber.form)
    ),
    KindForm(
      "stop",
      """
      Stops the compiler of the stage's Swift source, for all clients; the last good version stays. \
      The source is compiled again when it is saved.
      """,
      ClientMessage.stop(seq:view:),
      { if case .stop(let seq, let view) = $0 { $1(seq, view) } },
      .one("seq", .identifier),
      .one("view", .identifier)
    ),
    KindForm(
      "seen",
      "The page has applied the view's revision. Sent after every delta.",
      ClientMessage.seen(view:rev:),
      { if case .seen(let view, let rev) = $0 { $1(view, rev) } },
      .one("view", .identifier),
      .one("rev", .identifier)
    ),
    KindForm(
      "resync",
      "The page cannot apply a delta and asks for a snapshot.",
      ClientMessage.resync,
      { if case .resync(let view) = $0 { $1(view) } },
      .one("view", .identifier)
    ),
    KindForm(
      "ping",
      "`c` is the page's clock in ms. Answered by `pong`.",
      ClientMessage.ping,
      { if case .ping(let c) = $0 { $1(c) } },
      .one("c", .anyNumber)
    ),
    KindForm("bye", "The page leaves; its session ends.", .bye),
  ]

  /// The actions, each with a command's number and a view.
  private static let actions = StageAction.kinds.map { action in
    action.within(
      { head, action in ClientMessage.act(seq: head.seq, view: head.view, action: action) },
      {
        if case .act(let seq, let view, let action) = $0 { $1(Head(seq: seq, view: view), action) }
      },
      Head.form
    )
  }

  /// What people do with each other, each with a command's number and a view.
  private static let room = RoomAction.kinds.map { action in
    action.within(
      { head, action in ClientMessage.room(seq: head.seq, view: head.view, action: action) },
      {
        if case .room(let seq, let view, let action) = $0 { $1(Head(seq: seq, view: view), action) }
      },
      Head.form
    )
  }

  /// The members that an action of a client has besides its own.
  struct Head: Sendable {
    var seq: UInt64
    var view: UInt64

    static let form = ObjectForm(
      "ActionHead",
      Head.init(seq:view:),
      .one("seq", \.seq, .identifier),
      .one("view", \.view, .identifier)
    )
  }
}

extension ClientMessage.Hello {
  static let form = ObjectForm(
    "Hello",
    Self.init(protocolVersion:token:name:session:),
    .one("protocol", \.protocolVersion, .count),
    .maybe("token", \.token, .text),
    .maybe("name", \.name, .text(characters: \.nameCharacters), "of at most 40 characters"),
    .maybe("session", \.session, .text)
  )
}

extension ClientMessage.Open {
  static let form = ObjectForm(
    "Open",
    Self.init(seq:stage:viewport:offset:follow:resume:resumeRev:isBeside:),
    .one("seq", \.seq, .identifier),
    .one("stage", \.stage, .text),
    .one("viewport", \.viewport, Viewport.form.value),
    .one("offset", \.offset, Point.form.value),
    .maybe("follow", \.follow, .identifier),
    .maybe("resume", \.resume, .identifier),
    .maybe("resumeRev", \.resumeRev, .identifier),
    .usual("beside", \.isBeside, .flag, false)
  )
}

extension ClientMessage.Scroll {
  static let form = ObjectForm(
    "Scroll",
    Self.init(seq:view:orthogonalSection:offset:velocity:phase:proposed:),
    .one("seq", \.seq, .identifier),
    .one("view", \.view, .identifier),
    .maybe("orthogonalSection", \.orthogonalSection, .identifier),
    .one("offset", \.offset, Point.form.value),
    .one("velocity", \.velocity, Point.form.value),
    .one("phase", \.phase, .word("ScrollPhase")),
    .maybe("proposed", \.proposed, Point.form.value)
  )
}

extension ClientMessage.SetParameter {
  static let form = ObjectForm(
    "SetParameter",
    Self.init(seq:view:key:value:phase:animated:),
    .one("seq", \.seq, .identifier),
    .one("view", \.view, .identifier),
    .one("key", \.key, .text),
    .orNull("value", \.value, ParameterValue.form),
    .one("phase", \.phase, .word("GesturePhase")),
    .one("animated", \.animated, .flag)
  )
}

extension ClientMessage.TuneNumber {
  static let form = ObjectForm(
    "TuneNumber",
    Self.init(seq:view:fingerprint:index:value:phase:),
    .one("seq", \.seq, .identifier),
    .one("view", \.view, .identifier),
    .one("fingerprint", \.fingerprint, .text),
    .one("index", \.index, .integer(in: \.constantIndex)),
    .one("value", \.value, .number(in: \.constantValue)),
    .one("phase", \.phase, .word("GesturePhase"))
  )
}
