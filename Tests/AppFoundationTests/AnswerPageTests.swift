// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import AppFoundation

private typealias JSONDecoder = AppFoundation.JSONDecoder

@Suite struct AnswerPageTests {
  @Test func `an address names its page by number, or by where it begins`() {
    let numbers: [(String, Int)] = [
      ("https://a.example/photos", 0), ("https://a.example/photos?page=1&per_page=30", 0),
      ("https://a.example/photos?page=0", 0), ("https://a.example/photos?q=x&page=3", 2),
      ("https://a.example/photos?pageNumber=2", 1), ("https://a.example/photos?page=last", 0),
      ("https://a.example/photos?page=900000", 1000), ("https://a.example/photos?page=-4", 0),
      ("https://a.example/photos?page=\(Int.min)", 0),
      ("https://a.example/photos?offset=\(Int.max)", 1000),
      // Lists have at most 12 items, so an item's number tells the page that it must begin.
      ("https://a.example/photos?offset=0", 0), ("https://a.example/photos?offset=8", 1),
      ("https://a.example/photos?offset=12", 1), ("https://a.example/photos?skip=13", 2),
      ("https://a.example/photos?cursor=", 0), ("no address", 0),
    ]
    for (address, number) in numbers {
      expect(AnswerPage.number(in: address), equals: number, "\(address)")
    }
    let cursors = ["abc", "abd"].map {
      AnswerPage.number(in: "https://a.example/photos?cursor=\($0)")
    }
    #expect(cursors[0] != cursors[1] && cursors.allSatisfy { (1...1000).contains($0) })
  }

  @Test func `items of two pages have other identifiers, and those of one page the same ones`()
    throws
  {
    struct Photo: Decodable { var id: String }
    func ids(_ query: String) throws -> [String] {
      let request = Invention.Request(method: "GET", address: "https://a.example/photos\(query)")
      let photos = try JSONDecoder().decode([Photo].self, from: Invention.data(for: request))
      return photos.map(\.id)
    }
    let pages = try ["", "?page=2", "?page=3", "?cursor=abc"].map(ids)
    expect(pages[0].first, equals: "id-1")
    // 13 numbers belong to each page.
    #expect(pages[1].first == "id-14" && pages[2].first == "id-27")
    let all = pages.flatMap(\.self)
    expect(Set(all).count, equals: all.count)
    expect(try ids("?page=2"), equals: pages[1])
  }
}
