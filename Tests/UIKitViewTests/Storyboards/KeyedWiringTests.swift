// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A class with properties that key-value coding reaches, as generated code registers them.
private final class Walk: NSObject {
  var steps = 7
  var pace: String { "pace \(steps)" }
  var goal: Int {
    get { steps * 2 }
    set { steps = newValue / 2 }
  }
}

@MainActor
@Suite(.ownProcess) struct KeyedWiringTests {
  @Test func `computed properties of an app's classes are read and set by their names`() {
    InterfaceWiring.begin(#fileID)
    InterfaceWiring.value("pace") { (owner: Walk) in owner.pace }
    InterfaceWiring.property("goal") { (owner: Walk, value: Any) in
      guard let value = InterfaceWiring.fitting(value, like: owner.goal) else { return false }
      owner.goal = value
      return true
    }
    let walk = Walk()
    expect(KeyedValues.value(of: walk, at: "pace") as? String, equals: "pace 7")
    expect(KeyedValues.value(of: walk, at: "steps") as? Int, equals: 7)
    expect(InterfaceWiring.set("goal", of: walk, to: 8))
    expect(walk.steps, equals: 4)
    // A text is no number, and another class has neither of them.
    expect(!InterfaceWiring.set("goal", of: walk, to: "8"))
    expect(KeyedValues.value(of: NSObject(), at: "pace") as? String, equals: nil)
    // Another app's process knows nothing of them.
    AppProcess.replaced { _ in
      expect(KeyedValues.value(of: walk, at: "pace") as? String, equals: nil)
      expect(!InterfaceWiring.set("goal", of: walk, to: 8))
    }
    expect(KeyedValues.value(of: walk, at: "pace") as? String, equals: "pace 4")
    InterfaceWiring.begin(#fileID)
    expect(KeyedValues.value(of: walk, at: "pace") as? String, equals: nil)
  }
}
