// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// An effect that makes content stand out on a blur: it takes a colour that suits the blur, and keeps its opacities.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect.Style
  private let importance: UIVibrancyEffectStyle

  /// Makes an effect for content on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes an effect for content on a blur, with its importance.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, importance) = (blurEffect.style, style)
    super.init()
  }

  /// The colour of the content.
  ///
  /// - Source: policy; on a device it depends on what is behind the blur, too.
  var ink: ContentColour {
    ChosenStyle.within(blur.chosen) { ContentColour(importance.colour) }
  }
}

/// How important content on a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  /// The colour of such content without a blur.
  @MainActor fileprivate var colour: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
