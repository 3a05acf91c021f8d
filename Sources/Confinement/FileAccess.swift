// SPDX-License-Identifier: Apache-2.0
import CConfinement
import Glibc

/// The files that a process may use, and a way to hold it to them.
///
/// - Source: Linux, "Landlock: unprivileged access control", versions 1 to 6.
package struct FileAccess: Equatable, Sendable {
  /// Files, and folders with everything in them, that may be read.
  package var reads: [String] = []
  /// Folders in which files may be read whose names are known; names cannot be listed.
  package var readsNamed: [String] = []
  /// Programs, and folders with programs, that may be started.
  package var runs: [String] = []
  /// Folders in which everything may be changed, and files that may be written.
  package var writes: [String] = []
  /// Folders from which empty folders may be removed.
  package var empties: [String] = []

  /// Makes a description; what it does not name is refused.
  package init(
    reads: [String] = [],
    readsNamed: [String] = [],
    runs: [String] = [],
    writes: [String] = [],
    empties: [String] = []
  ) {
    self.reads = reads
    self.readsNamed = readsNamed
    self.runs = runs
    self.writes = writes
    self.empties = empties
  }

  /// Both together.
  package static func + (one: FileAccess, other: FileAccess) -> FileAccess {
    FileAccess(
      reads: one.reads + other.reads,
      readsNamed: one.readsNamed + other.readsNamed,
      runs: one.runs + other.runs,
      writes: one.writes + other.writes,
      empties: one.empties + other.empties
    )
  }

  // MARK: Holding a process to it

  /// Holds the calling thread, and everything that it starts, to this access.
  ///
  /// - Throws: `ConfinementError` when the kernel refuses; nothing is restricted then.
  package func enter(_ kernel: KernelSupport = .current) throws(ConfinementError) {
    let ruleset = try ruleset(kernel)
    defer { close(ruleset) }
    guard confinement_forbid_privileges() == 0, confinement_restrict(ruleset) == 0 else {
      throw Self.lastError("this process cannot be restricted")
    }
  }

  /// A descriptor of a ruleset, for processes that are started with it; the caller closes it.
  ///
  /// Paths that do not exist are left out.
  package func ruleset(_ kernel: KernelSupport = .current) throws(ConfinementError) -> Int32 {
    let all = Rights.all(kernel.landlock)
    let ruleset = confinement_make_ruleset(
      Int32(kernel.landlock),
      all.rawValue,
      kernel.landlock >= Self.versionOfNetwork ? Self.connections : 0,
      kernel.keepsSignals ? SignalScope.scopes : 0
    )
    guard ruleset >= 0 else { throw Self.lastError("the kernel makes no ruleset") }
    let rules: [([String], Rights)] = [
      (reads, .read), (readsNamed, .readFile), (runs, [.read, .run]),
      (writes, all.subtracting(.run)), (empties, .removeFolder),
    ]
    for (paths, rights) in rules {
      for path in paths where !Self.allow(rights.intersection(all), at: path, in: ruleset) {
        let error = Self.lastError("\(path) cannot be named in a ruleset")
        close(ruleset)
        throw error
      }
    }
    return ruleset
  }

  /// - Returns: `false` when the path exists but the rule was refused.
  private static func allow(_ rights: Rights, at path: String, in ruleset: Int32) -> Bool {
    let place = confinement_open_path(path)
    guard place >= 0 else { return true }
    defer { close(place) }
    var state = stat()
    guard fstat(place, &state) == 0 else { return false }
    let isFolder = state.st_mode & S_IFMT == S_IFDIR
    let fitting = isFolder ? rights : rights.intersection(.ofFiles)
    return confinement_allow(ruleset, place, fitting.rawValue) == 0
  }

  private static func lastError(_ words: String) -> ConfinementError {
    ConfinementError(message: "\(words): \(String(cString: strerror(errno)))")
  }

  private static let versionOfNetwork = 4
  /// Binding and connecting by TCP.
  private static let connections: UInt64 = 0b11

  /// Kinds of access, as the kernel numbers them.
  private struct Rights: OptionSet {
    var rawValue: UInt64

    static let run = Rights(rawValue: 1 << 0)
    static let writeFile = Rights(rawValue: 1 << 1)
    static let readFile = Rights(rawValue: 1 << 2)
    static let readFolder = Rights(rawValue: 1 << 3)
    static let removeFolder = Rights(rawValue: 1 << 4)
    static let truncate = Rights(rawValue: 1 << 14)
    static let control = Rights(rawValue: 1 << 15)

    static let read: Rights = [.readFile, .readFolder]
    static let ofFiles: Rights = [.run, .writeFile, .readFile, .truncate, .control]

    /// All that a version knows.
    static func all(_ version: Int) -> Rights {
      let counts = [0, 13, 14, 15, 15, 16]
      let count = counts[min(max(version, 0), counts.count - 1)]
      return Rights(rawValue: (1 << UInt64(count)) - 1)
    }
  }
}
