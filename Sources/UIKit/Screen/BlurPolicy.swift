// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The grounds that stand for blurs.
///
/// - Source: the materials of Apple's design resources for phones. As the painters do not blur what is behind, the light
///   ones are whiter than there, so that words on them stay readable; those of the older styles are chosen.
@MainActor
enum BlurPolicy {
  /// The colour of a blur with a style, in a light and a dark interface; its opacity says how much is seen through it.
  static func ground(of style: UIBlurEffect.Style) -> ContentColour {
    colours(of: style).chosen
  }

  private static func colours(of style: UIBlurEffect.Style) -> ContentColour {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ContentColour(light: 0xF5F5_F573, dark: 0x2525_258C)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      ContentColour(light: 0xF5F5_F5A6, dark: 0x2525_25B3)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular:
      ContentColour(light: 0xF5F5_F5CC, dark: 0x2525_25D1)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      ContentColour(light: 0xF5F5_F5E6, dark: 0x2525_25E6)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      ContentColour(light: 0xF9F9_F9F0, dark: 0x1616_18F0)
    case .extraLight: ContentColour(light: 0xF8F8_F8D9)
    case .light: ContentColour(light: 0xFFFF_FF99)
    case .dark: ContentColour(light: 0x1C1C_1CBA)
    }
  }
}

extension UIBlurEffect {
  /// The colour that stands for the blur, on devices of each style.
  var ground: ContentColour {
    ChosenStyle.within(style.chosen) { BlurPolicy.ground(of: style) }
  }
}
