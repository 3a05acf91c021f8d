// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

private typealias Bundle = AppFoundation.Bundle
private typealias UserDefaults = AppFoundation.UserDefaults

@Suite struct FilesTests {
  /// Runs a test in a folder with files, which is removed at the end.
  private func withFiles(
    _ files: [String: String],
    _ body: (_ notes: @escaping () -> [String]) throws -> Void
  ) throws {
    let folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).path + "/Demo"
    defer {
      try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
    }
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    try withOwnProcess(files: AppFiles(folders: [folder])) { _, notes in try body(notes) }
  }

  @Test func `the bundle has the files beside the source and the values of the property list`()
    throws
  {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>API_KEY</key><string>k1</string>
      <key>Name</key><string>$(PRODUCT_NAME)!</string></dict></plist>
      """
    let files = [
      "Info.plist": list, "Data/photos.json": "[1]", "Pods/Other/photos.json": "[2]",
      "en.lproj/Localizable.strings": "\"hello\" = \"Good day\";",
      "More.xcstrings":
        #"{"sourceLanguage":"en","strings":{"bye":{"localizations":{"en":{"stringUnit":{"value":"So long"}}}}}}"#,
    ]
    try withFiles(files) { notes in
      let bundle = Bundle.main
      #expect(bundle.object(forInfoDictionaryKey: "API_KEY") as? String == "k1")
      #expect(bundle.infoDictionary?["Name"] as? String == "Demo!")
      #expect(bundle.infoDictionary?["CFBundleName"] as? String == "Demo")
      #expect(bundle.object(forInfoDictionaryKey: "TOKEN") as? String == "TOKEN-stand-in")
      #expect(bundle.object(forInfoDictionaryKey: "UILaunchStoryboardName") == nil)
      let url = try #require(bundle.url(forResource: "photos", withExtension: "json"))
      expect(try String(contentsOf: url, encoding: .utf8), equals: "[1]")
      expect(bundle.path(forResource: "photos.json", ofType: nil), equals: url.path)
      expect(bundle.path(forResource: "none", ofType: "json"), equals: nil)
      expect(bundle.localizedString(forKey: "hello", value: nil, table: nil), equals: "Good day")
      expect(bundle.localizedString(forKey: "bye", value: nil, table: "More"), equals: "So long")
      expect(bundle.localizedString(forKey: "no", value: "v", table: nil), equals: "v")
      expect(notes().map { $0.prefix { $0 != ":" } }, equals: ["info-key", "missing-file"])
    }
  }

  @Test func `texts of catalogues have forms for one and for many`() throws {
    let catalogue =
      #"{"strings":{"%lld works":{"localizations":{"en":{"variations":{"plural":"#
      + #"{"one":{"stringUnit":{"value":"%lld work"}},"other":{"stringUnit":{"value":"%lld works!"}}}}}}}}}"#
    try withFiles(["Localizable.xcstrings": catalogue]) { _ in
      let key = "%lld works"
      let text = { Bundle.main.localizedString(forKey: key, table: nil, numbers: [$0]) }
      expect(text(1), equals: "%lld work")
      expect(text(2), equals: "%lld works!")
      expect(text(0), equals: "%lld works!")
      expect(Bundle.main.localizedString(forKey: "no", table: nil, numbers: [1]), equals: nil)
    }
  }

  @Test func `formats of a table have the forms that fit their numbers`() throws {
    let table = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>loans</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@books@ in %#@rooms@ of %@</string>
      <key>books</key><dict><key>zero</key><string>no book</string>
      <key>one</key><string>%d book</string><key>other</key><string>%ld books</string></dict>
      <key>rooms</key><dict><key>one</key><string>one room</string>
      <key>other</key><string>%d rooms</string></dict></dict></dict></plist>
      """
    try withFiles(["en.lproj/Localizable.stringsdict": table]) { notes in
      let format = Bundle.main.localizedString(forKey: "loans", value: nil, table: nil)
      let filled = { AppCalls.formatted(format, $0, isLocalised: $1) }
      expect(filled([1, 2, "A"], false), equals: "1 book in 2 rooms of A")
      expect(filled([0, 1, "B"], false), equals: "no book in one room of B")
      expect(filled([1200, 3, "C"], true), equals: "1,200 books in 3 rooms of C")
      // By a key with its numbers in it, each number chooses its own form.
      let counted = Bundle.main.localizedString(forKey: "loans", table: nil, numbers: [1, 2, nil])
      expect(counted, equals: "%1$d book in %2$d rooms of %3$@")
      expectEmpty(notes())
    }
    expect(AppCalls.formatted("%.1f %@", [0.25, "A"], isLocalised: false), equals: "0.2 A")
  }

  @Test func `a property list that cannot be read is told with its line`() throws {
    let list =
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n<key>A</key>\n</plist>\n"
    try withFiles(["Info.plist": list]) { notes in
      #expect(Bundle.main.infoDictionary?["CFBundleVersion"] as? String == "1")
      #expect(notes().count == 1 && notes()[0].contains("Info.plist:5"))
    }
  }

  @Test func `settings are kept in memory, and registered values hold until others are set`() {
    let settings = UserDefaults()
    settings.register(defaults: ["count": 3, "name": "a"])
    expect(settings.integer(forKey: "count"), equals: 3)
    expect(settings.bool(forKey: "none"), equals: false)
    settings.set(5, forKey: "count")
    settings.set(true, forKey: "flag")
    settings.set(1.5, forKey: "ratio")
    expect(settings.integer(forKey: "count"), equals: 5)
    expect(settings.double(forKey: "ratio"), equals: 1.5)
    expect(settings.bool(forKey: "flag"))
    expect(settings.string(forKey: "count"), equals: "5")
    settings.removeObject(forKey: "count")
    expect(settings.integer(forKey: "count"), equals: 3)
    expect(UserDefaults(suiteName: "group")?.string(forKey: "name"), equals: nil)
    UserDefaults(suiteName: "group")?.set("b", forKey: "name")
    expect(UserDefaults(suiteName: "group")?.string(forKey: "name"), equals: "b")
  }
}
