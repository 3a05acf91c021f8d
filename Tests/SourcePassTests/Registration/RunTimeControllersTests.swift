// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import SourcePass

/// How controllers are registered that are made of classes known only at run time.
struct RunTimeControllersTests {
  private static let types = """
    class App: NSObject, UIApplicationDelegate {}
    class Plain: UIViewController {}
    class Own: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
    class Nib: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }
    class Later: Nib {}
    class Model: UIViewController { init(model: Int) { super.init(nibName: nil, bundle: nil) } }
    class Wide<T>: UIViewController {}
    class Badge: UIView {}

    """

  /// The code that is added to a module with a cut.
  private func generated(_ cut: String?) -> String {
    let pass = SourcePass(SourceModule([("A.swift", Self.types)]))
    var choices = pass.firstChoices
    choices.allNumbersFixed = true
    // The cut takes the place of the braces of the first class.
    let end = Self.types.utf8.firstIndex(of: UInt8(ascii: "{")).map {
      Self.types.utf8.distance(from: Self.types.utf8.startIndex, to: $0)
    }
    if let cut, let end { choices.cuts.add(Cut(range: end..<end + 2, text: cut), in: 0) }
    return pass.result(choices).output.code[0].text
  }

  @Test func `each class is made as the Objective-C runtime would`() {
    let code = generated("LayoutLibrary.OlderNames.object(kind)")
    let makers = code.matches(of: /ControllerMakers\.add\(\w+\.self\) \{ (.*?) \}/).map {
      String($0.1)
    }
    expect(
      makers,
      equals: [
        "Plain()", "Own()", "Nib(nibName: nil, bundle: nil)", "Later(nibName: nil, bundle: nil)",
      ]
    )
  }

  @Test func `nothing is registered where no object is made in this way`() {
    expect(!generated(nil).contains("ControllerMakers"))
    expect(!generated("{ other() }").contains("ControllerMakers"))
  }
}
