// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// A cell class with the name of a nib.
final class NibNamedCell: UICollectionViewCell {}

@MainActor
@Suite(.ownProcess) struct UINibTests {
  private let view = Scene([["a"]], isShown: false).view

  @Test func `a nib makes views of the class of its name`() {
    view.register(UINib(nibName: "NibNamedCell", bundle: nil), forCellWithReuseIdentifier: "nib")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: .at(0, 0))
    #expect(cell is NibNamedCell)
    expectEmpty(view.diagnostics)
  }

  @Test func `a nib without a class gives plain views and says so`() {
    let nib = UINib(nibName: "Nobody", bundle: .main)
    view.register(nib, forCellWithReuseIdentifier: "nib")
    view.register(nib, forSupplementaryViewOfKind: "Header", withReuseIdentifier: "nib")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: .at(0, 0))
    #expect(type(of: cell) == UICollectionViewCell.self)
    expect(view.diagnostics.map(\.code), equals: ["nib-without-class", "nib-without-class"])
    expect(view.diagnostics.first?.message.contains("Nobody"), equals: true)
  }

  @Test func `the class of a cell may stand for a supplementary view`() {
    view.register(
      UINib(nibName: "NibNamedCell", bundle: nil),
      forSupplementaryViewOfKind: "Header",
      withReuseIdentifier: "nib"
    )
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "Header",
      withReuseIdentifier: "nib",
      for: .at(0, 0)
    )
    #expect(header is NibNamedCell)
  }

  @Test func `taking a nib back takes the registration back`() {
    view.register(UINib(nibName: "NibNamedCell", bundle: nil), forCellWithReuseIdentifier: "nib")
    view.register(nil as UINib?, forCellWithReuseIdentifier: "nib")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: .at(0, 0))
    expect(!(cell is NibNamedCell))
    expect(view.diagnostics.map(\.code), equals: ["not-registered"])
  }
}
