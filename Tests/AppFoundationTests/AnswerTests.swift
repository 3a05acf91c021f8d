// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

private typealias JSONDecoder = AppFoundation.JSONDecoder
private typealias URLSession = AppFoundation.URLSession
private typealias URLRequest = AppFoundation.URLRequest

private enum Level: String, Codable { case easy, hard }
private enum Grade: Int, Codable {
  case low = 7
  case high = 9
}

private struct Photo: Codable, Equatable {
  struct Links: Codable, Equatable {
    var thumbnail: URL
    var full: String
  }
  var id: Int
  var title: String
  var author: String?
  var level: Level
  var grade: Grade
  var links: Links
  var tags: [String]
  var takenAt: Date
  var isLiked: Bool
  var rating: Double
  var replies: [Photo]?
}

private struct Page: Codable, Equatable {
  var status: String
  var error: String?
  var results: [Photo]
  var more: [String: Int]
}

/// A model that throws unless a text has a form.
private struct Strict: Decodable {
  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "the form is wrong")
    )
  }
}

@Suite struct AnswerTests {
  private func page(_ address: String) throws -> Page {
    let request = Invention.Request(method: "GET", address: address)
    return try JSONDecoder().decode(Page.self, from: Invention.data(for: request))
  }

  @Test func `values are invented, distinct for each item and the same each time`() throws {
    let page = try page("https://api.example/photos")
    #expect(try self.page("https://api.example/photos") == page)
    #expect(try self.page("https://api.example/other") != page)
    expect((8...12).contains(page.results.count))
    expect(page.status, equals: "ok")
    expect(page.error, equals: nil)
    expect(page.more.count, equals: 3)
    let photos = page.results
    expect(photos.map(\.id), equals: Array(1...photos.count))
    expect(Set(photos.map(\.title)).count, equals: photos.count)
    expect(Set(photos.map(\.links.full)).count, equals: photos.count)
    expect(photos.allSatisfy { $0.author != nil && !$0.tags.isEmpty })
    // Cases are known by the enumeration, not by a raw value, and are taken in turn.
    #expect(photos[0].level != photos[1].level && photos[0].grade != photos[1].grade)
    #expect(photos.allSatisfy { $0.links.thumbnail.absoluteString.hasPrefix("https://") })
    expect(photos.allSatisfy { (6...10).contains($0.rating) })
  }

  @Test func `an invented answer is an empty object for whoever reads it as JSON`() throws {
    let data = Invention.data(for: .init(method: "GET", address: "https://a.example/"))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    expect(object?.isEmpty, equals: true)
    expect(Invention.request(of: data)?.address, equals: "https://a.example/")
    expect(Invention.request(of: Data("{}".utf8)), equals: nil)
  }

  @Test func `whatever type is asked for, inventing ends`() throws {
    struct Tree: Decodable {
      var name: String
      var leaves: [Tree]
      var next: [String: Tree]?
    }
    let data = Invention.data(for: .init(method: "GET", address: "https://tree.example/"))
    let tree = try JSONDecoder().decode(Tree.self, from: data)
    expect((8...12).contains(tree.leaves.count))
    expect(!tree.name.isEmpty)
    let deep = try JSONDecoder().decode([[[[[[Int]]]]]].self, from: data)
    #expect(deep.count >= 8 && deep[0].count >= 8 && deep[0][0].count == 3)
  }

