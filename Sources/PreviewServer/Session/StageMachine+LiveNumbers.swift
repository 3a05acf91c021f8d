// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Numbers of the source that the host that plays can take as it is, without another one.
extension StageMachine {
  /// The new values when files differ from those that play in live numbers only; `nil` otherwise.
  ///
  /// Where people have set parameters, a number may be the default of one, which then gives way; another host
  /// tells that.
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

  /// Has the host that plays take them; when it ends over that, the files before come back.
  mutating func play(_ constants: [LibraryConstant], of files: StageInput) -> [Effect] {
    versions.good = files
    return [playing.give(.numbers(files)) { .constants(number: $0, constants: constants) }]
  }

  /// The host has laid out with the numbers of some files.
  mutating func playedNumbers(of files: StageInput) -> [Effect] {
    // Others may be on their way already.
    guard versions.good == files else { return [] }
    versions.proven = files
    ownDiagnostics[.library] = nil
    return taken(files)
  }
}

extension SourceMachine.Version {
  /// The numbers as a host has them that was given a library, by index.
  func values(with library: StageLibrary) -> [Int: Double] {
    library.constants.reduce(into: compiled) { $0[$1.index] = $1.value }
  }
}
