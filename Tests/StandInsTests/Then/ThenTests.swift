// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import Then
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct ThenTests {
  @Test func `an object is set up where it is made, and stays the same`() {
    let label = UILabel()
    let same = label.then {
      $0.text = "a"
      $0.numberOfLines = 2
    }
    #expect(same === label)
    expect(label.text, equals: "a")
    expect(label.numberOfLines, equals: 2)
  }

  @Test func `a value is changed in a copy`() {
    let size = CGSize(width: 1, height: 2)
    expect(size.with { $0.width = 5 }, equals: CGSize(width: 5, height: 2))
    expect(size.width, equals: 1)
    expect([1].with { $0.append(2) }, equals: [1, 2])
  }

  @Test func `an error of the closure is thrown on`() {
    #expect(throws: CancellationError.self) {
      _ = try UIView().then { _ in throw CancellationError() }
    }
    var seen = 0
    UIView().do { seen = $0.subviews.count + 1 }
    expect(seen, equals: 1)
  }
}
