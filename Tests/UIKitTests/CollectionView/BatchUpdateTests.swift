// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct BatchUpdateTests {
  /// A client's state after it applied every transaction.
  struct Replica {
    var elements: [ElementKey: (position: ElementPosition, attributes: ElementAttributes)] = [:]

    mutating func follow(_ transaction: Transaction) {
      for removal in transaction.removed {
        #expect(elements.removeValue(forKey: removal.key) != nil)
      }
      for update in transaction.updated {
        let old = elements.updateValue((update.position, update.attributes), forKey: update.key)
        #expect(old != nil)
      }
      for insertion in transaction.inserted {
        let old = elements.updateValue(
          (insertion.position, insertion.attributes),
          forKey: insertion.key
        )
        #expect(old == nil)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `random batches keep picture, views and identities in step with the data`(
    _ seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var number = 12
    var model = [Array(0..<5), Array(5..<12)]
    let scene = Scene(text(model), isShown: false)
    scene.view.layoutIfNeeded()
    var replica = Replica()
    var keys: [String: ElementKey] = [:]
    for _ in 0..<8 {
      let batch = RandomBatch(from: model, nextNumber: number, using: &random)
      try scene.view.performUpdates {
        model = batch.after
        scene.source.sections = text(model)
        Self.make(batch.updates, in: scene.view)
      }
      number = batch.numberAfter
      for transaction in scene.told.transactions { replica.follow(transaction) }
      scene.told.transactions = []
      check(scene, replica, &keys)
    }
  }

  @Test(arguments: 100..<140)
  func `calls of all kinds, in any order and twice, are one batch`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var model = [Array(0..<4), Array(4..<9), [], Array(9..<12)]
    let scene = Scene(text(model), isShown: false)
    scene.view.layoutIfNeeded()
    var replica = Replica()
    for transaction in scene.told.transactions { replica.follow(transaction) }
    scene.told.transactions = []
    var keys: [String: ElementKey] = [:]
    var number = 12
    for _ in 0..<6 {
      let batch = RandomBatch(from: model, nextNumber: number, using: &random)
      // Deletions and reloads may be repeated; insertions and moves may be repeated as well.
      let twice = batch.updates.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let calls = (batch.updates + twice).shuffled(using: &random)
      let shown = scene.view.indexPathsForVisibleItems.filter { _ in Bool.random(using: &random) }
      var completions = 0
      try scene.view.performUpdates {
        scene.view.reconfigureItems(at: shown)
        model = batch.after
        scene.source.sections = text(model)
        let half = calls.count / 2
        Self.make(Array(calls[..<half]), in: scene.view)
        scene.view.performBatchUpdates {
          Self.make(Array(calls[half...]), in: scene.view)
        } completion: {
          completions += $0 ? 1 : 0
        }
        scene.view.reconfigureItems(at: [.at(99, 0), .at(0, 99), IndexPath()])
      } completion: {
        completions += $0 ? 1 : 0
      }
      expect(completions, equals: 2)
      number = batch.numberAfter
      #expect(scene.told.transactions.count <= 1)
      for transaction in scene.told.transactions { replica.follow(transaction) }
      scene.told.transactions = []
      check(scene, replica, &keys)
      expectEmpty(scene.view.diagnostics)
    }
  }

  private func text(_ model: [[Int]]) -> [[String]] { model.map { $0.map(String.init) } }

  private func check(_ scene: Scene, _ replica: Replica, _ keys: inout [String: ElementKey]) {
    let all = scene.source.sections.enumerated().flatMap { section, items in
      items.indices.map { ElementPosition(section: section, item: $0) }
    }
    let shown = all.prefix(4)
    expect(Set(replica.elements.values.map(\.position)), equals: Set(shown))
    for (key, element) in replica.elements {
      let row = all.firstIndex(of: element.position) ?? -1
      expect(element.attributes.frame, equals: CGRect(x: 0, y: row * 100, width: 300, height: 100))
      let title = scene.source.sections[element.position.section][element.position.item]
      expect(scene.view.view(for: key)?.content.title, equals: title)
      #expect(keys.updateValue(key, forKey: title) ?? key == key)
    }
  }

  static func make(_ updates: [CollectionUpdate], in view: UICollectionView) {
    for update in updates {
      switch update {
      case .insertItem(let position): view.insertItems(at: [path(position)])
      case .deleteItem(let position): view.deleteItems(at: [path(position)])
      case .reloadItem(let position): view.reloadItems(at: [path(position)])
      case .moveItem(let from, let to): view.moveItem(at: path(from), to: path(to))
      case .insertSection(let section): view.insertSections([section])
      case .deleteSection(let section): view.deleteSections([section])
      case .reloadSection(let section): view.reloadSections([section])
      case .moveSection(let from, let to): view.moveSection(from, toSection: to)
      }
    }
  }

  private static func path(_ position: ElementPosition) -> IndexPath {
    .at(position.section, position.item)
  }

  @Test func `a contradiction is thrown and changes nothing`() {
    let scene = Scene([["a", "b"]])
    let before = scene.told.transactions.count
    let error = #expect(throws: CollectionUpdateError.self) {
      try scene.view.performUpdates {
        scene.source.sections = [["a"]]
        scene.view.insertItems(at: [.at(0, 0)])
      }
    }
    expect(error?.description.contains("(1 inserted, 0 deleted)"), equals: true)
    expect(scene.view.numberOfItems(inSection: 0), equals: 2)
    expect(scene.titles, equals: ["a", "b"])
    expect(scene.told.transactions.count, equals: before)
  }

  @Test func `through UIKit's call a contradiction is told and the data is loaded anew`() {
    let scene = Scene([["a", "b"]])
    scene.view.performBatchUpdates {
      scene.source.sections = [["x"]]
      scene.view.insertItems(at: [.at(0, 0)])
    }
    scene.view.layoutIfNeeded()
    expect(scene.view.diagnostics.map(\.code), equals: ["invalid-update"])
    expect(scene.titles, equals: ["x"])
  }

  @Test func `changes by themselves are a batch of one`() {
    let scene = Scene([["a", "b"]])
    scene.source.sections = [["a", "x", "b"]]
    scene.view.insertItems(at: [.at(0, 1)])
    expect(scene.titles, equals: ["a", "x", "b"])
    expect(scene.told.last?.animation, equals: .standard)
  }

  @Test func `nested batches join the outer one and completions run after it`() {
    let scene = Scene([["a"]])
    var heard: [String] = []
    let before = scene.told.transactions.count
    scene.view.performBatchUpdates {
      scene.source.sections = [["a", "b", "c"]]
      scene.view.insertItems(at: [.at(0, 1)])
      scene.view.performBatchUpdates {
        scene.view.insertItems(at: [.at(0, 2)])
      } completion: {
        heard.append("inner \($0)")
      }
      heard.append("updates")
    } completion: {
      heard.append("outer \($0)")
    }
    expect(heard, equals: ["updates", "outer true", "inner true"])
    expect(scene.told.transactions.count, equals: before + 1)
  }

  @Test func `a completion waits for the animation where somebody keeps the time`() {
    let scene = Scene([["a"]])
    var waiting: [(Double, () -> Void)] = []
    scene.view.completionScheduler = { waiting.append(($0, $1)) }
    var isDone = false
    scene.view.performBatchUpdates({}, completion: { isDone = $0 })
    expect(!isDone)
    expect(waiting.map(\.0), equals: [0.3])
    waiting.first?.1()
    expect(isDone)
  }

  @Test func `counts stay the committed ones while the updates run`() {
    let scene = Scene([["a", "b"]])
    scene.view.performBatchUpdates {
      scene.source.sections = [["a"]]
      expect(scene.view.numberOfItems(inSection: 0), equals: 2)
      scene.view.deleteItems(at: [.at(0, 1)])
    }
    expect(scene.view.numberOfItems(inSection: 0), equals: 1)
  }

  @Test func `counts are asked for by data changes and never by scrolling`() {
    let scene = Scene([numbered(50)], isShown: false)
    scene.view.layoutIfNeeded()
    expect(scene.source.countQueries, equals: 1)
    for step in 1...100 {
      scene.view.contentOffset.y = CGFloat(step) * 7
      scene.view.layoutIfNeeded()
    }
    expect(scene.source.countQueries, equals: 1)
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    expect(scene.source.countQueries, equals: 2)
    scene.source.sections = [numbered(49)]
    scene.view.deleteItems(at: [.at(0, 49)])
    expect(scene.source.countQueries, equals: 3)
  }
}
