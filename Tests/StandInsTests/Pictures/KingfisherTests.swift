// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Kingfisher
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized, .ownProcess) struct KingfisherTests {
  private let view = UIImageView()

  @Test func `an address gives the same picture each time, and a note says once that it is none`() {
    var seen: [String] = []
    let notes = withPictures(["a", "b", "c"]) {
      for number in [1, 2, 1] {
        view.kf.setImage(with: URL(string: "https://x.example/\(number)"), options: [.forceRefresh])
        seen.append(view.image?.words ?? "")
      }
    }
    expect(seen[0], equals: seen[2])
    expect(seen.allSatisfy { ["p/a", "p/b", "p/c"].contains($0) })
    expect(view.image?.size, equals: CGSize(width: 20, height: 10))
    expect(notes, equals: ["address-stood-in"])
  }

  @Test func `many addresses use all pictures`() {
    var seen: Set<String> = []
    _ = withPictures(["a", "b", "c"]) {
      for number in 0..<30 {
        view.kf.setImage(with: URL(string: "https://x.example/\(number)"))
        seen.insert(view.image?.words ?? "")
      }
    }
    expect(seen, equals: ["p/a", "p/b", "p/c"])
  }

  @Test func `without pictures, those of the gallery take their place, and faces for people`() {
    _ = withPictures([]) { view.kf.setImage(with: URL(string: "https://user.example/1/photo")) }
    expect(view.image?.words.hasSuffix(".jpg"), equals: true)
    _ = withPictures([]) { view.kf.setImage(with: URL(string: "https://x.example/users/1")) }
    expect(view.image?.words.hasPrefix("/examples/Pictures/people/"), equals: true)
    expect(view.image?.size, equals: CGSize(width: 72, height: 72))
  }

  @Test func `every picture that takes a place is in the gallery`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for picture in ShippedPictures.photographs + ShippedPictures.faces {
      let file = root.path + picture.path.replacing("/examples/", with: "/Examples/")
      #expect(FileManager.default.fileExists(atPath: file), "\(file)")
    }
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
    expect(results, equals: [true, false])
    #expect(view.image === placeholder)
  }

  @Test func `an app's own processor changes the picture, and a builder tells its success`() {
    struct Star: ImageProcessor {
      let identifier = "star"
      func process(
        item: ImageProcessItem,
        options: KingfisherParsedOptionsInfo
      ) -> KFCrossPlatformImage? {
        MainActor.assumeIsolated { UIImage(systemName: "star") }
      }
    }
    var found: [String] = []
    _ = withPictures(["a"]) {
      KF.url(URL(string: "https://x.example/1")).fade(duration: 0.2).setProcessor(Star())
        .onSuccess { found.append($0.image.words) }.set(to: view)
    }
    expect(found, equals: ["symbol star"])
    expect(view.image?.words, equals: "symbol star")
  }

  @Test func `a cache keeps what is stored in it`() {
    let cache = ImageCache(name: "own")
    let star = UIImage(systemName: "star")
    if let star { cache.store(star, forKey: "k") }
    var found: UIImage?
    cache.retrieveImage(forKey: "k") { found = try? $0.get().image }
    #expect(found === star)
    expect(cache.isCached(forKey: "k"), equals: true)
    cache.clearMemoryCache()
    expect(cache.isCached(forKey: "k"), equals: false)
  }
}
