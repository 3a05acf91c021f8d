// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

private typealias Failure = SnapshotError<String, String>

@Suite(.ownProcess) struct SnapshotErrorTests {
  private func identifiers() throws -> SectionedIdentifiers<String, String> {
    var identifiers = SectionedIdentifiers<String, String>()
    try identifiers.appendSections(["s"])
    try identifiers.appendItems(["a", "b"])
    return identifiers
  }

  @Test func `names what is wrong and changes nothing`() throws {
    try check(.duplicateItems(["a", "x"])) { try $0.appendItems(["a", "x", "y", "x"]) }
    try check(.duplicateSections(["s"])) { try $0.appendSections(["s", "s"]) }
    try check(.unknownItem("q")) { try $0.insertItems(["x"], after: "q") }
    try check(.unknownItem("q")) { try $0.moveItem("a", before: "q") }
    try check(.unknownItem("q")) { try $0.reloadItems(["a", "q"]) }
    try check(.unknownItem("q")) { try $0.reconfigureItems(["a", "q"]) }
    try check(.unknownSection("q")) { try $0.appendItems(["x"], toSection: "q") }
    try check(.unknownSection("q")) { try $0.insertSections(["x"], before: "q") }
    try check(.unknownSection("q")) { try $0.moveSection("s", after: "q") }
    try check(.unknownSection("q")) { try $0.reloadSections(["s", "q"]) }
    try check(.unknownSection("q")) { _ = try $0.items(inSection: "q") }
  }

  private func check(
    _ failure: Failure,
    _ change: (inout SectionedIdentifiers<String, String>) throws -> Void
  ) throws {
    let before = try identifiers()
    var changed = before
    #expect(throws: failure) { try change(&changed) }
    expect(changed.outline, equals: before.outline)
    expectEmpty(changed.reloadedItems.list)
    expectEmpty(changed.reconfiguredItems.list)
    expectEmpty(changed.reloadedSections.list)
    expect(changed.position(of: "b"), equals: position(0, 1))
    expect(changed.position(of: "x"), equals: nil)
  }

  @Test func `refuses items while there is no section`() {
    var empty = SectionedIdentifiers<String, String>()
    #expect(throws: Failure.noSections) { try empty.appendItems(["a"]) }
  }

  @Test func `says it in UIKit's words`() {
    expect(
      Failure.duplicateItems(["a", "b"]).description,
      equals: """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            a,
            b
        )}
        """
    )
    expect(
      Failure.unknownItem("a").description,
      equals: "Specified item \"a\" is not found in the snapshot."
    )
    expect(
      Failure.noSections.description,
      equals: "There are currently no sections in the data source. Please add a section first."
    )
  }
}
