// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

@Suite struct ObjectTests {
  private final class Model: NSObject {
    var count = 0
  }

  @Test func `what was undone can be done again, and groups go together`() {
    let manager = UndoManager()
    let model = Model()
    func set(_ count: Int) {
      let before = model.count
      manager.registerUndo(withTarget: model) { _ in set(before) }
      model.count = count
    }
    set(1)
    manager.setActionName("Count")
    set(2)
    manager.undo()
    expect(model.count, equals: 1)
    expect(manager.canRedo)
    expect(manager.undoActionName, equals: "Count")
    manager.redo()
    expect(model.count, equals: 2)
    manager.beginUndoGrouping()
    set(3)
    set(4)
    manager.endUndoGrouping()
    manager.undo()
    expect(model.count, equals: 2)
    set(5)
    expect(!manager.canRedo)
    manager.removeAllActions(withTarget: model)
    expect(!manager.canUndo)
  }

  @Test
  func `observers hear of properties after the app's work, and of dynamic ones when they are set`()
  {
    withOwnProcess { clock, _ in
      let model = Model()
      var told: [Int?] = []
      let observation = model.observe(\.count, options: [.initial, .new]) { _, change in
        told.append(change.newValue)
      }
      expect(told, equals: [0])
      clock.add(after: 0, on: .main) { model.count = 1 }
      clock.settle()
      expect(told, equals: [0, 1])
      clock.settle()
      model.count = 2
      model.tesseraWasSet()
      expect(told, equals: [0, 1, 2])
      observation.invalidate()
      model.count = 3
      model.tesseraWasSet()
      expect(told, equals: [0, 1, 2])
    }
  }

  @Test func `observers come and go in several threads at a time`() async {
    await AppProcess.isolated {
      let told = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var told = 0
            for _ in 0..<500 {
              let model = Model()
              let observation = model.observe(\.count) { _, _ in told += 1 }
              model.count = 1
              model.tesseraWasSet()
              observation.invalidate()
            }
            return told
          }
        }
        return await group.reduce(0, +)
      }
      expect(told, equals: 8 * 500)
    }
  }

  @Test func `the network and the person are there on a later turn`() {
    withOwnProcess { clock, _ in
      nonisolated(unsafe) var told: [String] = []
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { told.append("\($0.status)") }
      monitor.start(queue: .main)
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isKnown, _ in
        told.append("\(isKnown)")
      }
      expectEmpty(told)
      clock.settle()
      expect(told, equals: ["satisfied", "true"])
    }
  }
}
