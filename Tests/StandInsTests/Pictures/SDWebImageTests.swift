// SPDX-License-Identifier: Apache-2.0
import Expectations
import SDWebImage
import Testing
import UIKitTestSupport

@MainActor @Suite(.serialized, .ownProcess) struct SDWebImageTests {
  private let view = UIImageView()

  @Test func `an address gives a picture, and the completion is told it`() {
    var told: [String] = []
    _ = withPictures(["a"]) {
      view.sd_imageIndicator = SDWebImageActivityIndicator.gray
      view.sd_setImage(with: URL(string: "https://x.example/1"), placeholderImage: nil) {
        told.append("\($0?.words ?? "") \($1 == nil) \($2 == .memory) \($3?.path ?? "")")
      }
    }
    expect(view.image?.words, equals: "p/a")
    expect(told, equals: ["p/a true true /1"])
  }

  @Test func `without an address the placeholder stays`() {
    let placeholder = UIImage(systemName: "star")
    view.sd_setImage(with: nil, placeholderImage: placeholder, options: [.retryFailed])
    #expect(view.image === placeholder)
  }
}
