// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import Testing

@testable import LayoutLibrary
@testable import StageHost

@MainActor
struct SectionTrialTests {
  private static let section: NSCollectionLayoutSection = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }()

  /// The number of sections of a layout whose provider is given.
  private func count(
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> Int? {
    SectionTrial.count(
      LayoutEntry(id: "x") { _ in
        LayoutInstance(UICollectionViewCompositionalLayout(sectionProvider: provider))
      }
    )
  }

  @Test func `A list of the app that ends traps beyond its end, in another process`() {
    let kinds = ["hero", "grid", "footer"]
    #expect(count { index, _ in kinds[index].isEmpty ? nil : Self.section } == 3)
  }

  @Test func `A provider that says nil knows no more`() {
    #expect(count { index, _ in index < 5 ? Self.section : nil } == 5)
  }

  @Test func `One that answers always knows any number`() {
    #expect(count { _, _ in Self.section } == nil)
  }

  @Test func `One that never answers says nothing of numbers, and neither do other layouts`() {
    #expect(count { _, _ in nil } == nil)
    let flow = LayoutEntry(id: "x") { _ in LayoutInstance(UICollectionViewFlowLayout()) }
    #expect(SectionTrial.count(flow) == nil)
  }

  @Test func `Plain sections are cut, or copied with identities of their own`() {
    let three = PlainData.make([2, 1, 3]).sections
    #expect(PlainData.fitted(three, to: 2).map(\.id) == ["section-0", "section-1"])
    let five = PlainData.fitted(three, to: 5)
    #expect(five.map(\.items.count) == [2, 1, 3, 2, 1])
    #expect(Set(five.map(\.id)).count == 5)
    #expect(Set(five.flatMap(\.items).map(\.id)).count == 9)
    #expect(PlainData.fitted([], to: 3).isEmpty)
  }
}
