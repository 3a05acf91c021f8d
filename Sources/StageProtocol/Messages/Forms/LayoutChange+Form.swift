// SPDX-License-Identifier: Apache-2.0

extension LayoutOption {
  static let form = ObjectForm(
    "LayoutOption",
    LayoutOption.init(id:name:),
    .one("id", \.id, .text),
    .one("name", \.name, .text)
  )

  /// The options of a stage, with its own.
  static let list = ValueForm<[LayoutOption]>.list(form.value, atMost: \.stageLayouts)
}

extension PinchRule {
  static let form = ObjectForm(
    "PinchRule",
    PinchRule.init(parameter:detents:isInverted:),
    .one("parameter", \.parameter, .text),
    .usual("detents", \.detents, detentList, []),
    .usual("inverted", \.isInverted, .flag, false)
  )

  package init(reader: FieldReader) throws(ProtocolError) { self = try Self.form.read(reader) }

  /// Ascending numbers.
  private static let detentList = ValueForm<[Double]>.list(
    .number(in: \.coordinate),
    atMost: \.pinchDetents
  )
  .checked { detents, path, _ throws(ProtocolError) in
    for (index, pair) in zip(detents, detents.dropFirst()).enumerated() where pair.0 >= pair.1 {
      let field = "\(path())[\(index + 1)]"
      throw ProtocolError(
        code: ErrorCode.notAscending,
        field: field,
        message: "\(field) is \(pair.1), but must be greater than the one before it"
      )
    }
  }
}

extension LayoutChange {
  static let form = ObjectForm(
    "LayoutChange",
    LayoutChange.init(to:animation:path:placement:),
    .one("to", \.to, .text, "(id of a layout)"),
    .maybe("animation", \.animation, Animation.form.value),
    .usual("path", \.path, .word("Path"), .linear),
    .maybe("placement", \.placement, .word("Placement"))
  )
}

extension LayoutChange.Animation {
  static let form = ObjectForm<Self>(
    "ChangeAnimation",
    tag: "curve",
    [
      KindForm(
        "ease",
        "",
        Self.ease,
        { if case .ease(let duration) = $0 { $1(duration) } },
        .one("duration", .number(in: \.changeDuration), "s")
      ),
      KindForm(
        "spring",
        "",
        Self.spring(response:damping:),
        { if case .spring(let response, let damping) = $0 { $1(response, damping) } },
        .one("response", .number(in: \.changeDuration), "s"),
        .one("damping", .number(in: \.changeDamping))
      ),
    ]
  )
}

extension TransitionStep {
  static let form = ObjectForm<TransitionStep>(
    "TransitionStep",
    tag: "phase",
    [
      KindForm(
        "began",
        "",
        TransitionStep.began(to:path:placement:),
        { if case .began(let to, let path, let placement) = $0 { $1(to, path, placement) } },
        .one("to", .text),
        .usual("path", .word("Path"), .linear),
        .maybe("placement", .word("Placement"))
      ),
      KindForm(
        "moved",
        "",
        TransitionStep.moved,
        { if case .moved(let progress) = $0 { $1(progress) } },
        .one("progress", .number(in: \.transitionProgress))
      ),
      KindForm(
        "ended",
        "",
        TransitionStep.ended(progress:velocity:),
        { if case .ended(let progress, let velocity) = $0 { $1(progress, velocity) } },
        .one("progress", .number(in: \.transitionProgress)),
        .one("velocity", .number(in: \.transitionVelocity), "ways a second")
      ),
      KindForm("cancelled", "", .cancelled),
    ]
  )
}

extension StageTransition {
  static let form = ObjectForm(
    "StageTransition",
    StageTransition.init(id:client:from:to:path:progress:),
    .one("id", \.id, .identifier),
    .one("client", \.client, .identifier),
    .one("from", \.from, .text),
    .one("to", \.to, .text),
    .usual("path", \.path, .word("Path"), .linear),
    .one("progress", \.progress, .number(in: \.transitionProgress))
  )
}
