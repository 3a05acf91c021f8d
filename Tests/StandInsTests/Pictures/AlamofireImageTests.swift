// SPDX-License-Identifier: Apache-2.0
import AlamofireImage
import Expectations
import Testing
import UIKitTestSupport

@MainActor @Suite(.serialized, .ownProcess) struct AlamofireImageTests {
  @Test func `an address gives a picture to views and buttons, and completions are told it`() throws
  {
    let (view, button) = (UIImageView(), UIButton())
    let url = try #require(URL(string: "https://x.example/1"))
    var told: [String] = []
    _ = withPictures(["a"]) {
      view.af.setImage(withURL: url, filter: CircleFilter()) {
        told.append("\($0.value?.words ?? "") \($0.error == nil) \($0.request?.url == url)")
      }
      button.af.setImage(for: .normal, url: url)
    }
    expect(told, equals: ["p/a true true"])
    expect(view.image?.words, equals: "p/a")
    expect(button.image(for: .normal)?.words, equals: "p/a")
    let older = UIImageView()
    _ = withPictures(["b"]) { older.af_setImage(withURL: url) }
    expect(older.image?.words, equals: "p/b")
  }
}
