// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of one of several streams that are told together.
final class Slot<Value>: AnySlot {
  private(set) var values: [Value] = []
  var isClosed = false

  var isEmpty: Bool { values.isEmpty }
  func removeFirst() { values.removeFirst() }

  func put(_ value: Value, keepingOthers: Bool) {
    if !keepingOthers { values.removeAll() }
    values.append(value)
  }
}

/// A slot without its type.
protocol AnySlot: AnyObject {
  var isClosed: Bool { get set }
  var isEmpty: Bool { get }
  func removeFirst()
}

/// Tells the values of several streams together: pairs by their order (`zips`), or the latest of
/// each.
final class Columns<Result> {
  private let observer: AnyObserver<Result>
  private let zips: Bool
  private let slots: [any AnySlot]
  private let make: () throws -> Result?
  private let lock = NSRecursiveLock()

  /// `make` gives the first values together, or `nil` while a slot is empty.
  init(
    _ slots: [any AnySlot],
    zips: Bool,
    _ observer: AnyObserver<Result>,
    make: @escaping () throws -> Result?
  ) {
    self.slots = slots
    self.zips = zips
    self.observer = observer
    self.make = make
  }

  func follow<Source: ObservableType>(
    _ source: Source,
    _ slot: Slot<Source.Element>
  ) -> any Disposable {
    source.subscribe { [self] event in
      lock.lock()
      defer { lock.unlock() }
      switch event {
      case .next(let value):
        slot.put(value, keepingOthers: zips)
        tell()
      case .error(let error): observer.onError(error)
      case .completed:
        slot.isClosed = true
        finishIfDone()
      }
    }
  }

  private func tell() {
    do {
      guard let value = try make() else { return }
      if zips { for slot in slots { slot.removeFirst() } }
      observer.onNext(value)
      if zips { finishIfDone() }
    } catch { observer.onError(error) }
  }

  /// Nothing follows once a stream has ended whose values are all told, or, of the latest values,
  /// once all have ended.
  private func finishIfDone() {
    let isDone =
      slots.contains { $0.isClosed && $0.isEmpty } || !zips && slots.allSatisfy(\.isClosed)
    if isDone { observer.onCompleted() }
  }
}

extension Columns {
  /// A stream of what is made of the values of several streams.
  static func joined<each Source: ObservableType>(
    _ source: repeat each Source,
    zips: Bool,
    _ make: @escaping (repeat (each Source).Element) throws -> Result
  ) -> Observable<Result> {
    let sources = (repeat each source)
    return Observable { observer in
      follow(repeat each sources, zips: zips, observer, make)
    }
  }

  private static func follow<each Source: ObservableType>(
    _ source: repeat each Source,
    zips: Bool,
    _ observer: AnyObserver<Result>,
    _ make: @escaping (repeat (each Source).Element) throws -> Result
  ) -> any Disposable {
    let slots = (repeat slot(of: each source))
    var all: [any AnySlot] = []
    for slot in repeat each slots { all.append(slot) }
    let columns = Columns(all, zips: zips, observer) { [all] in
      guard !all.contains(where: \.isEmpty) else { return nil }
      return try make(repeat (each slots).values[0])
    }
    var follows: [any Disposable] = []
    for (source, slot) in repeat (each source, each slots) {
      follows.append(columns.follow(source, slot))
    }
    return Disposables.create(follows)
  }
}

private func slot<Source: ObservableType>(of source: Source) -> Slot<Source.Element> { Slot() }
