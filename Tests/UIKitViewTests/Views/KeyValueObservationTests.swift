// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Properties of views that layouts observe.
@MainActor
@Suite(.ownProcess) struct KeyValueObservationTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `an observer is told of offsets with the values that it asked for`() {
    var told: [(old: CGPoint?, new: CGPoint?)] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      told.append((change.oldValue, change.newValue))
    }
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.contentOffset = CGPoint(x: 5, y: 40)
    expect(told.map(\.old), equals: [.zero, CGPoint(x: 0, y: 30)])
    expect(told.map(\.new), equals: [CGPoint(x: 0, y: 30), CGPoint(x: 5, y: 40)])
    observation.invalidate()
    view.contentOffset = .zero
    expect(told.count, equals: 2)
  }

  @Test func `an observer that is let go is told nothing`() {
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.bounds) { _, _ in count += 1 }
    view.bounds.size.width = 50
    #expect(count == 1 && observation != nil)
    observation = nil
    view.bounds.size.width = 60
    expect(count, equals: 1)
  }

  @Test func `the first value and the content's size are told`() {
    var sizes: [CGSize?] = []
    let observation = view.observe(\.contentSize, options: [.initial, .new]) { _, change in
      sizes.append(change.newValue)
    }
    view.contentSize = CGSize(width: 100, height: 900)
    expect(sizes, equals: [.zero, CGSize(width: 100, height: 900)])
    observation.invalidate()
  }

  @Test func `values that were not asked for are not carried, and other properties not told`() {
    var changes: [NSKeyValueObservedChange<CGSize>] = []
    let observation = view.observe(\.contentSize) { _, change in changes.append(change) }
    view.contentOffset.y = 10
    view.contentSize.height = 20
    expect(changes.count, equals: 1)
    expect(changes.allSatisfy { $0.newValue == nil && $0.oldValue == nil })
    observation.invalidate()
  }

  @Test func `an observer that changes what it observes comes to an end`() {
    var count = 0
    let observation = view.observe(\.contentOffset) { view, _ in
      count += 1
      view.contentOffset.y += 1
    }
    view.contentOffset.y = 10
    expect(count, equals: 16)
    observation.invalidate()
  }

  private final class Watcher: UIViewController {
    var told: [CGPoint] = []
    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "contentOffset", let new = change?[.newKey] as? CGPoint { told.append(new) }
    }
  }

  @Test func `a controller is told of a property by its name until it is removed`() {
    let watcher = Watcher()
    view.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.contentOffset = CGPoint(x: 0, y: 45)
    view.removeObserver(watcher, forKeyPath: "contentOffset")
    view.contentOffset = CGPoint(x: 0, y: 60)
    expect(watcher.told, equals: [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 45)])
  }

  /// A model as the source pass leaves it: a dynamic property tells that it was set.
  private final class Basket: NSObject {
    var count = 2 { didSet { tesseraWasSet() } }
    var note: String? { didSet { tesseraWasSet() } }
  }

  private final class Reader: UIViewController {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.oldKey], change?[.newKey]].map { value in
        value is NSNull ? "null" : value.map { "\($0)" } ?? "-"
      }
      told.append("\(keyPath ?? "") \(values[0]) \(values[1]) \(object is Basket)")
    }
  }

  /// As the source pass makes it of a class of `NSObject` that overrides the method.
  private final class Listener: NSObject, PropertyListener {
    var told: [String] = []
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
  }

  @Test func `an object that is no responder is told, too`() {
    let (basket, watcher) = (Basket(), Listener())
    basket.addObserver(watcher, forKeyPath: "count", options: [.new], context: nil)
    basket.count = 5
    expect(watcher.told, equals: ["count 5"])
  }

  @Test func `a controller is told of a model's properties by their names`() {
    let (basket, reader) = (Basket(), Reader())
    basket.addObserver(reader, forKeyPath: "count", options: [.initial, .new], context: nil)
    basket.addObserver(reader, forKeyPath: "note", options: [.old, .new], context: nil)
    basket.count = 3
    basket.count = 3
    basket.note = "ripe"
    basket.note = nil
    expect(
      reader.told,
      equals: [
        "count - 2 true", "count - 3 true", "note null ripe true", "note ripe null true",
      ]
    )
    basket.removeObserver(reader, forKeyPath: "count")
    basket.removeObserver(reader, forKeyPath: "note", context: nil)
    basket.count = 9
    basket.note = "green"
    expect(reader.told.count, equals: 4)
  }
}
