// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of one compile.
struct Workplace {
  /// A unique name for the module and the library, because loaders identify libraries by path.
  let module: String
  let out: String
  let library: String
  let cache: String
  let folder: String

  var object: String { folder + "/module.o" }

  /// Makes the folders; `work` is that of the compile's files, if it is there already.
  init(out path: String, cache: String?, work: String? = nil) throws {
    let time = UInt64(Date().timeIntervalSince1970 * Self.ticksPerSecond)
    module = "Layouts_\(String(time, radix: Self.radix))_\(getpid())"
    let out = Self.absolute(path)
    self.out = out
    folder = work ?? "\(out)/\(module).work"
    library = "\(out)/\(module).so"
    let cache = cache.map(Self.absolute) ?? out + "/cache"
    for path in [out, folder, cache] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    // The compiler treats the same cache under another path as another cache, and its modules as
    // duplicates.
    self.cache = Self.resolved(cache)
  }

  /// Makes a folder with a new name for the files of a compile that is not known yet, in another
  /// folder or among the temporary files.
  static func reserve(in parent: String?) throws -> String {
    let parent = absolute(parent ?? NSTemporaryDirectory())
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    var template = Array("\(parent)/tessera.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    return String(cString: made)
  }

  /// An absolute path: the compiler and the linker may run in another folder.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    return FileManager.default.currentDirectoryPath + "/" + path
  }

  /// A path without symbolic links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static let ticksPerSecond = 1_000_000.0
  private static let radix = 36

  /// Writes the module's texts.
  ///
  /// - Returns: The files' paths.
  func write(_ texts: [String], prefix: String = "") throws -> [String] {
    try texts.enumerated().map { try write($1, named: "\(prefix)\($0)") }
  }

  /// Writes a file of the module, and returns its path.
  func write(_ text: String, named name: String) throws -> String {
    let path = "\(folder)/\(name).swift"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  /// Removes everything but the library.
  func clean() {
    if ProcessInfo.processInfo.environment["TESSERA_KEEP_WORK"] == nil {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
