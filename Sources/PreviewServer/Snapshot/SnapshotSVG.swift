// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Writes a picture as SVG.
enum SnapshotSVG {
  private static let family =
    "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
  /// Numbers are written to a thousandth of a point.
  private static let thousandths = 1000.0

  /// The whole document.
  static func text(of picture: SnapshotPicture) -> String {
    let rect = picture.rect
    let box = [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" viewBox=\"\(box)\" font-family=\"\(family)\">",
      "<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" \(fill(picture.paper))/>",
    ]
    for (index, mark) in picture.marks.enumerated() { lines.append(group(mark, index)) }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func group(_ mark: SnapshotPicture.Mark, _ index: Int) -> String {
    let opacity = mark.opacity < 1 ? " opacity=\"\(number(mark.opacity))\"" : ""
    let matrix = mark.placement.map(number).joined(separator: " ")
    let place = " transform=\"matrix(\(matrix))\""
    let width = number(mark.width)
    let height = number(mark.height)
    var parts: [String] = []
    if let ground = mark.fill, let corners = mark.corners {
      let points = stride(from: 0, to: corners.count - 1, by: 2).map {
        "\(number(corners[$0])),\(number(corners[$0 + 1]))"
      }
      parts.append("<polygon points=\"\(points.joined(separator: " "))\" \(fill(ground))/>")
    } else if let ground = mark.fill {
      let radius = mark.radius > 0 ? " rx=\"\(number(mark.radius))\"" : ""
      parts.append(
        "<rect\(place) width=\"\(width)\" height=\"\(height)\"\(radius) \(fill(ground))/>"
      )
    }
    if !mark.texts.isEmpty {
      let clip = "c\(index)"
      parts.append(
        "<clipPath id=\"\(clip)\"><rect width=\"\(width)\" height=\"\(height)\"/></clipPath>"
      )
      parts.append("<g\(place)><g clip-path=\"url(#\(clip))\">")
      parts += mark.texts.map(text)
      parts.append("</g></g>")
    }
    return "<g\(opacity)>" + parts.joined() + "</g>"
  }

  private static func text(_ text: SnapshotPicture.Text) -> String {
    let anchor = text.anchor == .start ? "" : " text-anchor=\"\(text.anchor.rawValue)\""
    return "<text x=\"\(number(text.x))\" y=\"\(number(text.y))\" "
      + "font-size=\"\(number(text.size))\" font-weight=\"\(text.weight)\"\(anchor) "
      + "\(fill(text.ink))>\(escaped(text.text))</text>"
  }

  private static func fill(_ ink: SnapshotPicture.Ink) -> String {
    let digits = String(ink.colour, radix: 16)
    let padding = String(repeating: "0", count: max(0, 6 - digits.count))
    let opacity = ink.opacity < 1 ? " fill-opacity=\"\(number(ink.opacity))\"" : ""
    return "fill=\"#\(padding)\(digits)\"\(opacity)"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * thousandths).rounded() / thousandths
    guard let whole = Int64(exactly: rounded) else { return rounded.description }
    return String(whole)
  }

  /// Text without what means something in XML; control characters are not allowed there at all.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
