// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Writes a picture as SVG.
enum SnapshotSVG {
  private static let family =
    "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
  /// The accuracy of written numbers: a thousandth of a point.
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
    let outline = mark.figure?.outline
    if let outline, let ground = mark.fill {
      parts.append("<path\(place) \(path(outline)) \(fill(ground))/>")
    } else if let ground = mark.fill, let corners = mark.corners {
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
    if let figure = mark.figure, !figure.parts.isEmpty { parts += inner(figure, place, index) }
    return "<g\(opacity)>" + parts.joined() + "</g>"
  }

  // MARK: Figures

  /// The content of an element, within its outline.
  private static func inner(
    _ figure: SnapshotPicture.Figure,
    _ place: String,
    _ index: Int
  ) -> [String] {
    let parts = figure.parts.map(part)
    guard let outline = figure.outline else { return ["<g\(place)>"] + parts + ["</g>"] }
    let clip = "o\(index)"
    let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    return [
      "<clipPath id=\"\(clip)\"><path d=\"\(way(outline.steps))\"\(rule)/></clipPath>",
      "<g\(place)><g clip-path=\"url(#\(clip))\">",
    ] + parts + ["</g></g>"]
  }

  private static func part(_ part: SnapshotPicture.Part) -> String {
    let opacity = part.opacity < 1 ? " opacity=\"\(number(part.opacity))\"" : ""
    var marks = ""
    if let ground = part.fill { marks += box(part.rect, part.radius, 0, fill(ground)) }
    if let line = part.stroke {
      let paint = fill(line).replacing("fill", with: "stroke")
      let width = " stroke-width=\"\(number(part.strokeWidth))\" fill=\"none\""
      marks += box(part.rect, part.radius, part.strokeWidth / 2, paint + width)
    }
    if let symbol = part.symbol { marks += drawing(symbol) }
    return "<g\(opacity)>" + marks + part.texts.map(text).joined() + "</g>"
  }

  private static func drawing(_ symbol: SnapshotPicture.Symbol) -> String {
    let paint = fill(symbol.ink).replacing("fill", with: "stroke")
    return "<path d=\"\(way(symbol.steps))\" \(paint) stroke-width=\"\(number(symbol.lineWidth))\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"/>"
  }

  private static func box(
    _ rect: Snapshot.Rect,
    _ radius: Double,
    _ inset: Double,
    _ paint: String
  ) -> String {
    let round = max(0, radius - inset)
    let corner = round > 0 ? " rx=\"\(number(round))\"" : ""
    return "<rect x=\"\(number(rect.x + inset))\" y=\"\(number(rect.y + inset))\" "
      + "width=\"\(number(max(0, rect.width - 2 * inset)))\" "
      + "height=\"\(number(max(0, rect.height - 2 * inset)))\"\(corner) \(paint)/>"
  }

  private static func path(_ outline: SnapshotPicture.Outline) -> String {
    "d=\"\(way(outline.steps))\"" + (outline.isEvenOdd ? " fill-rule=\"evenodd\"" : "")
  }

  private static func way(_ steps: [SnapshotPicture.Step]) -> String {
    steps.map { step in
      switch step {
      case .move(let points): "M" + list(points)
      case .line(let points): "L" + list(points)
      case .curve(let points): "C" + list(points)
      case .close: "Z"
      }
    }.joined()
  }

  private static func list(_ points: [Double]) -> String {
    points.map(number).joined(separator: " ")
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

  /// A text with escaped XML characters and without control characters, which XML does not allow.
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
