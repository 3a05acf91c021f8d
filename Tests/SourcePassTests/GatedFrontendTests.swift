// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutCompiler

/// Runs the toolchain's frontend.
@Suite(.serialized)
struct GatedFrontendTests {
  private static let limit = 60.0

  private let toolchain: Toolchain
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "gated-\(UUID().uuidString)").path(percentEncoded: false)

  init() throws {
    toolchain = try #require(Toolchain())
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  /// The bytes of an empty module for the gate.
  private func key() throws -> Data {
    let empty = folder + "/empty.swift"
    try "".write(toFile: empty, atomically: false, encoding: .utf8)
    let result = folder + "/gate-1"
    let words = toolchain.interfaceArguments(
      [empty],
      module: GatedFrontend.gate,
      modules: folder,
      imports: [],
      cache: folder + "/cache",
      result: result
    )
    let frontend = try #require(Frontend(toolchain, work: folder))
    expect(frontend.compile(words, object: nil, seconds: Self.limit), equals: .code(0))
    return try Data(contentsOf: URL(filePath: result))
  }

  /// A frontend that has been sent to the gate.
  private func gated() throws -> GatedFrontend {
    let plan = GatedFrontend.Plan(
      folder: folder + "/new",
      name: "text",
      surroundings: "these",
      imports: ["import Foundation"],
      key: try key(),
      object: folder + "/text.o"
    )
    let gated = GatedFrontend(plan) {
      Frontend(toolchain, work: folder, shared: $0)
    } words: { first, second in
      toolchain.compileArguments(
        [first, second],
        module: "Gated",
        modules: folder,
        cache: folder + "/cache",
        objects: [plan.object]
      )
    }
    return try #require(gated)
  }

  @Test func `What is written while a frontend waits is what it compiles`() throws {
    defer { clean() }
    let gated = try gated()
    let text = "import Foundation\nfunc answerBehindTheGate() -> Data { Data([7]) }\n"
    expect(gated.open(with: text, in: "these"))
    let ending = gated.frontend.finish(object: gated.plan.object, seconds: Self.limit)
    expect(ending, equals: .code(0), "\(gated.frontend.printed())")
    let object = try Data(contentsOf: URL(filePath: gated.plan.object))
    expect(object.range(of: Data("answerBehindTheGate".utf8)) != nil)
  }

  @Test func `Mistakes behind the gate have their places`() throws {
    defer { clean() }
    let gated = try gated()
    expect(gated.open(with: "func wrong() {}\nlet nothing: Int = wrong()\n", in: "these"))
    let ending = gated.frontend.finish(object: gated.plan.object, seconds: Self.limit)
    expect(ending, equals: .code(1))
    let printed = gated.frontend.printed()
    #expect(printed.contains("text.swift:2:20: error: "), "\(printed)")
    expect(!GatedFrontend.wasTooEarly(printed))
  }

  @Test func `A frontend that reads the text before there is one says so`() throws {
    defer { clean() }
    let text = folder + "/text.swift"
    try GatedFrontend.placeholder.write(toFile: text, atomically: false, encoding: .utf8)
    let words = toolchain.compileArguments(
      [text],
      module: "Early",
      modules: folder,
      cache: folder + "/cache",
      objects: [folder + "/text.o"]
    )
    let frontend = try #require(Frontend(toolchain, work: folder))
    expect(frontend.compile(words, object: nil, seconds: Self.limit), equals: .code(1))
    expect(GatedFrontend.wasTooEarly(frontend.printed()))
  }

  @Test func `Other surroundings and very long texts need another frontend`() throws {
    defer { clean() }
    let gated = try gated()
    expect(!gated.open(with: "func other() {}\n", in: "those"))
    expect(!gated.open(with: String(repeating: "/", count: 16 * Int(getpagesize())), in: "these"))
    expect(gated.frontend.isWaiting)
  }

  @Test func `A frontend at the gate ends when nobody can open it any more`() throws {
    defer { clean() }
    let frontend = try { () throws in try gated().frontend }()
    expect(frontend.finish(object: nil, seconds: Self.limit), equals: .code(1))
  }
}
