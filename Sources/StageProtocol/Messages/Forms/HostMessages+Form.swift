// SPDX-License-Identifier: Apache-2.0

extension HostCommand {
  static let form = ObjectForm("HostCommand", tag: "kind", kinds)

  static let kinds = documents + views + rounds

  private static let documents: [KindForm<HostCommand>] = [
    KindForm(
      "load",
      "Build the stage from the files that were sent before.",
      HostCommand.load(number:stage:title:overrides:),
      {
        if case .load(let number, let stage, let title, let overrides) = $0 {
          $1(number, stage, title, overrides)
        }
      },
      .one("number", .identifier),
      .one("stage", .text),
      .one("title", .text),
      .one("overrides", ParameterValue.byKey)
    ),
    KindForm(
      "library",
      """
      Load a compiled layout, which replaces the layout file from the next `load` on. `constants` \
      are the numbers that differ from the compiled ones. `values` are the parameters of \
      `tessera.json`; its `items` is the parameter `stage.items`. `reads` are folders whose files \
      its code may read.
      """,
      HostCommand.library(number:path:entry:constants:values:reads:),
      {
        if case .library(let number, let path, let entry, let constants, let values, let reads) = $0
        {
          $1(number, path, entry, constants, values, reads)
        }
      },
      .one("number", .identifier),
      .one("path", .text),
      .one("entry", SourceState.Entry.form.value),
      .one("constants", LibraryConstant.list),
      .one("values", ParameterValue.byKey),
      .one("reads", .list(.text))
    ),
    KindForm(
      "constants",
      "Change numbers of the library, and make a new layout in every view.",
      HostCommand.constants(number:constants:),
      { if case .constants(let number, let constants) = $0 { $1(number, constants) } },
      .one("number", .identifier),
      .one("constants", LibraryConstant.list)
    ),
    KindForm(
      "update",
      "One or both files were sent again. `overrides` are all overrides.",
      HostCommand.update(number:overrides:animated:),
      {
        if case .update(let number, let overrides, let animated) = $0 {
          $1(number, overrides, animated)
        }
      },
      .one("number", .identifier),
      .one("overrides", ParameterValue.byKey),
      .one("animated", .flag)
    ),
  ]

  private static let views: [KindForm<HostCommand>] = [
    KindForm(
      "open",
      """
      Show a view. If a snapshot was sent before, it is the last picture that clients saw; the \
      host continues from it, and its first delta starts from `rev`.
      """,
      HostCommand.open(number:view:viewport:offset:rev:),
      {
        if case .open(let number, let view, let viewport, let offset, let rev) = $0 {
          $1(number, view, viewport, offset, rev)
        }
      },
      .one("number", .identifier),
      .one("view", .identifier),
      .one("viewport", Viewport.form.value),
      .one("offset", Point.form.value),
      .one("rev", .identifier)
    ),
    KindForm(
      "close",
      "",
      HostCommand.close(number:view:),
      { if case .close(let number, let view) = $0 { $1(number, view) } },
      .one("number", .identifier),
      .one("view", .identifier)
    ),
    KindForm(
      "viewport",
      "",
      HostCommand.viewport(number:view:viewport:),
      { if case .viewport(let number, let view, let viewport) = $0 { $1(number, view, viewport) } },
      .one("number", .identifier),
      .one("view", .identifier),
      .one("viewport", Viewport.form.value)
    ),
    KindForm(
      "scroll",
      "The members of a page's `scroll`, in an object.",
      HostCommand.scroll(number:scroll:),
      { if case .scroll(let number, let scroll) = $0 { $1(number, scroll) } },
      .one("number", .identifier),
      .one("scroll", ClientMessage.Scroll.form.value)
    ),
    KindForm(
      "set",
      "The phases of one gesture by one client make one step of the history.",
      HostCommand.set(number:client:key:value:phase:animated:),
      {
        if case .set(let number, let client, let key, let value, let phase, let animated) = $0 {
          $1(number, client, key, value, phase, animated)
        }
      },
      .one("number", .identifier),
      .one("client", .identifier),
      .one("key", .text),
      .orNull("value", ParameterValue.form),
      .one("phase", .word("GesturePhase")),
      .one("animated", .flag)
    ),
    KindForm(
      "act",
      "An action of section 3 as an object, with its `kind` and without `seq` and `view`.",
      HostCommand.act(number:client:view:action:),
      {
        if case .act(let number, let client, let view, let action) = $0 {
          $1(number, client, view, action)
        }
      },
      .one("number", .identifier),
      .one("client", .identifier),
      .one("view", .identifier),
      .one("action", StageAction.form.value)
    ),
  ]

  private static let rounds: [KindForm<HostCommand>] = [
    KindForm(
      "left",
      """
      A client left that drove a view or controlled a transition: its touches are cancelled, the \
      items that it held go back, and the transition is released.
      """,
      HostCommand.left(number:client:),
      { if case .left(let number, let client) = $0 { $1(number, client) } },
      .one("number", .identifier),
      .one("client", .identifier)
    ),
    KindForm(
      "checkpoint",
      "Send the report `checkpoint` before `handled`.",
      HostCommand.checkpoint(number:),
      { if case .checkpoint(let number) = $0 { $1(number) } },
      .one("number", .identifier)
    ),
    KindForm(
      "restore",
      """
      Go to a kept state as one step of the history. Its data were sent just before as the file with \
      role 3; `overrides` are all overrides of that state, and `name` is its name.
      """,
      HostCommand.restore(number:name:overrides:),
      {
        if case .restore(let number, let name, let overrides) = $0 { $1(number, name, overrides) }
      },
      .one("number", .identifier),
      .one("name", .text),
      .one("overrides", ParameterValue.byKey)
    ),
    KindForm(
      "rest",
      """
      With `resting`, no client has the view: changes of the stage do not lay it out until it gets a \
      command of its own, or this command without `resting`.
      """,
      HostCommand.rest(number:view:resting:),
      { if case .rest(let number, let view, let resting) = $0 { $1(number, view, resting) } },
      .one("number", .identifier),
      .one("view", .identifier),
      .one("resting", .flag)
    ),
    KindForm(
      "wake",
      "The answer to the report `wake`: the host continues what waited for this time.",
      HostCommand.wake,
      { if case .wake(let number) = $0 { $1(number) } },
      .one("number", .identifier)
    ),
    KindForm(
      "replay",
      """
      Sent after `load` and before views are opened: the records that earlier hosts committed, \
      oldest first. The host applies them again without reporting `committed`; it leaves out \
      records that no longer fit, with a note. Many records are sent in several commands with the \
      same number.
      """,
      HostCommand.replay(number:records:),
      { if case .replay(let number, let records) = $0 { $1(number, records) } },
      .one("number", .identifier),
      .one("records", .list(.text(bytes: \.recordBytes)))
    ),
    KindForm(
      "ping",
      "Answered by `pong` before all other commands, as long as the host lives.",
      HostCommand.ping,
      { if case .ping(let c) = $0 { $1(c) } },
      .one("c", .anyNumber)
    ),
  ]
}
