// SPDX-License-Identifier: Apache-2.0

extension StageAction {
  /// An action as an object without a command's number, with its own kind.
  static let form = ObjectForm("StageAction", tag: "kind", kinds)

  static let kinds = changes + touches + screens + questions

  /// Actions that change the stage.
  private static let changes: [KindForm<StageAction>] = [
    KindForm(
      "edit",
      "Changes the stage's data for all clients, as one step of its history.",
      { StageAction.edit($0, animated: $1) },
      { if case .edit(let edit, let animated) = $0 { $1(edit, animated) } },
      .one("op", StageEdit.form.value),
      .usual("animated", .flag, true, isTold: true, "(true when left out)")
    ),
    KindForm("undo", "Undoes one step of the stage's history, for all clients.", .undo),
    KindForm("redo", "Does the step again that was undone last, for all clients.", .redo),
    KindForm(
      "select",
      """
      Changes the stage's selection for all clients, as far as the collection view's selection \
      mode allows.
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
      A touch of a finger or pointer, for gestures, highlighting and selection. `at` is its time \
      on any clock of the page that only goes forward; the clock may start again while no finger \
      is down.
      """,
      StageAction.touch,
      { if case .touch(let touch) = $0 { $1(touch) } },
      .inline(StageTouch.form)
    )
    .answered(by: "swiped"),
    KindForm(
      "drag",
      """
      Lifts items and moves them. The centre of the first item is at the point; the other items \
      join it when it is dropped. Other views of the stage get deltas in which the items follow the \
      point and their neighbours part. Refused with `held`, `not-movable` or `not-held`.
      """,
      StageAction.drag,
      { if case .drag(let drag) = $0 { $1(drag) } },
      .inline(StageDrag.form)
    ),
    KindForm(
      "bring",
      """
      Drags things from outside the page, such as files, over the view, whose items make room for \
      them, and drops them: every view shows placeholders for them. Refused with `held`, \
      `not-held`, `not-found` if nothing can be dropped at the point, or `too-many` if 256 are \
      still being loaded.
      """,
      StageAction.bring,
      { if case .bring(let bring) = $0 { $1(bring) } },
      .inline(StageBring.form)
    ),
    KindForm(
      "deliver",
      """
      Reports on a dropped thing: the part that is loaded; that it is loaded and replaces its \
      placeholder, as one step of the history; or that it failed and its placeholder is removed. \
      When a client leaves, its remaining placeholders are removed. Refused with `not-found` if \
      the stage does not wait for it from this client.
      """,
      StageAction.deliver,
      { if case .deliver(let delivery) = $0 { $1(delivery) } },
      .inline(StageDelivery.form)
    ),
    KindForm(
      "swipe",
      """
      Moves a row of a list aside so that its actions are visible, performs one of them, or moves \
      the row back. A view has at most one such row; opening another row closes it. `open` is \
      answered by `swiped`; `perform` is refused with `not-found` if the row has no such action.
      """,
      StageAction.swipe,
      { if case .swipe(let swipe) = $0 { $1(swipe) } },
      .inline(StageSwipe.form)
    )
    .answered(by: "swiped"),
    KindForm(
      "press",
      """
      A long press, a right click or the menu key. Without a point, the menu is for the selection. \
      Answered by `menu`.
      """,
      StageAction.press,
      { if case .press(let point) = $0 { $1(point) } },
      .maybe("point", Point.form.value)
    )
    .answered(by: "menu"),
    KindForm(
      "choose",
      """
      Chooses an entry of a menu; `path` is the index in each level, and empty for the `preview`. An entry that \
      inspects the element is answered by `inspected`, one that opens it in a window by `activated`.
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
      "Asks which elements the layout has in the rectangle. Answered by `probed`.",
      StageAction.probe,
      { if case .probe(let rect) = $0 { $1(rect) } },
      .one("rect", ContentRect.form.value)
    )
    .answered(by: "probed"),
    KindForm(
      "boxes",
      """
      Asks for the layout's sections, groups and items in the rectangle or, with `marks`, only for \
      the problems of its groups. Answered by `boxed`.
      """,
      { StageAction.boxes(rect: $0, marks: $1) },
      { if case .boxes(let rect, let marks) = $0 { $1(rect, marks) } },
      .one("rect", ContentRect.form.value),
      .usual("marks", .flag, false)
    )
    .answered(by: "boxed"),
    KindForm(
      "inspect",
      "Asks for a description of an element of the view. Answered by `inspected`.",
      StageAction.inspect,
      { if case .inspect(let element) = $0 { $1(element) } },
      .one("element", .identifier)
    )
    .answered(by: "inspected"),
    KindForm(
      "invoke",
      """
      Calls a method of the collection view. `forgetModel` reports an insertion that did not \
      happen in the data.
      """,
      StageAction.invoke,
      { if case .invoke(let invocation) = $0 { $1(invocation) } },
      .one("action", .word)
    ),
    KindForm(
      "layout",
      """
      Changes the stage to another of its layouts for all clients, as one step of its history. \
      Without an animation, the change is immediate. The placement is the place of the item in the \
      middle after the change; without one, the first visible item keeps its place.
      """,
      StageAction.layout,
      { if case .layout(let change) = $0 { $1(change) } },
      .inline(LayoutChange.form)
    ),
    KindForm(
      "transition",
      """
      Moves the stage between its layout and another one with a gesture, for all clients \
      ([below](#transitions)). Refused with `held` or `not-held`.
      """,
      StageAction.transition,
      { if case .transition(let step) = $0 { $1(step) } },
      .inline(TransitionStep.form)
    ),
    KindForm(
      "focus",
      """
      Moves the focus to another item of the view, if the delegate allows it. Without `item` and \
      `heading`, no item has the focus any more. Answered by `focused`.
      """,
      StageAction.focus,
      { if case .focus(let focus) = $0 { $1(focus) } },
      .inline(StageFocus.form)
    )
    .answered(by: "focused"),
    KindForm(
      "activate",
      """
      Asks for the activity with which the item at the point is opened in a new window. Answered \
      by `activated`.
      """,
      StageAction.activate,
      { if case .activate(let point) = $0 { $1(point) } },
      .one("point", Point.form.value, "of the content")
    )
    .answered(by: "activated"),
    KindForm(
      "titles",
      "Asks the data source for the titles of the index beside the items. Answered by `titled`.",
      .titles
    )
    .answered(by: "titled"),
    KindForm(
      "jump",
      "A finger touches this title of the index: the content scrolls to the title's item.",
      StageAction.jump(title:index:),
      { if case .jump(let title, let index) = $0 { $1(title, index) } },
      .one("title", .text),
      .one("index", .integer(in: \.titleIndices))
    ),
    KindForm(
      "watch",
      """
      Starts or stops `events` of this view for this client. They also stop when the view or the \
      connection is closed.
      """,
      StageAction.watch,
      { if case .watch(let events) = $0 { $1(events) } },
      .one("events", .flag)
    ),
    KindForm(
      "export",
      """
      Asks for the stage's layout with its present values: as UIKit source, or as a layout file. \
      Answered by `exported`; refused with `no-source` if the layout is Swift source already.
      """,
      StageAction.export,
      { if case .export(let format) = $0 { $1(format) } },
      .one("format", .word)
    )
    .answered(by: "exported"),
  ]
}
