// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

@Suite struct FormatterAndCookieTests {
  private func words(
    _ seconds: TimeInterval,
    _ change: (AppFoundation.DateComponentsFormatter) -> Void
  ) -> String? {
    let formatter = AppFoundation.DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func `positions have two digits after the first one, and everywhere if they are padded`() {
    // 3,723 s are 1 h, 2 min and 3 s.
    let hours: NSCalendar.Unit = [.hour, .minute, .second]
    expect(words(3_723) { $0.allowedUnits = hours }, equals: "1:02:03")
    expect(words(63) { $0.allowedUnits = hours }, equals: "1:03")
    let padded = words(63) {
      $0.allowedUnits = [.minute, .second]
      $0.zeroFormattingBehavior = .pad
    }
    expect(padded, equals: "01:03")
    expect(words(3_723) { $0.allowedUnits = [.minute, .second] }, equals: "62:03")
  }

  @Test func `words leave out what is 0`() {
    expect(words(7_200) { $0.unitsStyle = .full }, equals: "2 hours")
    expect(words(3_660) { $0.unitsStyle = .abbreviated }, equals: "1h 1m")
    expect(words(3_660) { $0.unitsStyle = .short }, equals: "1 hr, 1 min")
    expect(
      words(90_061) { ($0.unitsStyle, $0.maximumUnitCount) = (.full, 2) },
      equals: "1 day, 1 hour"
    )
    expect(words(0) { $0.unitsStyle = .full }, equals: "0 seconds")
    expect(words(.infinity) { _ in }, equals: nil)
  }

  @Test func `a cookie is kept for its host and path`() throws {
    let storage = AppFoundation.HTTPCookieStorage()
    let made = AppFoundation.HTTPCookie(properties: [
      .name: "id", .value: "7", .domain: ".example.org", .path: "/shop",
    ])
    let cookie = try #require(made)
    storage.setCookie(cookie)
    storage.setCookie(cookie)
    expect(storage.cookies?.count, equals: 1)
    let shop = try #require(URL(string: "https://www.example.org/shop/1"))
    let home = try #require(URL(string: "https://www.example.org/"))
    expect(storage.cookies(for: shop)?.first?.value, equals: "7")
    expect(storage.cookies(for: home), equals: nil)
    let head = AppFoundation.HTTPCookie.requestHeaderFields(with: [cookie])
    expect(head, equals: ["Cookie": "id=7"])
    storage.deleteCookie(cookie)
    expect(storage.cookies, equals: nil)
    let wrong = AppFoundation.HTTPCookie(properties: [.name: "id"])
    expect(wrong, equals: nil)
  }

  @Test func `lines of bytes are told without their ends and without empty ones`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("one\r\ntwo\n\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    expect(lines, equals: ["one", "two", "three"])
  }
}
