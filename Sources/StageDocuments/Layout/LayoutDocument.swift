// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import StageProtocol

/// The content of a `.layout.json` file: the layout, the data file and the values of parameters.
public struct LayoutDocument: Hashable, Sendable {
  static let members = [
    "kind", "class", "name", "title", "subtitle", "group", "data", "prototypes", "parameters",
    "layouts", "pinch", "$schema",
  ]
  /// Every possible member of a file, with those of single kinds.
  static let allMembers = members + kindMembers
  /// The members of single kinds.
  static let kindMembers = CompositionalDocument.members + ListDocument.members
  /// The `kind` of a layout with a class name.
  public static let customKind = "custom"

  /// The kind of the layout: `flow`, one of the gallery, or `custom`.
  public var kind: String
  /// The class of the layout when the kind is `custom`; empty otherwise.
  public var className: String
  /// The name of the layout among others; empty when the file has none.
  public var name: String
  /// The title of the stage; empty when the file has none.
  public var title: String
  /// A small text below the title; empty when the file has none.
  public var subtitle: String
  /// The heading above the stage in the list; empty when the file has none.
  public var group: String
  /// The path of the data file, relative to the layout file; empty when the file has none.
  public var data: String
  /// The cells that items of the data choose with `prototype`.
  public var prototypes: [CellPrototype]
  /// The sections when the kind is `compositional`; `nil` otherwise.
  package var compositional: CompositionalDocument?
  /// The background and the lines of a list when the kind is `list`; `nil` otherwise.
  package var list: ListDocument?
  /// Other layouts of the stage; `nil` lets the stage host choose them.
  public var layouts: [LayoutAlternative]?
  /// The parameter that a pinch on the content changes; `nil` for the layout's own.
  public var pinch: PinchRule?
  /// Small errors for which the file is not refused.
  public var warnings: [Diagnostic]
  private let source: DocumentSource
  /// The index among another file's layouts; `nil` for a file of its own.
  private let place: Int?

  /// The values of the file's `parameters`, checked with a layout's descriptors.
  public struct Values: Hashable, Sendable {
    /// The values in the file, by key.
    public var values: [String: ParameterValue]
    /// Parameters that the layout does not have.
    public var warnings: [Diagnostic]
  }

  /// Everything besides its members that reading a file needs.
  struct Reading {
    var source: DocumentSource
    var kinds: [String]?
    var classes: [String]?
    var named: NamedLayouts
  }

  /// Reads the bytes of a file or a `LayoutBundle`.
  ///
  /// `file` is its name for messages, `kinds` are the known layouts, and `classes` those of kind
  /// `custom`, or `nil` to accept any class.
  ///
  /// - Throws: `DocumentError` for the first error.
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

  /// Reads a file that another file names.
  ///
  /// The stage belongs to the other file: this file's data and cells are ignored, and so are its
  /// `layouts`, so that files may name one another.
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

  /// Reads one of the layouts in a file's `layouts`.
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

  /// Reads sections, which only the kind `compositional` has.
  private static func compositional(
    _ reader: FieldReader,
    _ kind: String
  ) throws(ProtocolError) -> CompositionalDocument? {
    let own = CompositionalDocument.kind
    guard kind != own else { return try CompositionalReader.document(reader) }
    try refuse(CompositionalDocument.members, of: own, reader, kind)
    return nil
  }

  /// Reads background and lines, which only the kind `list` has.
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
      message: "\(member) is only for the kind \(own), but the kind is \(kind)"
    )
  }

  /// The layout's name for users, or else the stage's title; empty when the file has neither.
  public var shownName: String { name.isEmpty ? title : name }

  /// The line and the column of a value in the file, from 1.
  ///
  /// The path is for example `sections[0].group.height`. For a missing value, it is the place of
  /// the nearest container.
  package func place(ofPath path: String) -> (line: Int, column: Int) {
    let place = TextPlace(offset: source.root.offset(ofPath: path), in: source.bytes)
    return (place.line, place.column)
  }

  /// Reads the class, which only the kind `custom` has.
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
          message: "class is only for the kind \(customKind), but the kind is \(kind)"
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

  /// Reads the file's `parameters` by the layout's descriptors.
  ///
  /// Insets and sizes may lack parts in the file; the descriptor's default replaces them. An
  /// unknown parameter gives a warning with the most similar name.
  ///
  /// - Throws: `DocumentError` for the first value outside its descriptor's bounds.
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
  /// The members of the file for this layout, in their order.
  package var json: JSONValue {
    guard let place, case .object(let object) = source.root,
      case .array(let values)? = object[LayoutBundle.listMember], values.indices.contains(place)
    else { return source.root }
    return values[place]
  }

  /// The file's object for this layout.
  private func entry(of root: FieldReader) throws(ProtocolError) -> FieldReader {
    guard let place else { return root }
    let path = "\(LayoutBundle.listMember)[\(place)]"
    let values = try root.array(LayoutBundle.listMember)
    return try FieldReader(values[place], path: path, limits: root.limits)
  }
}

extension FieldReader {
  /// The value of a descriptor's member; missing parts come from the default.
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
