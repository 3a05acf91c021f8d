// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct FirstStageTests {
  private struct Missing: Error {}

  @Test func `an empty name opens the first stage, and is refused if there is none`() throws {
    let open = ClientMessage.Open(
      seq: 1,
      stage: "",
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0),
      follow: nil,
      resume: nil,
      resumeRev: nil
    )
    var fixture = SessionFixture()
    fixture.greet(1)
    guard case .opened(let opened)? = fixture.say(1, .open(open)).first else { throw Missing() }
    expect(opened.stage, equals: "s")
    let environment = SessionMachine.Environment(
      limits: .standard,
      token: nil,
      makeSecret: { "secret" }
    )
    fixture.machine = SessionMachine(environment: environment)
    fixture.greet(1)
    guard case .error(let seq, let error)? = fixture.say(1, .open(open)).first else {
      throw Missing()
    }
    expect(seq, equals: 1)
    expect(error.field, equals: "stage")
  }
}
