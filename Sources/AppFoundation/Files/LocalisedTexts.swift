// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The texts of an app: tables of `.strings`, and catalogues of `.xcstrings`.
package enum LocalisedTexts {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept:
    (files: AppFiles, tables: [String: [String: String]])?
  /// The languages that are read, the first one first.
  private static let languages = ["en", "Base"]

  /// The text for a key of a table; `nil` without one.
  package static func text(_ key: String, table: String?, in files: AppFiles) -> String? {
    lock.withLock {
      if kept?.files !== files { kept = (files, [:]) }
      let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      if let known = kept?.tables[name] { return known[key] }
      let read = strings(name, files).merging(catalogue(name, files)) { first, _ in first }
      kept?.tables[name] = read
      return read[key]
    }
  }

  private static func strings(_ name: String, _ files: AppFiles) -> [String: String] {
    let all = files.paths(withExtension: "strings").filter {
      ($0 as NSString).lastPathComponent.lowercased() == "\(name).strings".lowercased()
    }
    let chosen =
      languages.compactMap { language in
        all.first { $0.contains("/\(language).lproj/") }
      }.first ?? all.first
    guard let path = chosen, let bytes = files.content(of: path) else { return [:] }
    if let read = try? PropertyListSerialization.propertyList(from: bytes, format: nil),
      let table = read as? [String: String]
    {
      return table
    }
    AppNotes.report(
      "bad-strings",
      "\((path as NSString).lastPathComponent) is no table of texts; its keys are shown."
    )
    return [:]
  }

  /// A catalogue: `strings.<key>.localizations.<language>.stringUnit.value`.
  private static func catalogue(_ name: String, _ files: AppFiles) -> [String: String] {
    guard let path = files.path(named: "\(name).xcstrings"), let bytes = files.content(of: path)
    else { return [:] }
    guard let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      AppNotes.report(
        "bad-strings",
        "\(name).xcstrings is no catalogue of texts; its keys are shown."
      )
      return [:]
    }
    let language = root["sourceLanguage"] as? String ?? "en"
    return strings.compactMapValues { entry in
      let all = (entry as? [String: Any])?["localizations"] as? [String: Any]
      let own = all?["en"] ?? all?[language]
      let unit = (own as? [String: Any])?["stringUnit"] as? [String: Any]
      return unit?["value"] as? String
    }
  }
}
