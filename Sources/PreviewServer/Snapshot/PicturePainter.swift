// SPDX-License-Identifier: Apache-2.0
import CCairo
import StageProtocol

/// Paints operations into a cairo context.
struct PicturePainter {
  private let context: OpaquePointer
  private let fonts: PictureFonts
  /// The opacities of the groups that have begun.
  private var opacities: [Double] = []

  private static let channelMost = 255.0
  /// The factor from a quadratic curve's control point to those of the equal cubic curve.
  private static let cubicShare = 2.0 / 3

  init(context: OpaquePointer, fonts: PictureFonts) {
    (self.context, self.fonts) = (context, fonts)
  }

  /// Paints the whole picture.
  mutating func paint(_ picture: SnapshotPicture, scale: Double) {
    cairo_scale(context, scale, scale)
    cairo_translate(context, -picture.rect.x, -picture.rect.y)
    take(picture.paper)
    cairo_paint(context)
    for operation in picture.operations { paint(operation) }
  }

  private mutating func paint(_ operation: PaintOperation) {
    switch operation {
    case .fill(let shape, let ink): fill(shape, ink)
    case .gradient(let shape, let ramp): fill(shape, ramp)
    case .shadow(let shape, let shadow): paint(shadow, of: shape)
    case .stroke(let shape, let ink, let width):
      stroke(shape, ink, width, isRound: !shape.isBox)
    case .text(let text): write(text)
    case .symbol(let name, let ink, let rect):
      for part in SymbolForm.operations(for: name, ink, in: rect) { paint(part) }
    case .image(let image):
      if let ground = image.ground { fill(.box(image.box), ground) }
    case .group(let group): begin(group)
    case .end: end()
    }
  }

  private func fill(_ shape: PaintShape, _ ink: PaintInk) {
    trace(shape)
    take(ink)
    cairo_fill(context)
  }

  private func stroke(_ shape: PaintShape, _ ink: PaintInk, _ width: Double, isRound: Bool) {
    trace(shape)
    take(ink)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  private func fill(_ shape: PaintShape, _ ramp: PaintRamp) {
    let pattern =
      ramp.isRadial
      ? cairo_pattern_create_radial(
        ramp.startX,
        ramp.startY,
        0,
        ramp.startX,
        ramp.startY,
        ramp.length
      )
      : cairo_pattern_create_linear(ramp.startX, ramp.startY, ramp.endX, ramp.endY)
    defer { cairo_pattern_destroy(pattern) }
    for stop in ramp.stops {
      let part = { (shift: UInt32) in Double(stop.ink.colour >> shift & 0xFF) / 255 }
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.place,
        part(16),
        part(8),
        part(0),
        stop.ink.opacity
      )
    }
    trace(shape)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// A shadow without blur, which cairo does not have.
  private func paint(_ shadow: PaintShadow, of shape: PaintShape) {
    cairo_save(context)
    cairo_translate(context, shadow.dx, shadow.dy)
    fill(shape, shadow.ink)
    cairo_restore(context)
  }

  // MARK: Groups

  private mutating func begin(_ group: PaintGroup) {
    opacities.append(group.opacity)
    cairo_save(context)
    if group.opacity < 1 { cairo_push_group(context) }
    if let place = group.place { move(to: place) }
    guard let clip = group.clip else { return }
    trace(clip)
    cairo_clip(context)
  }

  private mutating func end() {
    guard let opacity = opacities.popLast() else { return }
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }

  private func move(to place: [Double]) {
    var numbers = place.makeIterator()
    func next() -> Double { numbers.next() ?? 0 }
    var matrix = cairo_matrix_t(
      xx: next(),
      yx: next(),
      xy: next(),
      yy: next(),
      x0: next(),
      y0: next()
    )
    // A matrix without area would put the context into a lasting error state.
    guard matrix.xx * matrix.yy != matrix.xy * matrix.yx else {
      cairo_scale(context, .leastNormalMagnitude.squareRoot(), 1)
      return
    }
    cairo_transform(context, &matrix)
  }

  // MARK: Shapes

  /// Makes a shape the path, and has fills and clips count lines as it says.
  private func trace(_ shape: PaintShape) {
    cairo_new_path(context)
    cairo_set_fill_rule(
      context,
      shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    switch shape {
    case .box(let box): trace(box)
    case .disc(let x, let y, let radius):
      cairo_arc(context, x, y, radius, 0, 2 * Double.pi)
      cairo_close_path(context)
    case .way(let steps, _): for step in steps { trace(step) }
    }
  }

  private func trace(_ box: PaintBox) {
    let (width, height, radius) = (box.width, box.height, box.radius)
    guard radius > 0 else { return cairo_rectangle(context, box.x, box.y, width, height) }
    let quarter = Double.pi / 2
    cairo_save(context)
    cairo_translate(context, box.x, box.y)
    cairo_arc(context, width - radius, radius, radius, -quarter, 0)
    cairo_arc(context, width - radius, height - radius, radius, 0, quarter)
    cairo_arc(context, radius, height - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, radius, radius, radius, 2 * quarter, -quarter)
    cairo_close_path(context)
    cairo_restore(context)
  }

  private func trace(_ step: PaintStep) {
    let points = step.numbers
    switch step.kind {
    case .move: cairo_move_to(context, points[0], points[1])
    case .line: cairo_line_to(context, points[0], points[1])
    case .quadratic: curve(beside: (points[0], points[1]), to: (points[2], points[3]))
    case .cubic:
      cairo_curve_to(context, points[0], points[1], points[2], points[3], points[4], points[5])
    case .close: cairo_close_path(context)
    }
  }

  private func curve(beside point: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    var here = (x: 0.0, y: 0.0)
    cairo_get_current_point(context, &here.x, &here.y)
    func between(_ from: Double, _ beside: Double) -> Double {
      from + (beside - from) * Self.cubicShare
    }
    cairo_curve_to(
      context,
      between(here.x, point.x),
      between(here.y, point.y),
      between(end.x, point.x),
      between(end.y, point.y),
      end.x,
      end.y
    )
  }

  // MARK: Inks and texts

  private func write(_ text: PaintText) {
    fonts.choose(for: text, in: context)
    let shown = fonts.known(in: text)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, shown, &extents)
    let share =
      switch text.anchor {
      case .start: 0.0
      case .middle: 1.0 / 2
      case .end: 1.0
      }
    let width = extents.x_advance + text.spacing * Double(shown.count)
    take(text.ink)
    cairo_new_path(context)
    cairo_move_to(context, text.x - width * share, text.y)
    // Cairo has no space between letters, so that they are written one by one.
    for part in text.spacing == 0 ? [shown] : shown.map(String.init) {
      if text.outline > 0 { cairo_text_path(context, part) } else { cairo_show_text(context, part) }
      if text.spacing != 0 { cairo_rel_move_to(context, text.spacing, 0) }
    }
    guard text.outline > 0 else { return }
    cairo_set_line_width(context, text.outline)
    cairo_stroke(context)
  }

  private func take(_ ink: PaintInk) {
    func channel(_ shift: UInt32) -> Double {
      Double(ink.colour >> shift & 0xFF) / Self.channelMost
    }
    cairo_set_source_rgba(context, channel(16), channel(8), channel(0), ink.opacity)
  }
}
