// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct SectionTrialTests {
  private static let section: NSCollectionLayoutSection = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }()

  /// The sections that a layout answers for, tried in this process: tests run on several threads,
  /// so a copy of it could hang.
  private func told(_ layout: UICollectionViewLayout) -> [String] {
    var words: [String] = []
    SectionTrial.ask(layout) { words.append($0) }
    return words
  }

  @Test func `A provider is asked for one section after the other until it says nil`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index < 3 ? Self.section : nil
    }
    expect(told(layout), equals: ["0", "1", "2"])
    expect(told(UICollectionViewCompositionalLayout { _, _ in nil }), equals: [])
  }

  @Test func `A provider without an end is asked for twelve sections, other layouts for none`() {
    expect(told(UICollectionViewCompositionalLayout(section: Self.section)).count, equals: 12)
    #expect(told(UICollectionViewFlowLayout()).isEmpty)
  }

  @Test func `Items that nobody gave are shown in the sections that the layout knows`() throws {
    var kind = try StageFiles.Layout(
      FileMessage(role: .layout, name: "l.json", bytes: Data(StageFixtures.squares.utf8)),
      .standard
    ).kind
    let data = Data(StageFixtures.data(3, 2, 1).utf8)
    let document = try DataDocument.parse(data, file: "d.json", limits: .standard)
    let content = StageFiles.Content(name: "d.json", document: document, isPlain: true)
    expect(content.fitted(to: kind).document.sections.count, equals: 3)
    kind.source = LayoutKind.Source(remade: { [kind] in kind })
    kind.source?.knownSections = { 2 }
    expect(content.fitted(to: kind).document.sections.map(\.items.count), equals: [3, 2])
    kind.source?.knownSections = { 4 }
    expect(content.fitted(to: kind).document.sections.map(\.items.count), equals: [3, 2, 1, 3])
  }

  @Test func `Plain sections are cut, or copied with identities of their own`() {
    let three = PlainData.make([2, 1, 3]).sections
    expect(PlainData.fitted(three, to: 2).map(\.id), equals: ["section-0", "section-1"])
    let five = PlainData.fitted(three, to: 5)
    expect(five.map(\.items.count), equals: [2, 1, 3, 2, 1])
    expect(Set(five.map(\.id)).count, equals: 5)
    expect(Set(five.flatMap(\.items).map(\.id)).count, equals: 9)
    #expect(PlainData.fitted([], to: 3).isEmpty)
  }
}
