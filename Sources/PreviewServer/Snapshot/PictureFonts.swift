// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// The page's own fonts for pictures, so that the same text looks the same on every machine.
///
/// Characters that they do not have, such as emoji, are left out.
final class PictureFonts {
  private struct Font {
    var face: FT_Face
    var cairo: OpaquePointer
  }

  private static let weights = [400, 500, 600]

  private var library: FT_Library?
  private var fonts: [Int: Font] = [:]
  private let options = cairo_font_options_create()

  /// Opens the fonts of a folder; without them there are no texts.
  init(folder: String?) {
    // Hints depend on the library's version; without them glyphs are as the font has them.
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
    // The faces go with the library, after everything of cairo that used them.
    cairo_debug_reset_static_data()
    if let library { FT_Done_FreeType(library) }
  }

  /// Has a context write in a weight.
  func choose(weight: Int, in context: OpaquePointer) {
    cairo_set_font_options(context, options)
    if let font = fonts[weight] { cairo_set_font_face(context, font.cairo) }
  }

  /// The characters of a text that the font has.
  func known(in text: String, weight: Int) -> String {
    guard let font = fonts[weight] else { return "" }
    var known = String.UnicodeScalarView()
    var isAfterGap = true
    for scalar in text.unicodeScalars {
      guard FT_Get_Char_Index(font.face, FT_ULong(scalar.value)) != 0 else {
        isAfterGap = known.isEmpty
        continue
      }
      // What stood before a space at the beginning is gone, so the space goes too.
      if scalar == " ", isAfterGap { continue }
      isAfterGap = false
      known.append(scalar)
    }
    return String(known)
  }
}
