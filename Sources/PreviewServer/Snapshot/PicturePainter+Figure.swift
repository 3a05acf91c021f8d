// SPDX-License-Identifier: Apache-2.0
import CCairo
import StageProtocol

/// Paints the content of an element's own views.
extension PicturePainter {
  /// Paints an element's content within its outline.
  func paint(_ figure: SnapshotPicture.Figure, of mark: SnapshotPicture.Mark) {
    cairo_save(context)
    place(mark)
    if let outline = figure.outline {
      cairo_new_path(context)
      trace(outline)
      cairo_clip(context)
    }
    for part in figure.parts { paint(part) }
    cairo_restore(context)
  }

  /// Adds an outline to the path, and sets its fill rule.
  func trace(_ outline: SnapshotPicture.Outline) {
    let rule = outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    cairo_set_fill_rule(context, rule)
    trace(outline.steps)
  }

  private func trace(_ steps: [SnapshotPicture.Step]) {
    for step in steps {
      switch step {
      case .move(let points): follow(points, of: 1) { cairo_move_to(context, $0[0], $0[1]) }
      case .line(let points): follow(points, of: 1) { cairo_line_to(context, $0[0], $0[1]) }
      case .curve(let points):
        follow(points, of: Self.curvePoints) {
          cairo_curve_to(context, $0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
        }
      case .close: cairo_close_path(context)
      }
    }
  }

  /// The number of points of a curve.
  private static let curvePoints = 3

  /// Takes a step, if it has all its points.
  private func follow(_ points: [Double], of count: Int, _ step: ([Double]) -> Void) {
    if points.count == 2 * count { step(points) }
  }

  private func paint(_ part: SnapshotPicture.Part) {
    let isGroup = part.opacity < 1
    cairo_save(context)
    if isGroup { cairo_push_group(context) }
    if let ground = part.fill {
      shape(part, inset: 0)
      take(ground)
      cairo_fill(context)
    }
    if let line = part.stroke {
      shape(part, inset: part.strokeWidth / 2)
      take(line)
      cairo_set_line_width(context, part.strokeWidth)
      cairo_stroke(context)
    }
    if let symbol = part.symbol { draw(symbol) }
    for text in part.texts { write(text) }
    if isGroup {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, part.opacity)
    }
    cairo_restore(context)
  }

  private func draw(_ symbol: SnapshotPicture.Symbol) {
    cairo_new_path(context)
    trace(symbol.steps)
    take(symbol.ink)
    cairo_set_line_width(context, symbol.lineWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  private func shape(_ part: SnapshotPicture.Part, inset: Double) {
    cairo_new_path(context)
    cairo_save(context)
    cairo_translate(context, part.rect.x + inset, part.rect.y + inset)
    box(
      max(0, part.rect.width - 2 * inset),
      max(0, part.rect.height - 2 * inset),
      radius: max(0, part.radius - inset)
    )
    cairo_restore(context)
  }
}
