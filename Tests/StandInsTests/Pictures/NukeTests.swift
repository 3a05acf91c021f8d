// SPDX-License-Identifier: Apache-2.0
import Expectations
import Nuke
import Testing
import UIKitTestSupport

@MainActor @Suite(.serialized, .ownProcess) struct NukeTests {
  private let view = UIImageView()

  @Test func `requests, addresses and texts give the same picture`() throws {
    let url = try #require(URL(string: "https://x.example/7"))
    var seen: Set<String> = []
    _ = withPictures(["a", "b", "c", "d"]) {
      loadImage(with: url, into: view)
      seen.insert(view.image?.words ?? "")
      loadImage(with: ImageRequest(url: url, processors: [.resize(width: 40)]), into: view)
      seen.insert(view.image?.words ?? "")
      Nuke.loadImage(with: "https://x.example/7", into: view)
      seen.insert(view.image?.words ?? "")
    }
    expect(seen.count, equals: 1)
    #expect(seen != [""])
  }

  @Test func `a missing address is a failure with its own picture`() async {
    let failure = UIImage(systemName: "xmark")
    let none: URL? = nil
    loadImage(with: none, options: ImageLoadingOptions(failureImage: failure), into: view)
    #expect(view.image === failure)
    await #expect(throws: ImagePipeline.Error.self) {
      _ = try await ImagePipeline.shared.image(for: none)
    }
  }
}
