// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// How much of a star one fills.
public enum StarFillMode: Int, Sendable {
  case full = 0
  case half = 1
  case precise = 2
}

/// How a rating looks and answers to fingers; lengths are in points.
@preconcurrency @MainActor
public struct CosmosSettings {
  public static var `default`: CosmosSettings { CosmosSettings() }

  private static let colour = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  private static let grey = UIColor(red: 127 / 255, green: 127 / 255, blue: 127 / 255, alpha: 1)

  public init() {}

  public var disablePanGestures = false
  public var emptyBorderColor = CosmosSettings.colour
  public var emptyBorderWidth: Double = 1 / Double(UIScreen.main.scale)
  public var emptyColor = UIColor.clear
  public var emptyImage: UIImage?
  public var fillMode = StarFillMode.full
  public var filledBorderColor = CosmosSettings.colour
  public var filledBorderWidth: Double = 1 / Double(UIScreen.main.scale)
  public var filledColor = CosmosSettings.colour
  public var filledImage: UIImage?
  public var minTouchRating: Double = 1
  public var passTouchesToSuperview = true
  public var starMargin: Double = 5
  /// The corners of a star in a square whose side is 100.
  public var starPoints: [CGPoint] = CosmosSettings.corners
  public var starSize: Double = 20
  public var textColor = CosmosSettings.grey
  public var textFont = UIFont.preferredFont(forTextStyle: .footnote)
  public var textMargin: Double = 5
  public var totalStars = 5
  public var updateOnTouch = true

  private static let corners = [
    CGPoint(x: 49.5, y: 0), CGPoint(x: 60.5, y: 35), CGPoint(x: 99, y: 35),
    CGPoint(x: 67.5, y: 58), CGPoint(x: 78.5, y: 92), CGPoint(x: 49.5, y: 71),
    CGPoint(x: 20.5, y: 92), CGPoint(x: 31.5, y: 58), CGPoint(x: 0, y: 35),
    CGPoint(x: 38.5, y: 35),
  ]
}
