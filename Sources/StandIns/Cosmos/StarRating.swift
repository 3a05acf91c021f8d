// SPDX-License-Identifier: Apache-2.0
import UIKit

/// How ratings, filled parts of stars and places of fingers belong together.
@MainActor
struct StarRating {
  /// What a finger counts beyond the place that it touches, in stars, so that a touch of a star fills it.
  private static let (fullCorrection, halfCorrection) = (0.45, 0.2)

  let settings: CosmosSettings

  /// The filled part of a star, by its place, from 0 to 1.
  func level(ofStar place: Int, in rating: Double) -> Double {
    let rest = min(max(rating - Double(place), 0), 1)
    switch settings.fillMode {
    case .full: return rest.rounded()
    case .half: return (rest * 2).rounded() / 2
    case .precise: return rest
    }
  }

  /// The rating that is seen, because stars may be filled only as a whole or by halves.
  func displayed(_ rating: Double) -> Double {
    let whole = rating.rounded(.down)
    let shown = whole + level(ofStar: 0, in: rating - whole)
    return min(max(shown, 0), Double(settings.totalStars))
  }

  /// The rating of a finger, in points from the beginning of the stars.
  func touched(at x: Double) -> Double {
    let correction =
      switch settings.fillMode {
      case .full: Self.fullCorrection
      case .half: Self.halfCorrection
      case .precise: 0.0
      }
    return max(displayed(precise(at: x) + correction), settings.minTouchRating)
  }

  private func precise(at x: Double) -> Double {
    let step = settings.starSize + settings.starMargin
    guard x > 0, step > 0 else { return 0 }
    let stars = (x / step).rounded(.down)
    guard stars <= Double(settings.totalStars) else { return Double(settings.totalStars) }
    return stars + min((x - stars * step) / settings.starSize, 1)
  }
}
