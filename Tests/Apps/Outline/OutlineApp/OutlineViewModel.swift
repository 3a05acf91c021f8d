// SPDX-License-Identifier: Apache-2.0
import Combine

struct Chapter: Hashable {
  let title: String
  var pages: [Chapter] = []
}

final class OutlineViewModel: ObservableObject {
  @Published private(set) var chapters: [Chapter] = []

  func load() {
    chapters = [
      Chapter(title: "Sea", pages: [Chapter(title: "Waves"), Chapter(title: "Tides")]),
      Chapter(title: "Land", pages: [Chapter(title: "Hills")]),
    ]
  }
}
