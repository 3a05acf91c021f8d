// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SourcePass

struct KnownModulesTests {
  @Test func `The stand-ins are the folders of their sources`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/StandIns").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(names.filter { !$0.hasPrefix(".") }) == KnownModules.standIns)
    #expect(KnownModules.contains("UIKit"))
    #expect(!KnownModules.contains("SwiftUI"))
  }
}
