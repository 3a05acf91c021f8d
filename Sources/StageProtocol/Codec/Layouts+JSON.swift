// SPDX-License-Identifier: Apache-2.0

extension LayoutOption {
  /// The options of a stage, its own included; none where the list is left out.
  static func list(_ key: String, in reader: FieldReader) throws(ProtocolError) -> [LayoutOption] {
    guard reader.optional(key) != nil else { return [] }
    return try reader.objects(
      key,
      atMost: reader.limits.layoutOptions + 1
    ) { entry throws(ProtocolError) in
      LayoutOption(id: try entry.text("id"), name: try entry.text("name"))
    }
  }

  var json: JSONValue { .members([("id", .text(id)), ("name", .text(name))]) }
}

extension PinchRule {
  package init(reader: FieldReader) throws(ProtocolError) {
    parameter = try reader.text("parameter")
    detents = []
    if reader.optional("detents") != nil {
      detents = try reader.list(
        "detents",
        atMost: reader.limits.pinchDetents
      ) { value, field throws(ProtocolError) in
        try FieldReader.number(value, field, in: reader.limits.coordinate)
      }
    }
    isInverted = try reader.optionalFlag("inverted") ?? false
    let pairs = zip(detents, detents.dropFirst())
    if let index = pairs.enumerated().first(where: { $0.element.0 >= $0.element.1 })?.offset {
      let field = "\(reader.field("detents"))[\(index + 1)]"
      throw ProtocolError(
        code: ErrorCode.notAscending,
        field: field,
        message: "\(field) is \(detents[index + 1]), but must be greater than the one before it"
      )
    }
  }

  var json: JSONValue {
    .members([
      ("parameter", .text(parameter)),
      ("detents", detents.isEmpty ? nil : .array(detents.map { .number($0) })),
      ("inverted", isInverted ? .flag(true) : nil),
    ])
  }
}

extension LayoutChange {
  init(reader: FieldReader) throws(ProtocolError) {
    to = try reader.text("to")
    let isAnimated = reader.optional("animation") != nil
    animation = isAnimated ? try Animation(reader: try reader.reader("animation")) : nil
    path = try Path.optional(in: reader)
    placement = try Placement.optional(in: reader)
  }

  var members: [(String, JSONValue?)] {
    [
      ("to", .text(to)), ("animation", animation?.json), ("path", path.json),
      ("placement", placement.map { .text($0.rawValue) }),
    ]
  }
}

extension LayoutChange.Path {
  /// The way; straight where it is left out.
  static func optional(in reader: FieldReader) throws(ProtocolError) -> LayoutChange.Path {
    reader.optional("path") == nil ? .linear : try reader.word("path", LayoutChange.Path.self)
  }

  /// The word; nothing for what is meant when it is left out.
  var json: JSONValue? { self == .linear ? nil : .text(rawValue) }
}

extension LayoutChange.Placement {
  static func optional(in reader: FieldReader) throws(ProtocolError) -> LayoutChange.Placement? {
    guard reader.optional("placement") != nil else { return nil }
    return try reader.word("placement", LayoutChange.Placement.self)
  }
}

extension LayoutChange.Animation {
  private enum Curve: String, CaseIterable {
    case ease
    case spring
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let seconds = reader.limits.changeDuration
    switch try reader.word("curve", Curve.self) {
    case .ease: self = .ease(duration: try reader.number("duration", in: seconds))
    case .spring:
      self = .spring(
        response: try reader.number("response", in: seconds),
        damping: try reader.number("damping", in: reader.limits.changeDamping)
      )
    }
  }

  var json: JSONValue {
    switch self {
    case .ease(let duration):
      .members([("curve", .text(Curve.ease.rawValue)), ("duration", .number(duration))])
    case .spring(let response, let damping):
      .members([
        ("curve", .text(Curve.spring.rawValue)), ("response", .number(response)),
        ("damping", .number(damping)),
      ])
    }
  }
}

extension TransitionStep {
  private enum Phase: String, CaseIterable {
    case began
    case moved
    case ended
    case cancelled
  }

  init(reader: FieldReader) throws(ProtocolError) {
    let bounds = reader.limits.transitionProgress
    switch try reader.word("phase", Phase.self) {
    case .began:
      self = .began(
        to: try reader.text("to"),
        path: try LayoutChange.Path.optional(in: reader),
        placement: try LayoutChange.Placement.optional(in: reader)
      )
    case .moved: self = .moved(progress: try reader.number("progress", in: bounds))
    case .ended:
      self = .ended(
        progress: try reader.number("progress", in: bounds),
        velocity: try reader.number("velocity", in: reader.limits.transitionVelocity)
      )
    case .cancelled: self = .cancelled
    }
  }

  var members: [(String, JSONValue?)] {
    switch self {
    case .began(let to, let path, let placement):
      [
        ("phase", .text(Phase.began.rawValue)), ("to", .text(to)), ("path", path.json),
        ("placement", placement.map { .text($0.rawValue) }),
      ]
    case .moved(let progress):
      [("phase", .text(Phase.moved.rawValue)), ("progress", .number(progress))]
    case .ended(let progress, let velocity):
      [
        ("phase", .text(Phase.ended.rawValue)), ("progress", .number(progress)),
        ("velocity", .number(velocity)),
      ]
    case .cancelled: [("phase", .text(Phase.cancelled.rawValue))]
    }
  }
}

extension StageTransition {
  /// The transition that a message tells of; `nil` when it tells of none.
  static func optional(
    _ key: String,
    in reader: FieldReader
  ) throws(ProtocolError) -> StageTransition? {
    guard reader.optional(key) != nil else { return nil }
    let entry = try reader.reader(key)
    return StageTransition(
      id: try entry.identifier("id"),
      client: try entry.identifier("client"),
      from: try entry.text("from"),
      to: try entry.text("to"),
      path: try LayoutChange.Path.optional(in: entry),
      progress: try entry.number("progress", in: entry.limits.transitionProgress)
    )
  }

  var json: JSONValue {
    .members([
      ("id", .integer(id)), ("client", .integer(client)), ("from", .text(from)),
      ("to", .text(to)), ("path", path.json), ("progress", .number(progress)),
    ])
  }
}
