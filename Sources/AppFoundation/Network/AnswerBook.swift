// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The answers to an app's requests: recorded ones from files, otherwise an answer whose values are
/// invented by whoever decodes it.
package final class AnswerBook: @unchecked Sendable {
  /// The answers of the present app.
  package static var current: AnswerBook { AppProcess.current.answers }

  /// The most bytes of a recorded answer.
  package static let mostBytes = 16 << 20

  /// A request, or a number of them, with the file of the answer.
  package struct Recorded: Hashable, Sendable {
    /// The method, in capitals.
    package var method: String
    /// The address, in which `*` stands for any text.
    package var pattern: String
    /// The file's path, from the manifest's folder.
    package var file: String
    /// The answer itself, if it does not have to be read from the file.
    package var content: Content?

    /// Makes an entry from a key such as `GET https://example.org/photos*`; `nil` for another form.
    package init?(_ key: String, file: String, content: Content? = nil) {
      self.content = content
      let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].allSatisfy(\.isLetter), parts[1].contains("://") else {
        return nil
      }
      (method, pattern, self.file) = (parts[0].uppercased(), parts[1], file)
    }

    /// Whether it answers a request.
    package func fits(_ method: String, _ address: String) -> Bool {
      self.method == method && Glob.matches(pattern, address)
    }
  }

  /// An answer that somebody brought.
  package struct Content: Hashable, Sendable {
    /// The bytes.
    package var data: Data
    /// The media type.
    package var type: String
    /// The status of HTTP.
    package var status: Int

    /// Makes the content.
    package init(data: Data, type: String, status: Int) {
      (self.data, self.type, self.status) = (data, type, status)
    }
  }

  /// Where recorded bytes come from.
  struct Source {
    var file: String
    /// The request that they answered last.
    var request: String
    /// Whether somebody brought them onto the stage.
    var isBrought = false
  }

  /// An answer.
  struct Answer {
    var data: Data
    var head: HTTPURLResponse
  }

  private let recorded: [Recorded]
  private let read: (String) -> Data?
  private var sources: [Data: Source] = [:]

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - recorded: The recorded answers; the first one that fits counts.
  ///   - read: Reads a recorded answer by its path; `nil` when there is none.
  package init(_ recorded: [Recorded] = [], read: @escaping (String) -> Data? = { _ in nil }) {
    (self.recorded, self.read) = (recorded, read)
  }

  /// The answer to a request.
  func answer(to request: URLRequest, at place: SourcePlace?) -> Result<Answer, URLError> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    if url.isFileURL {
      guard let data = KeptFiles.content(at: url) ?? (try? Foundation.Data(contentsOf: url)) else {
        return .failure(URLError(.fileDoesNotExist))
      }
      return head(url, "application/octet-stream").map { Answer(data: data, head: $0) }
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      return .failure(URLError(.unsupportedURL))
    }
    let method = (request.httpMethod ?? "GET").uppercased()
    let address = url.absoluteString
    if let entry = recorded.first(where: { $0.fits(method, address) }) {
      return answer(from: entry, to: url, "\(method) \(address)", at: place)
    }
    let asked = Invention.Request(method: method, address: address, place: place)
    let data = Invention.data(for: asked)
    return head(url, "application/json").map { Answer(data: data, head: $0) }
  }

  private func answer(
    from entry: Recorded,
    to url: URL,
    _ request: String,
    at place: SourcePlace?
  ) -> Result<Answer, URLError> {
    if let content = entry.content {
      sources[content.data] = Source(
        file: entry.file,
        request: request,
        isBrought: true
      )
      let asking = place.map { "\($0) asks" } ?? "The app asks"
      AppNotes.report(
        "recorded-answer",
        "\(asking) \(request): \(entry.file), which was dropped onto the page, answers.",
        about: request
      )
      return head(url, content.type, content.status).map { Answer(data: content.data, head: $0) }
    }
    guard let data = read(entry.file), data.count <= Self.mostBytes else {
      AppNotes.report(
        "missing-response",
        "responses: \(entry.file), the answer to \(entry.method) \(entry.pattern), cannot be read; "
          + "the request fails.",
        about: request
      )
      return .failure(URLError(.resourceUnavailable))
    }
    sources[data] = Source(file: "responses: " + entry.file, request: request)
    let type = entry.file.hasSuffix(".json") ? "application/json" : "application/octet-stream"
    return head(url, type).map { Answer(data: data, head: $0) }
  }

  /// Where a recorded answer comes from.
  func source(of data: Data) -> Source? { sources.isEmpty ? nil : sources[data] }

  private func head(
    _ url: URL,
    _ type: String,
    _ status: Int = 200
  ) -> Result<HTTPURLResponse, URLError> {
    let fields = ["Content-Type": type]
    let made = HTTPURLResponse(
      url: url,
      statusCode: status,
      httpVersion: "HTTP/1.1",
      headerFields: fields
    )
    return made.map { .success($0) } ?? .failure(URLError(.badServerResponse))
  }
}

/// Patterns in which `*` stands for any text.
enum Glob {
  /// Whether a text has the form of a pattern.
  ///
  /// - Complexity: O(length of the pattern × length of the text) in the worst case.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    let star = UInt8(ascii: "*")
    var (place, index) = (0, 0)
    // Where the last star is, and how much of the text it covers by now.
    var back: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == star {
        back = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == text[index] {
        (place, index) = (place + 1, index + 1)
      } else if let last = back {
        back = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
