// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import StageProtocol

/// What a `.layout.json` file says: which layout, with which data and values.
public struct LayoutDocument: Hashable, Sendable {
  static let members = [
    "kind", "class", "name", "title", "subtitle", "group", "data", "prototypes", "parameters",
    "layouts", "pinch", "$schema",
  ]
  /// Every member that a file can have, those of some kinds only included.
  static let allMembers = members + kindMembers
  /// Members that go with one kind.
  static let kindMembers = CompositionalDocument.members + ListDocument.members
  /// The `kind` of a layout that is named by its class.
  public static let customKind = "custom"

  /// Name of the layout: `flow`, one of the gallery, or `custom`.
  public var kind: String
  /// Name of the layout's class, where the kind is `custom`; empty elsewhere.
  public var className: String
  /// What the layout is called among others; empty when the file does not say.
  public var name: String
  /// What the stage is called; empty when the file does not say.
  public var title: String
  /// Small text below the title; empty when the file does not say.
  public var subtitle: String
  /// Heading that the stage stands under; empty when the file does not say.
  public var group: String
  /// Path of the data file, relative to the layout file; empty when the file does not say.
  public var data: String
  /// Cells that items of the data choose among by their `prototype`.
  public var prototypes: [CellPrototype]
  /// The sections, where the kind is `compositional`; `nil` elsewhere.
  package var compositional: CompositionalDocument?
  /// The ground and the lines of a list, where the kind is `list`; `nil` elsewhere.
  package var list: ListDocument?
  /// Other layouts that the stage can turn into; `nil` leaves them to whoever shows the stage.
  public var layouts: [LayoutAlternative]?
  /// What a pinch on the content sets; `nil` leaves that to the layout.
  public var pinch: PinchRule?
  /// What the reader noticed that is not wrong enough to refuse the file.
  public var warnings: [Diagnostic]
  private let source: DocumentSource
  /// Which of another file's layouts it is; `nil` for a file of its own.
  private let place: Int?

  /// Values of the file's `parameters`, as checked against a layout's descriptors.
  public struct Values: Hashable, Sendable {
    /// The values that the file gives, by key.
    public var values: [String: ParameterValue]
    /// Parameters that the layout does not have.
    public var warnings: [Diagnostic]
  }

  /// What reading a file needs besides its members.
  struct Reading {
    var source: DocumentSource
    var kinds: [String]?
    var classes: [String]?
    var named: NamedLayouts
  }

  /// Reads a file's bytes, or a `LayoutBundle`'s; `file` is its name for messages, `kinds` are the layouts
  /// that there are and `classes` those of kind `custom`, or `nil` to take any name.
  ///
  /// - Throws: `DocumentError` with the first thing that is wrong.
  public static func parse(
    _ bytes: Data,
    file: String,
    kinds: [String]? = nil,
    classes: [String]? = nil,
    limits: Limits = .standard
  ) throws(DocumentError) -> LayoutDocument {
    let bundle: LayoutBundle
    do throws(ProtocolError) {
      bundle = try LayoutBundle(bytes, limits: limits)
    } catch {
      throw DocumentError(code: error.code, path: "", message: error.message, file: file)
    }
    let source = try DocumentSource(bundle.main, file: file, limits: limits)
    let named = NamedLayouts(bundle, kinds: kinds, classes: classes, limits: limits)
    let reading = Reading(source: source, kinds: kinds, classes: classes, named: named)
    let document = try source.reading { reader throws(ProtocolError) in
      try LayoutDocument(reader, reading, isNamed: false)
    }
    if let failure = named.failure { throw failure }
    return document
  }

  /// Reads a file that another one names.
  ///
  /// What belongs to the stage is the other's: this one's data and cells do not count, and its own `layouts`
  /// are not looked at, so that files may name one another.
  static func named(
    _ member: LayoutBundle.Member,
    _ kinds: [String]?,
    _ classes: [String]?,
    _ limits: Limits
  ) throws(DocumentError) -> LayoutDocument {
    let file = NamedLayouts.fileName(member.name)
    let source = try DocumentSource(member.bytes, file: file, limits: limits)
    let named = NamedLayouts(LayoutBundle(main: Data(), members: []), limits: limits)
    let reading = Reading(source: source, kinds: kinds, classes: classes, named: named)
    return try source.reading { reader throws(ProtocolError) in
      try LayoutDocument(reader, reading, isNamed: true)
    }
  }

