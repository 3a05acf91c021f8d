// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct AssetTableTests {
  private func table() -> AssetTable {
    var table = AssetTable()
    table.add(path: "/index.html", contentType: "text/html; charset=utf-8", bytes: Array("hi".utf8))
    return table
  }

  private func response(_ path: String, _ method: HTTPRequest.Method = .get) -> HTTPResponse {
    table().response(to: HTTPRequest(method: method, path: path, host: "localhost:1"))
  }

  @Test func `serves the index at the root with the headers that a browser must see`() {
    let response = response("/")
    expect(response.status, equals: 200)
    expect(response.body, equals: Array("hi".utf8))
    let headers = Dictionary(uniqueKeysWithValues: response.headers.map { ($0.name, $0.value) })
    expect(headers["cache-control"], equals: "no-cache")
    expect(headers["x-content-type-options"], equals: "nosniff")
    expect(headers["content-security-policy"]?.contains("default-src 'none'"), equals: true)
    expect(headers["content-security-policy"]?.contains("ws://localhost:1"), equals: true)
    expect(headers["content-security-policy"]?.contains("; font-src 'self';"), equals: true)
  }

  @Test func `asks for a window of its own only where browsers can trust the connection`() {
    for (host, asks) in [
      ("localhost:1", true), ("127.0.0.1:8080", true), ("[::1]:9", true), ("tessera.example", true),
      ("192.0.2.7:8080", false), ("[2001:db8::7]:8080", false),
    ] {
      let headers = table().response(to: HTTPRequest(method: .get, path: "/", host: host)).headers
      expect(headers.contains { $0.name == "cross-origin-opener-policy" }, equals: asks, "\(host)")
    }
  }

  @Test(arguments: ["/x", "/../etc/passwd", "/.git/config", "//index.html", "/index.html/", ""])
  func `knows nothing but its table`(path: String) {
    expect(response(path).status, equals: 404)
  }

  @Test func `keeps a stage's small pictures and the ones before, for ever under their name`() {
    var table = table()
    let paths = (1...3).map { table.takeMiniature(light: [$0], dark: [$0, $0], of: "a") }
    expect(Set(paths).count, equals: 3)
    expect(table.takeMiniature(light: [3], dark: [3, 3], of: "b"), equals: paths[2])
    let answers = paths.map { path in
      table.response(to: HTTPRequest(method: .get, path: "/\(path)-dark.png", host: "localhost:1"))
    }
    expect(answers.map(\.status), equals: [404, 200, 200])
    expect(answers[2].body, equals: [3, 3])
    let cache = answers[2].headers.first { $0.name == "cache-control" }?.value
    expect(cache, equals: "public, max-age=31536000, immutable")
  }

  @Test func `keeps the pictures before the newest ones, and no older ones`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    var table = table()
    var paths: [String] = []
    for size in UInt8(1)...3 {
      // The start of a PNG; the lengths differ.
      let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      let bytes = head + Array("IHDR".utf8) + [0, 0, 0, size, 0, 0, 0, size, 8, 6, 0, 0, 0]
      try Data(bytes + Array(repeating: 0, count: Int(size))).write(to: file)
      let pictures = SourcePicture.beside([folder.path()])
      paths += pictures.map(\.path)
      table.take(pictures)
    }
    let states = paths.map {
      table.response(to: HTTPRequest(method: .get, path: $0, host: "localhost:1")).status
    }
    expect(states, equals: [404, 200, 200])
  }

  @Test func `takes the page's files again, without those that are gone`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("one".utf8).write(to: folder.appending(path: "a.js"))
    try Data("two".utf8).write(to: folder.appending(path: "b.js"))
    var table = AssetTable()
    table.add(path: "/examples/x.png", contentType: "image/png", bytes: [1])
    table.takePage(folder)
    try Data("three".utf8).write(to: folder.appending(path: "a.js"))
    try FileManager.default.removeItem(at: folder.appending(path: "b.js"))
    table.takePage(folder)
    let answers = ["/a.js", "/b.js", "/examples/x.png"].map {
      table.response(to: HTTPRequest(method: .get, path: $0, host: "localhost:1"))
    }
    expect(answers.map(\.status), equals: [200, 404, 200])
    expect(answers[0].body, equals: Array("three".utf8))
  }

  @Test func `compresses the page's texts, sends them so to those who take it, and says so`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Array(repeating: UInt8(65), count: 100)
    for (name, bytes) in [("a.js", text), ("b.js", [65]), ("a.js.map", text), ("c.png", text)] {
      try Data(bytes).write(to: folder.appending(path: name))
    }
    var table = AssetTable()
    table.takePage(folder)
    func answer(_ path: String, gzip: Bool) -> (body: [UInt8], headers: [String: String]) {
      var request = HTTPRequest(path: path, host: "localhost")
      request.acceptsGzip = gzip
      let response = table.response(to: request)
      expect(response.contentLength, equals: response.body.count)
      return (
        response.body,
        Dictionary(uniqueKeysWithValues: response.headers.map { ($0.name, $0.value) })
      )
    }
    let packed = answer("/a.js", gzip: true)
    // The sign of gzip, and at the end the length of what is in it.
    expect(Array(packed.body.prefix(3)), equals: [0x1f, 0x8b, 8])
    expect(Array(packed.body.suffix(4)), equals: [100, 0, 0, 0])
    expect(packed.headers["content-encoding"], equals: "gzip")
    expect(packed.headers["vary"], equals: "accept-encoding")
    let plain = answer("/a.js", gzip: false)
    expect(plain.body, equals: text)
    expect(plain.headers["content-encoding"], equals: nil)
    expect(plain.headers["vary"], equals: "accept-encoding")
    expect(answer("/b.js", gzip: true).body, equals: [65], "it is not shorter")
    for path in ["/a.js.map", "/c.png"] { expect(answer(path, gzip: true).body, equals: text) }
  }

  @Test func `lets browsers keep what is named by its content for ever, and asks for the rest`() {
    var table = table()
    table.add(path: "/made/a-1.js", contentType: "text/javascript", bytes: [65])
    func cache(_ path: String) -> String? {
      let response = table.response(to: HTTPRequest(path: path, host: "localhost"))
      return response.headers.first { $0.name == "cache-control" }?.value
    }
    expect(cache("/made/a-1.js"), equals: "public, max-age=31536000, immutable")
    expect(cache("/index.html"), equals: "no-cache")
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.8", true), ("gzip;q=0", false),
    ("", false), ("x-gzip", false), ("identity, *;q=0.5", false),
  ])
  func `understands which encodings a browser takes`(list: String, isTaken: Bool) {
    expect(HTTPRequest.takesGzip(list), equals: isTaken)
  }

  @Test func `answers HEAD with the length and without the body`() {
    let response = response("/index.html", .head)
    expect(response.status, equals: 200)
    expectEmpty(response.body)
    expect(response.contentLength, equals: 2)
  }

  @Test func `refuses other methods`() {
    let response = response("/", .other)
    expect(response.status, equals: 405)
    expect(response.headers.contains(HTTPResponse.Header(name: "allow", value: "GET, HEAD")))
  }

  @Test func `says not modified to those who hold the same bytes`() throws {
    let tag = try #require(response("/").headers.first { $0.name == "etag" }?.value)
    for list in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let request = HTTPRequest(path: "/", host: "localhost", ifNoneMatch: list)
      expect(table().response(to: request).status, equals: 304)
    }
    let other = HTTPRequest(path: "/", host: "localhost", ifNoneMatch: "\"x\"")
    expect(table().response(to: other).status, equals: 200)
  }

  @Test func `leaves out dotfiles, unknown types and what links lead to`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["app/main.js", ".secret.js", "notes.xyz"] {
      try Data("1".utf8).write(to: folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.txt").path,
      withDestinationPath: "/etc/passwd"
    )
    var table = AssetTable()
    table.addFolder(folder, under: "", contentType: ContentType.of(fileName:))
    expect(table.count, equals: 1)
    expect(
      table.response(to: HTTPRequest(path: "/app/main.js", host: "localhost")).status,
      equals: 200
    )
  }
}
