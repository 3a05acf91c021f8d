// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct ExportModeTests {
  private func source(_ text: String) throws(ExportMode.Failure) -> String {
    try ExportMode.source(of: Data(text.utf8), path: "some/my.layout.json")
  }

  @Test func `names the function after the file`() throws {
    let source = try source(#"{"kind": "flow"}"#)
    expect(source.contains("func makeMyLayout() -> UICollectionViewFlowLayout {"))
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

  @Test func `makes a layout of a class of the gallery`() throws {
    let source = try source(
      #"{"kind": "custom", "class": "WaterfallLayout", "parameters": {"columns": 5}}"#
    )
    expect(source.contains("func makeMyLayout() -> WaterfallLayout {"))
    expect(source.contains("layout.numberOfColumns = 5\n"))
  }

  @Test func `says which kinds have no source`() {
    #expect {
      try source(#"{"kind": "trouble"}"#)
    } throws: { error in
      let failure = error as? ExportMode.Failure
      return failure?.code == 69
        && failure?.message.hasPrefix("some/my.layout.json: there is no UIKit source") == true
    }
  }
}
