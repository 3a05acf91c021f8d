// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import StageProtocol

/// The page's own fonts for pictures, so that text looks the same on every machine.
///
/// Characters that are missing in the fonts, such as emoji, are left out.
final class PictureFonts {
  private struct Font {
    var face: FT_Face
    var cairo: OpaquePointer
  }

  /// A font of the page: its kind of letters and its weight.
  private struct Name: Hashable {
    var kind = "text"
    var weight: Int

    var file: String { "tessera-\(kind)-\(weight).woff2" }
  }

  private static let names =
    [400, 500, 600].map { Name(weight: $0) }
    + ["mono", "round", "serif"].flatMap { kind in [400, 600].map { Name(kind: kind, weight: $0) } }
  /// The kinds of letters other than those of the built-in font, by face.
  private static let kinds = [
    PaintText.monospacedFace: "mono", PaintText.roundedFace: "round", PaintText.serifFace: "serif",
  ]
  private static let semibold = 600
  /// How far the top of slanted letters leans to the right, as browsers slant: a quarter of their height.
  private static let slant = 0.25

  private var library: FT_Library?
  private var fonts: [Name: Font] = [:]
  private let options = cairo_font_options_create()

  /// Opens the fonts of a folder; without a folder, pictures have no text.
  init(folder: String?) {
    // Hinting depends on the library's version; without it, glyphs have the shapes of the font.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    guard let folder, FT_Init_FreeType(&library) == 0 else { return }
    for name in Self.names {
      var face: FT_Face?
      guard FT_New_Face(library, folder + "/" + name.file, 0, &face) == 0, let face,
        let cairo = cairo_ft_font_face_create_for_ft_face(face, 0)
      else { continue }
      fonts[name] = Font(face: face, cairo: cairo)
    }
  }

  deinit {
    cairo_font_options_destroy(options)
    for font in fonts.values { cairo_font_face_destroy(font.cairo) }
    // Cairo keeps the faces until its data are reset, and the library must outlive the faces.
    cairo_debug_reset_static_data()
    if let library { FT_Done_FreeType(library) }
  }

  /// Sets the font and size of a context for a text; an app's own font is shown in the page's.
  func choose(for text: PaintText, in context: OpaquePointer) {
    cairo_set_font_options(context, options)
    if let font = font(of: text) { cairo_set_font_face(context, font.cairo) }
    cairo_set_font_size(context, text.size)
    guard text.upright.isSlanted else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, text.size, 0, -Self.slant * text.size, text.size, 0, 0)
    cairo_set_font_matrix(context, &matrix)
  }

  private func font(of text: PaintText) -> Font? {
    guard let kind = text.upright.face.flatMap({ Self.kinds[$0] }) else {
      return fonts[Name(weight: text.weight)]
    }
    let nearest = text.weight < Self.semibold ? 400 : Self.semibold
    return fonts[Name(kind: kind, weight: nearest)]
  }

  /// The characters of a text that are in the font.
  func known(in text: PaintText) -> String {
    guard let font = font(of: text) else { return "" }
    var known = String.UnicodeScalarView()
    var isAfterGap = true
    for scalar in text.text.unicodeScalars {
      guard FT_Get_Char_Index(font.face, FT_ULong(scalar.value)) != 0 else {
        isAfterGap = known.isEmpty
        continue
      }
      // Spaces at the start are left out: the characters before them may be missing.
      if scalar == " ", isAfterGap { continue }
      isAfterGap = false
      known.append(scalar)
    }
    return String(known)
  }
}
