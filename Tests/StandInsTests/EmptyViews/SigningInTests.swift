// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import AuthenticationServices
import CoreHaptics
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct SigningInTests {
  private final class Told: NSObject, ASAuthorizationControllerDelegate {
    var error: (any Error)?
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithError error: any Error
    ) { self.error = error }
  }

  @Test func `the button says what it is for, in letters that fit its height`() throws {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    button.cornerRadius = 10
    button.layoutIfNeeded()
    let label = try #require(button.subviews.first as? UILabel)
    expect(label.text, equals: "Continue with Apple")
    // 43 hundredths of 50 points.
    expect(label.font.pointSize, equals: 22)
    #expect(button.backgroundColor == .white && button.layer.borderWidth == 1)
    expect(button.layer.cornerRadius, equals: 10)
    expect(ASAuthorizationAppleIDButton().backgroundColor, equals: .black)
  }

  @Test func `without an account, signing in fails on a later turn`() {
    AppProcess.replaced { process in
      let told = Told()
      let request = ASAuthorizationAppleIDProvider().createRequest()
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = told
      controller.performRequests()
      #expect(told.error == nil)
      var cancelled = false
      let session = ASWebAuthenticationSession(
        url: URL(string: "https://example.org")!,
        callbackURLScheme: "app"
      ) { _, error in
        cancelled = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
      }
      #expect(session.start())
      process.clock.settle()
      expect((told.error as? ASAuthorizationError)?.code, equals: .unknown)
      #expect(cancelled && !session.canStart)
    }
  }

  @Test func `nothing is felt, as on a simulator`() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5,
      duration: 1
    )
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    expect(pattern.duration, equals: 1.5)
    try CHHapticEngine().makePlayer(with: pattern).start(atTime: 0)
  }
}
