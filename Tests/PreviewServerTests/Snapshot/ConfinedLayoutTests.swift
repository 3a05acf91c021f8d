// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// Code of layouts that does what no layout should do, compiled and run by the built programs.
@Suite(.serialized) struct ConfinedLayoutTests {
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
  private static let view = SnapshotRequest.View(
    viewport: Viewport(width: 390, height: 844, scale: 2, insets: .zero)
  )

  /// The folder of the source and of another stage's source, and the compiled library.
  private struct Compiled {
    var folder: String
    var report: CompileReport

    var own: String { folder + "/own" }

    init() throws {
      folder = FileManager.default.temporaryDirectory.path + "/confined-\(UUID().uuidString)"
      for name in ["own", "other", "library"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(name)",
          withIntermediateDirectories: true
        )
      }
      try Self.write("import UIKit", to: folder + "/other/Secret.swift")
      try Self.write("note", to: folder + "/own/note.txt")
      let source = folder + "/own/Faults.swift"
      try Self.write(
        FaultSource.text(own: folder + "/own", other: folder + "/other"),
        to: source
      )
      let compiler = ConfinedLayoutTests.products.appendingPathComponent("tessera-layout-compiler")
      report = try LayoutCompile(compiler: compiler.path, folder: folder + "/library")
        .report(on: [source])
    }

    private static func write(_ text: String, to path: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func request(_ name: String) throws -> SnapshotRequest {
      let entry = try #require(report.entries.first { $0.id == name }, "\(report.diagnostics)")
      return SnapshotRequest(
        layout: .library(path: try #require(report.library), entry: entry),
        items: [100],
        views: [ConfinedLayoutTests.view],
        reads: [own]
      )
    }
  }

  private func run(
    _ request: SnapshotRequest,
    _ arguments: [String]
  ) throws -> BoundedProcess.Outcome {
    try BoundedProcess(
      path: Self.products.appendingPathComponent("tessera-stage-host").path,
      arguments: ["--snapshot"] + arguments,
      input: try JSONEncoder().encode(request),
      environment: HostSpawn.environment,
      seconds: 60
    ).run()
  }

  /// The errors of the attempts, by name.
  private func codes(
    _ request: SnapshotRequest,
    _ arguments: [String] = []
  ) throws -> [String: Int32] {
    let outcome = try run(request, arguments)
    let reply = try JSONDecoder().decode(SnapshotReply.self, from: outcome.output)
    guard case .done(let pictures) = reply else { throw CocoaError(.featureUnsupported) }
    let names = (FaultSource.forbidden + FaultSource.unreadable + FaultSource.allowed).map(\.0)
    let elements = try #require(pictures.first).snapshot.elements
    expect(elements.count, equals: names.count)
    return Dictionary(
      uniqueKeysWithValues: zip(names, elements.map { Int32($0.frame.x) })
    )
  }

  @Test func `a layout's code is refused everything but its own files`() throws {
    let compiled = try Compiled()
    defer { try? FileManager.default.removeItem(atPath: compiled.folder) }
    let kernel = KernelSupport.current
    let whole = try codes(compiled.request("Attempts"))
    if kernel.filters {
      for (name, _) in FaultSource.forbidden { expect(whole[name], equals: EPERM, "\(name)") }
      // Filters alone, as on an older kernel, stop all that changes something.
      let filtered = try codes(compiled.request("Attempts"), ["--landlock", "0"])
      for (name, _) in FaultSource.forbidden { expect(filtered[name], equals: EPERM, "\(name)") }
    }
    if kernel.landlock > 0 {
      for (name, _) in FaultSource.unreadable { expect(whole[name], equals: EACCES, "\(name)") }
    }
    for (name, _) in FaultSource.allowed { expect(whole[name], equals: 0, "\(name)") }
    let files = try FileManager.default.contentsOfDirectory(atPath: compiled.folder + "/other")
    expect(files, equals: ["Secret.swift"])
    try checkEnds(compiled)
  }

  /// Code that takes all descriptors keeps its answer, and code with too many threads is told so.
  private func checkEnds(_ compiled: Compiled) throws {
    let descriptors = try run(compiled.request("Descriptors"), [])
    expect(descriptors.end, equals: .exited(0))
    let threads = try run(compiled.request("Threads"), [])
    expect(threads.end, equals: .signalled(SIGABRT))
    #expect(threads.errors.contains("Fatal error: the layout started"), "\(threads.errors)")
    expect(threads.errors.contains(LastWords.mark))
    let required = try run(
      compiled.request("Attempts"),
      ["--landlock", "0", "--confinement", "required"]
    )
    expect(required.end, equals: .exited(69))
    expect(required.errors.contains("no Landlock"))
  }
}
