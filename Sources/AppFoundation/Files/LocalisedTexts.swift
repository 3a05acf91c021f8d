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
    /// The text for other numbers, where ``usual`` leaves the form open.
    var many: String?

    /// Puts the forms of a catalogue's part in place of its name, `%#@name@`.
    mutating func put(_ name: String, _ part: [String: Any]) {
      guard let own = LocalisedTexts.forms(part) else { return }
      let place = (part["argNum"] as? Int).map { "\($0)$" } ?? ""
      let sign = "%" + place + (part["formatSpecifier"] as? String ?? "lld")
      let filled = { (text: String, form: String) in
        text.replacing("%#@\(name)@", with: form.replacing("%arg", with: sign))
      }
      let (usual, one, zero) = (usual, one ?? usual, zero ?? usual)
      self.usual = filled(usual, own.usual)
      if let form = own.one {
        self.one = filled(one, form)
      } else {
        self.one = filled(one, own.usual)
      }
      self.zero = filled(zero, own.zero ?? own.usual)
    }
  }
  /// The languages that are read, the first one first.
  private static let languages = ["en", "Base"]

  /// The text for a key of a table, and for a number if it depends on one; `nil` without one.
  package static func text(
    _ key: String,
    table: String?,
    count: Int? = nil,
    in files: AppFiles
  ) -> String? {
    guard let forms = forms(key, table: table, in: files) else { return nil }
    guard let count else { return forms.usual }
    let many = forms.many ?? forms.usual
    switch count {
    case 0: return forms.zero ?? many
    case 1: return forms.one ?? many
    default: return many
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
      guard let format = PluralFormat(entry) else { return nil }
      return Forms(
        usual: format.marked(),
        one: format.text(for: 1),
        zero: format.text(for: 0),
        many: format.text(for: 2)
      )
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
      guard var forms = forms(own) else { return nil }
      for (name, part) in own?["substitutions"] as? [String: Any] ?? [:] {
        if let part = part as? [String: Any] { forms.put(name, part) }
      }
      return forms
    }
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
