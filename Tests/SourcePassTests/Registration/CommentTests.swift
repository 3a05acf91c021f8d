// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

/// What doc comments of layouts say to people who tune them.
struct CommentTests {
  private func statements(_ text: String, _ start: String = "instance.describe(") -> [String] {
    Passed(text).generated().split(separator: "\n").map(String.init).filter { $0.hasPrefix(start) }
  }

  @Test func `a property tells its label, heading, help and bounds`() {
    let text = """
      class L: UICollectionViewLayout {
        /// How "far" it goes.
        ///
        /// - Key: reach
        /// - Label: Far
        /// - Group: Items
        /// - Range: 0...2 by 0.5 m
        var distance = 1.0
        var quiet = 1.0
      }
      """
    expect(
      statements(text),
      equals: [
        "instance.describe(\"distance\", .init(key: \"reach\", label: \"Far\", group: \"Items\", "
          + "help: \"How \\u{22}far\\u{22} it goes.\", range: 0.0...2.0, step: 0.5, unit: \"m\"))"
      ]
    )
  }

  @Test func `cases of an enumeration tell what they are called`() {
    let text = """
      class L: UICollectionViewLayout {
        enum Snap: CaseIterable {
          /// - Label: Anywhere
          case free
          case item
        }
        var snap = Snap.item
        var other: Snap = .free
      }
      """
    expect(
      statements(text),
      equals: [
        "instance.describe(\"snap\", .init(choices: [\"free\": \"Anywhere\"]))",
        "instance.describe(\"other\", .init(choices: [\"free\": \"Anywhere\"]))",
      ]
    )
  }

  @Test func `a computed property is tuned where its comment has a field, in extensions too`() {
    let text = """
      class L: UICollectionViewLayout {
        /// Nobody tunes this.
        var plain: Int { get { 1 } set { } }
        /// - Range: 0...3
        var asked: Int { get { 1 } set { } }
      }
      extension L {
        /// - Label: Beside
        var beside: Int { get { 1 } set { } }
      }
      """
    expect(
      statements(text, "instance.expose("),
      equals: [
        "instance.expose(\"asked\", line: 5, of: layout, \\.asked)",
        "instance.expose(\"beside\", line: 9, of: layout, \\.beside)",
      ]
    )
  }

  @Test func `a class tells its name, its scrolling, its pinch and what it has of a flow layout`() {
    let text = """
      /// Cards in a pile.
      ///
      /// - Label: Stack
      /// - Scrolls: vertical
      /// - Pinch: spread at 0, 0.5, 1
      /// - Flow: itemSize, sectionInset
      class L: UICollectionViewFlowLayout {}
      """
    expect(
      statements(text, "instance.comment"),
      equals: [
        "instance.comment = .init(label: \"Stack\", scrolls: \"vertical\", "
          + "pinch: \"spread\", detents: [0.0, 0.5, 1.0], flow: [\"itemSize\", \"sectionInset\"])"
      ]
    )
  }

  @Test func `fields that are not understood are told, with their line`() throws {
    let text = """
      /// - Scrolls: sideways
      /// - Pinch: spread at once
      class L: UICollectionViewLayout {
        /// - Key: stage.layout
        /// - Range: some
        var spread = 1.0
      }
      """
    let notes = Passed(text).result.notes.filter { $0.code == "doc-comment" }
    expect(notes.map(\.line), equals: [6, 6, 3, 3])
    expect(notes.first?.message.hasPrefix("stage.layout is not a key;"), equals: true)
    expect(
      notes.dropFirst().first?.message.contains("The range of spread is invalid: some."),
      equals: true
    )
  }

  @Test func `the gallery has the public classes with a label, and their public properties`() {
    let text = """
      /// - Label: Shown
      public class B: UICollectionViewLayout {
        public var a = 1
        var hidden = 1
      }
      /// - Label: Not public
      class C: UICollectionViewLayout {}
      public class A: UICollectionViewLayout {}
      """
    let made = GalleryWriter(SourceModule([("A.swift", text)])).text
    expect(made.contains("LayoutEntry(id: \"B\", make: b),\n  ]"))
    expect(made.contains("  instance.expose(\"a\", of: layout, \\.a)\n  return instance"))
    expect(!made.contains("hidden"))
  }
}
