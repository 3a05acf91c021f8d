// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension ContentColour {
  private static let byte = 255.0
  private static let opacityBits: UInt32 = 8

  /// The components of a colour in light and dark at the level of what is painted, each rounded to eight bits;
  /// those of one of them where an app chose it.
  @MainActor package init(_ colour: UIColor) {
    let level = ChosenStyle.level
    let light = Self.packed(colour.components(.light, level))
    self = Self(light: light, dark: Self.packed(colour.components(.dark, level))).chosen
  }

  @MainActor private static func packed(_ components: UIColor.Components) -> UInt32 {
    let (rgb, alpha) = (components.rgb, components.alpha)
    let opacity = alpha.isFinite ? (min(max(alpha, 0), 1) * byte).rounded() : 0
    return rgb << opacityBits | UInt32(opacity)
  }
}
