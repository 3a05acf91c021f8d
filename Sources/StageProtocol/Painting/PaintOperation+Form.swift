// SPDX-License-Identifier: Apache-2.0

extension PaintOperation {
  static let form = ObjectForm("PaintOperation", tag: "kind", kinds)

  static let kinds: [KindForm<PaintOperation>] = [
    KindForm(
      "fill",
      "",
      PaintOperation.fill,
      { if case .fill(let shape, let ink) = $0 { $1(shape, ink) } },
      .one("shape", PaintShape.form.value),
      .one("ink", .ink)
    ),
    KindForm(
      "gradient",
      "",
      PaintOperation.gradient,
      { if case .gradient(let shape, let ramp) = $0 { $1(shape, ramp) } },
      .one("shape", PaintShape.form.value),
      .inline(PaintRamp.form)
    ),
    KindForm(
      "shadow",
      "",
      PaintOperation.shadow,
      { if case .shadow(let shape, let shadow) = $0 { $1(shape, shadow) } },
      .one("shape", PaintShape.form.value),
      .inline(PaintShadow.form)
    ),
    KindForm(
      "stroke",
      "",
      PaintOperation.stroke(_:_:width:),
      { if case .stroke(let shape, let ink, let width) = $0 { $1(shape, ink, width) } },
      .one("shape", PaintShape.form.value),
      .one("ink", .ink),
      .one("width", .described)
    ),
    KindForm(
      "text",
      "",
      PaintOperation.text,
      { if case .text(let text) = $0 { $1(text) } },
      .inline(PaintText.form)
    ),
    KindForm(
      "symbol",
      "",
      PaintOperation.symbol,
      { if case .symbol(let name, let ink, let rect) = $0 { $1(name, ink, rect) } },
      .one("name", .anyText),
      .one("ink", .ink),
      .inline(ContentRect.described)
    ),
    KindForm(
      "image",
      "",
      PaintOperation.image,
      { if case .image(let image) = $0 { $1(image) } },
      .inline(PaintImage.form)
    ),
    KindForm(
      "group",
      "",
      PaintOperation.group,
      { if case .group(let group) = $0 { $1(group) } },
      .inline(PaintGroup.form)
    ),
    KindForm("end", "", PaintOperation.end),
  ]
}

extension PaintShape {
  static let form = ObjectForm("PaintShape", tag: "kind", kinds)

  private static let kinds: [KindForm<PaintShape>] = [
    KindForm(
      "box",
      "",
      PaintShape.box,
      { if case .box(let box) = $0 { $1(box) } },
      .inline(PaintBox.form)
    ),
    KindForm(
      "disc",
      "",
      PaintShape.disc(x:y:radius:),
      { if case .disc(let x, let y, let radius) = $0 { $1(x, y, radius) } },
      .one("x", .described),
      .one("y", .described),
      .one("radius", .described)
    ),
    KindForm(
      "way",
      "",
      PaintShape.way(_:isEvenOdd:),
      { if case .way(let steps, let isEvenOdd) = $0 { $1(steps, isEvenOdd) } },
      .one("steps", .list(.step)),
      .one("isEvenOdd", .flag)
    ),
  ]
}

extension PaintBox {
  static let form = ObjectForm(
    "PaintBox",
    PaintBox.init(x:y:width:height:radius:),
    .one("x", \.x, .described),
    .one("y", \.y, .described),
    .one("width", \.width, .described),
    .one("height", \.height, .described),
    .one("radius", \.radius, .described)
  )
}

extension PaintRamp {
  static let form = ObjectForm(
    "PaintRamp",
    PaintRamp.init(stops:startX:startY:endX:endY:isRadial:),
    .one("stops", \.stops, .list(Stop.form.value)),
    .one("startX", \.startX, .described),
    .one("startY", \.startY, .described),
    .one("endX", \.endX, .described),
    .one("endY", \.endY, .described),
    .usual("isRadial", \.isRadial, .flag, false)
  )
}

