// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

/// Texts that can be translated, with values in them.
@Suite struct LocalizedTextTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {
      "greeting": {"localizations": {"en": {"stringUnit": {"value": "**Hello**, %@!"}}}},
      "%lld apples": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "one apple"}},
        "other": {"stringUnit": {"value": "%lld apples in all"}}}}}}},
      "swap %@ %@": {"localizations": {"en": {"stringUnit": {"value": "%2$@ before %1$@"}}}},
      "touch": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}},
      "nests": {"localizations": {"en": {"stringUnit": {"value": "%1$@ has %#@birds@"},
        "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld",
          "variations": {"plural": {"one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}},
      "zoo": {"localizations": {"en": {"stringUnit": {"value": "%#@cats@, %#@dogs@"},
        "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld",
          "variations": {"plural": {"one": {"stringUnit": {"value": "%arg cat"}},
            "other": {"stringUnit": {"value": "%arg cats"}}}}},
          "dogs": {"argNum": 1, "formatSpecifier": "lld",
          "variations": {"plural": {"zero": {"stringUnit": {"value": "no dog"}},
            "one": {"stringUnit": {"value": "%arg dog"}},
            "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}
    }}
    """
  private static let table = "\"title\" = \"Settings\";\n\"by %@\" = \"written by %@\";\n"

  private func withTexts(_ body: () throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "texts-\(UUID().uuidString)"
    let inner = folder + "/en.lproj"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalogue = folder + "/Localizable.xcstrings"
    try Self.catalogue.write(toFile: catalogue, atomically: true, encoding: .utf8)
    try Self.table.write(toFile: inner + "/Settings.strings", atomically: true, encoding: .utf8)
    try withOwnProcess(files: AppFiles(folders: [folder])) { _, _ in try body() }
  }

  @Test func `a text has its form for a number and its values in their order`() throws {
    try withTexts {
      expect(String(localized: "\(1) apples"), equals: "one apple")
      expect(String(localized: "\(7) apples"), equals: "7 apples in all")
      expect(String(localized: "swap \("a") \("b")"), equals: "b before a")
      expect(String(localized: "by \("Ana")", table: "Settings"), equals: "written by Ana")
      expect(
        String(localized: "title", defaultValue: "Else", table: "Settings"),
        equals: "Settings"
      )
      expect(String(localized: "none", defaultValue: "\(2) of them"), equals: "2 of them")
    }
  }

  @Test func `a catalogue's text is that for phones, and its parts have their forms`() throws {
    try withTexts {
      expect(String(localized: "touch"), equals: "Tap")
      expect(String(localized: "nests", defaultValue: "\("Oak") \(1)"), equals: "Oak has 1 bird")
      expect(String(localized: "nests", defaultValue: "\("Oak") \(3)"), equals: "Oak has 3 birds")
    }
  }

  @Test func `each part of a catalogue's text has the form for its own number`() throws {
    try withTexts {
      func zoo(_ dogs: Int, _ cats: Int) -> String {
        String(localized: "zoo", defaultValue: "\(dogs) \(cats)")
      }
      expect(zoo(1, 2), equals: "2 cats, 1 dog")
      expect(zoo(2, 1), equals: "1 cat, 2 dogs")
      expect(zoo(0, 1), equals: "1 cat, no dog")
      let format = AppFoundation.Bundle.main.localizedString(forKey: "zoo", value: nil, table: nil)
      expect(AppCalls.formatted(format, [2, 1], isLocalised: true), equals: "1 cat, 2 dogs")
    }
  }

  @Test func `a resource is translated when it is asked`() throws {
    let resource: LocalizedStringResource = "\(1) apples"
    let named = LocalizedStringResource("title", defaultValue: "Else", table: "Settings")
    expect(String(localized: resource), equals: "1 apples")
    try withTexts {
      expect(String(localized: resource), equals: "one apple")
      expect(String(localized: named), equals: "Settings")
      expect(String(localized: "by \(named)", table: "Settings"), equals: "written by Settings")
    }
    #expect(resource.key == "%lld apples" && named.table == "Settings")
  }

  @Test func `signs of Markdown are read in translations, but not in values`() throws {
    try withTexts {
      let text = AttributedString(localized: "greeting", defaultValue: "\("a*b*c")")
      expect(String(text.characters), equals: "Hello, a*b*c!")
      let parts = text.runs.map { run in
        (String(text[run.range].characters), run.inlinePresentationIntent)
      }
      expect(parts.map(\.0), equals: ["Hello", ", a*b*c!"])
      expect(parts.map(\.1), equals: [.stronglyEmphasized, nil])
    }
    let plain = AttributedString(localized: "*\(3)* of __\(4)__")
    expect(String(plain.characters), equals: "3 of 4")
  }

  @Test func `values with attributes keep them`() {
    var link = AttributedString("terms")
    link.link = URL(string: "https://example.org")
    let text = AttributedString(localized: "See **\(link)** now")
    expect(String(text.characters), equals: "See terms now")
    let linked = text.runs.filter { $0.link != nil }
    expect(linked.map { String(text[$0.range].characters) }, equals: ["terms"])
    expect(linked.map(\.inlinePresentationIntent), equals: [.stronglyEmphasized])
  }
}
