// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutLibrary

/// Loads compiled layout files into this process.
///
/// A library links against nothing: its code calls the engine in the process. It stays loaded until
/// the process ends, because its layouts and closures may be in use anywhere.
@MainActor
enum LibraryLoader {
  /// The reason why a library cannot be used, and what the user can do.
  struct LoadError: Error, Equatable {
    var message: String
  }

  /// The function that the generated code of a layout file exports.
  static let registration = "tessera_register_layouts"

  private typealias Register = @convention(c) () -> Void

  /// Loads the library and lets it register its layouts.
  ///
  /// - Returns: All registered layouts, in the order of the source.
  static func load(_ path: String) throws(LoadError) -> [LayoutEntry] {
    // A path without a slash would be looked for in the system's library folders.
    let place = path.contains("/") ? path : "./" + path
    guard let library = dlopen(place, RTLD_NOW | RTLD_LOCAL) else { throw lastError(path) }
    guard let symbol = dlsym(library, registration) else {
      throw LoadError(
        message: "\(path) registers no layouts; it was not made by tessera-layout-compiler"
      )
    }
    FaultReporter.watch(library: place)
    unsafeBitCast(symbol, to: Register.self)()
    let entries = LayoutRegistry.shared.entries
    guard !entries.isEmpty else {
      throw LoadError(message: "\(path) holds nothing that could be shown")
    }
    return entries
  }

  /// Loads a library and finds one of its layouts.
  static func entry(_ id: String, of path: String) throws(LoadError) -> LayoutEntry {
    let entries = try load(path)
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    let names = entries.map(\.id).joined(separator: ", ")
    throw LoadError(message: "\(path) has no layout \(id), only: \(names)")
  }

  private static func lastError(_ path: String) -> LoadError {
    let words = dlerror().map { String(cString: $0) } ?? "the system does not say why"
    let isOfOtherVersion = words.contains("undefined symbol")
    let advice = isOfOtherVersion ? "; it was compiled for another version, compile it anew" : ""
    return LoadError(message: "\(path) cannot be loaded: \(words)\(advice)")
  }
}
