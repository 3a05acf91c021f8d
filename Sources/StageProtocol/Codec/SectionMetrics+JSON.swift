// SPDX-License-Identifier: Apache-2.0

extension SectionMetrics {
  package init(reader: FieldReader) throws(ProtocolError) {
    let bounds = reader.limits.sectionMetric
    lineSpacing = try reader.optionalNumber("lineSpacing", in: bounds)
    interitemSpacing = try reader.optionalNumber("interitemSpacing", in: bounds)
    inset = reader.optional("inset") == nil ? nil : try reader.sectionInset("inset")
  }

  var members: [(String, JSONValue?)] {
    [
      ("lineSpacing", lineSpacing.map { .number($0) }),
      ("interitemSpacing", interitemSpacing.map { .number($0) }),
      ("inset", inset?.json),
    ]
  }
}

extension FieldReader {
  /// Insets with all four sides within the bounds of a section's measures.
  func sectionInset(_ key: String) throws(ProtocolError) -> Insets {
    let sides = try reader(key)
    let bounds = limits.sectionMetric
    return Insets(
      top: try sides.number("top", in: bounds),
      left: try sides.number("left", in: bounds),
      bottom: try sides.number("bottom", in: bounds),
      right: try sides.number("right", in: bounds)
    )
  }
}
