// SPDX-License-Identifier: Apache-2.0
import Foundation
import Kingfisher
import Testing

@MainActor @Suite(.serialized) struct KingfisherTests {
  private let view = UIImageView()

  @Test func `an address gives the same picture each time, and a note says once that it is none`() {
    var seen: [String] = []
    let notes = withPictures(["a", "b", "c"]) {
      for number in [1, 2, 1] {
        view.kf.setImage(with: URL(string: "https://x.example/\(number)"), options: [.forceRefresh])
        seen.append(view.image?.words ?? "")
      }
    }
    #expect(seen[0] == seen[2])
    #expect(seen.allSatisfy { ["p/a", "p/b", "p/c"].contains($0) })
    #expect(view.image?.size == CGSize(width: 20, height: 10))
    #expect(notes == ["address-stood-in"])
  }

  @Test func `many addresses use all pictures`() {
    var seen: Set<String> = []
    _ = withPictures(["a", "b", "c"]) {
      for number in 0..<30 {
        view.kf.setImage(with: URL(string: "https://x.example/\(number)"))
        seen.insert(view.image?.words ?? "")
      }
    }
    #expect(seen == ["p/a", "p/b", "p/c"])
  }

  @Test func `without pictures, a painted one takes their place`() {
    _ = withPictures([]) { view.kf.setImage(with: URL(string: "https://x.example/1")) }
    #expect(view.image?.size == CGSize(width: 300, height: 300))
  }

  @Test func `the completion gets the picture, or the error where there is no address`() {
    let placeholder = UIImage(systemName: "star")
    var results: [Bool] = []
    _ = withPictures(["a"]) {
      view.kf.setImage(with: URL(string: "https://x.example/1")) {
        if case .success(let found) = $0 { results.append(found.image === view.image) }
      }
      let none: URL? = nil
      view.kf.setImage(with: none, placeholder: placeholder) {
        if case .failure = $0 { results.append(false) }
      }
    }
    #expect(results == [true, false])
    #expect(view.image === placeholder)
  }
}
