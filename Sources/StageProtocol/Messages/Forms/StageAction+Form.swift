// SPDX-License-Identifier: Apache-2.0

extension StageAction {
  /// An action as an object without a command's number, with its own kind.
  static let form = ObjectForm("StageAction", tag: "kind", kinds)

  static let kinds = changes + touches + questions

  /// Actions that change the stage.
  private static let changes: [KindForm<StageAction>] = [
    KindForm(
      "edit",
      "Changes the stage's data for everybody, as one step of its history.",
      { StageAction.edit($0, animated: $1) },
      { if case .edit(let edit, let animated) = $0 { $1(edit, animated) } },
      .one("op", StageEdit.form.value),
      .usual("animated", .flag, true, isTold: true, "(true when left out)")
    ),
    KindForm("undo", "One step of the stage's history, for everybody.", .undo),
    KindForm("redo", "One step of the stage's history, for everybody.", .redo),
    KindForm(
      "select",
      """
      Selects on the stage, for everybody, as far as the collection view's selection mode allows.
      """,
      StageAction.select(items:mode:),
      { if case .select(let items, let mode) = $0 { $1(items, mode) } },
      .one("items", .list(.text, atMost: \.actionItems), "(ids of items)"),
      .one("mode", .word)
    ),
  ]

  /// Actions of fingers and pointers.
  private static let touches: [KindForm<StageAction>] = [
    KindForm(
      "touch",
      """
      A finger or pointer goes through gestures, highlighting and selecting. `at` is when it \
      happened, on any clock of the page that goes forward; it may start anew while no finger is \
      down.
      """,
      StageAction.touch,
      { if case .touch(let touch) = $0 { $1(touch) } },
      .inline(StageTouch.form)
    )
    .answered(by: "swiped"),
    KindForm(
      "drag",
      """
      Lifts items and moves them: the first is the one whose middle is at the point, the others \
      come along when it is let go. Refused with `held`, `not-movable` or `not-held`.
      """,
      StageAction.drag,
      { if case .drag(let drag) = $0 { $1(drag) } },
      .inline(StageDrag.form)
    ),
    KindForm(
      "bring",
      """
      Carries things from outside the page, such as files, over the view, whose items make room \
      for them, and puts them down: placeholders stand for them in every view. Refused with \
      `held`, `not-held`, `not-found` where nothing can be put down, or `too-many` when 256 are on \
      their way.
      """,
      StageAction.bring,
      { if case .bring(let bring) = $0 { $1(bring) } },
      .inline(StageBring.form)
    ),
    KindForm(
      "deliver",
      """
      Says what became of one of them: how much of it is there, that it takes the place of its \
      placeholder, as one step of the history, or that its placeholder goes. Who leaves takes what \
      is on its way along. Refused with `not-found` when it is not awaited from this client.
      """,
      StageAction.deliver,
      { if case .deliver(let delivery) = $0 { $1(delivery) } },
      .inline(StageDelivery.form)
    ),
    KindForm(
      "swipe",
      """
      Moves a row of a list aside to its actions, does one of them, or moves it back. There is one \
      such row in a view; opening another closes it. `open` is answered by `swiped`; `perform` is \
      refused with `not-found` when there is no such action.
      """,
      StageAction.swipe,
      { if case .swipe(let swipe) = $0 { $1(swipe) } },
      .inline(StageSwipe.form)
    )
    .answered(by: "swiped"),
    KindForm(
      "press",
      """
      A long press, a right click or the menu key; without a point for the selection. Answered by \
      `menu`.
      """,
      StageAction.press,
      { if case .press(let point) = $0 { $1(point) } },
      .maybe("point", Point.form.value)
    )
    .answered(by: "menu"),
    KindForm(
      "choose",
      """
      Picks an entry: the index in each level of the menu. An entry that asks what the element is \
      is answered by `inspected`, one that opens it in a window by `activated`.
      """,
      StageAction.choose(menu:path:),
      { if case .choose(let menu, let path) = $0 { $1(menu, path) } },
      .one("menu", .identifier),
      .one("path", .list(.index, atMost: \.menuDepth))
    )
    .answered(by: "inspected", "activated"),
    KindForm(
      "dismiss",
      "Closes a menu.",
      StageAction.dismiss,
      { if case .dismiss(let menu) = $0 { $1(menu) } },
      .one("menu", .identifier)
    ),
  ]

  /// Actions with questions, and those of panels and keys.
  private static let questions: [KindForm<StageAction>] = [
    KindForm(
      "probe",
      "Which elements the layout has there. Answered by `probed`.",
      StageAction.probe,
      { if case .probe(let rect) = $0 { $1(rect) } },
      .one("rect", ContentRect.form.value)
    )
    .answered(by: "probed"),
    KindForm(
      "boxes",
      """
      What the layout is made of there, or with `marks` only what is questionable about its \
      groups. Answered by `boxed`.
      """,
      { StageAction.boxes(rect: $0, marks: $1) },
      { if case .boxes(let rect, let marks) = $0 { $1(rect, marks) } },
      .one("rect", ContentRect.form.value),
      .usual("marks", .flag, false)
    )
    .answered(by: "boxed"),
    KindForm(
      "inspect",
      "What an element of the view is. Answered by `inspected`.",
      StageAction.inspect,
      { if case .inspect(let element) = $0 { $1(element) } },
      .one("element", .identifier)
    )
    .answered(by: "inspected"),
    KindForm(
      "invoke",
      "Calls the collection view; the last tells it of an insertion that the data does not have.",
      StageAction.invoke,
      { if case .invoke(let invocation) = $0 { $1(invocation) } },
      .one("action", .word)
    ),
    KindForm(
      "layout",
      """
      Turns the stage into another of its layouts, for everybody, as one step of its history; at \
      once without an animation. The placement is where the item in the middle is to stand then; \
      without one what is first on the screen stays there.
      """,
      StageAction.layout,
      { if case .layout(let change) = $0 { $1(change) } },
      .inline(LayoutChange.form)
    ),
    KindForm(
      "transition",
      """
      Moves the stage between its layout and another one by hand, for everybody \
      ([below](#transitions)). Refused with `held` or `not-held`.
      """,
      StageAction.transition,
      { if case .transition(let step) = $0 { $1(step) } },
      .inline(TransitionStep.form)
    ),
    KindForm(
      "focus",
      """
      Moves the focus of the view's items, if its delegate lets it go there; without an item it \
      leaves. Answered by `focused`.
      """,
      StageAction.focus,
      { if case .focus(let focus) = $0 { $1(focus) } },
      .inline(StageFocus.form)
    )
    .answered(by: "focused"),
    KindForm(
      "activate",
      """
      Asks what a new window begins with when the item there is opened in one. Answered by \
      `activated`.
      """,
      StageAction.activate,
      { if case .activate(let point) = $0 { $1(point) } },
      .one("point", Point.form.value, "of the content")
    )
    .answered(by: "activated"),
    KindForm(
      "titles",
      "Asks the data source for the index beside the items. Answered by `titled`.",
      .titles
    )
    .answered(by: "titled"),
    KindForm(
      "jump",
      "A finger is on that title of the index: the content goes where it leads.",
      StageAction.jump(title:index:),
      { if case .jump(let title, let index) = $0 { $1(title, index) } },
      .one("title", .text),
      .one("index", .integer(in: \.titleIndices))
    ),
    KindForm(
      "watch",
      """
      Starts or ends `events` of this view for this client. Ends with the view and with the \
      connection.
      """,
      StageAction.watch,
      { if case .watch(let events) = $0 { $1(events) } },
      .one("events", .flag)
    ),
  ]
}
