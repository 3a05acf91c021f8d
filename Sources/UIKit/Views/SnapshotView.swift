// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A view that shows what another view showed when it was made.
@MainActor
final class SnapshotView: UIView {
  private let steps: [ScreenStep]

  init(of view: UIView) {
    steps = ChosenStyle.within(view.chosenStyle, view.level) { ScreenPainter.wholeSteps(of: view) }
    super.init(frame: view.frame)
    alpha = view.alpha
  }

  required init?(coder: NSCoder) { nil }

  /// The part of the picture that is seen, in its own points; the whole one by default.
  var part: CGRect?

  /// What is painted; `nil` for nothing.
  var picture: [ScreenStep]? {
    guard !steps.isEmpty, !bounds.isEmpty else { return nil }
    guard let part else { return steps }
    let move: [CGFloat] = [1, 0, 0, 1, -part.minX, -part.minY]
    let box = ScreenShape.box(CGRect(origin: .zero, size: bounds.size), radius: 0)
    return [.group(nil, clip: box, opacity: 1), .group(move, clip: nil, opacity: 1)] + steps + [
      .end, .end,
    ]
  }
}
