// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct HoisterTests {
  @Test func `Overriding members of an extension move into their class`() {
    let text = """
      class L: UICollectionViewLayout {
        var a = b
      }
      extension L {
        override func prepare() {
          a = c
        }
        func helper() {}
      }
      """
    expect(
      Passed(text).text,
      equals: """
        class L: UICollectionViewLayout {
          var a = b

        #sourceLocation(file: "A.swift", line: 5)
          override func prepare() {
            a = c
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        extension L {
        \("  " + String(repeating: " ", count: "override func prepare() {".count))
        \(String(repeating: " ", count: "    a = c".count))
        \(String(repeating: " ", count: "  }".count))
          func helper() {}
        }
        """
    )
  }

  @Test func `Extension members that a subclass overrides move into their class`() {
    let passed = Passed([
      ("A.swift", "class A: UICollectionViewLayout {}\nclass B: A { override func f() {} }"),
      ("B.swift", "extension A {\n  @objc func f() {}\n  func g() {}\n}"),
    ])
    expect(
      passed.lines(of: 0).joined(separator: "\n"),
      equals: """
        class A: UICollectionViewLayout {
        #sourceLocation(file: "B.swift", line: 2)
                func f() {}
        #sourceLocation(file: "A.swift", line: 1)
        \(String(repeating: " ", count: 33))}
        class B: A { override func f() {} }
        """
    )
    expect(passed.lines(of: 1)[1].allSatisfy { $0 == " " })
    expect(passed.lines(of: 1)[2], equals: "  func g() {}")
  }
}