  @Test func `requests are answered on a later turn, from files first`() {
    let file = Data(#"{"status": "fine", "results": [], "more": {}}"#.utf8)
    let recorded = [
      AnswerBook.Recorded("GET https://api.example/photos*", file: "photos.json"),
      AnswerBook.Recorded("GET https://api.example/gone", file: "gone.json"),
      AnswerBook.Recorded("no address", file: "x"),
    ].compactMap(\.self)
    expect(recorded.count, equals: 2)
    let book = AnswerBook(recorded) { $0 == "photos.json" ? file : nil }
    withOwnProcess(book) { clock, notes in
      var told: [String] = []
      func ask(_ address: String) {
        guard let url = URL(string: address) else { return }
        URLSession.shared.dataTask(with: url) { data, head, error in
          let page = data.flatMap { try? JSONDecoder().decode(Page.self, from: $0) }
          let code = (head as? AppFoundation.HTTPURLResponse)?.statusCode
          told.append("\(page?.status ?? "-") \(code ?? 0) \(error == nil)")
        }.resume()
      }
      ask("https://api.example/photos?page=1")
      ask("https://api.example/unknown")
      ask("https://api.example/gone")
      ask("ftp://api.example/")
      expect(told, equals: [])
      clock.settle()
      expect(told, equals: ["fine 200 true", "ok 200 true", "- 0 false", "- 0 false"])
      let kinds = notes().map { $0.prefix { $0 != ":" } }
      expect(Set(kinds), equals: ["missing-response", "invented-answer"])
      expect(notes().contains { $0.contains("AnswerTests.swift:") && $0.contains("/unknown") })
    }
  }

  @Test func `a file that does not fit, and a type that cannot be invented, are told`() {
    let book = AnswerBook([.init("GET https://a.example/x", file: "x.json")].compactMap(\.self)) {
      _ in Data(#"{"status": "fine", "results": [{"id": "one"}], "more": {}}"#.utf8)
    }
    withOwnProcess(book) { clock, notes in
      for address in ["https://a.example/x", "https://a.example/y"] {
        guard let url = URL(string: address) else { continue }
        URLSession.shared.dataTask(with: url) { data, _, _ in
          guard let data else { return }
          _ = try? JSONDecoder().decode(Page.self, from: data)
          _ = try? JSONDecoder().decode(Strict.self, from: data)
        }.resume()
      }
      clock.settle()
      let told = notes()
      expect(
        told.contains {
          $0.hasPrefix("response-misfit") && $0.contains("x.json does not fit Page")
            && $0.contains("results[0].id: it is no Int")
        }
      )
      expect(
        told.contains { $0.hasPrefix("answer-not-invented") && $0.contains("the form is wrong") }
      )
    }
  }

  @Test func `what somebody brought answers with its status, and is told`() {
    let content = AnswerBook.Content(
      data: Data(#"{"status": "gone"}"#.utf8),
      type: "text/plain",
      status: 410
    )
    let entry = AnswerBook.Recorded("GET https://a.example/x*", file: "a.har", content: content)
    withOwnProcess(AnswerBook([entry].compactMap(\.self))) { clock, notes in
      guard let url = URL(string: "https://a.example/x?y") else { return }
      var told: [String] = []
      URLSession.shared.dataTask(with: url) { data, head, _ in
        let page = data.flatMap { try? JSONDecoder().decode(Page.self, from: $0) }
        told.append("\((head as? AppFoundation.HTTPURLResponse)?.statusCode ?? 0) \(page == nil)")
      }.resume()
      clock.settle()
      expect(told, equals: ["410 true"])
      expect(
        notes().map { $0.prefix { $0 != ":" } },
        equals: ["recorded-answer", "response-misfit"]
      )
      expect(notes().allSatisfy { $0.contains("a.har") })
    }
  }

  @Test func `what somebody brought is told again when the app decodes it`() {
    let content = AnswerBook.Content(
      data: Data("[1, 2]".utf8),
      type: "application/json",
      status: 200
    )
    let entry = AnswerBook.Recorded("GET https://a.example/x", file: "x.json", content: content)
    withOwnProcess(AnswerBook([entry].compactMap(\.self))) { clock, notes in
      guard let url = URL(string: "https://a.example/x") else { return }
      var taken: Data?
      URLSession.shared.dataTask(with: url) { data, _, _ in taken = data }.resume()
      clock.settle()
      let kinds = { notes().map { $0.prefix { $0 != ":" } } }
      expect(kinds(), equals: ["recorded-answer"])
      expect((try? JSONDecoder().decode([Int].self, from: taken ?? Data())), equals: [1, 2])
      expect(kinds(), equals: ["recorded-answer", "decoded-answer"])
    }
  }

  @Test func `a cancelled task tells so, once`() {
    withOwnProcess { clock, _ in
      var told: [URLError.Code?] = []
      guard let url = URL(string: "https://a.example/") else { return }
      let task = URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, error in
        told.append((error as? URLError)?.code)
      }
      task.resume()
      task.cancel()
      task.cancel()
      clock.settle()
      expect(told, equals: [.cancelled])
    }
  }

  @Test func `a star stands for any text`() {
    let cases = [
      ("GET https://a/*", "https://a/b?c", true), ("GET https://a/*/c", "https://a/b/c", true),
      ("GET https://a/*/c", "https://a/b/d", false), ("GET https://a", "https://a/", false),
      ("GET https://a*b*c", "https://aXbYbZc", true), ("POST https://a*", "https://a", false),
    ]
    for (key, address, fits) in cases {
      expect(
        AnswerBook.Recorded(key, file: "f")?.fits("GET", address),
        equals: fits,
        "\(key) \(address)"
      )
    }
  }
}
