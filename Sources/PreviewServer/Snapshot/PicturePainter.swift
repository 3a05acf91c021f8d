// SPDX-License-Identifier: Apache-2.0
import CCairo
import StageProtocol

/// Paints marks into a cairo context.
struct PicturePainter {
  let context: OpaquePointer
  let fonts: PictureFonts

  private static let channelMost = 255.0

  /// Paints the whole picture.
  func paint(_ picture: SnapshotPicture, scale: Double) {
    cairo_scale(context, scale, scale)
    cairo_translate(context, -picture.rect.x, -picture.rect.y)
    take(picture.paper)
    cairo_paint(context)
    for mark in picture.marks { paint(mark) }
  }

  private func paint(_ mark: SnapshotPicture.Mark) {
    let isGroup = mark.opacity < 1
    cairo_save(context)
    if isGroup { cairo_push_group(context) }
    cairo_save(context)
    if let ground = mark.fill { fill(mark, ground) }
    cairo_restore(context)
    if !mark.texts.isEmpty { write(mark) }
    if let figure = mark.figure, !figure.parts.isEmpty { paint(figure, of: mark) }
    if isGroup {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, mark.opacity)
    }
    cairo_restore(context)
  }

  private func fill(_ mark: SnapshotPicture.Mark, _ ground: SnapshotPicture.Ink) {
    cairo_new_path(context)
    if let corners = mark.corners {
      for index in stride(from: 0, to: corners.count - 1, by: 2) {
        cairo_line_to(context, corners[index], corners[index + 1])
      }
      cairo_close_path(context)
    } else {
      place(mark)
      if let outline = mark.figure?.outline {
        trace(outline)
      } else {
        box(mark.width, mark.height, radius: mark.radius)
      }
    }
    take(ground)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func place(_ mark: SnapshotPicture.Mark) {
    var numbers = mark.placement.makeIterator()
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

  func box(_ width: Double, _ height: Double, radius: Double) {
    guard radius > 0 else { return cairo_rectangle(context, 0, 0, width, height) }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, width - radius, radius, radius, -quarter, 0)
    cairo_arc(context, width - radius, height - radius, radius, 0, quarter)
    cairo_arc(context, radius, height - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, radius, radius, radius, 2 * quarter, -quarter)
    cairo_close_path(context)
  }

  private func write(_ mark: SnapshotPicture.Mark) {
    cairo_save(context)
    place(mark)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, mark.width, mark.height)
    cairo_clip(context)
    for text in mark.texts { write(text) }
    cairo_restore(context)
  }

  func write(_ text: SnapshotPicture.Text) {
    fonts.choose(weight: text.weight, in: context)
    cairo_set_font_size(context, text.size)
    let shown = fonts.known(in: text.text, weight: text.weight)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, shown, &extents)
    let share =
      switch text.anchor {
      case .start: 0.0
      case .middle: 1.0 / 2
      case .end: 1.0
      }
    cairo_move_to(context, text.x - extents.x_advance * share, text.y)
    take(text.ink)
    cairo_show_text(context, shown)
  }

  func take(_ ink: SnapshotPicture.Ink) {
    func channel(_ shift: UInt32) -> Double {
      Double(ink.colour >> shift & 0xFF) / Self.channelMost
    }
    cairo_set_source_rgba(context, channel(16), channel(8), channel(0), ink.opacity)
  }
}
