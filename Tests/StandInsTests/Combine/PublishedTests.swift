// SPDX-License-Identifier: Apache-2.0
import Combine
import Expectations
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published private(set) var name: String
    private var streams: Set<AnyCancellable> = []

    init(name: String) { self.name = name }

    func rename(_ name: String) { self.name = name }
    func follow(_ counts: some Publisher<Int, Never>) { counts.assign(to: &$count) }
  }

  @Test func `a listener gets the value now, and each new one before it is set`() {
    let model = Model(name: "a")
    var told: [(new: Int, property: Int)] = []
    let stream = model.$count.sink { told.append(($0, model.count)) }
    model.count = 2
    model.count = 2
    expect(told.map(\.new), equals: [1, 2, 2])
    expect(told.map(\.property), equals: [1, 1, 2])
    stream.cancel()
  }

  @Test func `a listener who comes late gets the value of that moment`() {
    let model = Model(name: "a")
    model.rename("b")
    var told: [String] = []
    let stream = model.$name.sink { told.append($0) }
    model.rename("c")
    expect(told, equals: ["b", "c"])
    stream.cancel()
  }

  @Test func `a change through a part of the value is one change`() {
    final class List: ObservableObject { @Published var items = [1] }
    let list = List()
    var told: [[Int]] = []
    let stream = list.$items.sink { told.append($0) }
    list.items.append(2)
    expect(told, equals: [[1], [1, 2]])
    stream.cancel()
  }

  @Test func `an object says that it will change, before it does`() {
    let model = Model(name: "a")
    var seen: [Int] = []
    let stream = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 2
    model.count = 3
    expect(seen, equals: [1, 2])
    stream.cancel()
  }

  @Test func `a property follows a publisher for as long as its object lives`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model(name: "a")
    model?.follow(subject)
    subject.send(7)
    expect(model?.count, equals: 7)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    subject.send(8)
  }

  @Test func `two properties together give a form's state`() {
    let model = Model(name: "")
    var valid: [Bool] = []
    let stream = model.$name.combineLatest(model.$count)
      .map { !$0.isEmpty && $1 > 1 }
      .removeDuplicates()
      .sink { valid.append($0) }
    model.rename("a")
    model.count = 2
    model.count = 3
    model.rename("")
    expect(valid, equals: [false, true, false])
    stream.cancel()
  }
}
