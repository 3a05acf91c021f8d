// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

/// The changelog, the program, its package and its manual speak of the same version and commands.
@Suite struct ReleaseTests {
  private static let versionFile = "Sources/PreviewServer/Base/ProductVersion.swift"

  private func version() throws -> String {
    let text = try SourceTree.file(Self.versionFile).text
    return try String(#require(text.firstMatch(of: #/current = "([^"]+)"/#)).1)
  }

  @Test func `the newest version of the changelog is the program's`() throws {
    let headings = try SourceTree.file("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    let form = #/## ([0-9]+)\.([0-9]+)\.([0-9]+) \(20[0-9]{2}-[01][0-9]-[0-3][0-9]\)/#
    let versions = try headings.map { heading in
      let match = try #require(heading.wholeMatch(of: form), "\(heading) is no version with date")
      return [match.1, match.2, match.3].map { Int($0) ?? 0 }
    }
    expect(
      versions.first.map { $0.map(String.init).joined(separator: ".") },
      equals: (try version())
    )
    for (newer, older) in zip(versions, versions.dropFirst()) {
      expect(older.lexicographicallyPrecedes(newer))
    }
  }

  @Test func `clients, agents and the package are told this version and no other`() throws {
    let speakers = [
      "Sources/PreviewServer/Session/SessionMachine+Clients.swift":
        "server: ProductVersion.current",
      "Sources/PreviewServer/MCP/Wire/ContextMachine.swift":
        #"("version", .text(ProductVersion.current))"#,
      "Sources/PreviewServer/main.swift": #""tessera \(ProductVersion.current)""#,
      "Scripts/package/make_deb.sh": Self.versionFile,
    ]
    for (path, words) in speakers {
      #expect(try SourceTree.file(path).text.contains(words), "\(path) does not say \(words)")
    }
  }

  @Test func `every command is in the help, the manual and the completions`() throws {
    let parser = try SourceTree.file("Sources/PreviewServer/CLI/ServeOptions.swift").text
    let commands = parser.matches(of: #/case "([a-z]+)":/#).map { String($0.1) }
      .filter { !["help", "version"].contains($0) }
    expect(Set(commands).isSuperset(of: ["serve", "snapshot", "check", "export", "mcp", "doctor"]))
    let folder = "Scripts/package/files"
    for name in ["tessera.1", "tessera.bash", "_tessera", "tessera.fish"] {
      let text = try SourceTree.file("\(folder)/\(name)").text
      for command in commands {
        let word = try Regex("\\b\(command)\\b")
        #expect(text.contains(word), "\(name) does not name \(command)")
      }
      // Options of the usage texts; roff writes their dashes with backslashes.
      let plain = text.replacing("\\-", with: "-")
      for path in ["ServeOptions", "SnapshotOptions", "CheckOptions", "Doctor/DoctorCommand"] {
        let source = try SourceTree.file("Sources/PreviewServer/CLI/\(path).swift").text
        for option in source.matches(of: #/--[a-z][a-z-]+/#).map({ String($0.0) }) {
          let isNamed = plain.contains(option) || plain.contains("-l \(option.dropFirst(2))")
          #expect(isNamed, "\(name) does not name \(option)")
        }
      }
    }
  }
}
