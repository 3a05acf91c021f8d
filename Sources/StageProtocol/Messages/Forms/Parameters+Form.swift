// SPDX-License-Identifier: Apache-2.0

extension ParameterValue {
  /// A value in any of the five forms.
  static let form = ValueForm<ParameterValue>(
    .either(
      name: "ParameterValue",
      [
        .number(nil), .flag, .text, Insets.form.value.shape, sizeForm.value.shape,
      ]
    ),
    read: { json, path, limits throws(ProtocolError) in
      try ParameterValue(json, field: path(), limits: limits)
    },
    write: \.json
  )

  /// The values of parameters, by key.
  static let byKey = ValueForm<[String: ParameterValue]>.dictionary(form)

  private struct Size: Sendable {
    var width: Double
    var height: Double
  }

  private static let sizeForm = ObjectForm(
    "ParameterSize",
    Size.init(width:height:),
    .one("width", \.width, .number(in: \.coordinate)),
    .one("height", \.height, .number(in: \.coordinate))
  )

  package init(_ value: JSONValue, field: String, limits: Limits) throws(ProtocolError) {
    switch value {
    case .flag(let flag): self = .flag(flag)
    case .number:
      self = .number(try FieldReader.number(value, field, in: limits.coordinate))
    case .text: self = .choice(try FieldReader.text(value, field, limits: limits))
    case .object(let object):
      let reader = try FieldReader(value, path: field, limits: limits)
      if object["width"] != nil || object["height"] != nil {
        let size = try Self.sizeForm.read(reader)
        self = .size(size.width, size.height)
      } else {
        self = .insets(try Insets.form.read(reader))
      }
    case .null, .array:
      let forms = "a number, true or false, a text, insets or a size"
      throw ProtocolError.wrongType(field, expected: forms, found: value)
    }
  }

  package var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .choice(let word): .text(word)
    case .insets(let insets): Insets.form.json(of: insets)
    case .size(let width, let height):
      Self.sizeForm.json(of: Size(width: width, height: height))
    }
  }
}

extension ParameterDescriptor {
  static let form = ObjectForm(
    "ParameterDescriptor",
    ParameterDescriptor.init(key:label:group:help:kind:defaultValue:panel:isOrdered:),
    .one("key", \.key, .text),
    .one("label", \.label, .text),
    .one("group", \.group, .text),
    .one("help", \.help, .text),
    .one("kind", \.kind, Kind.form.value),
    .one("defaultValue", \.defaultValue, ParameterValue.form),
    .usual("panel", \.panel, .word, .layout),
    .usual("ordered", \.isOrdered, .flag, false)
  )
}

extension ParameterDescriptor.Option {
  static let form = ObjectForm(
    "ParameterOption",
    ParameterDescriptor.Option.init(value:label:),
    .one("value", \.value, .text),
    .one("label", \.label, .text)
  )
}

extension ParameterDescriptor.Kind {
  static let form = ObjectForm<Self>(
    "ParameterKind",
    tag: "type",
    [
      KindForm(
        "number",
        "",
        Self.number(minimum:maximum:step:unit:isWhole:),
        {
          if case .number(let low, let high, let step, let unit, let isWhole) = $0 {
            $1(low, high, step, unit, isWhole)
          }
        },
        .one("minimum", .anyNumber),
        .one("maximum", .anyNumber),
        .one("step", .anyNumber),
        .one("unit", .text),
        .usual("isWhole", .flag, false)
      ),
      KindForm("flag", "", .flag),
      KindForm(
        "choice",
        "",
        Self.choice(options:),
        { if case .choice(let options) = $0 { $1(options) } },
        .one("options", .list(ParameterDescriptor.Option.form.value))
      ),
      KindForm("colour", "", .colour),
      KindForm(
        "insets",
        "",
        Self.insets(minimum:maximum:step:),
        { if case .insets(let low, let high, let step) = $0 { $1(low, high, step) } },
        .one("minimum", .anyNumber),
        .one("maximum", .anyNumber),
        .one("step", .anyNumber)
      ),
      KindForm(
        "size",
        "",
        Self.size(minimum:maximum:step:),
        { if case .size(let low, let high, let step) = $0 { $1(low, high, step) } },
        .one("minimum", .anyNumber),
        .one("maximum", .anyNumber),
        .one("step", .anyNumber)
      ),
    ]
  )
}
