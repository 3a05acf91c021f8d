// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The texts of an app: tables of `.strings` and `.stringsdict`, and catalogues of `.xcstrings`.
package enum LocalisedTexts {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: (files: AppFiles, tables: [String: [String: Forms]])?

  /// A text, and how it is for one and for none.
  private struct Forms {
    var usual: String
    var one: String?
    var zero: String?
    /// What the text is made of where each of its parts depends on a number of its own.
    var plural: PluralFormat?
  }
  /// The languages that are read, the first one first.
  private static let languages = ["en", "Base"]

  /// The text for a key of a table, and for its values if it depends on numbers among them; `nil` without one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` for the usual one.
  ///   - numbers: The values in their order, `nil` for those that are no whole numbers.
  ///   - files: Where the tables are.
  /// - Returns: The text.
  package static func text(
    _ key: String,
    table: String?,
    numbers: [Int?] = [],
    in files: AppFiles
  ) -> String? {
    guard let forms = forms(key, table: table, in: files) else { return nil }
    guard let count = numbers.lazy.compactMap({ $0 }).first else { return forms.usual }
    if let plural = forms.plural { return plural.text(for: numbers) }
    switch count {
    case 0: return forms.zero ?? forms.usual
    case 1: return forms.one ?? forms.usual
    default: return forms.usual
    }
  }

  private static func forms(_ key: String, table: String?, in files: AppFiles) -> Forms? {
    lock.withLock {
      if kept?.files !== files { kept = (files, [:]) }
      let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      if let known = kept?.tables[name] { return known[key] }
      let plain = strings(name, files).mapValues { Forms(usual: $0) }
      let read = plurals(name, files).merging(plain) { first, _ in first }
        .merging(catalogue(name, files)) { first, _ in first }
      kept?.tables[name] = read
      return read[key]
    }
  }

  private static func strings(_ name: String, _ files: AppFiles) -> [String: String] {
    list(name, "strings", files)
  }

  /// The formats of a `.stringsdict`, which come before the texts of a `.strings` of the same name.
  private static func plurals(_ name: String, _ files: AppFiles) -> [String: Forms] {
    let entries: [String: Any] = list(name, "stringsdict", files)
    return entries.compactMapValues { entry in
      PluralFormat(entry).map { Forms(usual: $0.marked(), plural: $0) }
    }
  }

  /// The property list of a table in the first language of those that are read.
  private static func list<Entry>(
    _ name: String,
    _ kind: String,
    _ files: AppFiles
  ) -> [String: Entry] {
    let all = files.paths(withExtension: kind).filter {
      ($0 as NSString).lastPathComponent.lowercased() == "\(name).\(kind)".lowercased()
    }
    let chosen =
      languages.compactMap { language in
        all.first { $0.contains("/\(language).lproj/") }
      }.first ?? all.first
    guard let path = chosen, let bytes = files.content(of: path) else { return [:] }
    if let read = try? PropertyListSerialization.propertyList(from: bytes, format: nil),
      let table = read as? [String: Entry]
    {
      return table
    }
    AppNotes.report(
      "bad-strings",
      "\((path as NSString).lastPathComponent) is no table of texts; its keys are shown."
    )
    return [:]
  }

  /// A catalogue: `strings.<key>.localizations.<language>.stringUnit.value`, or `variations.plural` before the unit.
  private static func catalogue(_ name: String, _ files: AppFiles) -> [String: Forms] {
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
      let own = (all?["en"] ?? all?[language]) as? [String: Any]
      guard let forms = forms(own) else { return nil }
      guard let parts = own?["substitutions"] as? [String: [String: Any]], !parts.isEmpty else {
        return forms
      }
      let format = plural(forms.usual, parts)
      return Forms(usual: format.marked(), plural: format)
    }
  }

  /// A text with parts, `%#@name@`, that have forms for the numbers in them, `%arg`.
  private static func plural(_ text: String, _ parts: [String: [String: Any]]) -> PluralFormat {
    let variables = parts.compactMapValues { part in
      forms(part).map { own in
        let sign = "%" + (part["formatSpecifier"] as? String ?? "lld")
        let filled = { (form: String) in form.replacing("%arg", with: sign) }
        return PluralFormat.Variable(
          zero: own.zero.map(filled),
          one: own.one.map(filled),
          other: filled(own.usual)
        )
      }
    }
    let places = parts.compactMapValues { $0["argNum"] as? Int }
    return PluralFormat(text, variables: variables, places: places)
  }

  /// The forms of an entry: of one text, of one for phones, or of several for numbers.
  private static func forms(_ entry: [String: Any]?) -> Forms? {
    if let value = value(entry) { return Forms(usual: value) }
    let variations = entry?["variations"] as? [String: Any]
    if let devices = variations?["device"] as? [String: Any] {
      return forms((devices["iphone"] ?? devices["other"]) as? [String: Any])
    }
    let plural = variations?["plural"] as? [String: Any]
    guard let usual = value(plural?["other"]) else { return nil }
    return Forms(usual: usual, one: value(plural?["one"]), zero: value(plural?["zero"]))
  }

  private static func value(_ entry: Any?) -> String? {
    let unit = (entry as? [String: Any])?["stringUnit"] as? [String: Any]
    return unit?["value"] as? String
  }
}
