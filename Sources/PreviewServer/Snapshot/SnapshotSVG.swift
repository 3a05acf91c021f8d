// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Writes a picture as SVG.
struct SnapshotSVG {
  private static let family =
    "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
  private static let monospacedFamily = "'JetBrains Mono', ui-monospace, monospace"
  private static let roundedFamily = "'SF Pro Rounded', ui-rounded, 'Nunito', sans-serif"
  private static let serifFamily = "'Source Serif Pro', 'Source Serif 4', ui-serif, serif"
  /// The accuracy of written numbers: a thousandth of a point.
  private static let thousandths = 1000.0

  /// The whole document.
  static func text(of picture: SnapshotPicture) -> String {
    let rect = picture.rect
    let box = [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
    var svg = SnapshotSVG()
    svg.lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" viewBox=\"\(box)\" font-family=\"\(family)\">"
    ]
    let ground = PaintBox(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    for operation in [.fill(.box(ground), picture.paper)] + picture.operations {
      svg.paint(operation)
    }
    return (svg.lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private var lines: [String] = []
  /// The number of clips so far.
  private var clips = 0

  private mutating func paint(_ operation: PaintOperation) {
    switch operation {
    case .fill(let shape, let ink): lines.append(Self.shape(shape, Self.paint("fill", ink)))
    case .gradient(let shape, let ramp): fill(shape, ramp)
    case .shadow(let shape, let shadow): paint(shadow, of: shape)
    case .stroke(let shape, let ink, let width):
      lines.append(Self.shape(shape, Self.line(ink, width, isRound: !shape.isBox)))
    case .text(let text) where text.blur > 0:
      lines.append("<g filter=\"url(#\(makeBlur(text.blur)))\">\(Self.text(text))</g>")
    case .text(let text): lines.append(Self.text(text))
    case .symbol(let name, let ink, let rect):
      draw(SymbolForm.parts(of: name, ink, in: rect), in: rect, opacity: ink.opacity)
    case .image(let image):
      guard let ground = image.ground else { return }
      lines.append(Self.shape(.box(image.box), Self.paint("fill", ground)))
    case .group(let group): begin(group)
    case .end: lines.append("</g>")
    }
  }

  /// Paints the parts of a symbol, in whose holes the ground is seen: masks leave these out.
  private mutating func draw(_ parts: [SymbolForm.Part], in rect: ContentRect, opacity: Double) {
    let start = lines.count
    for part in parts {
      let end = lines.count
      for operation in part.operations { paint(operation) }
      guard part.isHole else { continue }
      let name = "m\(clips)"
      clips += 1
      let (painted, hole) = (lines[start..<end], lines[end...])
      let mask = Self.mask(name, around: rect, without: hole.joined())
      lines.replaceSubrange(
        start...,
        with: [mask, "<g mask=\"url(#\(name))\">"] + painted + ["</g>"]
      )
    }
    guard opacity < 1 else { return }
    lines.insert("<g opacity=\"\(Self.number(opacity))\">", at: start)
    lines.append("</g>")
  }

  /// A mask through which a symbol is seen but for a hole, whose ink is black.
  private static func mask(
    _ name: String,
    around rect: ContentRect,
    without hole: String
  ) -> String {
    let box =
      "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
    return
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(box)><rect \(box) fill=\"#ffffff\"/>"
      + "\(hole)</mask>"
  }

  /// Fills a shape with a gradient of its own.
  private mutating func fill(_ shape: PaintShape, _ ramp: PaintRamp) {
    let stops = ramp.stops.map { stop in
      let opacity = stop.ink.opacity < 1 ? " stop-opacity=\"\(Self.number(stop.ink.opacity))\"" : ""
      let colour = FileColour.text(of: stop.ink.colour)
      return "<stop offset=\"\(Self.number(stop.place))\" stop-color=\"\(colour)\"\(opacity)/>"
    }
    let (x, y) = (Self.number(ramp.startX), Self.number(ramp.startY))
    let (toX, toY) = (Self.number(ramp.endX), Self.number(ramp.endY))
    let reach = Self.number(ramp.length)
    let line =
      ramp.isRadial
      ? "cx=\"\(x)\" cy=\"\(y)\" r=\"\(reach)\""
      : "x1=\"\(x)\" y1=\"\(y)\" x2=\"\(toX)\" y2=\"\(toY)\""
    let kind = ramp.isRadial ? "radialGradient" : "linearGradient"
    let name = "g\(clips)"
    clips += 1
    lines.append(
      "<\(kind) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(stops.joined())</\(kind)>"
    )
    lines.append(Self.shape(shape, "fill=\"url(#\(name))\""))
  }

  /// Paints a shadow as a blurred shape.
  private mutating func paint(_ shadow: PaintShadow, of shape: PaintShape) {
    let name = makeBlur(shadow.blur)
    let place = "\(Self.number(shadow.dx)) \(Self.number(shadow.dy))"
    lines.append("<g transform=\"translate(\(place))\" filter=\"url(#\(name))\">")
    lines.append(Self.shape(shape, Self.paint("fill", shadow.ink)))
    lines.append("</g>")
  }

  /// Makes a filter that blurs.
  ///
  /// - Returns: Its name.
  private mutating func makeBlur(_ deviation: Double) -> String {
    let name = "s\(clips)"
    clips += 1
    let blur = Self.number(deviation)
    lines.append(
      "<filter id=\"\(name)\"><feGaussianBlur stdDeviation=\"\(blur)\"/></filter>"
    )
    return name
  }

  private mutating func begin(_ group: PaintGroup) {
    var tag = "<g"
    if group.opacity < 1 { tag += " opacity=\"\(Self.number(group.opacity))\"" }
    if let place = group.place {
      tag += " transform=\"matrix(\(place.map(Self.number).joined(separator: " ")))\""
    }
    if let clip = group.clip {
      let rule = clip.isEvenOdd ? "clip-rule=\"evenodd\"" : ""
      lines.append("<clipPath id=\"c\(clips)\">\(Self.shape(clip, rule))</clipPath>")
      tag += " clip-path=\"url(#c\(clips))\""
      clips += 1
    }
    lines.append(tag + ">")
  }

  // MARK: Shapes

  private static func shape(_ shape: PaintShape, _ looks: String) -> String {
    switch shape {
    case .box(let box):
      let corner = box.radius > 0 ? ["rx=\"\(number(box.radius))\""] : []
      let place = [
        "x=\"\(number(box.x))\"", "y=\"\(number(box.y))\"", "width=\"\(number(box.width))\"",
        "height=\"\(number(box.height))\"",
      ]
      return tag("rect", place + corner + [looks])
    case .disc(let x, let y, let radius):
      let place = ["cx=\"\(number(x))\"", "cy=\"\(number(y))\"", "r=\"\(number(radius))\""]
      return tag("circle", place + [looks])
    case .way(let steps, _): return tag("path", ["d=\"\(steps.map(step).joined())\"", looks])
    }
  }

  private static func tag(_ name: String, _ parts: [String]) -> String {
    "<" + ([name] + parts.filter { !$0.isEmpty }).joined(separator: " ") + "/>"
  }

  private static func step(_ step: PaintStep) -> String {
    let letter =
      switch step.kind {
      case .move: "M"
      case .line: "L"
      case .quadratic: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    return letter + step.numbers.map(number).joined(separator: " ")
  }

  // MARK: Inks and texts

  private static func line(_ ink: PaintInk, _ width: Double, isRound: Bool) -> String {
    let ends = isRound ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
    return paint("stroke", ink) + " stroke-width=\"\(number(width))\"\(ends) fill=\"none\""
  }

  private static func paint(_ what: String, _ ink: PaintInk) -> String {
    let digits = String(ink.colour, radix: 16)
    let padding = String(repeating: "0", count: max(0, 6 - digits.count))
    let opacity = ink.opacity < 1 ? " \(what)-opacity=\"\(number(ink.opacity))\"" : ""
    return "\(what)=\"#\(padding)\(digits)\"\(opacity)"
  }

  private static func text(_ text: PaintText) -> String {
    let anchor = text.anchor == .start ? "" : " text-anchor=\"\(text.anchor.rawValue)\""
    let spacing = text.spacing == 0 ? "" : " letter-spacing=\"\(number(text.spacing))\""
    let ink =
      text.outline > 0
      ? line(text.ink, text.outline, isRound: false) : paint("fill", text.ink)
    return "<text x=\"\(number(text.x))\" y=\"\(number(text.y))\"\(face(of: text)) "
      + "font-size=\"\(number(text.size))\" font-weight=\"\(text.weight)\"\(anchor)\(spacing) "
      + "\(ink)>\(escaped(text.text))</text>"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * thousandths).rounded() / thousandths
    guard let whole = Int64(exactly: rounded) else { return rounded.description }
    return String(whole)
  }

  /// What tells the letters of a face that comes with the page.
  private static func face(of text: PaintText) -> String {
    let (face, isSlanted) = text.upright
    let family =
      switch face {
      case PaintText.monospacedFace: " font-family=\"\(monospacedFamily)\""
      case PaintText.roundedFace: " font-family=\"\(roundedFamily)\""
      case PaintText.serifFace: " font-family=\"\(serifFamily)\""
      default: ""
      }
    return family + (isSlanted ? " font-style=\"italic\"" : "")
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
