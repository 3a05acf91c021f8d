// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StageHost

@Suite struct ExportModeTests {
  private func source(_ text: String) throws(ExportMode.Failure) -> String {
    try ExportMode.source(of: Data(text.utf8), path: "some/my.layout.json")
  }

  @Test func `names the function after the file`() throws {
    let source = try source(#"{"kind": "flow"}"#)
    #expect(source.contains("func makeMyLayout() -> UICollectionViewFlowLayout {"))
  }

  @Test func `says what is wrong with a file`() {
    #expect {
      try source(#"{"kind": "flow", "parameters": {"itemSize": 3}}"#)
    } throws: { error in
      let failure = error as? ExportMode.Failure
      return failure?.code == 65 && failure?.message.hasPrefix("my.layout.json:1:") == true
        && failure?.message.hasSuffix("must be a size {width, height}, not 3") == true
    }
  }

  @Test func `says which kinds have a source`() {
    #expect {
      try source(#"{"kind": "waterfall"}"#)
    } throws: { error in
      let failure = error as? ExportMode.Failure
      return failure?.code == 69
        && failure?.message.hasPrefix("some/my.layout.json: there is no UIKit source") == true
    }
  }
}
