// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import UIKit

/// Random answers and calls, which are equal for equal seeds.
@MainActor
final class Nonsense {
  var random: SeededRandom
  /// The depth of nested calls back; without a limit they would never end.
  private var depth = 0
  /// Whether no calls back are made.
  var isCalm = false

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func chance(_ part: Int, of whole: Int) -> Bool { number(1...whole) <= part }

  func count() -> Int {
    chance(1, of: 12) ? [-1, -7, Int.min][number(0...2)] : number(0...5)
  }

  func length() -> CGFloat {
    guard !chance(1, of: 10) else {
      return [.nan, .infinity, -.infinity, 1e300, -5, 0][number(0...5)]
    }
    return CGFloat(number(-100...1200))
  }

  func path() -> IndexPath {
    switch number(0...9) {
    case 0: return IndexPath()
    case 1: return IndexPath(index: number(-2...4))
    case 2: return IndexPath(indexes: [number(0...3), number(0...3), number(0...3)])
    case 3:
      return IndexPath(indexes: [[Int.max, Int.min, NSNotFound][number(0...2)], number(0...3)])
    default: return IndexPath(indexes: [number(-1...4), number(-1...6)])
    }
  }

  func attributes(near rect: CGRect) -> UICollectionViewLayoutAttributes {
    let result: UICollectionViewLayoutAttributes
    switch number(0...5) {
    case 0: result = .init(forSupplementaryViewOfKind: ["A", "B", ""][number(0...2)], with: path())
    case 1: result = .init(forDecorationViewOfKind: ["A", "B"][number(0...1)], with: path())
    default: result = .init(forCellWith: path())
    }
    result.frame = CGRect(x: length(), y: length(), width: length(), height: length())
    if chance(1, of: 2) { result.center = CGPoint(x: rect.midX, y: rect.midY) }
    if chance(1, of: 4) { result.transform = CGAffineTransform(rotationAngle: length()) }
    if chance(1, of: 4) { result.alpha = length() }
    result.zIndex = chance(1, of: 6) ? Int.max : number(-2...2)
    result.isHidden = chance(1, of: 8)
    return result
  }

  /// Makes one call to a collection view, or none.
  func callBack(_ view: UICollectionView?) {
    guard !isCalm, let view, depth < 3, chance(1, of: 6) else { return }
    depth += 1
    act(on: view)
    depth -= 1
  }

  func act(on view: UICollectionView) {
    switch number(0...17) {
    case 0: _ = view.visibleCells
    case 1: view.reloadData()
    case 2: view.performBatchUpdates { self.update(view) }
    case 3: view.layoutIfNeeded()
    case 4: view.contentOffset = CGPoint(x: length(), y: length())
    case 5: view.frame.size = CGSize(width: max(0, length()), height: max(0, length()))
    case 6: view.scrollToItem(at: path(), at: .init(rawValue: UInt(number(0...63))), animated: true)
    case 7: view.selectItem(at: path(), animated: false, scrollPosition: [])
    case 8: view.collectionViewLayout.invalidateLayout()
    case 9: _ = view.indexPathForItem(at: CGPoint(x: length(), y: length()))
    case 10: _ = view.layoutAttributesForItem(at: path())
    case 11: _ = view.numberOfItems(inSection: number(-1...9))
    case 12: view.setCollectionViewLayout(NonsenseLayout(self), animated: chance(1, of: 2))
    case 13: view.touchBegan(at: CGPoint(x: length(), y: length()))
    case 14: view.touchEnded(at: CGPoint(x: length(), y: length()))
    case 15: view.reconfigureItems(at: [path()])
    case 16: view.contentInset.top = CGFloat(number(-50...50))
    default: update(view)
    }
  }

  private func update(_ view: UICollectionView) {
    switch number(0...7) {
    case 0: view.insertItems(at: [path()])
    case 1: view.deleteItems(at: [path(), path()])
    case 2: view.moveItem(at: path(), to: path())
    case 3: view.reloadItems(at: [path()])
    case 4: view.insertSections([number(0...3)])
    case 5: view.deleteSections([number(0...3)])
    case 6: view.moveSection(number(-1...4), toSection: number(-1...4))
    default: view.reloadSections([number(0...3)])
    }
  }
}
