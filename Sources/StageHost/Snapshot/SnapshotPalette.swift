// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// The page's colours, as 0xRRGGBB.
///
/// - Source: `web/renderer/look/theme.js` and `colour.js`; `SnapshotPaletteTests` compare them with
///   these.
struct SnapshotPalette {
  var isDark: Bool
  /// The screen's background.
  var paper: UInt32
  var text: UInt32
  var dim: UInt32
  /// The background of a row in a list.
  var row: UInt32
  /// The background of a view without content.
  var empty: UInt32
  /// Ten backgrounds of tiles, by hue.
  var tiles: [UInt32]
  /// Ten soft backgrounds behind glyphs, by hue.
  var softTiles: [UInt32]

  static let light = SnapshotPalette(
    isDark: false,
    paper: 0xFFFFFF,
    text: 0x15171C,
    dim: 0x5C6370,
    row: 0xFFFFFF,
    empty: 0xF0F1F4,
    tiles: [
      0xBFB1FF, 0xFA9FB5, 0x5DD5C6, 0xE6B469, 0x92C1FF, 0xE4A4E2, 0x8CD195, 0xFBA587, 0x60CEEF,
      0xBFC56F,
    ],
    softTiles: [
      0xEBE8FE, 0xFEE3E9, 0xD6F2ED, 0xF7E9D6, 0xDFEDFF, 0xF7E5F6, 0xDEF1E0, 0xFEE5DC, 0xD6F0F9,
      0xEBEED7,
    ]
  )

  static let dark = SnapshotPalette(
    isDark: true,
    paper: 0x101114,
    text: 0xECEEF2,
    dim: 0x9AA1AE,
    row: 0x101114,
    empty: 0x1D2026,
    tiles: [
      0xA795EF, 0xE7809B, 0x00BEAE, 0xD39837, 0x6CA7F5, 0xD086CE, 0x67BB75, 0xE98664, 0x09B7DC,
      0xA7AC41,
    ],
    softTiles: [
      0x2E2A43, 0x41242B, 0x0D3530, 0x3B2B12, 0x1E2F44, 0x3A2639, 0x1D3421, 0x41261C, 0x0E333D,
      0x2E3014,
    ]
  )

  private static let opacityBits: UInt32 = 8
  private static let byte: UInt32 = 0xFF

  /// The colours on the source's background: text without its own background gets a colour that is
  /// readable there.
  func on(_ ground: ContentColour?) -> SnapshotPalette {
    guard let ground else { return self }
    let packed = isDark ? ground.dark : ground.light
    let seen = Self.mixed(paper, packed >> Self.opacityBits, packed & Self.byte)
    let readable = PaintInk(seen).luminance > Self.darkInkLuminance ? Self.light : Self.dark
    var palette = self
    (palette.paper, palette.row) = (seen, seen)
    (palette.text, palette.dim) = (readable.text, readable.dim)
    return palette
  }

  /// A colour over another one, with an opacity of `parts` in 255.
  private static func mixed(_ from: UInt32, _ to: UInt32, _ parts: UInt32) -> UInt32 {
    let shifts: [UInt32] = [0, 8, 16]
    return shifts.reduce(0) { sum, shift in
      let (one, other) = (from >> shift & byte, to >> shift & byte)
      let channel = (one * (byte - parts) + other * parts + byte / 2) / byte
      return sum | channel << shift
    }
  }

  /// The opacities of dark ink on a light background, for normal and small text.
  private static let tileInk = (0.75, 0.68)
  private static let pictureInk = (0.96, 0.9)
  /// A background with a greater WCAG relative luminance gets dark text.
  private static let darkInkLuminance = 0.2
  private static let white: UInt32 = 0xFFFFFF

  /// The colour and the opacity of text on a colour of the data: black or white, with the better
  /// contrast.
  func ink(on ground: UInt32, isDim: Bool) -> (colour: UInt32, opacity: Double) {
    let isLight = PaintInk(ground).luminance > Self.darkInkLuminance
    let (plain, dim) = isLight ? Self.tileInk : Self.pictureInk
    return (isLight ? 0 : Self.white, isDim ? dim : plain)
  }
}
