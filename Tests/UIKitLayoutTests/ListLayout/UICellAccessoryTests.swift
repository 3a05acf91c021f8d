// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Sides, order and states of accessories.
@MainActor
@Suite(.ownProcess) struct UICellAccessoryTests {
  private let all: [UICellAccessory] = [
    .checkmark(), .delete(), .insert(), .multiselect(), .disclosureIndicator(), .detail(),
    .label(text: "9"), .outlineDisclosure(), .popUpMenu(UIMenu()), .reorder(),
  ]

  private func kinds(_ accessories: [UICellAccessory]) -> [ListAccessory.Kind] {
    accessories.map(\.accessoryType.kind)
  }

  @Test func `puts system accessories on their side in their order, however they are given`() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<50 {
      let sides = AccessorySides(all.shuffled(using: &random), isEditing: true)
      expect(kinds(sides.leading), equals: [.delete, .insert, .multiselect])
      expect(
        kinds(sides.trailing),
        equals: [
          .label, .checkmark, .detail, .popUpMenu, .disclosureIndicator, .outlineDisclosure,
          .reorder,
        ]
      )
      expect(!sides.hasDuplicates)
    }
  }

  @Test func `shows what changes the list only while it is edited`() {
    let sides = AccessorySides(all, isEditing: false)
    expectEmpty(sides.leading)
    expect(
      kinds(sides.trailing),
      equals: [
        .label, .checkmark, .detail, .popUpMenu, .disclosureIndicator, .outlineDisclosure,
      ]
    )
  }

  @Test func `follows the state in which an accessory is displayed`() {
    let chosen: [UICellAccessory] = [
      .disclosureIndicator(displayed: .whenNotEditing), .delete(displayed: .always),
      .checkmark(displayed: .whenEditing),
    ]
    let still = AccessorySides(chosen, isEditing: false)
    expect(kinds(still.leading + still.trailing), equals: [.delete, .disclosureIndicator])
    let edited = AccessorySides(chosen, isEditing: true)
    expect(kinds(edited.leading + edited.trailing), equals: [.delete, .checkmark])
  }

  @Test func `takes the first of two system accessories of a type`() {
    let sides = AccessorySides(
      [.label(text: "1"), .label(text: "2"), custom(.trailing()), custom(.trailing())],
      isEditing: false
    )
    expect(sides.hasDuplicates)
    expect(sides.trailing.filter { $0.accessoryType == .label }.map(\.look.text), equals: ["1"])
    expect(sides.trailing.count, equals: 3)
  }

  private func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(configuration: .init(customView: UIView(), placement: placement))
  }

  @Test func `puts custom accessories nearest to the content unless told otherwise`() {
    let sides = AccessorySides(
      [custom(.leading()), custom(.trailing()), .delete(), .checkmark()],
      isEditing: true
    )
    expect(kinds(sides.leading), equals: [.delete, .custom])
    expect(kinds(sides.trailing), equals: [.custom, .checkmark])
  }

  @Test func `puts custom accessories before and behind a type`() {
    typealias Placement = UICellAccessory.Placement
    let own = [
      custom(.trailing(at: Placement.position(after: .checkmark))),
      custom(.trailing(at: Placement.position(before: .checkmark))),
      custom(.trailing(at: Placement.position(after: .reorder))),
      custom(.trailing(at: Placement.position(before: .reorder))),
    ]
    let base: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
    let places = own.map { accessory in
      kinds(AccessorySides(base + [accessory], isEditing: false).trailing)
    }
    expect(
      places,
      equals: [
        [.checkmark, .custom, .disclosureIndicator], [.custom, .checkmark, .disclosureIndicator],
        [.checkmark, .disclosureIndicator, .custom], [.custom, .checkmark, .disclosureIndicator],
      ]
    )
  }

  @Test func `holds places that are not there within those that are`() {
    let far = custom(.leading(at: { _ in 9 }))
    let before = custom(.trailing(at: { _ in -3 }))
    let sides = AccessorySides([far, before, .delete(), .checkmark()], isEditing: true)
    expect(kinds(sides.leading), equals: [.delete, .custom])
    expect(kinds(sides.trailing), equals: [.custom, .checkmark])
  }

  @Test func `has UIKit's default states`() {
    expect(
      all.map(\.displayed),
      equals: [
        .always, .whenEditing, .whenEditing, .whenEditing, .always, .always, .always, .always,
        .always, .whenEditing,
      ]
    )
    expect(UICellAccessory.CheckmarkOptions().isHidden, equals: false)
    expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    expect(UICellAccessory.LabelOptions().reservedLayoutWidth, equals: .actual)
    expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    expect(UICellAccessory.OutlineDisclosureOptions().style, equals: .automatic)
    let own = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
    expect(!own.maintainsFixedSize)
    expect(own.reservedLayoutWidth, equals: .actual)
  }
}
