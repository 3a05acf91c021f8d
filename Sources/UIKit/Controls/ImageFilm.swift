// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// Pictures that an image view shows in turn, by the clock of the app's timers.
@MainActor
final class ImageFilm {
  /// The pictures that are shown in a second where nobody says a duration.
  private static let usualRate: TimeInterval = 30

  private let pictures: [UIImage]
  /// The time of one picture, in seconds.
  private let step: TimeInterval
  /// The pictures that are left; `nil` for a film without end.
  private var left: Int?
  private var index = 0
  private var timer: AppFoundation.Timer?
  private let changed: () -> Void
  /// Whether it was shown to its end.
  private(set) var isOver = false

  /// Makes a film that rests at its first picture.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, at least one.
  ///   - duration: The time of one turn, in seconds; 0 for 30 pictures in a second.
  ///   - turns: How often it is shown; 0 for without end.
  ///   - changed: Called after another picture is shown, and at the end.
  init(_ pictures: [UIImage], duration: TimeInterval, turns: Int, changed: @escaping () -> Void) {
    self.pictures = pictures
    step = duration > 0 ? duration / Double(pictures.count) : 1 / Self.usualRate
    left = turns > 0 ? turns * pictures.count : nil
    self.changed = changed
  }

  /// The present picture; `nil` when the film is over.
  var picture: UIImage? { isOver ? nil : pictures[index] }

  /// Goes on, or rests at the present picture.
  var runs: Bool {
    get { timer != nil }
    set {
      guard newValue != runs else { return }
      timer?.invalidate()
      timer = nil
      guard newValue, !isOver else { return }
      timer = .scheduledTimer(withTimeInterval: step, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        self.turn()
      }
    }
  }

  private func turn() {
    left = left.map { $0 - 1 }
    index = (index + 1) % pictures.count
    if left == 0 {
      isOver = true
      runs = false
    }
    changed()
  }
}
