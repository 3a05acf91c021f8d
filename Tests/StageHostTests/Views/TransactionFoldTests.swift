// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import Testing

@testable import StageHost

private let a = ElementKey(category: .cell, identity: "a")
private let place = ElementPosition(section: 0, item: 0)

private func look(_ y: CGFloat) -> ElementAttributes {
  ElementAttributes(frame: CGRect(x: 0, y: y, width: 1, height: 1))
}

/// One step of a story about the element `a`.
private enum Step {
  case comes(CGFloat)
  case changes(CGFloat, content: Bool)
  case goes
}

private func folded(_ steps: Step...) -> Transaction? {
  var fold = TransactionFold()
  for step in steps {
    var transaction = Transaction(contentSize: .zero)
    switch step {
    case .comes(let y):
      transaction.inserted = [.init(key: a, position: place, attributes: look(y), initial: look(9))]
    case .changes(let y, let content):
      transaction.updated = [
        .init(key: a, position: place, attributes: look(y), contentChanged: content)
      ]
    case .goes:
      transaction.removed = [.init(key: a)]
    }
    fold.add(transaction)
  }
  return fold.take()
}

@Suite struct TransactionFoldTests {
  @Test func `tells nothing of what came and went`() throws {
    #expect(try #require(folded(.comes(1), .goes)).hasNoElements)
  }

  @Test func `tells what went and came back as changed`() throws {
    let result = try #require(folded(.goes, .comes(2)))
    #expect(result.inserted.isEmpty && result.removed.isEmpty)
    #expect(result.updated.first?.attributes == look(2))
    #expect(result.updated.first?.contentChanged == true)
  }

  @Test func `tells what came where it is now and where it started`() throws {
    let result = try #require(folded(.comes(1), .changes(2, content: false)))
    #expect(result.inserted.first?.attributes == look(2))
    #expect(result.inserted.first?.initial == look(9))
  }

  @Test func `remembers that a content changed earlier`() throws {
    let result = try #require(folded(.changes(1, content: true), .changes(2, content: false)))
    #expect(result.updated.first?.attributes == look(2))
    #expect(result.updated.first?.contentChanged == true)
  }

  @Test func `tells of the going of what changed before`() throws {
    let result = try #require(folded(.changes(1, content: true), .goes))
    #expect(result.updated.isEmpty)
    #expect(result.removed.map(\.key) == [a])
  }

  @Test func `is nothing without a transaction`() {
    #expect(folded() == nil)
  }

  @Test func `keeps the last content size and animation that were given`() {
    var fold = TransactionFold()
    fold.add(Transaction(contentSize: CGSize(width: 1, height: 1), animation: .standard))
    fold.add(Transaction(contentSize: CGSize(width: 1, height: 2)))
    let result = fold.take()
    #expect(result?.contentSize == CGSize(width: 1, height: 2))
    #expect(result?.animation == .standard)
    #expect(fold.take() == nil)
  }
}
