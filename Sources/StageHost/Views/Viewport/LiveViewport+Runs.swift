// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Content that is to be seen going somewhere, because the layout or its delegate asked for that.
extension LiveViewport {
  /// Where the content is to go and how; the driver's page lets it run there, and a finger may stop it.
  struct Run: Equatable {
    var target: Point
    var animation: ScrollAnimation
  }

  /// What was asked for since the last time.
  func takeRun() -> Run? {
    guard let move = collectionView.takeOffsetMove() else { return nil }
    head(for: move.target, from: move.origin)
    return Run(target: Point(move.target), animation: ScrollAnimation(move.animation))
  }
}

extension ScrollAnimation {
  /// The animation of the engine, as pages run it.
  init(_ animation: ElementAnimation) {
    switch animation.curve {
    case .easeInOut, .cubic: self.init(duration: animation.duration)
    case .spring(let response, _): self.init(duration: animation.duration, response: response)
    }
  }
}
