// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Elements of a menu that come after it was asked for.
@MainActor
@Suite(.ownProcess) struct DeferredMenuTests {
  /// Counts how often elements were asked for.
  private final class Library {
    var asked = 0

    func find(after seconds: Double, _ completion: @escaping ([UIMenuElement]) -> Void) {
      asked += 1
      nonisolated(unsafe) let answer = completion
      AppFoundation.DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { answer([UIAction(title: "Book") { _ in }]) }
      }
    }
  }

  private let library = Library()

  private func titles(_ element: UIDeferredMenuElement) -> [String] {
    element.elements.map(\.title)
  }

  @Test func `elements that come soon are waited for, and kept unless they are to be asked again`()
  {
    let kept = UIDeferredMenuElement { [library] in library.find(after: 0.6, $0) }
    expect(titles(kept), equals: ["Book"])
    expect(titles(kept), equals: ["Book"])
    expect(library.asked, equals: 1)
    let fresh = UIDeferredMenuElement.uncached { [library] in library.find(after: 0.6, $0) }
    expect(titles(fresh), equals: ["Book"])
    expect(titles(fresh), equals: ["Book"])
    expect(library.asked, equals: 3)
  }

  @Test func `a row stands for elements that come later, which the next menu has`() throws {
    WorkClock.current.advance(to: 100)
    let late = UIDeferredMenuElement { [library] in library.find(after: 10, $0) }
    let row = try #require(late.elements.first as? UIAction)
    expect(row.title, equals: "Loading…")
    expect(row.attributes, equals: .disabled)
    WorkClock.current.advance(to: 120)
    expect(titles(late), equals: ["Book"])
    expect(library.asked, equals: 1)
  }
}
