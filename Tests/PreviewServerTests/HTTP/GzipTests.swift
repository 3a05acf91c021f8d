// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

/// What the program gzip of the system makes of compressed bytes.
struct GzipTests {
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "packed-\(UUID()).gz")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-dc", file.path()]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    return Array(data)
  }

  @Test func `comes back as it was, and in the same form each time`() throws {
    let text = Array(String(repeating: "a line of a page's text;\n", count: 5000).utf8)
    let packed = try #require(Gzip.compressed(text))
    expect(packed.count < text.count / 50)
    expect(Gzip.compressed(text), equals: packed)
    expect(try unpacked(packed), equals: text)
  }

  @Test func `what would not be shorter is left as it is`() {
    expect(Gzip.compressed([]), equals: nil)
    expect(Gzip.compressed([65]), equals: nil)
    var state: UInt64 = 1
    let noise = (0..<4096).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    expect(Gzip.compressed(noise), equals: nil)
  }
}
