// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// How a view comes and goes in a transition; it is kept, and the system's transitions are shown.
public final class HeroModifier: Sendable {
  public let name: String
  init(_ name: String) { self.name = name }

  public static let fade = HeroModifier("fade")
  public static let forceNonFade = HeroModifier("forceNonFade")
  public static let forceAnimate = HeroModifier("forceAnimate")
  public static let ignoreSubviewModifiers = HeroModifier("ignoreSubviewModifiers")
  public static let useGlobalCoordinateSpace = HeroModifier("useGlobalCoordinateSpace")
  public static let useSameParentCoordinateSpace = HeroModifier("useSameParentCoordinateSpace")
  public static let useScaleBasedSizeChange = HeroModifier("useScaleBasedSizeChange")
  public static let useNoSnapshot = HeroModifier("useNoSnapshot")
  public static let useNormalSnapshot = HeroModifier("useNormalSnapshot")
  public static let useLayerRenderSnapshot = HeroModifier("useLayerRenderSnapshot")
  public static let useOptimizedSnapshot = HeroModifier("useOptimizedSnapshot")
  public static let cascade = HeroModifier("cascade")
  public static let whenMatched = HeroModifier("whenMatched")

  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("translate")
  }
  public static func translate(_ translate: CGPoint, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("translate")
  }
  public static func scale(_ xy: CGFloat) -> HeroModifier { HeroModifier("scale") }
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    HeroModifier("scale")
  }
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("rotate")
  }
  public static func rotate(_ z: CGFloat) -> HeroModifier { HeroModifier("rotate") }
  public static func position(_ position: CGPoint) -> HeroModifier { HeroModifier("position") }
  public static func size(_ size: CGSize) -> HeroModifier { HeroModifier("size") }
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { HeroModifier("opacity") }
  public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier {
    HeroModifier("backgroundColor")
  }
  public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier {
    HeroModifier("cornerRadius")
  }
  public static func zPosition(_ zPosition: CGFloat) -> HeroModifier { HeroModifier("zPosition") }
  public static func source(heroID: String) -> HeroModifier { HeroModifier("source") }
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { HeroModifier("arc") }
  public static func duration(_ duration: TimeInterval) -> HeroModifier { HeroModifier("duration") }
  public static func delay(_ delay: TimeInterval) -> HeroModifier { HeroModifier("delay") }
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    HeroModifier("spring")
  }
  public static func cascade(
    delta: TimeInterval = 0.02,
    direction: CascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier { HeroModifier("cascade") }
  public static func when(
    _ condition: @escaping (Any) -> Bool,
    _ modifiers: [HeroModifier]
  ) -> HeroModifier {
    HeroModifier("when")
  }
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    HeroModifier("whenPresenting")
  }
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    HeroModifier("whenDismissing")
  }
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    HeroModifier("beginWith")
  }
}

/// In which order the views of a cascade follow one another.
public enum CascadeDirection: Sendable {
  case topToBottom
  case bottomToTop
  case leftToRight
  case rightToLeft
  case inverseRadial(center: CGPoint)
  case radial(center: CGPoint)
}

/// The way of a whole screen; it is kept, and the system's way is shown.
public indirect enum HeroDefaultAnimationType: Sendable {
  public enum Direction: Sendable {
    case left, right, up, down
  }
  case auto
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  case slide(direction: Direction)
  case zoomSlide(direction: Direction)
  case pageIn(direction: Direction)
  case pageOut(direction: Direction)
  case fade
  case zoom
  case zoomOut
  case none
  case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)

  public static func autoReverse(presenting: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
    .selectBy(presenting: presenting, dismissing: presenting)
  }
}
