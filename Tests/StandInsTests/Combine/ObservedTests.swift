// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Combine
import Foundation
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct ObservedTests {
  private final class Model: NSObject {
    var count = 1
  }

  @Test func `a property's values are told from the present one on, until nobody wants them`() {
    AppProcess.replaced { process in
      let model = Model()
      var told: [Int] = []
      let all = model.publisher(for: \.count).sink { told.append($0) }
      var later: [Int] = []
      let new = model.publisher(for: \.count, options: [.new]).sink { later.append($0) }
      process.clock.add(after: 0, on: .main) { model.count = 2 }
      process.clock.settle()
      #expect(told == [1, 2] && later == [2])
      all.cancel()
      model.count = 3
      process.clock.settle()
      #expect(told == [1, 2] && later == [2, 3])
      new.cancel()
    }
  }
}
