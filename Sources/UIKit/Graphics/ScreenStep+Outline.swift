// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension ScreenStep {
  /// The same in one colour, which is as opaque as what is painted.
  func painted(in colour: ContentColour) -> ScreenStep {
    switch self {
    case .fill(let shape, let own): .fill(shape, own.painted(in: colour))
    case .gradient(let shape, let gradient):
      .gradient(shape, gradient.painted(in: colour))
    case .stroke(let shape, let own, let width):
      .stroke(shape, own.painted(in: colour), width: width)
    case .shadow(let shape, let own, let blur, let offset):
      .shadow(shape, own.painted(in: colour), blur: blur, offset: offset)
    case .text(let line): .text(line.painted(in: colour))
    case .symbol(let name, let own, let rect): .symbol(name, own.painted(in: colour), rect)
    case .image(let name, let rect, let radius, let isWhole, _):
      .image(name, rect, radius: radius, isWhole: isWhole, tint: colour)
    case .group, .end: self
    }
  }
}

extension ScreenGradient {
  fileprivate func painted(in colour: ContentColour) -> ScreenGradient {
    var copy = self
    copy.colours = colours.map { $0.painted(in: colour) }
    return copy
  }
}

extension ScreenLine {
  fileprivate func painted(in colour: ContentColour) -> ScreenLine {
    var copy = self
    copy.colour = self.colour.painted(in: colour)
    return copy
  }
}

extension ContentColour {
  private static let opacityMost: UInt32 = 0xFF

  /// Another colour, with the opacities of both.
  fileprivate func painted(in colour: ContentColour) -> ContentColour {
    func mixed(_ own: UInt32, _ other: UInt32) -> UInt32 {
      let opacity = (own & Self.opacityMost) * (other & Self.opacityMost) / Self.opacityMost
      return other & ~Self.opacityMost | opacity
    }
    return ContentColour(light: mixed(light, colour.light), dark: mixed(dark, colour.dark))
  }
}
