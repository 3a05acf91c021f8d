// SPDX-License-Identifier: Apache-2.0

extension StageTouch {
  static let form = ObjectForm(
    "StageTouch",
    StageTouch.init(phase:point:finger:at:shift:),
    .one("phase", \.phase, .word("TouchPhase")),
    .one("point", \.point, Point.form.value, "of the content"),
    .usual("finger", \.finger, .integer(in: \.fingers), 0),
    .one("at", \.at, .number(in: \.touchClock), "s"),
    .usual("shift", \.shift, .flag, false)
  )
}

extension StageDrag {
  static let form = ObjectForm<StageDrag>(
    "StageDrag",
    tag: "phase",
    [
      KindForm(
        "began",
        "",
        { StageDrag(phase: .began, point: $0, items: $1) },
        { if $0.phase == .began { $1($0.point, $0.items) } },
        .one("point", Point.form.value, "of the content"),
        .one(
          "items",
          .list(.text, atMost: \.actionItems)
            .filled("no item, but must name the lifted one"),
          "(ids of items)"
        )
      ),
      step(.moved), step(.ended), step(.cancelled),
    ]
  )

  /// A step with nothing but a place.
  private static func step(_ phase: Phase) -> KindForm<StageDrag> {
    KindForm(
      phase.rawValue,
      "",
      { StageDrag(phase: phase, point: $0) },
      { if $0.phase == phase { $1($0.point) } },
      .one("point", Point.form.value)
    )
  }
}

extension StageBring {
  static let form = ObjectForm<StageBring>(
    "StageBring",
    tag: "phase",
    [
      KindForm(
        "began",
        "",
        { StageBring(phase: .began, point: $0, count: $1) },
        { if $0.phase == .began { $1($0.point, $0.count) } },
        .one("point", Point.form.value, "of the content"),
        .one("count", .integer(in: \.broughtCounts))
      ),
      step(.moved),
      KindForm(
        "ended",
        "",
        { StageBring(phase: .ended, point: $0, drop: $1, titles: $2) },
        { if $0.phase == .ended { $1($0.point, $0.drop, $0.titles) } },
        .one("point", Point.form.value),
        .one("drop", .bits, "drawn by the page"),
        .one(
          "titles",
          .list(.text, atMost: \.broughtThings)
            .filled("nothing, but must name each dropped thing")
        )
      ),
      step(.cancelled),
    ]
  )

  /// A step with nothing but a place.
  private static func step(_ phase: StageDrag.Phase) -> KindForm<StageBring> {
    KindForm(
      phase.rawValue,
      "",
      { StageBring(phase: phase, point: $0) },
      { if $0.phase == phase { $1($0.point) } },
      .one("point", Point.form.value)
    )
  }
}

extension StageDelivery {
  static let form = ObjectForm(
    "StageDelivery",
    StageDelivery.init(drop:index:step:),
    .one("drop", \.drop, .bits),
    .one("index", \.index, .integer(in: \.broughtIndices)),
    .inline(\.step, Step.form)
  )
}

extension StageDelivery.Step {
  static let form = ObjectForm<Self>(
    "DeliveryStep",
    tag: "phase",
    [
      KindForm(
        "progress",
        "",
        Self.progress,
        { if case .progress(let progress) = $0 { $1(progress) } },
        .one("progress", .number(in: 0...1))
      ),
      KindForm(
        "done",
        "",
        Self.done,
        { if case .done(let item) = $0 { $1(item) } },
        .one("item", StageDelivery.Item.form.value)
      ),
      KindForm("failed", "", .failed),
    ]
  )
}

extension StageDelivery.Item {
  static let form = ObjectForm(
    "DeliveryItem",
    Self.init(title:subtitle:width:height:colour:image:),
    .one("title", \.title, .text),
    .usual("subtitle", \.subtitle, .text, ""),
    .maybe("width", \.width, .number(in: \.itemLength)),
    .maybe("height", \.height, .number(in: \.itemLength)),
    .maybe("colour", \.colour, .colour),
    .usual("image", \.image, .text, "")
  )
}

extension StageSwipe {
  static let form = ObjectForm<StageSwipe>(
    "StageSwipe",
    tag: "phase",
    [
      KindForm(
        "open",
        "",
        StageSwipe.open(element:side:),
        { if case .open(let element, let side) = $0 { $1(element, side) } },
        .one("element", .identifier),
        .one("side", .word("Side"))
      ),
      KindForm(
        "perform",
        "",
        StageSwipe.perform,
        { if case .perform(let index) = $0 { $1(index) } },
        .one("index", .integer(in: \.rowActionIndices))
      ),
      KindForm("close", "", .close),
      KindForm(
        "move",
        "",
        StageSwipe.move(element:side:shift:),
        { if case .move(let element, let side, let shift) = $0 { $1(element, side, shift) } },
        .one("element", .identifier),
        .one("side", .word("Side")),
        .one("shift", StageAside.shift, "pt")
      ),
    ]
  )
}

extension StageSwiped.Button {
  static let form = ObjectForm(
    "Button",
    Self.init(title:symbol:light:dark:destructive:),
    .one("title", \.title, .notice),
    .one("symbol", \.symbol, .text),
    .one("light", \.light, .bits),
    .one("dark", \.dark, .bits),
    .one("destructive", \.destructive, .flag)
  )

  static let list = ValueForm<[Self]>.list(form.value, atMost: \.rowActions)
}

extension StageSwiped {
  static let form = ObjectForm(
    "StageSwiped",
    StageSwiped.init(view:element:side:full:actions:),
    .one("view", \.view, .identifier),
    .one("element", \.element, .identifier),
    .one("side", \.side, .word("Side")),
    .one("full", \.full, .flag),
    .one("actions", \.actions, Button.list)
  )
}

extension StageAside {
  fileprivate static let shift = ValueForm<Double>.number(in: shifts)

  static let form = ObjectForm(
    "StageAside",
    StageAside.init(view:element:side:shift:actions:),
    .one("view", \.view, .identifier),
    .one("element", \.element, .identifier),
    .one("side", \.side, .word("Side")),
    .one("shift", \.shift, shift, "pt"),
    .one("actions", \.actions, StageSwiped.Button.list)
  )
}

extension StageFocus {
  static let form = ObjectForm(
    "StageFocus",
    StageFocus.init(item:heading:),
    .maybe("item", \.item, .text),
    .maybe("heading", \.heading, .word)
  )
}

extension StageHold {
  static let form = ObjectForm(
    "StageHold",
    StageHold.init(client:view:items:operation:),
    .one("client", \.client, .identifier),
    .one("view", \.view, .identifier),
    .one("items", \.items, .first(\.actionItems, of: .text)),
    .maybe("operation", \.operation, .word)
  )

  static let list = ValueForm<[StageHold]>.list(form.value, atMost: \.clientsPerStage)
}

extension StageGestures {
  private static let wanted = ValueForm<Int>.integer(in: \.fingerCounts)

  static let form = ObjectForm(
    "StageGestures",
    StageGestures.init(fingers:drag:press:),
    .one("fingers", \.fingers, wanted),
    .one("drag", \.drag, .word),
    .maybe("press", \.press, .number(in: \.touchClock), "s")
  )
}
