// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Movements of the content to an offset that the layout or its delegate asked for.
extension LiveViewport {
  /// The target and the animation of a movement; the driver's page runs it, and a finger may stop
  /// it.
  struct Run: Equatable {
    var target: Point
    var animation: ScrollAnimation
  }

  /// Removes and returns the movement that was asked for.
  func takeRun() -> Run? {
    guard let move = collectionView.takeOffsetMove() else { return nil }
    head(for: move.target, from: move.origin)
    return Run(target: told(move.target), animation: ScrollAnimation(move.animation))
  }
}

extension ScrollAnimation {
  /// Makes the animation for pages of the engine's animation.
  init(_ animation: ElementAnimation) {
    switch animation.curve {
    case .easeInOut, .cubic: self.init(duration: animation.duration)
    case .spring(let response, _): self.init(duration: animation.duration, response: response)
    }
  }
}
