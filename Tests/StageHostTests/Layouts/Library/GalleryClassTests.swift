// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import StageHost
@testable import StageProtocol

/// What people can tune about the gallery's classes, against `Tests/Vectors/gallery.json`: documents and links name
/// these keys.
@MainActor
@Suite(.ownProcess) struct GalleryClassTests {
  private static let vectors = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Vectors/gallery.json")

  private func line(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
  }

  private func words(_ words: [String]) -> JSONValue { .array(words.map { .text($0) }) }

  private func text(of kind: LayoutKind) -> String {
    let values = LayoutValues(parameters: kind.parameters, layers: [])
    let views = kind.make().abilities.views
    let pinch = kind.pinch.map { PinchRule.form.json(of: $0) }
    let head = JSONValue.members([
      ("class", .text(kind.className ?? "")), ("id", .text(kind.id)), ("name", .text(kind.name)),
      ("scrolls", .text(kind.scrolls(values))), ("pinch", pinch),
      ("itemViews", words(views?.badgeKinds ?? [])),
      ("sectionViews", words(views?.sectionViewKinds ?? [])),
    ])
    let parameters = kind.parameters.map { line(ParameterDescriptor.form.json(of: $0)) }
    return "{\"kind\": \(line(head)), \"parameters\": [\n\(parameters.joined(separator: ",\n"))\n]}"
  }

  @Test func `keys, labels, bounds and first values of the gallery's classes stay as they are`()
    throws
  {
    let kinds = LayoutCatalog.kinds.filter { $0.className != nil }.sorted { $0.id < $1.id }
    let made = "[\n" + kinds.map(text).joined(separator: ",\n") + "\n]\n"
    let found = try String(contentsOf: Self.vectors, encoding: .utf8)
    let lines = zip(
      found.split(separator: "\n", omittingEmptySubsequences: false),
      made.split(separator: "\n", omittingEmptySubsequences: false)
    )
    for (wanted, line) in lines { expect(wanted, equals: line) }
    expect(found.count, equals: made.count)
  }
}
