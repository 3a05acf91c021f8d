// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// What layouts get that ask `super` where elements start and end, as public code does.
@MainActor
@Suite(.ownProcess) struct SuperHookTests {
  /// An answer, with what it is about.
  private struct Answer: Equatable {
    var path: String
    var frame: CGRect
    var alpha: CGFloat

    @MainActor init?(_ attributes: UICollectionViewLayoutAttributes?) {
      guard let attributes else { return nil }
      path = attributes.indexPath.map(String.init).joined(separator: ".")
      frame = attributes.frame
      alpha = attributes.alpha
    }

    init(_ path: String, _ frame: CGRect, _ alpha: CGFloat) {
      (self.path, self.frame, self.alpha) = (path, frame, alpha)
    }
  }

  /// The answers of `super`, by hook and path.
  @MainActor private final class Answers {
    var all: [String: Answer] = [:]

    func note(
      _ hook: String,
      _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
      if let answer = Answer(attributes) { all["\(hook) \(answer.path)"] = answer }
      return attributes
    }
  }

  private final class Rows: RowsLayout {
    let answers = Answers()

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let sections = 0..<(collectionView?.numberOfSections ?? 0)
      let others = sections.flatMap { section in
        let path = IndexPath(item: 0, section: section)
        let pair = [
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Header", with: path),
          UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Card", with: path),
        ]
        for one in pair { one.frame = CGRect(x: 0, y: section * 10, width: 10, height: 10) }
        return pair
      }
      return (super.layoutAttributesForElements(in: rect) ?? []) + others
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note("initial", super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note("final", super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note(
        "initial \(elementKind)",
        super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: path)
      )
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note(
        "final \(elementKind)",
        super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind,
          at: path
        )
      )
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note(
        "initial \(elementKind)",
        super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: path)
      )
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.note(
        "final \(elementKind)",
        super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: path)
      )
    }
  }

  /// Grows what comes and shrinks what goes, from what `super` says.
  private final class Growing: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
      return attributes
    }
  }

  /// Slides what comes in from the left, from what `super` says.
  private final class Sliding: UICollectionViewCompositionalLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.center.x -= 300
      return attributes
    }
  }

  private func stage(_ sections: [[String]], _ layout: Rows) -> KindStage {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Card")
    return KindStage(sections, layout, kinds: ["Header"])
  }

  private func row(_ index: Int) -> CGRect { CGRect(x: 0, y: index * 100, width: 300, height: 100) }

  @Test func `super answers transparent copies of what comes and goes, and where the others are`() {
    let layout = Rows()
    let scene = stage([["a", "b", "c"]], layout)
    scene.view.performBatchUpdates {
      scene.source.sections = [["b", "c", "x"]]
      scene.view.deleteItems(at: [.at(0, 0)])
      scene.view.insertItems(at: [.at(0, 2)])
    }
    let told = layout.answers.all
    // b and c come from where they are seen, under their new paths; x is new.
    expect(told["initial 0.0"], equals: Answer("0.0", row(1), 1))
    expect(told["initial 0.1"], equals: Answer("0.1", row(2), 1))
    expect(told["initial 0.2"], equals: Answer("0.2", row(2), 0))
    // a goes where it is; b and c end at their new places, under their old paths.
    expect(told["final 0.0"], equals: Answer("0.0", row(0), 0))
    expect(told["final 0.1"], equals: Answer("0.1", row(0), 1))
    expect(told["final 0.2"], equals: Answer("0.2", row(1), 1))
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    for kind in ["Header", "Card"] {
      expect(told["initial \(kind) 0.0"], equals: Answer("0.0", small, 1))
      expect(told["final \(kind) 0.0"], equals: Answer("0.0", small, 1))
    }
  }

  @Test func `super answers for the views of sections that come and go too`() {
    let layout = Rows()
    let scene = stage([["a"], ["b"]], layout)
    scene.view.performBatchUpdates {
      scene.source.sections = [["b"], ["c"]]
      scene.view.deleteSections([0])
      scene.view.insertSections([1])
    }
    let told = layout.answers.all
    let (first, second) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 10, height: 10)
    )
    for kind in ["Header", "Card"] {
      expect(told["final \(kind) 0.0"], equals: Answer("0.0", first, 0))
      expect(told["final \(kind) 1.0"], equals: Answer("1.0", first, 1))
      expect(told["initial \(kind) 0.0"], equals: Answer("0.0", second, 1))
      expect(told["initial \(kind) 1.0"], equals: Answer("1.0", second, 0))
    }
    expect(told["final 0.0"], equals: Answer("0.0", row(0), 0))
    expect(told["initial 1.0"], equals: Answer("1.0", row(1), 0))
  }

  @Test func `what leaves the screen ends where the layout puts it`() {
    let layout = Rows()
    let scene = stage([numbered(4)], layout)
    scene.source.sections = [["new"] + numbered(4)]
    scene.view.insertItems(at: [.at(0, 0)])
    expect(layout.answers.all["final 0.3"], equals: Answer("0.3", row(4), 1))
    expect(scene.told.last?.removed.map(\.final?.frame), equals: [row(4)])
  }

  @Test func `outside of changes super knows nothing`() {
    let layout = Rows()
    let scene = stage([["a"]], layout)
    expect(layout.initialLayoutAttributesForAppearingItem(at: .at(0, 0)), equals: nil)
    expect(layout.finalLayoutAttributesForDisappearingItem(at: .at(0, 0)), equals: nil)
    expect(scene.source.configured, equals: [.at(0, 0)])
  }

  @Test func `a flow layout that starts from super's answer scales what comes and goes`() throws {
    let layout = Growing()
    layout.itemSize = CGSize(width: 300, height: 50)
    let stage = KindStage([["a", "b"]], layout, kinds: [])
    stage.view.performBatchUpdates {
      stage.source.sections = [["b", "c"]]
      stage.view.deleteItems(at: [.at(0, 0)])
      stage.view.insertItems(at: [.at(0, 1)])
    }
    let told = try #require(stage.told.last)
    let start = try #require(told.inserted.first?.initial)
    let end = try #require(told.removed.first?.final)
    #expect((start.transform.a, start.alpha) == (0.5, 0))
    #expect((end.transform.a, end.alpha) == (0.25, 0))
  }

  @Test func `a compositional layout that starts from super's answer slides what comes`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = Sliding(section: NSCollectionLayoutSection(group: group))
    let stage = KindStage([["a"]], layout, kinds: [])
    stage.source.sections = [["a", "b"]]
    stage.view.insertItems(at: [.at(0, 1)])
    let inserted = try #require(stage.told.last?.inserted.first)
    expect(inserted.initial?.frame, equals: inserted.attributes.frame.offsetBy(dx: -300, dy: 0))
    expect(inserted.initial?.alpha, equals: 0)
  }
}