  private init(
    _ reader: FieldReader,
    _ reading: Reading,
    isNamed: Bool
  ) throws(ProtocolError) {
    var unknown = UnknownMembers(source: reading.source)
    unknown.check(reader, known: Self.allMembers)
    kind = try reader.text("kind")
    if let kinds = reading.kinds, !kinds.contains(kind) {
      throw ProtocolError.unknownValue("kind", kind, kinds)
    }
    className = try Self.className(reader, kind, reading.classes)
    compositional = try Self.compositional(reader, kind)
    list = try Self.list(reader, kind)
    name = try reader.optionalText("name") ?? ""
    title = try reader.optionalText("title") ?? ""
    subtitle = try reader.optionalText("subtitle") ?? ""
    group = try reader.optionalText("group") ?? ""
    data = try reader.optionalText("data") ?? ""
    prototypes = try CellPrototype.list(reader, &unknown)
    if reader.optional("parameters") != nil { _ = try reader.reader("parameters") }
    layouts = isNamed ? nil : try LayoutAlternative.list(reader, reading, &unknown)
    pinch = reader.optional("pinch") == nil ? nil : try PinchRule(file: reader, &unknown)
    warnings = unknown.report
    source = reading.source
    place = nil
  }

  /// Reads one of the layouts that a file names besides its own.
  init(
    alternative index: Int,
    _ reader: FieldReader,
    _ reading: Reading
  ) throws(ProtocolError) {
    kind = try reader.text("kind")
    if let kinds = reading.kinds, !kinds.contains(kind) {
      throw ProtocolError.unknownValue(reader.field("kind"), kind, kinds)
    }
    className = try Self.className(reader, kind, reading.classes)
    compositional = try Self.compositional(reader, kind)
    list = try Self.list(reader, kind)
    (name, title, subtitle, group, data) = ("", "", "", "", "")
    (prototypes, layouts) = ([], nil)
    if reader.optional("parameters") != nil { _ = try reader.reader("parameters") }
    var unknown = UnknownMembers(source: reading.source)
    pinch = reader.optional("pinch") == nil ? nil : try PinchRule(file: reader, &unknown)
    warnings = unknown.report
    source = reading.source
    place = index
  }

  /// Sections go with the kind `compositional`, and only with that one.
  private static func compositional(
    _ reader: FieldReader,
    _ kind: String
  ) throws(ProtocolError) -> CompositionalDocument? {
    let own = CompositionalDocument.kind
    guard kind != own else { return try CompositionalReader.document(reader) }
    try refuse(CompositionalDocument.members, of: own, reader, kind)
    return nil
  }

  /// Lines go with the kind `list`, and only with that one.
  private static func list(
    _ reader: FieldReader,
    _ kind: String
  ) throws(ProtocolError) -> ListDocument? {
    guard kind != ListDocument.kind else { return try ListDocument(reader) }
    try refuse(ListDocument.members, of: ListDocument.kind, reader, kind)
    return nil
  }

  /// Refuses members of another kind.
  private static func refuse(
    _ members: [String],
    of own: String,
    _ reader: FieldReader,
    _ kind: String
  ) throws(ProtocolError) {
    guard let member = members.first(where: { reader.optional($0) != nil }) else { return }
    throw ProtocolError(
      code: ErrorCode.unknownValue,
      field: reader.field(member),
      message: "\(member) goes with the kind \(own), but the kind is \(kind)"
    )
  }

  /// What people read of the layout: its name, else the stage's; empty when the file says neither.
  public var shownName: String { name.isEmpty ? title : name }

  /// Line and column of something in the file, counted from 1.
  ///
  /// The path is one such as `sections[0].group.height`; of one that is not there, it is the place of the
  /// nearest that is.
  package func place(ofPath path: String) -> (line: Int, column: Int) {
    let place = TextPlace(offset: source.root.offset(ofPath: path), in: source.bytes)
    return (place.line, place.column)
  }

