// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

/// A view that would play an animation: it is empty, and plays until its end at once.
@preconcurrency @MainActor
open class LottieAnimationView: UIView {
  open var animation: LottieAnimation?
  open var loopMode = LottieLoopMode.playOnce
  open var animationSpeed: CGFloat = 1
  open var backgroundBehavior = LottieBackgroundBehavior.pause
  open var currentProgress: CGFloat = 0
  open var respectAnimationFrameRate = false
  open private(set) var isAnimationPlaying = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(name: String, bundle: AppFoundation.Bundle = .main) {
    self.init(animation: .named(name, bundle: bundle))
  }

  public convenience init(animation: LottieAnimation?) {
    self.init(frame: .zero)
    self.animation = animation
  }

  open func play(completion: LottieCompletionBlock? = nil) {
    guard loopMode == .playOnce else {
      isAnimationPlaying = true
      return
    }
    currentProgress = 1
    tell(completion, true)
  }

  open func play(
    fromProgress: CGFloat? = nil,
    toProgress: CGFloat,
    loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    play(completion: completion)
    if self.loopMode == .playOnce { currentProgress = toProgress }
  }

  open func stop() {
    isAnimationPlaying = false
    currentProgress = 0
  }

  open func pause() { isAnimationPlaying = false }

  /// The end comes on a later turn of the main queue, after the code that begins to play.
  private func tell(_ completion: LottieCompletionBlock?, _ hasEnded: Bool) {
    guard let completion else { return }
    nonisolated(unsafe) let end = completion
    AppFoundation.DispatchQueue.main.async { end(hasEnded) }
  }
}
