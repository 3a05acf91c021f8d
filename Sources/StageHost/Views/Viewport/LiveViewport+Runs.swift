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

  /// Removes and returns the movement that was asked for; the page stands at an offset until it hears of it.
  func takeRun(from departure: Point) -> Run? {
    guard let move = collectionView.takeOffsetMove() else { return nil }
    head(for: move.target, from: move.origin)
    self.departure = departure
    return Run(target: told(move.target), animation: ScrollAnimation(move.animation))
  }

  /// Whether a report is older than the page's news of a movement: it says where the page rested before.
  ///
  /// Such a report would end the movement, and the answer to it would take the page back.
  func isBeforeRun(_ scroll: ClientMessage.Scroll) -> Bool {
    guard scroll.orthogonalSection == nil, let departure else { return false }
    let rests = scroll.phase == .idle || scroll.phase == .decelerate
    let isThere = scroll.offset == departure && scroll.velocity == Point(x: 0, y: 0)
    if rests, isThere { return true }
    self.departure = nil
    return false
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
