// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The way that the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Makes a set of ways.
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
  /// To the one that follows.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first one.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last one.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// How the focus goes from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The way that the focus goes; empty when it was put somewhere.
  public let focusHeading: UIFocusHeading

  init(focusHeading: UIFocusHeading) {
    self.focusHeading = focusHeading
    super.init()
  }
}

/// How the focus goes from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; `nil` when none did.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; `nil` when none does.
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?, _ focusHeading: UIFocusHeading) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(focusHeading: focusHeading)
  }
}

/// Lets changes go along with the animation of a focus that moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  @MainActor override init() {
    super.init()
  }

  /// Adds changes that are made while the focus moves, and something to do after that.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Whether changes were added.
  var hasAnimations: Bool { !animations.isEmpty }

  /// Makes the changes that were added.
  func run() { for animation in animations { animation() } }

  /// Does what was to be done afterwards.
  func complete() { for completion in completions { completion() } }
}