  /// A class goes with the kind `custom`, and only with that one.
  private static func className(
    _ reader: FieldReader,
    _ kind: String,
    _ classes: [String]?
  ) throws(ProtocolError) -> String {
    guard kind == customKind else {
      guard reader.optional("class") == nil else {
        throw ProtocolError(
          code: ErrorCode.unknownValue,
          field: reader.field("class"),
          message: "class goes with the kind \(customKind), but the kind is \(kind)"
        )
      }
      return ""
    }
    let name = try reader.text("class")
    guard let classes, !classes.contains(name) else { return name }
    let error = ProtocolError.unknownValue(reader.field("class"), name, classes)
    let nearest = UnknownMembers.nearest(to: name, among: classes)
    throw ProtocolError(
      code: error.code,
      field: error.field,
      message: error.message + (nearest.map { "; did you mean \($0)?" } ?? "")
    )
  }

  /// Reads the file's `parameters` as the layout's descriptors ask for them.
  ///
  /// Of insets and sizes the file may leave out parts; those are the descriptor's default. A parameter
  /// that the layout does not have is a warning with the nearest name.
  ///
  /// - Throws: `DocumentError` for the first value that a descriptor does not allow.
  public func values(for descriptors: [ParameterDescriptor]) throws(DocumentError) -> Values {
    try source.reading { root throws(ProtocolError) in
      let reader = try entry(of: root)
      guard reader.optional("parameters") != nil else { return Values(values: [:], warnings: []) }
      let parameters = try reader.reader("parameters")
      var unknown = UnknownMembers(source: source)
      unknown.check(parameters, known: descriptors.map(\.key))
      var values: [String: ParameterValue] = [:]
      for descriptor in descriptors where parameters.optional(descriptor.key) != nil {
        let value = try parameters.value(for: descriptor, &unknown)
        try ParameterSchema.check(value, of: descriptor, path: parameters.field(descriptor.key))
        values[descriptor.key] = value
      }
      return Values(values: values, warnings: unknown.report)
    }
  }
}

extension LayoutDocument {
  /// The object of the file that describes this layout.
  private func entry(of root: FieldReader) throws(ProtocolError) -> FieldReader {
    guard let place else { return root }
    let path = "\(LayoutBundle.listMember)[\(place)]"
    let values = try root.array(LayoutBundle.listMember)
    return try FieldReader(values[place], path: path, limits: root.limits)
  }
}

extension FieldReader {
  /// The member that a descriptor describes, with left-out parts taken from its default.
  fileprivate func value(
    for descriptor: ParameterDescriptor,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> ParameterValue {
    let member = try value(descriptor.key)
    switch descriptor.kind {
    case .number, .flag, .choice, .colour:
      guard case .object = member else {
        return try ParameterValue(member, field: field(descriptor.key), limits: limits)
      }
      let noun = descriptor.kind.noun
      throw ProtocolError.wrongType(field(descriptor.key), expected: noun, found: member)
    case .insets, .size:
      guard case .object = member else {
        let noun = descriptor.kind.noun
        throw ProtocolError.wrongType(field(descriptor.key), expected: noun, found: member)
      }
      let parts = try reader(descriptor.key)
      unknown.check(parts, known: descriptor.kind.parts)
      return try parts.composite(descriptor)
    }
  }

  private func composite(
    _ descriptor: ParameterDescriptor
  ) throws(ProtocolError) -> ParameterValue {
    if case .insets = descriptor.kind {
      var insets = Insets.zero
      if case .insets(let standard) = descriptor.defaultValue { insets = standard }
      return .insets(
        Insets(
          top: try part("top") ?? insets.top,
          left: try part("left") ?? insets.left,
          bottom: try part("bottom") ?? insets.bottom,
          right: try part("right") ?? insets.right
        )
      )
    }
    var size = (width: 0.0, height: 0.0)
    if case .size(let width, let height) = descriptor.defaultValue { size = (width, height) }
    return .size(try part("width") ?? size.width, try part("height") ?? size.height)
  }

  private func part(_ key: String) throws(ProtocolError) -> Double? {
    optional(key) == nil ? nil : try number(key, in: limits.coordinate)
  }
}
