// SPDX-License-Identifier: Apache-2.0
import CCairo
import StageProtocol

/// Paints operations into a cairo context.
struct PicturePainter {
  private let context: OpaquePointer
  private let fonts: PictureFonts
  private let pictures: PictureFiles?
  /// The opacities of the groups that have begun.
  private var opacities: [Double] = []

  private static let channelMost = 255.0
  /// The factor from a quadratic curve's control point to those of the equal cubic curve.
  private static let cubicShare = 2.0 / 3
  /// The height of the shade below a title, in points, and its opacities from above to below.
  private static let shadeHeight = 84.0
  private static let shade: [(place: Double, opacity: Double)] = [(0, 0), (0.5, 0.58), (1, 0.72)]

  /// Makes a painter; without `pictures`, their backgrounds stand for them.
  init(context: OpaquePointer, fonts: PictureFonts, pictures: PictureFiles? = nil) {
    (self.context, self.fonts, self.pictures) = (context, fonts, pictures)
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
      draw(SymbolForm.parts(of: name, ink, in: rect), opacity: ink.opacity)
    case .image(let image): show(image)
    case .group(let group): begin(group)
    case .end: end()
    }
  }

  /// Paints the parts of a symbol, in whose holes the ground is seen.
  private mutating func draw(_ parts: [SymbolForm.Part], opacity: Double) {
    let isGroup = parts.contains(where: \.isHole) || opacity < 1
    if isGroup { cairo_push_group(context) }
    for part in parts {
      cairo_set_operator(context, part.isHole ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
      for operation in part.operations { paint(operation) }
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    guard isGroup else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
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

  private func paint(_ shadow: PaintShadow, of shape: PaintShape) {
    let deviation = shadow.blur * pixels(1, 0)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, shadow.dx, shadow.dy)
    guard deviation >= SoftMask.leastDeviation else { return fill(shape, shadow.ink) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard let area = area(of: shape, margin: SoftMask.margin(of: deviation)) else { return }
    let mask = SoftMask.surface(area, deviation: deviation) { inner in
      cairo_transform(inner, &matrix)
      PicturePainter(context: inner, fonts: fonts).fill(shape, PaintInk(0))
    }
    cairo_identity_matrix(context)
    take(shadow.ink)
    cairo_mask_surface(context, mask, Double(area.x), Double(area.y))
    cairo_surface_destroy(mask)
  }

  /// The pixels of a shape with some around it, as far as they reach into those that are seen.
  private func area(of shape: PaintShape, margin: Double) -> SoftMask.Area? {
    trace(shape)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    var seen = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    cairo_clip_extents(context, &seen.left, &seen.top, &seen.right, &seen.bottom)
    guard right > left, bottom > top else { return nil }
    // What is near the seen part is blurred into it.
    return SoftMask.Area(
      max(left, seen.left - margin) - margin,
      max(top, seen.top - margin) - margin,
      min(right, seen.right + margin) + margin,
      min(bottom, seen.bottom + margin) + margin
    )
  }

  // MARK: Pictures

  private func show(_ image: PaintImage) {
    let box = image.box
    let (width, height) = (pixels(box.width, 0), pixels(0, box.height))
    guard let picture = pictures?.surface(named: image.name, width: width, height: height) else {
      if let ground = image.ground { fill(.box(box), ground) }
      return
    }
    cairo_save(context)
    trace(.box(box))
    cairo_clip(context)
    let across = box.width / Double(cairo_image_surface_get_width(picture))
    let down = box.height / Double(cairo_image_surface_get_height(picture))
    let share = image.isWhole ? min(across, down) : max(across, down)
    cairo_save(context)
    cairo_translate(
      context,
      box.x + box.width * (1 - share / across) / 2,
      box.y + box.height * (1 - share / down) / 2
    )
    cairo_scale(context, share, share)
    if let tint = image.tint {
      take(tint)
      cairo_mask_surface(context, picture, 0, 0)
    } else {
      cairo_set_source_surface(context, picture, 0, 0)
      // Beyond the edge there is the edge, or else the edge would be half transparent.
      if !image.isWhole { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
      cairo_paint(context)
    }
    cairo_restore(context)
    if image.isShaded { shade(box) }
    cairo_restore(context)
  }

  /// How long a vector of the current coordinates is on the surface.
  private func pixels(_ x: Double, _ y: Double) -> Double {
    var (x, y) = (x, y)
    cairo_user_to_device_distance(context, &x, &y)
    return (x * x + y * y).squareRoot()
  }

  /// Darkens the lower part of a picture, as the page does, so that a title can be read.
  private func shade(_ box: PaintBox) {
    var lower = box
    lower.height = min(Self.shadeHeight, box.height)
    lower.y += box.height - lower.height
    lower.radius = 0
    let stops = Self.shade.map {
      PaintRamp.Stop(place: $0.place, ink: PaintInk(0, opacity: $0.opacity))
    }
    let ramp = PaintRamp(
      stops: stops,
      startX: box.x,
      startY: lower.y,
      endX: box.x,
      endY: lower.y + lower.height
    )
    fill(.box(lower), ramp)
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
