// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import QuartzCore

/// What the animation blocks around the present code say of changes: whether they are animated, how long and on
/// which curve.
///
/// Views have their last values at once; collection views tell whoever shows them how their elements get there.
@MainActor
struct AnimationBlocks {
  /// The blocks around the present code.
  private(set) static var current = AnimationBlocks()

  /// What a block says.
  enum Word: Hashable {
    /// Changes are made at once.
    case still
    /// Changes are seen.
    case moving(ElementAnimation)
  }

  /// Which numbers of the block around a block has instead of its own.
  struct Inheritance: OptionSet {
    let rawValue: UInt8

    static let duration = Inheritance(rawValue: 1 << 0)
    static let curve = Inheritance(rawValue: 1 << 1)
  }

  private var isEnabled = true
  private var innermost: ElementAnimation?
  /// Who moves the animations of the innermost block, in place of the clock.
  private(set) var driver: ViewDriver?
  /// When and how often the innermost block's changes are seen.
  private(set) var repetition = Repetition()

  /// When and how often changes are seen.
  struct Repetition: Hashable {
    /// How long after the block they begin, in seconds.
    var delay: Double = 0
    var isEndless = false
    /// Whether they run back afterwards.
    var comesBack = false
  }

  /// What holds for a change that is made now; `nil` when nobody says anything.
  var word: Word? {
    guard isEnabled else { return .still }
    return innermost.map { $0.duration > 0 ? .moving($0) : .still }
  }

  /// How a change is shown that has an animation of its own unless somebody says otherwise.
  static func animation(unlessTold own: ElementAnimation?) -> ElementAnimation? {
    switch current.word {
    case nil: own
    case .still: nil
    case .moving(let animation): animation
    }
  }

  /// Whether changes may be animated.
  static var areEnabled: Bool {
    get { current.isEnabled }
    set { current.isEnabled = newValue }
  }

  /// Seconds that changes take by the blocks around.
  static var duration: Double { current.innermost?.duration ?? 0 }

  /// What a block that ran said, by which its end is found.
  @MainActor struct Ran {
    fileprivate let word: Word?

    /// Calls a completion when the animation is over, by the clock of the frames.
    ///
    /// Without animation it is called at once. An animation that repeats without end has none.
    func end(
      after delay: Double,
      repeats: Bool = false,
      comesBack: Bool = false,
      _ completion: ((Bool) -> Void)?
    ) {
      guard let completion else { return }
      guard case .moving(let animation) = word else { return completion(true) }
      guard !repeats else { return }
      let way = comesBack ? 2 * animation.duration : animation.duration
      let seconds = max(0, delay.isFinite ? delay : 0) + way
      FrameClock.current.call(after: seconds, for: AnimationBlocks.keeper) { completion(true) }
    }
  }

  /// Keeps completions alive: nobody else does until an animation is over.
  private static let keeper = Keeper()

  private final class Keeper {}

  /// Runs a block.
  @discardableResult
  static func run(
    _ animation: ElementAnimation,
    inheriting inheritance: Inheritance,
    _ repetition: Repetition = Repetition(),
    by driver: ViewDriver? = nil,
    _ body: () -> Void
  ) -> Ran {
    let (outer, outside) = (current.innermost, current.repetition)
    let before = current.driver
    current.driver = driver ?? before
    defer { current.driver = before }
    var own = animation
    if let outer, outer.duration > 0 {
      if inheritance.contains(.duration) { own.duration = outer.duration }
      if inheritance.contains(.curve) { own.curve = outer.curve }
    }
    (current.innermost, current.repetition) = (own, repetition)
    let ran = Ran(word: current.word)
    body()
    (current.innermost, current.repetition) = (outer, outside)
    return ran
  }

  /// Runs what is not animated, whatever is around it.
  static func runStill(_ body: () -> Void) {
    let before = current.isEnabled
    current.isEnabled = false
    body()
    current.isEnabled = before
  }

  /// Runs what had to wait, within the blocks that were around it when it was asked for.
  func resume(_ body: () -> Void) {
    let before = Self.current
    Self.current = self
    body()
    Self.current = before
  }
}
