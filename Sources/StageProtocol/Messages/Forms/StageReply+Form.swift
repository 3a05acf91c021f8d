// SPDX-License-Identifier: Apache-2.0

extension StageReply {
  /// An answer as an object without the command's number, with its own kind.
  static let form = ObjectForm("StageReply", tag: "kind", kinds)

  static let kinds: [KindForm<StageReply>] = [
    KindForm(
      "menu",
      """
      The answer to `press`, and to a `finger` that opens the menu of a button, whose place in the \
      viewport is `anchor`. With `menu` 0, there is no menu. A `preview` is raised beside the menu, from its \
      `place` if it has one.
      """,
      StageReply.menu,
      { if case .menu(let menu) = $0 { $1(menu) } },
      .inline(StageMenu.form)
    ),
    KindForm(
      "probed",
      "The answer to `probe`: the number of elements, and the first of them.",
      StageReply.probed(view:total:elements:),
      { if case .probed(let view, let total, let elements) = $0 { $1(view, total, elements) } },
      .one("view", .identifier),
      .one("total", .count),
      .one("elements", .list(ElementInfo.form.value, atMost: \.probedElements))
    ),
    KindForm(
      "boxed",
      """
      The answer to `boxes`. A box has `role` (`"section"`, `"group"` or `"item"`), `section` (its \
      index), `depth` (the number of groups around it), `frame` and `content` (the frame without \
      the insets) in content coordinates. `measuresWidth` and `measuresHeight` mean that the \
      length is an estimate (left out: false), `measured` that the box was measured (left out: \
      true). A box comes after the box around it. An orthogonal section has `section`, `frame`, \
      `offset`, and `rests`, the offsets at which it comes to rest. Both lists are empty if the \
      layout is not compositional, and in the answer to a `boxes` with `marks`. That answer has \
      `marks?`, the problems of groups in the rectangle, each with `section`, `frame` of the first \
      box in the rectangle that shows the problem, `severity` and `message`.
      """,
      StageReply.boxed,
      { if case .boxed(let boxes) = $0 { $1(boxes) } },
      .inline(LayoutBoxes.form)
    ),
    KindForm(
      "swiped",
      """
      The answer to a `swipe` with `open`, and to a `touch` that moves a row aside, for example on \
      the row's delete button. The first action is the outermost; `full` means that moving the row \
      all the way performs it. If the row has no actions, the list is empty and `element` is 0.
      """,
      StageReply.swiped,
      { if case .swiped(let swiped) = $0 { $1(swiped) } },
      .inline(StageSwiped.form)
    ),
    KindForm(
      "inspected",
      "The answer to `inspect`.",
      StageReply.inspected(view:info:),
      { if case .inspected(let view, let info) = $0 { $1(view, info) } },
      .one("view", .identifier),
      .orNull("info", ElementInfo.form.value)
    ),
    KindForm(
      "focused",
      """
      The answer to `focus`: the item that has the focus now. If the delegate refused, this is the \
      item that had it before.
      """,
      StageReply.focused(view:item:),
      { if case .focused(let view, let item) = $0 { $1(view, item) } },
      .one("view", .identifier),
      .maybe("item", .text)
    ),
    KindForm(
      "activated",
      """
      The answer to `activate`: the activity with which a window for the item is opened; left out \
      if no window is to be opened.
      """,
      StageReply.activated(view:activity:),
      { if case .activated(let view, let activity) = $0 { $1(view, activity) } },
      .one("view", .identifier),
      .maybe("activity", StageActivity.form.value)
    ),
    KindForm(
      "titled",
      """
      The answer to `titles`. The list is empty if there is no index; the look is that of an app's \
      own screen.
      """,
      StageReply.titled(view:titles:look:),
      { if case .titled(let view, let titles, let look) = $0 { $1(view, titles, look) } },
      .one("view", .identifier),
      .one("titles", .first(\.indexTitles, of: .notice)),
      .maybe("look", IndexLook.form.value)
    ),
    KindForm(
      "exported",
      "The answer to `export`: the name of a file, and its text of at most 524,288 bytes.",
      StageReply.exported(view:name:text:),
      { if case .exported(let view, let name, let text) = $0 { $1(view, name, text) } },
      .one("view", .identifier),
      .one("name", .notice),
      .one("text", .text(bytes: \.exportBytes))
    ),
  ]
}

extension IndexLook {
  fileprivate static let form = ObjectForm(
    "IndexLook",
    IndexLook.init(light:dark:lightGround:darkGround:),
    .one("light", \.light, .ink),
    .one("dark", \.dark, .ink),
    .maybe("lightGround", \.lightGround, .ink),
    .maybe("darkGround", \.darkGround, .ink)
  )
}

extension StageActivity {
  fileprivate static let form = ObjectForm(
    "StageActivity",
    StageActivity.init(item:type:title:),
    .one("item", \.item, .text),
    .one("type", \.type, .notice),
    .one("title", \.title, .notice)
  )
}

