// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An app's bundle, in front of Foundation's: the files beside its source, and its `Info.plist`.
open class Bundle: NSObject, @unchecked Sendable {
  /// The app's bundle, which is the only one.
  public static let main = Bundle()
  /// The app's bundle, as packages name theirs.
  public static var module: Bundle { main }
  /// All bundles: the app's.
  public static var allBundles: [Bundle] { [main] }

  private var files: AppFiles { AppFiles.current }

  private override init() { super.init() }

  /// The bundle of a class: the app's.
  public init(for aClass: AnyClass) { super.init() }
  /// The bundle with a name: the app's.
  public init?(identifier: String) { super.init() }
  /// The bundle in a folder: the app's, as far as the folder is in it.
  public init?(path: String) {
    super.init()
    guard files.folders.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else {
      return nil
    }
  }
  /// The bundle in a folder: the app's, as far as the folder is in it.
  public convenience init?(url: URL) { self.init(path: url.path) }

  // MARK: Property list

  /// The values of `Info.plist`, beside those that each app has.
  open var infoDictionary: [String: Any]? { InfoList.values(of: files) }
  /// The values of `Info.plist` in the person's language; here the same.
  open var localizedInfoDictionary: [String: Any]? { infoDictionary }
  /// The name by which the system knows the app.
  open var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

  /// A value of `Info.plist`.
  ///
  /// Apps keep their keys to services there, and stop without them: a text takes the place of a value
  /// that is not there, unless the system gives it, and a note says so.
  open func object(forInfoDictionaryKey key: String) -> Any? {
    if let value = infoDictionary?[key] { return value }
    guard !["CF", "NS", "UI", "LS"].contains(where: key.hasPrefix) else { return nil }
    AppNotes.report(
      "info-key",
      "Info.plist has no \(key); a text takes its place."
    )
    return "\(key)-stand-in"
  }

  // MARK: Files

  /// The app's folder.
  open var bundlePath: String { files.folders.first ?? "/" }
  /// The app's folder.
  open var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
  /// The app's folder.
  open var resourcePath: String? { bundlePath }
  /// The app's folder.
  open var resourceURL: URL? { bundleURL }

  /// The path of a file.
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  /// The path of a file in a folder.
  open func path(
    forResource name: String?,
    ofType ext: String?,
    inDirectory subpath: String?
  ) -> String? {
    guard let name, !name.isEmpty else {
      return ext.flatMap { files.paths(withExtension: $0).first }
    }
    let whole = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    guard let found = files.path(named: whole, in: subpath) else {
      AppNotes.report("missing-file", "There is no file \(whole) beside the source.")
      return nil
    }
    return found
  }

  /// The address of a file.
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  /// The address of a file in a folder.
  open func url(
    forResource name: String?,
    withExtension ext: String?,
    subdirectory subpath: String?
  ) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The addresses of all files with an extension.
  open func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The paths of all files with an extension.
  open func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    let all = ext.map { files.paths(withExtension: $0) } ?? []
    guard let subpath, !subpath.isEmpty else { return all }
    return all.filter { ($0 as NSString).deletingLastPathComponent.hasSuffix(subpath) }
  }

  // MARK: Texts

  /// The text for a key in a table of texts; the value, or the key, without one.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  {
    LocalisedTexts.text(key, table: tableName, in: files)
      ?? (value?.isEmpty == false ? value ?? key : key)
  }

  /// The text for a key and for its values, if it depends on numbers; a value that is no whole number is `nil`.
  package func localizedString(forKey key: String, table: String?, numbers: [Int?]) -> String? {
    LocalisedTexts.text(key, table: table, numbers: numbers, in: files)
  }

  /// The languages of the bundle.
  open var localizations: [String] { ["en"] }
  /// The languages of the bundle, in the person's order.
  open var preferredLocalizations: [String] { ["en"] }
  /// The language in which the app is written.
  open var developmentLocalization: String? { "en" }
}
