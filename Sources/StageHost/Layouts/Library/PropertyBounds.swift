// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageProtocol

/// Bounds and steps for properties, from their names and values.
enum PropertyBounds {
  private static let shares = ["alpha", "opacity", "progress", "percent", "fraction"]
  private static let angles = ["angle", "rotation", "radian", "degree", "tilt"]
  private static let factors = [
    "scale", "zoom", "ratio", "aspect", "factor", "multiplier", "damping", "speed", "velocity",
  ]
  private static let lengths = [
    "spacing", "padding", "margin", "inset", "width", "height", "size", "radius", "offset", "gap",
    "distance", "length", "border", "indent", "overlap",
  ]

  private static let fineStep = 0.01
  private static let fullTurn = 360.0
  /// The least ranges of controls: a length in points, a count and a factor.
  private static let leastLength = 100.0
  private static let leastCount = 12.0
  private static let leastFactor = 3.0
  /// The range of a control, as a multiple of the value.
  private static let reach = 4.0
  private static let mostLength = 10_000.0

  /// What can be set of a property with a name, a value and a comment.
  static func kind(
    of name: String,
    _ value: LibraryProperty.Value,
    _ comment: PropertyComment = PropertyComment()
  ) -> ParameterDescriptor.Kind {
    switch suggested(name, value) {
    case .number(let least, let most, let step, let unit, let isWhole):
      number(
        comment.range?.lowerBound ?? least,
        comment.range?.upperBound ?? most,
        comment.step ?? step,
        comment.unit ?? unit,
        isWhole: isWhole
      )
    case .size(let least, let most, let step):
      .size(
        minimum: comment.range?.lowerBound ?? least,
        maximum: comment.range?.upperBound ?? most,
        step: comment.step ?? step
      )
    case .insets(let least, let most, let step):
      .insets(
        minimum: comment.range?.lowerBound ?? least,
        maximum: comment.range?.upperBound ?? most,
        step: comment.step ?? step
      )
    case .choice(let options):
      .choice(
        options: options.map { option in
          .init(value: option.value, label: comment.choices[option.value] ?? option.label)
        }
      )
    case .flag: .flag
    case .colour: .colour
    }
  }

  /// The kind of parameter without a comment.
  private static func suggested(
    _ name: String,
    _ value: LibraryProperty.Value
  ) -> ParameterDescriptor.Kind {
    switch value {
    case .number(let number): kind(number: number, name.lowercased())
    case .integer(let number): kind(count: Double(number))
    case .flag: .flag
    case .size(let size):
      .size(
        minimum: min(0, Double(min(size.width, size.height))),
        maximum: length(Double(max(size.width, size.height))),
        step: 1
      )
    case .insets(let insets): kind(insets: Insets(insets))
    case .colour: .colour
    case .choice(_, let words):
      .choice(
        options: words.map { word in
          .init(value: word, label: LibraryLabel.words(of: word))
        }
      )
    }
  }

  private static func kind(insets: Insets) -> ParameterDescriptor.Kind {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    let most = length(sides.map(\.magnitude).max() ?? 0)
    return .insets(minimum: sides.contains { $0 < 0 } ? -most : 0, maximum: most, step: 1)
  }

  private static func kind(number: Double, _ name: String) -> ParameterDescriptor.Kind {
    let isShare = shares.contains(where: name.contains) && (0...1).contains(number)
    if isShare { return range(0, 1, fineStep, "") }
    if angles.contains(where: name.contains) { return angle(number, isDegrees: name) }
    let isLength = lengths.contains(where: name.contains)
    let isFine = number.magnitude < 1 && number != 0
    if factors.contains(where: name.contains) || isFine && !isLength {
      let most = max(leastFactor, number.magnitude * 2)
      return range(number < 0 ? -most : 0, most, fineStep, "")
    }
    let most = length(number)
    let step = number == number.rounded() ? 1 : fineStep
    return range(number < 0 ? -most : 0, most, step, isLength ? "pt" : "")
  }

  private static func angle(_ number: Double, isDegrees name: String) -> ParameterDescriptor.Kind {
    if name.contains("degree") || number.magnitude > 2 * .pi {
      return range(-max(fullTurn, number.magnitude), max(fullTurn, number.magnitude), 1, "°")
    }
    return range(-2 * .pi, 2 * .pi, fineStep, "rad")
  }

  private static func kind(count: Double) -> ParameterDescriptor.Kind {
    let most = min(mostLength, max(leastCount, count.magnitude * reach))
    // Zero is rarely a useful count, and dividing by it traps.
    let least = count < 0 ? -most : (count == 0 ? 0 : 1)
    return number(least, max(most, count), 1, "", isWhole: true)
  }

  private static func range(
    _ minimum: Double,
    _ maximum: Double,
    _ step: Double,
    _ unit: String
  ) -> ParameterDescriptor.Kind {
    .number(minimum: minimum, maximum: maximum, step: step, unit: unit)
  }

  /// A number between bounds; bounds and step of a whole one are whole numbers, too.
  private static func number(
    _ minimum: Double,
    _ maximum: Double,
    _ step: Double,
    _ unit: String,
    isWhole: Bool
  ) -> ParameterDescriptor.Kind {
    guard isWhole else { return range(minimum, maximum, step, unit) }
    return .number(
      minimum: minimum.rounded(.up),
      maximum: maximum.rounded(.down),
      step: max(1, step.rounded()),
      unit: unit,
      isWhole: true
    )
  }

  /// A round length that leaves space above a value.
  private static func length(_ value: Double) -> Double {
    let wanted = value.magnitude * reach
    guard wanted > leastLength else { return leastLength }
    return max(value.magnitude, min(mostLength, (wanted / leastLength).rounded(.up) * leastLength))
  }
}
