// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct DiagnosticListTests {
  private func list(_ count: Int) -> [Diagnostic] {
    let files = (0..<count).map {
      Diagnostic(severity: .warning, code: "c", message: "\($0)")
    }
    return DiagnosticList.make(
      files: files,
      views: [],
      findings: [:],
      ids: { _ in [] },
      document: .empty(stage: "", title: "", limits: .standard),
      limits: .standard
    )
  }

  @Test func `lists a hundred diagnostics one by one`() {
    expect(list(100).map(\.message), equals: (0..<100).map { "\($0)" })
  }

  @Test func `summarises the diagnostics beyond a hundred by their number`() {
    expect(list(150).count, equals: 101)
    expect(list(150).last?.message, equals: "There are 50 more.")
  }
}
