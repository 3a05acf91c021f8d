// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Colours of asset catalogues, which cannot be read here.
@MainActor
@Suite(.ownProcess) struct NamedColourTests {
  @Test func `a name has always the same colour, and other names others`() throws {
    let card = try #require(UIColor(named: "Card"))
    let again = try #require(UIColor(named: "Card", in: nil, compatibleWith: nil))
    let other = try #require(UIColor(named: "Ground"))
    #expect(card == again && card != other)
    expect(UIColor(named: ""), equals: nil)
  }

  @Test func `a name that no catalogue has is nil where there are catalogues`() {
    let before = SourceNotes.current
    defer { SourceNotes.current = before }
    SourceNotes.current = SourceNotes()
    SourceNotes.current.colours["Card"] = .green
    SourceNotes.current.unreadColours = ["Accent"]
    expect(UIColor(named: "Card").map { ContentColour($0) }, equals: ContentColour(UIColor.green))
    // Its description cannot be read, so a substitute stands for it.
    expect(UIColor(named: "Accent") != nil)
    expectEmpty(SourceNotes.current.all)
    expect(UIColor(named: "Gone") ?? .red, equals: .red)
    expect(SourceNotes.current.all.map(\.code), equals: ["missing-colour"])
  }

  @Test func `the hue comes of the name's hash`() {
    // FNV-1a of an empty text is 2166136261, which is 61 above a multiple of 360; of "a" it is
    // 3826002220, which is 340 above one.
    #expect(abs(NamedColours.hue(of: "") - 61.0 / 360) < 1e-12)
    #expect(abs(NamedColours.hue(of: "a") - 340.0 / 360) < 1e-12)
  }

  @Test func `an unknown colour name is reported to the view whose cell asks for it`() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 80, height: 40)
    let asking = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: grid
    )
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: asking) {
      view,
      path,
      name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = UIColor(named: name)
      return cell
    }
    asking.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ink"])
    _ = UIColor(named: "Elsewhere")
    source.apply(snapshot)
    asking.layoutIfNeeded()
    expect(asking.diagnostics.map(\.code), equals: ["colour-stand-in"])
    expect(asking.diagnostics.first?.message.contains("the colour Ink;"), equals: true)
  }

  @Test func `older names of rectangles and maps do what the newer ones do`() {
    let rect = CGRectMake(10, 20, 30, 40)
    expect(CGRectGetMidX(rect), equals: 25)
    expect(CGRectGetMaxY(rect), equals: 60)
    expect(CGRectInset(rect, 5, 10), equals: CGRect(x: 15, y: 30, width: 20, height: 20))
    expect(CGRectContainsPoint(rect, CGPointMake(39, 59)))
    let map = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 1, 1)
    expect(CGPointApplyAffineTransform(CGPointMake(1, 1), map), equals: CGPoint(x: 4, y: 6))
  }
}
