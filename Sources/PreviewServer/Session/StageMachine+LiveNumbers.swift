// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Changes of numbers that the playing host can take without being replaced.
extension StageMachine {
  /// The new values, if files differ from the shown files only in live numbers; `nil` otherwise.
  ///
  /// A set parameter gives way when the source changes its default, and a number may be such a
  /// default. Only another host knows that, so the result is `nil` when parameters are set.
  func liveNumbers(to files: StageInput) -> [LibraryConstant]? {
    guard let version = source?.version, let good = versions.good, good.data == files.data,
      overrides.isEmpty,
      let old = good.layout.library, let new = files.layout.library, new.path == version.library
    else { return nil }
    var others = new
    others.constants = old.constants
    guard others == old else { return nil }
    let (before, after) = (version.values(with: old), version.values(with: new))
    let changed = version.report.constants.filter { before[$0.index] != after[$0.index] }
    guard !changed.isEmpty, changed.allSatisfy(\.isLive) else { return nil }
    return changed.compactMap { constant in
      after[constant.index].map { LibraryConstant(index: constant.index, value: $0) }
    }
  }

  /// Gives the numbers to the playing host.
  ///
  /// If it ends because of them, the files before come back.
  mutating func play(_ constants: [LibraryConstant], of files: StageInput) -> [Effect] {
    versions.good = files
    return [playing.give(.numbers(files)) { .constants(number: $0, constants: constants) }]
  }

  /// Notes that the host has laid out with the numbers of some files.
  mutating func playedNumbers(of files: StageInput) -> [Effect] {
    // Newer numbers may have been sent in the meantime.
    guard versions.good == files else { return [] }
    versions.proven = files
    ownDiagnostics[.library] = nil
    return taken(files)
  }
}

extension SourceMachine.Version {
  /// The numbers in a host that has loaded a library, by index.
  func values(with library: StageLibrary) -> [Int: Double] {
    library.constants.reduce(into: compiled) { $0[$1.index] = $1.value }
  }
}
