// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

/// Names of colours and pictures that do not exist.
@Suite struct MissingResourcesTests {
  private let text = """
    import UIKit
    class Card: UIView {
      let a = UIImage(named: "photo"), b = UIImage(named: "photo.png")
      let c = UIImage(named: "gone")
      let d = UIImage(named: "gone", in: Bundle(for: Card.self), compatibleWith: nil)
      let e = UIImage(named: "lost", in: .main, compatibleWith: nil)
      let f = UIImage(named: "logo"), g = UIImage(named: "/examples/a.jpg")
      let h = UIColor(named: "gone")
    }
    """

  private func notes(_ change: (inout SourceModule) -> Void) -> [String] {
    var module = SourceModule([("A.swift", text)])
    change(&module)
    return SourcePass(module).result(.plain).notes.map { "\($0.code) \($0.line ?? 0)" }
      .filter { $0.hasPrefix("missing-") }
  }

  private func picture(_ names: [String]) -> SourceModule.Picture {
    SourceModule.Picture(names: names, path: "/p.png", width: 9, height: 9)
  }

  @Test func `a picture that none has is told with its line`() {
    let told = notes { module in
      module.pictures = [picture(["photo"])]
      module.unreadPictures = ["logo"]
      module.hasAllPictures = true
    }
    expect(told, equals: ["missing-picture 4", "missing-picture 6"])
    let empty = notes { $0.hasAllPictures = true }
    expect(empty.count, equals: 5)
    // A picture alone, such as one of the app for its readme, does not tell that all are there.
    expectEmpty(notes { $0.pictures = [picture(["photo"])] })
  }

  @Test func `where there are no pictures and no colours nothing is told`() {
    expectEmpty(notes { _ in })
    expectEmpty(notes { $0.unreadPictures = ["logo"] })
    expect(notes { $0.unreadColours = ["Clay"] }, equals: ["missing-colour 8"])
  }
}
