// SPDX-License-Identifier: Apache-2.0

extension Point {
  static let form = ObjectForm(
    "Point",
    Point.init(x:y:),
    .one("x", \.x, .number(in: \.coordinate)),
    .one("y", \.y, .number(in: \.coordinate))
  )
}

extension Insets {
  static let form = form(in: \.coordinate)

  /// Insets with four sides within some bounds.
  static func form(
    in bounds: @escaping @Sendable (Limits) -> ClosedRange<Double>
  ) -> ObjectForm<Insets> {
    ObjectForm(
      "Insets",
      Insets.init(top:left:bottom:right:),
      .one("top", \.top, .number(in: bounds)),
      .one("left", \.left, .number(in: bounds)),
      .one("bottom", \.bottom, .number(in: bounds)),
      .one("right", \.right, .number(in: bounds))
    )
  }
}

extension ContentRect {
  static let form = form(.number(in: \.coordinate), .number(in: \.contentLength))
  /// A rectangle that a layout has computed; its numbers may be wrong.
  static let described = form(.described, .described)

  private static func form(
    _ place: ValueForm<Double>,
    _ length: ValueForm<Double>
  ) -> ObjectForm<ContentRect> {
    ObjectForm(
      "ContentRect",
      ContentRect.init(x:y:width:height:),
      .one("x", \.x, place),
      .one("y", \.y, place),
      .one("width", \.width, length),
      .one("height", \.height, length)
    )
  }
}

extension NextView {
  static let form = ObjectForm(
    "NextView",
    NextView.init(stage:view:),
    .one("stage", \.stage, .text),
    .one("view", \.view, .identifier)
  )
}

extension Viewport {
  static let form = ObjectForm(
    "Viewport",
    Viewport.init(width:height:scale:insets:isDark:traits:),
    .one("width", \.width, .number(in: \.viewportLength)),
    .one("height", \.height, .number(in: \.viewportLength)),
    .one("scale", \.scale, .number(in: \.displayScale)),
    .one("insets", \.insets, Insets.form(in: \.viewportInset).value),
    .usual("dark", \.isDark, .flag, false),
    .inline(\.traits, ViewTraits.form)
  )
}

extension ViewTraits {
  fileprivate static let form = ObjectForm(
    "ViewTraits",
    ViewTraits.init(textSize:direction:keyboard:reducesMotion:),
    .maybe("textSize", \.textSize, .word("TextSize")),
    .maybe("direction", \.direction, .word("ReadingDirection")),
    .usual("keyboard", \.keyboard, .number(in: \.viewportInset), 0),
    .usual("reducesMotion", \.reducesMotion, .flag, false)
  )
}

extension SectionMetrics {
  static let form = ObjectForm(
    "SectionMetrics",
    SectionMetrics.init(lineSpacing:interitemSpacing:inset:),
    .maybe("lineSpacing", \.lineSpacing, .number(in: \.sectionMetric)),
    .maybe("interitemSpacing", \.interitemSpacing, .number(in: \.sectionMetric)),
    .maybe("inset", \.inset, Insets.form(in: \.sectionMetric).value)
  )

  package init(reader: FieldReader) throws(ProtocolError) { self = try Self.form.read(reader) }
}

extension Diagnostic {
  static let form = ObjectForm(
    "Diagnostic",
    Diagnostic.init(severity:code:message:file:line:column:path:element:source:),
    .one("severity", \.severity, .word("Severity")),
    .one("code", \.code, .text),
    .one("message", \.message, .notice),
    .maybe("file", \.file, .notice),
    .maybe("line", \.line, place),
    .maybe("column", \.column, place),
    .maybe("path", \.path, .notice),
    .maybe("element", \.element, .notice),
    .maybe("source", \.source, .notice)
  )

  /// A line or a column, from 1.
  private static let place = ValueForm<Int>.integer(in: 1...Int(Int32.max))

  /// A list of diagnostics.
  static let list = ValueForm<[Diagnostic]>.list(form.value)
}

extension ProtocolError {
  static let form = ObjectForm(
    "Refusal",
    ProtocolError.init(code:field:message:),
    .one("code", \.code, .text),
    .one("field", \.field, .notice),
    .one("message", \.message, .notice)
  )
}

extension ScrollAnimation {
  private static let seconds = ValueForm<Double>.number(in: 0...longest)

  static let form = ObjectForm(
    "ScrollAnimation",
    ScrollAnimation.init(duration:response:),
    .one("duration", \.duration, seconds, "s"),
    .maybe("response", \.response, seconds, "s")
  )
}
