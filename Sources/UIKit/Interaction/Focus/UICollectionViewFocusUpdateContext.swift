// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next element.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous element.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first element.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last element.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The direction of the move; empty for a move by code.
  public let focusHeading: UIFocusHeading

  init(focusHeading: UIFocusHeading) {
    self.focusHeading = focusHeading
    super.init()
  }
}

/// A move of the focus from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; `nil` if no item had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; `nil` if no item gets it.
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?, _ focusHeading: UIFocusHeading) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(focusHeading: focusHeading)
  }
}

/// Adds changes to the animation of a moving focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  @MainActor override init() {
    super.init()
  }

  /// Adds changes that are animated with the focus, and work that is done afterwards.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  var hasAnimations: Bool { !animations.isEmpty }

  /// Makes the added changes.
  func run() { for animation in animations { animation() } }

  /// Does the added work.
  func complete() { for completion in completions { completion() } }
}
