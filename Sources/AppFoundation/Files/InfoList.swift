// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of an app's `Info.plist`.
enum InfoList {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: (files: AppFiles, values: [String: Any])?

  /// The values: those of the file, and those that Xcode gives each app.
  static func values(of files: AppFiles) -> [String: Any] {
    lock.withLock {
      if let kept, kept.files === files { return kept.values }
      let values = plain(files).merging(written(files)) { $1 }
      kept = (files, values)
      return values
    }
  }

  private static func plain(_ files: AppFiles) -> [String: Any] {
    [
      "CFBundleName": files.name,
      "CFBundleDisplayName": files.name,
      "CFBundleIdentifier": "org.example.\(files.name)",
      "CFBundleExecutable": files.name,
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }

  private static func written(_ files: AppFiles) -> [String: Any] {
    let others = files.paths(withExtension: "plist").filter { $0.hasSuffix("-Info.plist") }
    guard let path = files.path(named: "Info.plist") ?? others.first else { return [:] }
    let name = (path as NSString).lastPathComponent
    guard let bytes = files.content(of: path) else {
      AppNotes.report(
        "bad-info",
        "\(name) cannot be read, or has more than \(AppFiles.mostBytes) bytes."
      )
      return [:]
    }
    do {
      let read = try PropertyListSerialization.propertyList(from: bytes, format: nil)
      guard let values = read as? [String: Any] else {
        AppNotes.report("bad-info", "\(name) must contain a dictionary.")
        return [:]
      }
      return values.mapValues { fill($0, files) }
    } catch {
      AppNotes.report(
        "bad-info",
        "\(name)\(reason(in: bytes)): it is no property list; an app's usual values hold."
      )
      return [:]
    }
  }

  /// Where a list in XML stops making sense.
  private static func reason(in bytes: Data) -> String {
    do throws(MarkupNode.Failure) {
      _ = try MarkupNode.read(bytes)
      return ""
    } catch {
      return ":\(error.line): \(error.reason)"
    }
  }

  /// Puts values in the places of the build's variables that are known.
  private static func fill(_ value: Any, _ files: AppFiles) -> Any {
    guard let text = value as? String, text.contains("$(") else { return value }
    let known = [
      "PRODUCT_NAME": files.name, "TARGET_NAME": files.name, "EXECUTABLE_NAME": files.name,
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.\(files.name)", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_MODULE_NAME": files.name,
    ]
    return known.reduce(text) { $0.replacingOccurrences(of: "$(\($1.key))", with: $1.value) }
  }
}
