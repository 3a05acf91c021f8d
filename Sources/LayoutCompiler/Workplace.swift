// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of one compile.
struct Workplace {
  /// Name of the module and of the library, like no other one: loaders know libraries by path.
  let module: String
  let library: String
  let cache: String
  private let folder: String

  var object: String { folder + "/module.o" }

  /// Makes the folders.
  init(out: String, cache: String?) throws {
    let time = UInt64(Date().timeIntervalSince1970 * Self.ticksPerSecond)
    module = "Layouts_\(String(time, radix: Self.radix))_\(getpid())"
    let out = Self.absolute(out)
    folder = "\(out)/\(module).work"
    library = "\(out)/\(module).so"
    let cache = cache.map(Self.absolute) ?? out + "/cache"
    for path in [folder, cache] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    // The compiler takes a cache by another path for another one, and its modules for doubles.
    self.cache = URL(fileURLWithPath: cache).resolvingSymlinksInPath().path
  }

  /// A path from the root: the compiler and the linker may run elsewhere.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    return FileManager.default.currentDirectoryPath + "/" + path
  }

  private static let ticksPerSecond = 1_000_000.0
  private static let radix = 36

  /// Writes the module's texts.
  ///
  /// - Returns: The files' paths.
  func write(_ texts: [String]) throws -> [String] {
    try texts.enumerated().map { index, text in
      let path = "\(folder)/\(index).swift"
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return path
    }
  }

  /// Removes everything but the library.
  func clean() {
    if ProcessInfo.processInfo.environment["TESSERA_KEEP_WORK"] == nil {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
