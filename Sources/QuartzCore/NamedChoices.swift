// SPDX-License-Identifier: Apache-2.0

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From where in a shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From within.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are painted over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Old ones first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Old ones last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// As light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// How a layer changes in a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How the text of a layer is aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language is read.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text that does not fit is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// How values between key frames are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On curves, at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the path, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How contents get another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By three levels of pixels.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
