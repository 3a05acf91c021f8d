// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct OptionalRequirementsTests {
  private static let text = """
    @objc protocol P {
      @objc optional func height(at path: IndexPath) -> CGFloat
      @objc optional func done()
      func name() -> String
    }
    class L: UICollectionViewLayout { weak var delegate: P? }
    """

  @Test func `The protocol binds to classes and its requirements are plain`() {
    let lines = Passed(Self.text).lines()
    expect(lines[0], equals: "      protocol P: AnyObject {")
    expect(lines[1], equals: "                 func height(at path: IndexPath) -> CGFloat")
    expect(lines[3], equals: "  func name() -> String")
  }

  @Test func `Each optional requirement has a default and can be asked for`() {
    let code = Passed(Self.text).generated()
    expect(
      code.contains(
        "func height(at path: IndexPath) -> CGFloat { TesseraOptional0_0.r0.isMissing(on: self); return 120 }"
      )
    )
    expect(code.contains("func done() { TesseraOptional0_0.r1.isMissing(on: self) }"))
    expect(
      code.contains("var height: TesseraCalls0_0_height? { TesseraCalls0_0_height(object: self) }")
    )
    expect(code.contains("func callAsFunction(at path: IndexPath) -> (CGFloat)? {"))
    expect(code.contains("TesseraOptional0_0.r0.call(on: object) { object.height(at: path) }"))
    expect(code.contains("func callAsFunction() -> Void? {"))
    expect(!code.contains("var name:"))
  }

  @Test func `A protocol with other parents gets the class among them`() {
    let text =
      "@objc protocol P: UIScrollViewDelegate {}\nclass L: UICollectionViewLayout { var d: P? }"
    expect(Passed(text).lines()[0], equals: "      protocol P: AnyObject, UIScrollViewDelegate {}")
  }

  @Test func `A protocol with the older word for classes stays bound to them`() {
    let text = "@objc protocol P: class {}\nclass L: UICollectionViewLayout { var d: P? }"
    expect(Passed(text).lines()[0], equals: "      protocol P: class {}")
  }

  @Test func `A protocol that says its class restriction keeps it once`() {
    let layout = "\nclass L: UICollectionViewLayout { var d: P? }"
    for parents in ["AnyObject", "UIScrollViewDelegate, AnyObject", "Swift.AnyObject"] {
      let text = "@objc protocol P: \(parents) {}" + layout
      expect(Passed(text).lines()[0], equals: "      protocol P: \(parents) {}")
    }
  }

  @Test func `A result that nothing can stand in for is reported`() throws {
    let text =
      "@objc protocol P { @objc optional func a() -> Unknown }\n"
      + "class L: UICollectionViewLayout { var d: P? }"
    let note = try #require(Passed(text).result.notes.first { $0.code == "optional-requirement" })
    expect(note.severity, equals: .warning)
    expect(note.line, equals: 1)
  }
}
