// SPDX-License-Identifier: Apache-2.0

extension StageScreen {
  static let form = ObjectForm(
    "StageScreen",
    Self.init(
      revision:
      place:
      reach:
      list:
      mirror:
      motion:
      isChanging:
      insets:
      collapse:
      scrolls:
      takesAcross:
      takesAlong:
      takesAtEdge:
      isStill:
      bounce:
      indicators:
      layers:
      controls:
      canGoBack:
      field:
    ),
    .one("rev", \.revision, .identifier),
    .maybe("place", \.place, PaintBox.form.value),
    .maybe("reach", \.reach, PaintBox.form.value),
    .usual("list", \.list, .count, 0),
    .maybe("mirror", \.mirror, StageScreen.Mirror.form.value),
    .maybe("motion", \.motion, StageScreen.Motion.form.value),
    .usual("isChanging", \.isChanging, .flag, false),
    .one("insets", \.insets, Insets.form.value),
    .usual("collapse", \.collapse, .number(in: \.coordinate), 0),
    .one("scrolls", \.scrolls, .word(["vertical", "horizontal", "both"])),
    .usual("takesAcross", \.takesAcross, .flag, false),
    .usual("takesAlong", \.takesAlong, .flag, false),
    .usual("takesAtEdge", \.takesAtEdge, .word, .none),
    .usual("isStill", \.isStill, .flag, false),
    .usual("bounce", \.bounce, .word, .always),
    .usual("indicators", \.indicators, .word, .both),
    .one("layers", \.layers, .list(Layer.form.value, atMost: \.screenLayers)),
    .one("controls", \.controls, .list(Control.form.value, atMost: \.screenControls)),
    .usual("canGoBack", \.canGoBack, .flag, false),
    .maybe("field", \.field, Field.form.value)
  )
}

extension StageScreen.Layer {
  static let form = ObjectForm(
    "ScreenLayer",
    Self.init(isOver:light:dark:clip:follows:appears:),
    .usual("isOver", \.isOver, .flag, false),
    .one("light", \.light, operations),
    .maybe("dark", \.dark, operations),
    .maybe("clip", \.clip, PaintBox.form.value),
    .maybe("follows", \.follows, StageScreen.Range.form.value),
    .maybe("appears", \.appears, StageScreen.Range.form.value)
  )

  private static let operations = ValueForm<[PaintOperation]>
    .list(PaintOperation.form.value, atMost: \.screenOperations)
}

extension StageScreen.Mirror {
  static let form = ObjectForm(
    "ScreenMirror",
    Self.init(x:y:),
    .maybe("x", \.x, .number(in: \.coordinate)),
    .maybe("y", \.y, .number(in: \.coordinate))
  )
}

extension StageScreen.Motion {
  static let form = ObjectForm(
    "ScreenMotion",
    Self.init(place:opacity:),
    .one("place", \.place, PaintGroup.place),
    .usual("opacity", \.opacity, .number(in: 0...1), 1)
  )
}

extension StageScreen.Range {
  static let form = ObjectForm(
    "ScreenRange",
    Self.init(from:to:),
    .one("from", \.from, .described),
    .one("to", \.to, .described)
  )
}

extension StageScreen.Control {
  static let form = ObjectForm(
    "ScreenControl",
    Self.init(place:role:label:isOn:isInContent:drags:press:),
    .inline(\.place, ContentRect.described),
    .one("role", \.role, .word),
    .one("label", \.label, .notice),
    .usual("isOn", \.isOn, .flag, false),
    .usual("isInContent", \.isInContent, .flag, false),
    .usual("drags", \.drags, .word, .both, "of one finger that a grip in an element takes"),
    .maybe(
      "press",
      \.press,
      .number(in: \.touchClock),
      "s after which a finger at rest is the grip's"
    )
  )
}

extension StageScreen.Field {
  static let form = ObjectForm(
    "ScreenField",
    Self.init(place:text:label:size:hasKeyboard:),
    .inline(\.place, ContentRect.described),
    .one("text", \.text, .notice),
    .one("label", \.label, .notice),
    .one("size", \.size, .described),
    .usual("hasKeyboard", \.hasKeyboard, .flag, true)
  )
}

extension ScreenTouch {
  static let form = ObjectForm(
    "ScreenTouch",
    Self.init(phase:point:finger:at:),
    .one("phase", \.phase, .word("TouchPhase")),
    .one("point", \.point, Point.form.value, "of the viewport"),
    .usual("finger", \.finger, .integer(in: \.fingers), 0),
    .maybe("at", \.at, .number(in: \.touchClock), "s")
  )
}
