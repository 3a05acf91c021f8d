// SPDX-License-Identifier: Apache-2.0
import DifferenceKit
import Expectations
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A value whose identity is its letter.
private struct Letter: Differentiable, Equatable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  var name: String
  var content = 0
  init(_ name: String, _ content: Int = 0) { (self.name, self.content) = (name, content) }
  init(stringLiteral value: String) { self.init(value) }
  var differenceIdentifier: String { name }
  var description: String { content == 0 ? name : "\(name)\(content)" }
}

private typealias Section = ArraySection<Letter, Letter>

@Suite(.ownProcess) struct DifferenceKitTests {
  private func at(_ element: Int, _ section: Int = 0) -> ElementPath {
    ElementPath(element: element, section: section)
  }

  private func text(_ sections: [Section]) -> String {
    sections.map { "\($0.model)\($0.elements)" }.joined(separator: " ")
  }

  @Test func `a list is updated, then loses, then gains and moves`() {
    let source: [Letter] = ["a", "b", "c", "d"]
    let target: [Letter] = ["d", "a", Letter("c", 1), "e"]
    let stages = StagedChangeset(source: source, target: target)
    expect(stages.count, equals: 3)
    expect(stages[0].elementUpdated, equals: [at(2)])
    expect(stages[0].data, equals: ["a", "b", Letter("c", 1), "d"])
    expect(stages[1].elementDeleted, equals: [at(1)])
    expect(stages[1].data, equals: ["a", Letter("c", 1), "d"])
    expect(stages[2].elementInserted, equals: [at(3)])
    // d has its turn first and is not the next one; a and c then are.
    expect(stages[2].elementMoved.map(\.source), equals: [at(2)])
    expect(stages[2].elementMoved.map(\.target), equals: [at(0)])
    expect(stages[2].data, equals: target)
  }

  @Test func `equal lists have no stages, and equal identifiers are taken in turn`() {
    #expect(StagedChangeset(source: ["a", "b"] as [Letter], target: ["a", "b"]).isEmpty)
    let stages = StagedChangeset(source: ["a", "a", "b"] as [Letter], target: ["a", "b"])
    expect(stages.count, equals: 1)
    expect(stages[0].elementDeleted, equals: [at(1)])
  }

  @Test func `sections change in five stages`() {
    let source = [
      Section(model: "A", elements: ["a", "b", "c"]),
      Section(model: "B", elements: ["d"]),
      Section(model: "C", elements: ["e", "f"]),
    ]
    let target = [
      Section(model: "C", elements: ["f", "e", "b"]),
      Section(model: "D", elements: ["d"]),
      Section(model: Letter("A", 1), elements: [Letter("a", 1), "g"]),
    ]
    let stages = StagedChangeset(source: source, target: target)
    expect(stages.count, equals: 5)
    expect(stages[0].elementUpdated, equals: [at(0, 0)])
    expect(text(stages[0].data), equals: "A[a1, b, c] B[d] C[e, f]")
    // d is in a section that goes: it goes with it, and comes with the new one.
    expect(stages[1].sectionDeleted, equals: [1])
    expect(stages[1].elementDeleted, equals: [at(2, 0)])
    expect(text(stages[1].data), equals: "A[a1, b] C[e, f]")
    expect(stages[2].sectionInserted, equals: [1])
    expect(stages[2].sectionMoved.map(\.source), equals: [1])
    expect(stages[2].sectionMoved.map(\.target), equals: [0])
    expect(text(stages[2].data), equals: "C[e, f] D[d] A[a1, b]")
    expect(stages[3].elementInserted, equals: [at(1, 2)])
    expect(stages[3].elementMoved.map(\.source), equals: [at(1, 0), at(1, 2)])
    expect(stages[3].elementMoved.map(\.target), equals: [at(0, 0), at(2, 0)])
    expect(text(stages[3].data), equals: "C[f, e, b] D[d] A[a1, g]")
    expect(stages[4].sectionUpdated, equals: [2])
    expect(text(stages[4].data), equals: "C[f, e, b] D[d] A1[a1, g]")
  }

  @Test func `the stages lead from any list to any other`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let (source, target) = (sections(&random), sections(&random))
      var shown = source
      for stage in StagedChangeset(source: source, target: target) {
        check(stage, from: shown)
        shown = stage.data
      }
      expect(shown, equals: target)
    }
  }

  private func sections(_ random: inout SeededRandom) -> [Section] {
    var letters = (0..<12).map(String.init).shuffled(using: &random)
    return ["A", "B", "C", "D"].shuffled(using: &random).prefix(3).map { name in
      let count = Int.random(in: 0...4, using: &random)
      defer { letters.removeFirst(count) }
      return Section(
        model: Letter(name, .random(in: 0...1, using: &random)),
        elements: letters.prefix(count).map { Letter($0, .random(in: 0...1, using: &random)) }
      )
    }
  }

  /// Plays a stage as a view understands it: what is deleted or moves away goes, then the rest comes in order.
  private func check(_ stage: Changeset<[Section]>, from before: [Section]) {
    let gone = Set(stage.elementDeleted + stage.elementMoved.map(\.source))
    var kept = before.enumerated().map { section, content in
      content.elements.enumerated().filter { !gone.contains(at($0.offset, section)) }
        .map(\.element.name)
    }
    let away = Set(stage.sectionDeleted + stage.sectionMoved.map(\.source))
    let moved = stage.sectionMoved.map { ($0.target, kept[$0.source]) }
    kept = kept.enumerated().filter { !away.contains($0.offset) }.map(\.element)
    let whole = stage.sectionInserted.map { ($0, stage.data[$0].elements.map(\.name)) }
    for (place, names) in (moved + whole).sorted(by: { $0.0 < $1.0 }) {
      kept.insert(names, at: place)
    }
    let arrivals =
      stage.elementMoved.map { ($0.target, before[$0.source.section].elements[$0.source.element]) }
      + stage.elementInserted.map { ($0, stage.data[$0.section].elements[$0.element]) }
    for (path, element) in arrivals.sorted(by: { $0.0.element < $1.0.element }) {
      kept[path.section].insert(element.name, at: path.element)
    }
    expect(kept, equals: stage.data.map { $0.elements.map(\.name) })
  }

  @MainActor @Test func `a view without a window shows the last data at once`() {
    let view = UITableView()
    var shown: [[Letter]] = []
    let stages = StagedChangeset(source: ["a", "b"] as [Letter], target: ["b", "c"])
    expect(stages.count, equals: 2)
    view.reload(using: stages, with: .fade) { shown.append($0) }
    expect(shown, equals: [["b", "c"]])
  }

  @MainActor @Test func `a view in a window is given each stage, and stops where it is told to`() {
    final class Source: NSObject, UICollectionViewDataSource {
      var letters: [Letter] = ["a", "b"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        letters.count
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let (source, window) = (Source(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    var shown: [[Letter]] = []
    let target: [Letter] = ["b", "c"]
    let stages = StagedChangeset(source: source.letters, target: target)
    view.reload(using: stages) {
      shown.append($0)
      source.letters = $0
    }
    expect(shown, equals: [["b"], ["b", "c"]])
    expect(view.numberOfItems(inSection: 0), equals: 2)
    view.reload(
      using: StagedChangeset(source: target, target: []),
      interrupt: { $0.changeCount > 1 },
      setData: { source.letters = $0 }
    )
    expect(view.numberOfItems(inSection: 0), equals: 0)
  }
}
