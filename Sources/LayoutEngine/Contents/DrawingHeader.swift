// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Reads the beginning of a drawing in SVG.
package enum DrawingHeader {
  /// The size of a drawing, in points; `nil` for another file, or one that says none.
  ///
  /// - Source: SVG 2, 8.2 and 8.6: `width` and `height`, or else the size of `viewBox`.
  package static func size(of data: Data) -> CGSize? {
    guard let text = String(data: data, encoding: .utf8), let tag = rootTag(of: text) else {
      return nil
    }
    let box: [Double]? = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    let whole = box?.count == 4 ? box : nil
    let width = length("width", in: tag) ?? whole?[2]
    let height = length("height", in: tag) ?? whole?[3]
    guard let width, let height, width > 0, height > 0, width.isFinite, height.isFinite else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// The first tag of the root, without its sign of the beginning.
  private static func rootTag(of text: String) -> Substring? {
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    return text[start.upperBound..<end]
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.range(of: name) {
      let before = rest[..<found.lowerBound].last
      let after = rest[found.upperBound...].drop { $0.isWhitespace }
      rest = rest[found.upperBound...]
      guard before?.isWhitespace == true, after.first == "=" else { continue }
      let value = after.dropFirst().drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      return value.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in points, which are the drawing's pixels; `nil` for a share of what is around the drawing.
  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let value = attribute(name, in: tag) else { return nil }
    let unit = ["px", "pt"].first { value.hasSuffix($0) } ?? ""
    return Double(value.dropLast(unit.count).trimmingCharacters(in: .whitespaces))
  }
}
