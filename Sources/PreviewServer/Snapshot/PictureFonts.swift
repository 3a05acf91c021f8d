// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// The page's own fonts for pictures, so that text looks the same on every machine.
///
/// Characters that are missing in the fonts, such as emoji, are left out.
final class PictureFonts {
  private struct Font {
    var face: FT_Face
    var cairo: OpaquePointer
  }

  private static let weights = [400, 500, 600]

  private var library: FT_Library?
  private var fonts: [Int: Font] = [:]
  private let options = cairo_font_options_create()

  /// Opens the fonts of a folder; without a folder, pictures have no text.
  init(folder: String?) {
    // Hinting depends on the library's version; without it, glyphs have the shapes of the font.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    guard let folder, FT_Init_FreeType(&library) == 0 else { return }
    for weight in Self.weights {
      var face: FT_Face?
      let path = folder + "/tessera-text-\(weight).woff2"
      guard FT_New_Face(library, path, 0, &face) == 0, let face,
        let cairo = cairo_ft_font_face_create_for_ft_face(face, 0)
      else { continue }
      fonts[weight] = Font(face: face, cairo: cairo)
    }
  }

  deinit {
    cairo_font_options_destroy(options)
    for font in fonts.values { cairo_font_face_destroy(font.cairo) }
    // Cairo keeps the faces until its data are reset, and the library must outlive the faces.
    cairo_debug_reset_static_data()
    if let library { FT_Done_FreeType(library) }
  }

  /// Sets the font of a context for a weight.
  func choose(weight: Int, in context: OpaquePointer) {
    cairo_set_font_options(context, options)
    if let font = fonts[weight] { cairo_set_font_face(context, font.cairo) }
  }

  /// The characters of a text that are in the font.
  func known(in text: String, weight: Int) -> String {
    guard let font = fonts[weight] else { return "" }
    var known = String.UnicodeScalarView()
    var isAfterGap = true
    for scalar in text.unicodeScalars {
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
