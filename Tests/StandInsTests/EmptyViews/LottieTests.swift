// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Lottie
import Testing

@MainActor @Suite struct LottieTests {
  @Test func `an animation that plays once ends on a later turn`() {
    AppProcess.replaced { process in
      let clock = process.clock
      let view = LottieAnimationView(name: "hello")
      #expect(view.animation?.name == "hello")
      var ended: [Bool] = []
      view.play { ended.append($0) }
      #expect(ended == [])
      clock.settle()
      #expect(ended == [true])
      #expect(view.currentProgress == 1)
    }
  }

  @Test func `an animation that is repeated does not end until it is stopped`() {
    let view = AnimationView(animation: Animation.named("turn"))
    view.loopMode = .loop
    view.play()
    #expect(view.isAnimationPlaying)
    view.stop()
    #expect(!view.isAnimationPlaying)
  }
}
