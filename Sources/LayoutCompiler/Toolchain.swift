// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation

/// The places of the compiler and the linker.
struct Toolchain {
  /// The folder that contains `bin` and `lib`.
  let root: String
  /// The linker, with the arguments that it needs first.
  let linker: [String]
  /// The same for many objects: it starts later and then takes three quarters of the time.
  private let linkerOfMany: [String]
  /// From how many objects on it is the quicker one.
  private static let manyObjects = 16

  #if arch(arm64)
  static let architecture = "aarch64"
  #else
  static let architecture = "x86_64"
  #endif

  var frontend: String { root + "/bin/swift-frontend" }
  /// The object that registers a library's types with the runtime; without it casts fail.
  var runtimeObject: String { "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o" }

  /// The toolchain; `nil` without any.
  static let current = Toolchain()

  /// Finds the toolchain whose libraries this program uses, else the one in `PATH`.
  init?() {
    guard let root = Self.loadedRoot() ?? Self.root(in: Self.path) else { return nil }
    self.root = root
    let runs = { (path: String) in FileManager.default.isExecutableFile(atPath: path) }
    let lld = root + "/bin/ld.lld"
    let gold = Self.path.map { $0 + "/ld.gold" }
    let found = (gold + [lld] + Self.path.map { $0 + "/ld.bfd" }).first(where: runs)
    linker = found.map { [$0] } ?? [root + "/bin/clang", "-nostdlib"]
    // Its threads wait for each other longer than they help.
    linkerOfMany = runs(lld) ? [lld, "--threads=1"] : linker
  }

  private static let path: [String] =
    ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []

  private static func loadedRoot() -> String? {
    let maps = LoadedFiles.maps
    let suffix = "/lib/swift/host/libSwiftSyntax.so"
    let line = maps.split(separator: "\n").first { $0.hasSuffix(suffix) }
    guard let start = line?.firstIndex(of: "/"), let line else { return nil }
    return checked(String(line[start...].dropLast(suffix.count)))
  }

  private static func root(in path: [String]) -> String? {
    path.lazy.compactMap { folder in
      let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
      return checked(compiler.deletingLastPathComponent().deletingLastPathComponent().path)
    }.first
  }

  private static func checked(_ root: String) -> String? {
    FileManager.default.isExecutableFile(atPath: root + "/bin/swift-frontend") ? root : nil
  }

  /// The frontend's arguments for compiling a module into one object, without `-frontend` itself;
  /// with `primaries`, each of these files is compiled into an object of its own, and the others are
  /// only read.
  func compileArguments(
    _ files: [String],
    primaries: [Int] = [],
    module: String,
    modules: String,
    imports: [String] = [],
    cache: String,
    objects: [String],
    isReplaceable: Bool = false
  ) -> [String] {
    let own = Set(primaries)
    var words = ["-c"] + (isReplaceable ? Self.replaceable : [])
    for (index, file) in files.enumerated() {
      words += own.contains(index) ? ["-primary-file", file] : [file]
    }
    return words + options(module: module, modules: modules, imports, cache: cache)
      + objects.flatMap { ["-o", $0] }
  }

  /// Options that let other modules replace functions, and reach private ones.
  private static let replaceable = ["-enable-implicit-dynamic", "-enable-private-imports"]

  /// The frontend's arguments for making the interface of a module whose functions can be replaced.
  func interfaceArguments(
    _ files: [String],
    module: String,
    modules: String,
    imports: [String],
    cache: String,
    result: String
  ) -> [String] {
    ["-emit-module", "-experimental-skip-all-function-bodies"] + files + Self.replaceable
      + options(module: module, modules: modules, imports, cache: cache) + ["-o", result]
  }

  /// The frontend's arguments for compiling a module that apps import into one object, with its
  /// interface.
  ///
  /// `symbols` is the module's name in symbols, so that the host can have a stand-in of the same
  /// name.
  func moduleArguments(
    _ files: [String],
    module: String,
    symbols: String,
    modules: String,
    imports: [String],
    cache: String,
    object: String,
    interface: String
  ) -> [String] {
    ["-c"] + files + options(module: module, modules: modules, imports, cache: cache)
      + ["-module-abi-name", symbols, "-enable-testing", "-emit-module-path", interface]
      + ["-o", object]
  }

  /// The processor time for the types of one expression, in seconds: one that takes longer is an error with its line,
  /// instead of all the time that there is for the module.
  private static let expressionSeconds = 8

  private func options(
    module: String,
    modules: String,
    _ imports: [String],
    cache: String
  ) -> [String] {
    var words = ["-target", Self.architecture + "-unknown-linux-gnu", "-disable-objc-interop"]
    // Of a module with source, there may be a stand-in among the others.
    words += (imports + [modules]).flatMap { ["-I", $0] } + ["-module-cache-path", cache]
    words += ["-no-color-diagnostics", "-diagnostic-style", "llvm"]
    words += ["-g", "-debug-info-format=dwarf", "-dwarf-version=4", "-swift-version", "5"]
    words += ["-Onone", "-parse-as-library", "-module-name", module]
    words.append("-solver-expression-time-threshold=\(Self.expressionSeconds)")
    // These checks find mistakes of the compiler, not of the source.
    words += ["-disable-llvm-verify", "-sil-verify-none"]
    let host = root + "/lib/swift/host"
    words += ["-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so"]
    return words + ["-plugin-path", host + "/plugins"]
  }

  /// A linker and its arguments.
  ///
  /// The library links against nothing: its symbols come from the host.
  func link(objects: [String], library: String) -> (program: String, arguments: [String]) {
    let words = objects.count < Self.manyObjects ? linker : linkerOfMany
    let arguments = words.dropFirst() + ["-shared", runtimeObject] + objects + ["-o", library]
    return (words[0], Array(arguments))
  }
}
