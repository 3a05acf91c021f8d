// SPDX-License-Identifier: Apache-2.0
import Foundation

struct Strip: Hashable {
  let id: Int
  let title: String
  let author: String
  let score: Double
}

protocol StripRepository {
  func fetch(day: Int, completion: @escaping ([Strip]) -> Void)
}

final class MockStripRepository: StripRepository {
  func fetch(day: Int, completion: @escaping ([Strip]) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      var strips = (1...12).map {
        Strip(id: day * 100 + $0, title: "Strip \(day)-\($0)", author: "Author \($0)", score: 9.5)
      }
      strips.shuffle()
      completion(strips.sorted { $0.id < $1.id })
    }
  }
}
