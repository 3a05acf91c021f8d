// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The content of a `tessera.json` beside a Swift file.
struct SourceManifest: Hashable, Sendable {
  static let fileName = "tessera.json"

  var title: String?
  /// The path of the data file, relative to the manifest's folder.
  var data: String?
  /// The layout that is shown until a user chooses one.
  var layout: String?
  /// The size of a newly opened view: a device's id, or width and height as in `390x844`.
  var size: String?
  /// Whose items are shown when the source has its own; `nil` lets the page decide.
  var items: ItemsChoice?
  /// Values of the layout's properties.
  var parameters: [String: ParameterValue] = [:]

  /// The values of parameters for a host.
  var values: [String: ParameterValue] {
    guard let items else { return parameters }
    return parameters.merging([ItemsChoice.key: items.value]) { _, said in said }
  }

  private enum Member: String, CaseIterable {
    case title, data, layout, size, items, parameters, responses
  }

  /// The devices that `size` may name, in the page's words.
  static let devices = ["iphone-se", "iphone-16", "iphone-16-pro-max", "ipad-mini"]
  /// The widths and heights that `size` may name, in points: the page limits a dragged device to
  /// the same lengths.
  static let lengths = 120...4096

  /// Reads the file; errors are reported with the member's path, and the other members are used.
  static func read(_ bytes: Data) -> (manifest: SourceManifest, problems: [Diagnostic]) {
    var manifest = SourceManifest()
    guard let root = try? JSONSerialization.jsonObject(with: bytes) else {
      return (manifest, [problem("", "\(fileName) is not JSON")])
    }
    guard let object = root as? [String: Any] else {
      return (manifest, [problem("", "\(fileName) must contain an object")])
    }
    var problems: [Diagnostic] = []
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      // Editors find the schema by this member.
      if key == "$schema" { continue }
      guard let member = Member(rawValue: key) else {
        let known = Member.allCases.map(\.rawValue).joined(separator: ", ")
        problems.append(problem(key, "\(key) is unknown; the known members are \(known)"))
        continue
      }
      problems += manifest.take(member, value)
    }
    return (manifest, problems)
  }

  private mutating func take(_ member: Member, _ value: Any) -> [Diagnostic] {
    let key = member.rawValue
    switch member {
    case .title, .data, .layout:
      guard let text = value as? String, !text.isEmpty,
        text.utf8.count <= Limits.standard.textBytes
      else { return [Self.problem(key, "\(key) must be a text that is not empty")] }
      switch member {
      case .title: title = text
      case .data: data = text
      default: layout = text
      }
      return []
    case .size:
      guard let text = value as? String, Self.isSize(text) else {
        let names = Self.devices.joined(separator: ", ")
        let bounds = "from \(Self.lengths.lowerBound) to \(Self.lengths.upperBound) points"
        return [
          Self.problem(
            key,
            "size must be a text such as 390x844, \(bounds) each, or one of \(names)"
          )
        ]
      }
      size = text
      return []
    case .items:
      guard let word = value as? String, let choice = ItemsChoice(rawValue: word) else {
        let words = ItemsChoice.allCases.map(\.rawValue).joined(separator: " or ")
        return [Self.problem(key, "\(key) must be \(words)")]
      }
      items = choice
      return []
    case .parameters:
      guard let object = value as? [String: Any] else {
        return [Self.problem(key, "\(key) must be an object of values by name")]
      }
      return object.sorted { $0.key < $1.key }.compactMap { takeParameter($0.key, $0.value) }
    case .responses:
      return Self.problems(responses: value)
    }
  }

  private mutating func takeParameter(_ key: String, _ value: Any) -> Diagnostic? {
    let path = "\(Member.parameters.rawValue).\(key)"
    guard let read = Self.value(value) else {
      let words = "a number, true or false, a text, insets or a size"
      return Self.problem(path, "\(path) must be \(words)")
    }
    parameters[key] = read
    return nil
  }

  private static func isSize(_ text: String) -> Bool {
    if devices.contains(text) { return true }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } && Int(part).map(lengths.contains) == true
      }
  }

  private static func value(_ value: Any) -> ParameterValue? {
    if let data = try? JSONSerialization.data(withJSONObject: ["value": value]),
      let holder = try? JSONDecoder().decode(Holder.self, from: data)
    {
      return holder.value
    }
    return nil
  }

  private struct Holder: Decodable {
    var value: ParameterValue
  }

  static func problem(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(
      severity: .error,
      code: "invalid-manifest",
      message: message,
      file: fileName,
      path: path.isEmpty ? nil : path
    )
  }
}
