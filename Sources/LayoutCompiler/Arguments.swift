// SPDX-License-Identifier: Apache-2.0
import Confinement

/// What the command line asks for.
struct Arguments {
  /// Why a command line cannot be followed.
  struct Wrong: Error {
    let message: String
  }

  static let usage = """
    Usage: tessera-layout-compiler --out DIR [options] FILE|FOLDER…
           tessera-layout-compiler --warm [--modules DIR] [--cache DIR]
           tessera-layout-compiler --standby

    Compiles layout files written for iOS into a library that tessera-stage-host loads, and prints a
    report in JSON. All files are one module; of a folder, all Swift files in it.

      --out DIR            the folder for the library
      --known FINGERPRINT  compile nothing if only numbers of the source differ
      --modules DIR        the folder of UIKit.swiftmodule (default: Modules beside this program)
      --module-file NAME FILE
                           a file of a module that the files import, which is compiled on its own
      --beside DIR         a folder in which pictures and colours are looked for, too
      --cache DIR          the compiler's module cache (default: cache in DIR of --out)
      --entry-check-only   report what can be shown, and compile nothing
      --warm               fill the module cache
      --work DIR           the folder for files of one compile (default: a folder in that of --out;
                           with --standby, a temporary one)
      --confinement MODE   available (default): give up what the kernel lets it give up; required:
                           end if that is not everything; off: keep all rights of the user
      --parent PID         end with this process, which started the compiler
      --standby            prepare, then run the command line from standard input, a line of JSON
                           such as ["--out", "DIR", "FILE"]; files after --standby --out DIR are
                           read in advance, and the line then has only a folder in DIR
      --help               print this

    Exit codes: 0 there is a library or nothing changed, 1 the source has errors (the report says
    which), 64 the command line is wrong.
    """

  var out: String?
  var known: String?
  var modules: String?
  var cache: String?
  var beside: [String] = []
  var entryCheckOnly = false
  var work: String?
  var confinement: ConfinementMode?
  var parent: Int32?
  var warm = false
  var standby = false
  var help = false
  var paths: [String] = []
  /// Modules that the files import, and whose source is there.
  var modulesWithSource: [ImportedModule] = []

  /// Whether the files of the next command line are known.
  var isExpecting: Bool { standby && out != nil && cache != nil && !paths.isEmpty }

  /// The folder of the modules that layouts import.
  var modulesFolder: String {
    modules.map(Workplace.absolute) ?? LayoutCompiler.modulesBesideProgram
  }

  init(_ words: [String]) throws(Wrong) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--out": out = try Self.value(of: word, &rest)
      case "--known": known = try Self.value(of: word, &rest)
      case "--modules": modules = try Self.value(of: word, &rest)
      case "--module-file": try addFile(of: try Self.value(of: word, &rest), &rest)
      case "--beside": beside.append(try Self.value(of: word, &rest))
      case "--cache": cache = try Self.value(of: word, &rest)
      case "--work": work = try Self.value(of: word, &rest)
      case ConfinementMode.option:
        confinement = ConfinementMode(rawValue: try Self.value(of: word, &rest))
        guard confinement != nil else {
          throw Wrong(message: "\(word) needs required, available or off.")
        }
      case ProcessTie.option:
        parent = Int32(try Self.value(of: word, &rest))
        guard parent != nil else { throw Wrong(message: "\(word) needs a number.") }
      case "--entry-check-only": entryCheckOnly = true
      case "--warm": warm = true
      case "--standby": standby = true
      case "--help", "-h": help = true
      case _ where word.hasPrefix("--"): throw Wrong(message: "There is no option \(word).")
      default: paths.append(word)
      }
    }
    if help || warm || standby { return }
    if paths.isEmpty { throw Wrong(message: "Name a layout file.") }
    if out == nil && !entryCheckOnly { throw Wrong(message: "--out is missing.") }
  }

  private mutating func addFile(
    of name: String,
    _ rest: inout ArraySlice<String>
  ) throws(Wrong) {
    let path = try Self.value(of: "--module-file", &rest)
    guard ImportedModule.isName(name) else {
      throw Wrong(message: "\(name) is not the name of a module.")
    }
    guard let index = modulesWithSource.firstIndex(where: { $0.name == name }) else {
      modulesWithSource.append(ImportedModule(name: name, paths: [path]))
      return
    }
    modulesWithSource[index].paths.append(path)
  }

  /// All files that the compiler reads.
  var sources: [String] { paths + modulesWithSource.flatMap(\.paths) }

  /// The words that name the modules' files.
  var moduleWords: [String] {
    modulesWithSource.flatMap { module in
      module.paths.flatMap { ["--module-file", module.name, $0] }
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Wrong) -> String {
    guard let value = rest.popFirst() else { throw Wrong(message: "\(option) needs a value.") }
    return value
  }
}