extension StageMenu {
  static let form = ObjectForm(
    "StageMenu",
    StageMenu.init(view:menu:style:title:element:anchor:preview:items:),
    .one("view", \.view, .identifier),
    .one("menu", \.menu, .identifier),
    .one("style", \.style, .word),
    .one("title", \.title, .notice),
    .maybe("element", \.element, .identifier),
    .maybe("anchor", \.anchor, ContentRect.form.value),
    .maybe("preview", \.preview, StageMenu.Preview.form.value),
    .one("items", \.items, MenuEntry.menu)
  )
}

extension StageMenu.Preview {
  fileprivate static let form = ObjectForm(
    "MenuPreview",
    Self.init(width:height:place:light:dark:),
    .one("width", \.width, .described),
    .one("height", \.height, .described),
    .maybe("place", \.place, ContentRect.form.value),
    .one("light", \.light, operations),
    .maybe("dark", \.dark, operations)
  )

  private static let operations = ValueForm<[PaintOperation]>
    .list(PaintOperation.form.value, atMost: \.screenOperations)
}

extension MenuEntry {
  static let form: ObjectForm<MenuEntry> = ObjectForm(
    "MenuEntry",
    MenuEntry.init(
      title:
      subtitle:
      image:
      symbol:
      picture:
      destructive:
      disabled:
      state:
      inline:
      children:
    ),
    .one("title", \.title, .notice),
    .maybe("subtitle", \.subtitle, .notice),
    .maybe("image", \.image, .text),
    .maybe("symbol", \.symbol, .text),
    .maybe("picture", \.picture, .text),
    .one("destructive", \.destructive, .flag),
    .one("disabled", \.disabled, .flag),
    .one("state", \.state, .word),
    .one("inline", \.inline, .flag),
    .maybe("children", \.children, level)
  )

  /// The entries of one level.
  private static let level = ValueForm<[MenuEntry]>(
    .list(.object(name: "MenuEntry") { form.shape }, atMost: nil),
    read: { json, path, limits throws(ProtocolError) in
      try ValueForm<[MenuEntry]>.list(form.value).read(json, path, limits)
    },
    write: { entries in .array(entries.map(form.value.write)) }
  )

  /// The entries of a menu, with bounds for their number and their levels.
  fileprivate static let menu = ValueForm<[MenuEntry]>(
    level.shape,
    read: { json, path, limits throws(ProtocolError) in
      var room = limits.menuEntries
      try check(json, path(), depth: 1, &room, limits)
      return try level.read(json, path, limits)
    },
    write: level.write
  )

  private static func check(
    _ level: JSONValue,
    _ field: String,
    depth: Int,
    _ room: inout Int,
    _ limits: Limits
  ) throws(ProtocolError) {
    guard case .array(let entries) = level else { return }
    guard entries.count <= room else { throw ProtocolError.tooMany(field, entries.count, room) }
    guard depth <= limits.menuDepth else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: field,
        message: "\(field) is level \(depth), but a menu may have at most \(limits.menuDepth)"
      )
    }
    room -= entries.count
    for (index, entry) in entries.enumerated() {
      guard case .object(let object) = entry, let children = object["children"] else { continue }
      try check(children, "\(field)[\(index)].children", depth: depth + 1, &room, limits)
    }
  }
}

extension LayoutBoxes {
  static let form = ObjectForm(
    "LayoutBoxes",
    LayoutBoxes.init(view:boxes:orthogonalSections:marks:),
    .one("view", \.view, .identifier),
    .one("boxes", \.boxes, .list(Box.form.value, atMost: \.boxes)),
    .one(
      "orthogonalSections",
      \.orthogonalSections,
      .list(OrthogonalSection.form.value, atMost: \.boxes)
    ),
    .usual("marks", \.marks, .list(Mark.form.value, atMost: \.boxes), [])
  )
}

extension LayoutBoxes.Box {
  fileprivate static let form = ObjectForm(
    "Box",
    Self.init(role:section:depth:frame:content:measuresWidth:measuresHeight:measured:),
    .one("role", \.role, .word),
    .one("section", \.section, .integer(in: \.sectionCounts)),
    .one("depth", \.depth, .integer(in: \.sectionCounts)),
    .one("frame", \.frame, ContentRect.form.value),
    .one("content", \.content, ContentRect.form.value),
    .usual("measuresWidth", \.measuresWidth, .flag, false),
    .usual("measuresHeight", \.measuresHeight, .flag, false),
    .usual("measured", \.measured, .flag, true)
  )
}

extension LayoutBoxes.OrthogonalSection {
  fileprivate static let form = ObjectForm(
    "OrthogonalBox",
    Self.init(section:frame:offset:rests:),
    .one("section", \.section, .integer(in: \.sectionCounts)),
    .one("frame", \.frame, ContentRect.form.value),
    .one("offset", \.offset, .number(in: \.coordinate)),
    .one("rests", \.rests, .list(.number(in: \.coordinate), atMost: \.boxes))
  )
}

extension LayoutBoxes.Mark {
  fileprivate static let form = ObjectForm(
    "BoxMark",
    Self.init(section:frame:severity:message:),
    .one("section", \.section, .integer(in: \.sectionCounts)),
    .one("frame", \.frame, ContentRect.form.value),
    .one("severity", \.severity, .word("Severity")),
    .one("message", \.message, .text)
  )
}
