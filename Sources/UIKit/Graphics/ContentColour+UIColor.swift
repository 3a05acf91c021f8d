// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension ContentColour {
  private static let byte = 255.0
  private static let opacityBits: UInt32 = 8

  /// The components of a colour in light and dark, each rounded to eight bits; those of one of them where an
  /// app chose it.
  @MainActor package init(_ colour: UIColor) {
    self =
      Self(
        light: Self.packed(colour.components.rgb, colour.components.alpha),
        dark: Self.packed(colour.darkComponents.rgb, colour.darkComponents.alpha)
      ).chosen
  }

  private static func packed(_ rgb: UInt32, _ alpha: Double) -> UInt32 {
    let opacity = alpha.isFinite ? (min(max(alpha, 0), 1) * byte).rounded() : 0
    return rgb << opacityBits | UInt32(opacity)
  }
}
