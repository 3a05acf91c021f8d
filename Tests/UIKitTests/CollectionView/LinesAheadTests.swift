// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Lines of four squares of 100, in a view of 400 × 400.
@MainActor
@Suite(.ownProcess) struct LinesAheadTests {
  private let spy = CellsAheadTests.Spy([numbered(400)])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = spy
    view.delegate = spy
  }

  /// The cells that a pass at an offset makes, and those that it shows.
  private func pass(at offset: CGFloat) -> (made: Set<Substring>, shown: Set<Substring>) {
    spy.log = []
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    func items(_ word: String) -> Set<Substring> {
      Set(spy.log.filter { $0.hasPrefix(word) }.map { $0.dropFirst(word.count) })
    }
    return (items("cell "), items("display "))
  }

  @Test func `a line that is needed at once is made in passes before, one line a pass`() {
    view.preloadInsets.bottom = 200
    // Lines 0 to 5 are kept, lines 0 to 3 are visible.
    let first = pass(at: 0)
    expect(first.made.count, equals: 24)
    expect(first.shown.count, equals: 16)
    var made = 24
    for step in 1...100 {
      let pass = pass(at: CGFloat(step) * 20)
      #expect(pass.made.count == 0 || pass.made.count == 4)
      #expect(pass.made.isDisjoint(with: pass.shown), "nothing is made when it is needed")
      made += pass.made.count
    }
    // At 2000, the lines up to 2600 are kept: 26 lines of four.
    expect(made, equals: 104)
  }

  @Test func `without anything ahead a line is made when it is needed`() {
    _ = pass(at: 0)
    let pass = pass(at: 20)
    expect(pass.made, equals: ["16", "17", "18", "19"])
    expect(pass.shown, equals: pass.made)
  }
}