extension PaintRamp.Stop {
  static let form = ObjectForm(
    "PaintStop",
    Self.init(place:ink:),
    .one("place", \.place, .number(in: 0...1)),
    .one("ink", \.ink, .ink)
  )
}

extension PaintShadow {
  static let form = ObjectForm(
    "PaintShadow",
    PaintShadow.init(ink:blur:dx:dy:),
    .one("ink", \.ink, .ink),
    .one("blur", \.blur, .described),
    .one("dx", \.dx, .described),
    .one("dy", \.dy, .described)
  )
}

extension PaintText {
  static let form = ObjectForm(
    "PaintText",
    PaintText.init(text:x:y:size:weight:anchor:ink:isSign:face:spacing:outline:blur:),
    .one("text", \.text, .anyText),
    .one("x", \.x, .described),
    .one("y", \.y, .described),
    .one("size", \.size, .described),
    .one("weight", \.weight, .count),
    .one("anchor", \.anchor, .word("PaintAnchor")),
    .one("ink", \.ink, .ink),
    .usual("isSign", \.isSign, .flag, false),
    .maybe("face", \.face, .anyText),
    .usual("spacing", \.spacing, .described, 0),
    .usual("outline", \.outline, .described, 0),
    .usual("blur", \.blur, .described, 0)
  )
}

extension PaintImage {
  static let form = ObjectForm(
    "PaintImage",
    PaintImage.init(name:box:isWhole:isShaded:ground:tint:),
    .one("name", \.name, .anyText),
    .inline(\.box, PaintBox.form),
    .usual("isWhole", \.isWhole, .flag, false),
    .usual("isShaded", \.isShaded, .flag, false),
    .maybe("ground", \.ground, .ink),
    .maybe("tint", \.tint, .ink)
  )
}

extension PaintGroup {
  private static let placeNumbers = 6

  static let form = ObjectForm(
    "PaintGroup",
    PaintGroup.init(place:clip:opacity:),
    .maybe("place", \.place, place),
    .maybe("clip", \.clip, PaintShape.form.value),
    .usual("opacity", \.opacity, .number(in: 0...1), 1)
  )

  /// The numbers of a transform.
  static let place = ValueForm<[Double]>.list(.described)
    .checked { numbers, path, _ throws(ProtocolError) in
      guard numbers.count != placeNumbers else { return }
      throw ProtocolError(
        code: ErrorCode.wrongType,
        field: path(),
        message: "\(path()) needs \(placeNumbers) numbers, not \(numbers.count)"
      )
    }
}

extension ValueForm<String> {
  /// A text of any length.
  fileprivate static var anyText: Self { text(bytes: { _ in .max }) }
}

extension ValueForm<PaintInk> {
  /// An ink as style sheets write it.
  static var ink: Self {
    Self(
      .text,
      read: { json, path, limits throws(ProtocolError) in
        let words = try FieldReader.text(json, path(), limits: limits)
        if let ink = PaintInk(words: words) { return ink }
        throw ProtocolError(
          code: ErrorCode.unknownValue,
          field: path(),
          message: "\(path()) is no colour: \"\(ProtocolError.shortened(words))\""
        )
      },
      write: { .text($0.words) }
    )
  }
}

extension ValueForm<PaintStep> {
  /// A step as a list of numbers: its kind, then x and y of its points.
  fileprivate static var step: Self {
    let numbers = ValueForm<[Double]>.list(.described)
    return Self(
      numbers.shape,
      read: { json, path, limits throws(ProtocolError) in
        let found = try numbers.read(json, path, limits)
        let kind = found.first.flatMap { Int(exactly: $0) }.flatMap { PaintStep.Kind(rawValue: $0) }
        if let kind, let step = PaintStep(kind, Array(found.dropFirst())) { return step }
        throw ProtocolError(
          code: ErrorCode.unknownValue,
          field: path(),
          message: "\(path()) is no step of a way"
        )
      },
      write: { numbers.write([Double($0.kind.rawValue)] + $0.numbers) }
    )
  }
}
