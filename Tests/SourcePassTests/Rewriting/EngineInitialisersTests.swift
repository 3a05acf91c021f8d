// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import SourcePass

/// Classes with their own initialisers, and the initialisers that the pass adds.
@Suite struct EngineInitialisersTests {
  private func given(_ members: String, base: String = "UICollectionViewCell") -> String? {
    let text =
      "import UIKit\nclass Own: \(base) {\n\(members)\n}\nclass Layout: UICollectionViewLayout {}\n"
    let module = SourceModule([("a.swift", text)])
    let all = Set(module.units.map(\.id))
    return module.types["Own"].flatMap {
      EngineInitialisers(module: module, kept: all).initialiser(of: module.units[$0])
    }
  }

  private let frame = "override init(frame: CGRect) { super.init(frame: frame) }"
  private let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
  private let head = "required convenience init(by engine: EngineInstantiation, frame: CGRect)"

  @Test func `A cell that inherits all initialisers is given none`() {
    expect(given("var text = 1"), equals: nil)
    expect(given("convenience init(text: String) { self.init(frame: .zero) }"), equals: nil)
    expect(given("\(frame)\n\(coder)"), equals: nil)
  }

  @Test func `A cell for nibs is made by its coder`() {
    expect(given(coder), equals: "\(head) { self.init(coder: NSCoder())! }")
  }

  @Test func `A cell with one more initialiser is made by its frame`() {
    let own = "init(text: String) { super.init(frame: .zero) }"
    expect(given("\(own)\n\(frame)\n\(coder)"), equals: nil)
    expect(
      given("\(own)\n\(coder)"),
      equals: "\(head) { self.init(coder: NSCoder())! }"
    )
    let convenience = "convenience override init(frame: CGRect) { self.init(text: \"\") }"
    expect(given("\(own)\n\(convenience)\n\(coder)"), equals: "\(head) { self.init(frame: frame) }")
  }

  @Test func `A class without a usable initialiser stops like on a device when it is made`() {
    let own = "let a: Int; init(a: Int) { self.a = a; super.init(frame: .zero) }"
    expect(
      given(own, base: "UICollectionReusableView"),
      equals: "\(head) { fatalError(\"Use of unimplemented initializer 'init(frame:)'\") }"
    )
  }

  @Test func `Attributes and contexts with initialisers of their own get one for the engine`() {
    let own = "let a: Int; init(a: Int) { self.a = a; super.init() }"
    expect(
      given(own, base: "UICollectionViewLayoutInvalidationContext"),
      equals: "required convenience init(by engine: EngineInstantiation) "
        + "{ fatalError(\"Use of unimplemented initializer 'init()'\") }"
    )
    expect(
      given("override init() { super.init() }", base: "UICollectionViewLayoutAttributes"),
      equals: nil
    )
  }

  @Test func `Classes that the engine does not make are left alone`() {
    expect(given("init(a: Int) { super.init(frame: .zero) }", base: "UIView"), equals: nil)
    expect(given("init(a: Int) {}", base: "NSObject"), equals: nil)
  }
}
