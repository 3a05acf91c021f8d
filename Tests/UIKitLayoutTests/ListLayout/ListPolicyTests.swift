// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Policies of lists where nothing is documented or measured.
@Suite(.ownProcess) struct ListPolicyTests {
  private typealias Look = UICollectionLayoutListConfiguration.Appearance

  @Test func `policy: which lines a row has by its place`() {
    func lines(_ look: Look, _ role: ListRow.Role = .cell, first: Bool, last: Bool) -> [Bool] {
      let row = ListRow(appearance: look, role: role, isFirst: first, isLast: last)
      let edges = ListPolicy.edges(of: row)
      return [edges.top, edges.bottom]
    }
    expect(lines(.plain, first: true, last: true), equals: [false, true])
    expect(lines(.grouped, first: true, last: false), equals: [true, true])
    expect(lines(.grouped, first: false, last: true), equals: [false, true])
    expect(lines(.insetGrouped, first: true, last: false), equals: [false, true])
    expect(lines(.insetGrouped, first: false, last: true), equals: [false, false])
    for look in [Look.sidebar, .sidebarPlain] {
      expect(lines(look, first: false, last: false), equals: [false, false])
    }
    expect(lines(.grouped, .header, first: true, last: false), equals: [false, false])
    expect(lines(.plain, .footer, first: false, last: true), equals: [false, false])
  }

  @Test
  func
    `policy: accessories of the system stand in one order, what deletes first and the grip last`()
  {
    let order = SystemAccessory.table.map(\.kind)
    let expected: [ListAccessory.Kind] = [
      .delete, .insert, .multiselect, .label, .checkmark, .detail, .popUpMenu,
      .disclosureIndicator, .outlineDisclosure, .reorder,
    ]
    expect(order, equals: expected)
    expect(SystemAccessory.rank(.delete), equals: 0)
    expect(SystemAccessory.rank(.custom), equals: 10)
  }

  @Test @MainActor func `policy: what sticks in a plain sidebar hides what is beneath`() {
    func ground(_ look: Look) -> ContentColour? {
      let stage = ListStage([["a", "b"]], look) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      }
      let kind = UICollectionView.elementKindSectionFooter
      let path = IndexPath(item: 0, section: 0)
      let footer = stage.view.supplementaryView(forElementKind: kind, at: path)
      return (footer as? UICollectionViewListCell)?.shownContent.list?.background.colour
    }
    let background = ContentColour(light: 0xFFFF_FFFF, dark: 0xFF)
    expect(ground(.sidebarPlain), equals: background)
    expect(ground(.plain), equals: background)
    expect(ground(.sidebar), equals: nil)
  }

  @Test func `policy: several are selected only where people edit and may select more than one`() {
    func holds(_ selected: Bool, _ editing: Bool, _ several: Bool) -> Bool {
      ListPolicy.isInMultipleSelection(
        isSelected: selected,
        isEditing: editing,
        selectsSeveralWhileEditing: several
      )
    }
    expect(holds(true, true, true))
    expect(!holds(false, true, true))
    expect(!holds(true, false, true))
    expect(!holds(true, true, false))
  }
}
