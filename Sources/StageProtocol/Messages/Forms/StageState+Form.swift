// SPDX-License-Identifier: Apache-2.0

extension StageState {
  static let form = ObjectForm(
    "StageState",
    StageState.init(
      stage:
      title:
      layout:
      layoutSource:
      dataSource:
      dataCredit:
      sections:
      items:
      parameters:
      values:
      scrolls:
      gestures:
      layouts:
      choice:
      pinch:
      ground:
      isScreen:
    ),
    .one("stage", \.stage, .text),
    .one("title", \.title, .text),
    .one("layout", \.layout, .text),
    .one("layoutSource", \.layoutSource, .text),
    .one("dataSource", \.dataSource, .text),
    .one("dataCredit", \.dataCredit, .text),
    .one("sections", \.sections, .integer(in: \.sectionCounts)),
    .one("items", \.items, .integer(in: \.itemCounts)),
    .one("parameters", \.parameters, .list(ParameterDescriptor.form.value)),
    .one("values", \.values, ParameterValue.byKey),
    .one("scrolls", \.scrolls, .word(["vertical", "horizontal", "both"])),
    .maybe("gestures", \.gestures, StageGestures.form.value),
    .usual("layouts", \.layouts, LayoutOption.list, []),
    .usual("choice", \.choice, .text, LayoutOption.own),
    .maybe("pinch", \.pinch, PinchRule.form.value),
    .maybe("ground", \.ground, StageGround.form.value),
    .usual("isScreen", \.isScreen, .flag, false)
  )
}

extension StageGround {
  static let form = ObjectForm(
    "StageGround",
    StageGround.init(light:dark:),
    .one("light", \.light, .bits),
    .one("dark", \.dark, .bits)
  )
}

extension HistoryState {
  static let form = ObjectForm(
    "HistoryState",
    HistoryState.init(undo:redo:edits:seeded:away:),
    .maybe("undo", \.undo, .notice),
    .maybe("redo", \.redo, .notice),
    .one("edits", \.edits, .count),
    .maybe("seeded", \.seeded, .list(StageEdit.form.value), "(`op`s)"),
    .maybe("away", \.away, .count)
  )
}

extension SelectionState {
  static let form = ObjectForm(
    "SelectionState",
    SelectionState.init(count:items:),
    .one("count", \.count, .integer(in: \.itemCounts)),
    .one("items", \.items, .first(\.actionItems, of: .text), "(ids of items)")
  )
}

extension StageOutline {
  static let form = ObjectForm(
    "StageOutline",
    StageOutline.init(sections:list:),
    .one("sections", \.sections, .integer(in: \.sectionCounts)),
    .one("list", \.list, .first(\.outlineSections, of: Section.form.value))
  )
}

extension StageOutline.Section {
  static let form = ObjectForm(
    "OutlineSection",
    Self.init(id:title:items:),
    .one("id", \.id, .text),
    .one("title", \.title, .text),
    .one("items", \.items, .integer(in: \.itemCounts))
  )
}

extension StageEvents {
  static let form = ObjectForm(
    "StageEvents",
    StageEvents.init(view:dropped:items:counters:),
    .one("view", \.view, .identifier),
    .one("dropped", \.dropped, .count),
    .one("items", \.items, .list(Event.form.value, atMost: \.events)),
    .one("counters", \.counters, .dictionary(.anyNumber, atMost: \.counters))
  )
}

extension StageEvents.Event {
  static let form = ObjectForm(
    "StageEvent",
    Self.init(n:kind:text:),
    .one("n", \.n, .identifier),
    .one("kind", \.kind, .word),
    .one("text", \.text, words)
  )

  /// A text that is cut when it is too long: it may name classes of any length.
  private static let words: ValueForm<String> = {
    let bounded = ValueForm<String>.text(characters: \.eventCharacters)
    return ValueForm(bounded.shape, read: bounded.read) { text in
      let bound = Limits.standard.eventCharacters
      return .notice(text.count <= bound ? text : text.prefix(bound - 1) + "…")
    }
  }()
}
