// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

@Suite struct LibraryShelfTests {
  @Test func `tidying keeps what hosts need, the present job, and a compile that runs already`()
    throws
  {
    let shelf = try LibraryShelf()
    defer { shelf.clear() }
    for job: UInt64 in 1...5 {
      try FileManager.default.createDirectory(
        atPath: shelf.place(stage: "a", job: job),
        withIntermediateDirectories: true
      )
    }
    // A host plays the second one, the fourth has been compiled, and the fifth is being compiled.
    shelf.tidy(stage: "a", keeping: [shelf.place(stage: "a", job: 2) + "/layouts.so"], job: 4)
    let left = try FileManager.default.contentsOfDirectory(atPath: shelf.folder + "/a").sorted()
    expect(left, equals: ["2", "4", "5"])
  }
}
