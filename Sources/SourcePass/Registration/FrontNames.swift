// SPDX-License-Identifier: Apache-2.0

/// Names of Foundation and Dispatch in whose place a module gets AppFoundation's.
///
/// A module's own declarations are found before imported ones, so an alias is enough for all its
/// files. A name that the module declares itself stays its own.
package enum FrontNames {
  private static let types = [
    "DispatchQueue", "DispatchTime", "DispatchWallTime", "DispatchGroup", "DispatchSemaphore",
    "DispatchWorkItem", "DispatchSource", "DispatchSourceTimer", "Timer", "Thread",
    "OperationQueue",
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionDelegate",
    "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse",
    "HTTPURLResponse", "URLCache", "CachedURLResponse", "JSONDecoder", "Bundle",
    "UserDefaults", "DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter",
    "DateComponentsFormatter",
    "HTTPCookie", "HTTPCookieStorage", "NSPredicate", "NSCompoundPredicate",
    "NSSortDescriptor",
    "NSMutableAttributedString", "NSKeyValueObservation", "NSKeyValueObservingOptions",
    "NSKeyValueObservedChange",
    "NSUbiquitousKeyValueStore", "NSDataDetector", "UndoManager", "ListFormatter",
    "MeasurementFormatter", "PersonNameComponentsFormatter", "InlinePresentationIntent",
    "Logger", "OSLog", "OSLogType", "OSLogMessage", "OSSignposter", "OSAllocatedUnfairLock",
  ]

  private static let calls = "AppFoundation.AppCalls"

  /// Operators are found only in modules that a file imports, so the module gets them itself.
  private static let sums = [
    ("Double", ".nanoseconds(Int(max(-9e18, min(9e18, value * 1e9))))"),
    ("DispatchTimeInterval", "value"),
  ].map { type, length in
    "@_disfavoredOverload func + (time: AppFoundation.DispatchTime, value: \(type)) "
      + "-> AppFoundation.DispatchTime { time.advanced(by: \(length)) }\n"
  }.joined()

  /// Formats of an app's tables may have words that depend on numbers, which Foundation's own do not know here.
  private static let formats =
    "extension String { init(format: __shared String, _ arguments: any CVarArg...) "
    + "{ self = \(calls).formatted(format, arguments, isLocalised: false) }\n"
    + "static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String "
    + "{ \(calls).formatted(format, arguments, isLocalised: true) } }\n"

  /// Functions by the word that shows that they are needed.
  private static let functions = [
    ("deadline", "import Dispatch\n" + sums),
    ("timeout", "import Dispatch\n" + sums),
    ("DispatchTime", "import Dispatch\n" + sums),
    (
      "NSEC_PER_SEC",
      "let NSEC_PER_SEC: UInt64 = 1_000_000_000\nlet USEC_PER_SEC: UInt64 = 1_000_000\n"
        + "let NSEC_PER_MSEC: UInt64 = 1_000_000\nlet NSEC_PER_USEC: UInt64 = 1_000\n"
    ),
    (
      "sleep",
      "@discardableResult func sleep(_ seconds: UInt32) -> UInt32 { \(calls).sleep(seconds) }\n"
        + "@discardableResult func usleep(_ microseconds: UInt32) -> Int32 "
        + "{ \(calls).usleep(microseconds) }\n"
    ),
    (
      "contentsOf",
      // With the same parameters, declarations of the module hide those that it imports.
      "extension Data { init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws "
        + "{ self = try \(calls).content(of: url, options, file: \"\", line: 0) } }\n"
    ),
    (
      "dynamic",
      "func tesseraDidSet(_ object: Any) { \(calls).didSet(object) }\n"
    ),
    (
      "NSLocalizedString",
      // With the parameters of Foundation's, the second one hides it, and it is the last to be chosen: bundles here
      // are the app's.
      "func NSLocalizedString(_ key: String, tableName: String? = nil, "
        + "bundle: AppFoundation.Bundle = .main, value: String = \"\", comment: String) -> String "
        + "{ bundle.localizedString(forKey: key, value: value, table: tableName) }\n"
        + "@_disfavoredOverload func NSLocalizedString(_ key: String, tableName: String? = nil, "
        + "bundle: Foundation.Bundle = .main, value: String = \"\", comment: String) -> String "
        + "{ AppFoundation.Bundle.main.localizedString(forKey: key, value: value, table: tableName) }\n"
    ),
    ("NSLocalizedString", formats), ("localizedString", formats),
  ]

  /// Words that show that members of AppFoundation's are needed.
  private static let members = [
    "markdown", "formatted", "documentsDirectory", "cachesDirectory", "temporaryDirectory",
    "localizedStandard", "localized", "LocalizedStringResource", "LocalizationValue", "publisher",
    "observe", "phoneNumber",
    "mutableCopy",
  ]

  /// The code for a module's last file; empty for a module that uses none of the names.
  package static func code(for module: SourceModule) -> String {
    let named = { (word: String) in module.sources.contains { $0.words.contains(word) } }
    let own = { (name: String) in module.types[name] != nil || module.aliases[name] != nil }
    let aliases = types.filter { named($0) && !own($0) }.map { name in
      "public typealias \(name) = AppFoundation.\(name)\n"
    }
    let declared = { (word: String) in module.unitsByName[word] != nil }
    var added: [String] = []
    for (word, code) in functions where named(word) && !declared(word) && !added.contains(code) {
      added.append(code)
    }
    let code = (aliases + added).joined()
    let needsMembers = Self.members.contains { named($0) }
    let front =
      code.isEmpty && !needsMembers ? "" : "import AppFoundation\nimport Foundation\n" + code
    return front + ResourceNames.code(for: module) + reached(module, named)
  }

  /// Imports of modules whose members an app has in reach because other modules bring them.
  private static func reached(_ module: SourceModule, _ named: (String) -> Bool) -> String {
    // RxSwift alone has no members of views; in apps, another library imports RxCocoa.
    let needsCocoa =
      module.imports.contains("RxSwift") && !module.compiled.contains("RxSwift") && named("rx")
      && !module.imports.contains("RxCocoa")
    return needsCocoa ? "import RxCocoa\n" : ""
  }
}
