// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Snapshot {
  /// The greatest number of elements of a stored snapshot.
  private static let mostElements = 1_000_000

  /// The JSON text with one line for each element, so that tools for texts show the changed
  /// elements.
  ///
  /// Numbers are written with all digits: reading them gives the same numbers.
  public var json: String {
    let head: [(String, JSONValue)] = [
      ("bounds", Self.array(bounds.numbers)),
      ("contentSize", Self.array([contentWidth, contentHeight])),
    ]
    var lines = head.map { "\(Self.text(.text($0))):\(Self.text($1)),\n" }
    lines.append(Self.list("elements", elements.map(\.text)) + ",\n")
    lines.append(Self.list("diagnostics", diagnostics.map { Self.text($0.json) }))
    if let screen {
      if let place = screen.place {
        lines.append(",\n\"screenPlace\":" + Self.text(Self.array(place.numbers)))
      }
      lines.append(",\n")
      lines.append(Self.list("screen", screen.parts.map { Self.text($0.json) }))
    }
    return "{" + lines.joined() + "}\n"
  }

  private static func list(_ name: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "\"\(name)\":[]" }
    return "\"\(name)\":[\n" + lines.joined(separator: ",\n") + "\n]"
  }

  fileprivate static func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
  }

  fileprivate static func array(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  /// Reads a stored snapshot; `file` is its name for messages.
  ///
  /// - Throws: `DocumentError` for the first error.
  public static func parse(
    _ bytes: Data,
    file: String,
    limits: Limits = .standard
  ) throws(DocumentError) -> Snapshot {
    let source = try DocumentSource(bytes, file: file, limits: limits)
    return try source.reading { reader throws(ProtocolError) in
      let size = try reader.numbers("contentSize", count: 2)
      let elements = try reader.objects("elements", atMost: mostElements, Element.init)
      let findings = try reader.objects("diagnostics", atMost: mostElements, Finding.init)
      var screen: Screen?
      if reader.optional("screen") != nil {
        screen = Screen(
          place: reader.optional("screenPlace") == nil ? nil : try Rect(reader, "screenPlace"),
          parts: try reader.objects("screen", atMost: mostElements, Screen.Part.init)
        )
      }
      return Snapshot(
        bounds: try Rect(reader, "bounds"),
        contentWidth: size[0],
        contentHeight: size[1],
        elements: elements,
        diagnostics: findings,
        screen: screen
      )
    }
  }
}

extension Snapshot.Screen.Part {
  fileprivate var json: JSONValue {
    .members([
      ("kind", .text(kind)), ("frame", Snapshot.array(frame.numbers)), ("text", .text(text)),
    ])
  }

  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    self.init(
      kind: try reader.text("kind"),
      frame: try Snapshot.Rect(reader, "frame"),
      text: try reader.text("text")
    )
  }
}

extension Snapshot.Rect {
  fileprivate static let parts = 4

  fileprivate init(_ reader: FieldReader, _ key: String) throws(ProtocolError) {
    let numbers = try reader.numbers(key, count: Self.parts)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[Self.parts - 1])
  }
}

extension Snapshot.Element {
  private static let affineParts = 6
  private static let spatialParts = 16
  private static let deepestPath = 16

  /// The element's line.
  ///
  /// Its z-index may be larger than the numbers that JSON values represent exactly.
  fileprivate var text: String {
    let members: [(String, String)] = [
      ("category", Snapshot.text(.text(category.rawValue))),
      ("kind", Snapshot.text(kind.map { .text($0) } ?? .null)),
      ("indexPath", Snapshot.text(.array(indexPath.map { .integer($0) }))),
      ("id", Snapshot.text(.text(id))),
      ("frame", Snapshot.text(Snapshot.array(frame.numbers))),
      ("alpha", Snapshot.text(.number(alpha))),
      ("zIndex", String(zIndex)),
      ("hidden", Snapshot.text(.flag(hidden))),
      ("transform", Snapshot.text(transform.map { Snapshot.array($0) } ?? .null)),
      ("transform3D", Snapshot.text(transform3D.map { Snapshot.array($0) } ?? .null)),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    self.init(
      category: try reader.word("category", Category.self),
      kind: try reader.optionalText("kind"),
      indexPath: try reader.indices("indexPath", atMost: Self.deepestPath),
      id: try reader.text("id"),
      frame: try Snapshot.Rect(reader, "frame"),
      alpha: try reader.anyNumber("alpha"),
      zIndex: Self.whole(try reader.anyNumber("zIndex")),
      hidden: try reader.flag("hidden"),
      transform: try reader.optionalNumbers("transform", count: Self.affineParts),
      transform3D: try reader.optionalNumbers("transform3D", count: Self.spatialParts)
    )
  }

  /// The nearest integer.
  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension Snapshot.Finding {
  fileprivate var json: JSONValue {
    .members([
      ("severity", .text(severity.rawValue)), ("path", .text(path)), ("message", .text(message)),
    ])
  }

  fileprivate init(_ reader: FieldReader) throws(ProtocolError) {
    self.init(
      severity: try reader.word("severity", Diagnostic.Severity.self),
      path: try reader.optionalText("path") ?? "",
      message: try reader.text("message")
    )
  }
}

extension FieldReader {
  /// A list of `count` finite numbers.
  fileprivate func numbers(_ key: String, count: Int) throws(ProtocolError) -> [Double] {
    let values = try array(key)
    guard values.count == count else {
      throw ProtocolError(
        code: ErrorCode.wrongType,
        field: field(key),
        message: "\(field(key)) needs \(count) numbers, not \(values.count)"
      )
    }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value else {
        throw ProtocolError.wrongType(field(key), expected: "\(count) numbers", found: value)
      }
      numbers.append(number)
    }
    return numbers
  }

  fileprivate func optionalNumbers(
    _ key: String,
    count: Int
  ) throws(ProtocolError) -> [Double]? {
    optional(key) == nil ? nil : try numbers(key, count: count)
  }
}
