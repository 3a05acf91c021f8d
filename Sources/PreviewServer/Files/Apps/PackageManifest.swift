// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The targets that a `Package.swift` declares, as far as its text tells them.
///
/// The manifest is not run: names, paths and dependencies that are computed are not seen.
struct PackageManifest {
  /// A target that is no test.
  struct Target: Equatable {
    var name: String
    /// Its folder relative to the package; `nil` for the usual one.
    var path: String?
    /// Names of other targets and products that it needs.
    var needs: [String]
  }

  private(set) var targets: [Target] = []

  private static let fileBytes = 1024 * 1024
  private static let starts = [".target(", ".executableTarget("]

  /// Reads the manifest in a package's folder; `nil` when there is none.
  init?(in folder: String) {
    guard let bytes = try? FileReader.read(folder + "/Package.swift", bound: Self.fileBytes) else {
      return nil
    }
    self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads the text of a manifest.
  init(text: String) {
    var rest = Substring(Self.withoutComments(text))
    while let start = Self.starts.compactMap({ rest.firstRange(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound })
    {
      rest = rest[start.upperBound...]
      let call = Self.call(rest)
      if let name = Self.value(of: "name", in: call) {
        targets.append(
          Target(name: name, path: Self.value(of: "path", in: call), needs: Self.needs(of: call))
        )
      }
      rest = rest[call.endIndex...]
    }
  }

  /// The targets of the package's first app or library: those that it consists of, and the names of
  /// others that have nothing to do with it.
  var first: (targets: [Target], others: [String]) {
    let needed = Set(targets.flatMap(\.needs))
    let tops = targets.filter { !needed.contains($0.name) }
    guard let top = tops.first ?? targets.first else { return ([], []) }
    return (closure(of: top), tops.dropFirst().map(\.name))
  }

  /// The target to which a file belongs, and those that it needs; empty when no target has the file.
  func around(_ file: String, in folder: String) -> [Target] {
    let own = targets.first { file.hasPrefix(Self.path(of: $0, in: folder) + "/") }
    return own.map(closure(of:)) ?? []
  }

  /// The folder of a target.
  static func path(of target: Target, in folder: String) -> String {
    folder + "/" + (target.path ?? "Sources/\(target.name)")
  }

  /// A target and those that it needs.
  ///
  /// A package may have modules of its own with the names of the platform's, which are there already.
  private func closure(of top: Target) -> [Target] {
    var found = [top]
    var next = 0
    while next < found.count {
      for name in found[next].needs where !found.contains(where: { $0.name == name }) {
        guard !GivenModules.platform.contains(name) else { continue }
        if let target = targets.first(where: { $0.name == name }) { found.append(target) }
      }
      next += 1
    }
    return found
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstRange(of: "//").flatMap { mark in
        line[..<mark.lowerBound].hasSuffix(":") ? nil : String(line[..<mark.lowerBound])
      } ?? String(line)
    }.joined(separator: "\n")
  }

  /// The text up to the bracket that ends a call.
  private static func call(_ text: Substring) -> Substring {
    var depth = 1
    var isText = false
    for index in text.indices {
      switch text[index] {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText:
        depth -= 1
        if depth == 0 { return text[..<index] }
      default: break
      }
    }
    return text
  }

  private static func value(of label: String, in call: Substring) -> String? {
    let pattern = try? Regex("\(label):\\s*\"([^\"]*)\"")
    guard let match = pattern.flatMap({ call.firstMatch(of: $0) }) else { return nil }
    return match.output[1].substring.map(String.init)
  }

  private static func needs(of call: Substring) -> [String] {
    guard let start = call.firstRange(of: "dependencies:") else { return [] }
    let list = call[start.upperBound...].prefix { $0 != "]" }
    return list.matches(of: /"([^"]*)"/).map { String($0.1) }
  }
}
