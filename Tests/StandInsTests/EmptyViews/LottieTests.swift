// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Lottie
import Testing
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct LottieTests {
  @Test func `an animation that plays once ends on a later turn`() {
    AppProcess.replaced { process in
      let clock = process.clock
      let view = LottieAnimationView(name: "hello")
      expect(view.animation?.name, equals: "hello")
      var ended: [Bool] = []
      view.play { ended.append($0) }
      expect(ended, equals: [])
      clock.settle()
      expect(ended, equals: [true])
      expect(view.currentProgress, equals: 1)
    }
  }

  @Test func `an animation that is repeated does not end until it is stopped`() {
    let view = AnimationView(animation: Animation.named("turn"))
    view.loopMode = .loop
    view.play()
    expect(view.isAnimationPlaying)
    view.stop()
    expect(!view.isAnimationPlaying)
  }
}
